import { commands, type Uri, window } from 'vscode';

/** Shows a Markdown document as a page, or as text where the extension that makes pages of them is disabled. */
export async function showMarkdown(uri: Uri): Promise<void> {
  try {
    await commands.executeCommand('markdown.showPreview', uri);
  } catch {
    await window.showTextDocument(uri, { preview: true });
  }
}
