/** The expected output as an edit, for clients that let a server create files. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import type { Refusal } from '../../../../protocol/messages';
import type { Checkpoint } from '../diagnostic';
import type { View } from '../view';
import { expectedOutput } from './expectedOutput';

/** Beyond the last line of any file: the largest number that the protocol knows. */
const BEYOND = 2 ** 31 - 1;

/**
 * Makes the edit that gives a file the expected output, or says why there is none; undefined if it was told to stop.
 *
 * The file is created if it is not there. If it is, nothing is overwritten: the client changes its text as it would any
 * other, unsaved and with an undo.
 */
export async function outputFileEdit(
  view: View,
  target: string,
  checkpoint: Checkpoint,
): Promise<{ readonly edit: WorkspaceEdit } | { readonly refusal: Refusal } | undefined> {
  const answer = await expectedOutput(view, checkpoint);
  if (!answer || 'refusal' in answer) return answer;
  const range = { start: { line: 0, character: 0 }, end: { line: BEYOND, character: 0 } };
  return {
    edit: {
      documentChanges: [
        { kind: 'create', uri: target, options: { overwrite: false, ignoreIfExists: true } },
        { textDocument: { uri: target, version: null }, edits: [{ range, newText: answer.output }] },
      ],
    },
  };
}
