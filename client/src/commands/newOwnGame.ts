import { window } from 'vscode';
import type { Extension } from '../context';
import { newFile } from '../files/newFile';
import { nameOf, ownGameFile } from '../problems/ownGame';

/** Opens a new file that declares a game of one's own, with a tab stop for each part of the rules. */
export async function newOwnGame(_extension: Extension, name?: unknown): Promise<void> {
  const typed = typeof name === 'string' ? name : '';
  // A name may have what no name of a file has.
  const file = `${nameOf(typed).replace(/[^\p{L}\p{N}._-]/gu, '') || 'my-game'}.game`;
  const editor = await window.showTextDocument(await newFile(file, ''));
  await editor.insertSnippet(ownGameFile(typed));
}
