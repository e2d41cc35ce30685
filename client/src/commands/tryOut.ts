import { CancellationTokenSource, commands, Selection, type TextEditor, window } from 'vscode';
import type { Extension } from '../context';
import { newTestFile } from './newTestFile';

/** What the walkthrough lets people try. */
const steps: Readonly<Record<string, (editor: TextEditor) => unknown>> = {
  hover: () => commands.executeCommand('editor.action.showHover'),
  board: () => commands.executeCommand('game.openBoard'),
  play: () => commands.executeCommand('editor.action.refactor'),
  write: async ({ document }) => {
    // The output goes beside the file, so there has to be one.
    if (!document.isUntitled || (await document.save())) await commands.executeCommand('game.writeExpectedOutput');
  },
};

/** A step of the walkthrough: on the game file that is in sight, else on a sample, with the caret on its first case. */
export async function tryOut(extension: Extension, step?: unknown): Promise<void> {
  const seen = window.visibleTextEditors.find(({ document }) => document.languageId === 'game');
  if (seen) await window.showTextDocument(seen.document, seen.viewColumn);
  else await newTestFile(extension, 'poj-2348');
  const editor = window.activeTextEditor;
  if (!editor) return;
  const [first] =
    (await extension.server.casesFrom(editor.document.uri, 0, new CancellationTokenSource().token))?.cases ?? [];
  if (first) editor.selection = new Selection(first.firstLine, 0, first.firstLine, 0);
  await steps[String(step)]?.(editor);
}
