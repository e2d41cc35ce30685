import { EndOfLine, TextEdit, workspace, WorkspaceEdit } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';

/**
 * Ends the lines of a file as judges do. No edit of the language server can: VS Code keeps line endings apart from the
 * text.
 */
export async function useLf(_: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  const edit = new WorkspaceEdit();
  edit.set(uri, [TextEdit.setEndOfLine(EndOfLine.LF)]);
  await workspace.applyEdit(edit);
}
