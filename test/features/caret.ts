/** Files with a caret: `‸` says where it is and is no part of the text. */
import type { Position } from 'vscode-languageserver-types';
import type { View } from '../../server/src/features/view';
import { openView } from './view';

export interface AtCaret {
  readonly view: View;
  readonly position: Position;
}

export function openAtCaret(marked: string, fileName: string): AtCaret {
  const at = marked.indexOf('‸');
  const before = marked.slice(0, at).split('\n');
  return {
    view: openView(marked.replace('‸', ''), fileName),
    position: { line: before.length - 1, character: before.at(-1)!.length },
  };
}

/** Goes on, always. */
export const goOn = (): Promise<boolean> => Promise.resolve(true);

/** Stops after so many pauses. */
export function stopAfter(pauses: number): () => Promise<boolean> {
  let left = pauses;
  return () => Promise.resolve(left-- > 0);
}
