/** The action that writes the expected output to a file of its own, for clients without the extension's commands. */
import type { CodeAction } from 'vscode-languageserver-types';
import { message } from '../../text/message';
import { translated, type View } from '../view';

export const outputFileKind = 'source.expectedOutput.game';

/** A file that an expected output goes into. */
export interface OutputTarget {
  readonly uri: string;
  readonly name: string;
}

/** What is kept with the action until it is chosen. */
export interface OutputFileData {
  readonly uri: string;
  readonly target: string;
}

/** Returns the action without its edit, which takes the whole file to make. */
export function outputFileActions(
  view: View,
  { only }: { readonly only?: readonly string[] | undefined },
  target: OutputTarget | undefined,
): CodeAction[] {
  const { document } = view;
  const isWanted = !only || only.some((kind) => outputFileKind === kind || outputFileKind.startsWith(`${kind}.`));
  if (!isWanted || !target || !document.problem || document.end.cases === 0) return [];
  const data: OutputFileData = { uri: document.uri, target: target.uri };
  return [
    { title: translated(view, message('Write the expected output to {0}', target.name)), kind: outputFileKind, data },
  ];
}
