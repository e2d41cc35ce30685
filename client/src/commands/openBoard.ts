import { window } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';

/** Opens the board on a position: that in a line, or the one under the caret. */
export async function openBoard({ boards }: Extension, file?: unknown, line?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  const editor = window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  const from = typeof line === 'number' ? line : (editor?.selection.active.line ?? 0);
  (await boards.open()).show(uri, from);
}
