import { window, workspace } from 'vscode';
import type { Extension } from '../context';
import { ownGameFile } from '../problems/ownGame';

/** Opens a new file that declares a game of one's own, with a tab stop for each part of the rules. */
export async function newOwnGame(_extension: Extension, name?: unknown): Promise<void> {
  const editor = await window.showTextDocument(await workspace.openTextDocument({ language: 'game' }));
  await editor.insertSnippet(ownGameFile(typeof name === 'string' ? name : ''));
}
