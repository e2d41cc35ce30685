import { Uri, window, workspace } from 'vscode';
import type { ToExtension } from './messages';

/** Asks for a file, and writes a picture or a table into it. */
export async function saveAs({ name, text, base64 }: Extract<ToExtension, { kind: 'save' }>): Promise<void> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const uri = await window.showSaveDialog(folder ? { defaultUri: Uri.joinPath(folder, name) } : {});
  if (uri)
    await workspace.fs.writeFile(uri, base64 === undefined ? new TextEncoder().encode(text ?? '') : bytesOf(base64));
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of data in base64: no host of an extension has a way to read them that the other has, too. */
function bytesOf(base64: string): Uint8Array {
  const signs = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4));
  let [held, bits, at] = [0, 0, 0];
  for (const sign of signs) {
    held = ((held << 6) | SIGNS.indexOf(sign)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
  }
  return bytes;
}
