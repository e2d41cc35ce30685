import { env, Uri, type Webview } from 'vscode';

/** Where the built page lies. */
export const pageFolder = (extension: Uri): Uri => Uri.joinPath(extension, 'dist', 'board');

/** The page: one script and one style sheet, both the extension’s own; nothing is fetched, and nothing else runs. */
export function pageHtml(webview: Webview, extension: Uri, title: string): string {
  const nonce = newNonce();
  const file = (name: string): string => webview.asWebviewUri(Uri.joinPath(pageFolder(extension), name)).toString();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource}`,
    'img-src data: blob:',
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${env.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="${file('page.css')}">
</head>
<body>
<main id="board"></main>
<script nonce="${nonce}" src="${file('page.js')}"></script>
</body>
</html>`;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newNonce(): string {
  let nonce = '';
  for (let sign = 0; sign < 32; sign++) nonce += SIGNS.charAt(Math.floor(Math.random() * SIGNS.length));
  return nonce;
}
