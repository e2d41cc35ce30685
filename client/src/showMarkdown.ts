import { commands, type Uri, ViewColumn, window } from 'vscode';

/** Shows a Markdown document as a page, or as text where the extension that makes pages of them is disabled. */
export async function showMarkdown(uri: Uri, { isBeside = false } = {}): Promise<void> {
  try {
    await commands.executeCommand(isBeside ? 'markdown.showPreviewToSide' : 'markdown.showPreview', uri);
  } catch {
    await window.showTextDocument(uri, { preview: true, ...(isBeside && { viewColumn: ViewColumn.Beside }) });
  }
}
