import type { Edit } from '../../text/finding';
import type { Place } from '../../text/place';
import type { GameDocument } from '../document';

/** More edits of one block than this would cost more memory than its text. */
const MOST_EDITS = 400;

/** Sorted edits of one block; where they are many, one that replaces all between the first and the last. */
export function together(document: GameDocument, index: number, edits: readonly Edit[]): readonly Edit[] {
  const [first, last] = [edits[0], edits.at(-1)];
  if (!first || !last || edits.length <= MOST_EDITS) return edits;
  const { table } = document.blocks.at(index);
  const before = document.blocks.linesBefore(index);
  const offset = ({ line, character }: Place): number => table.lineStart[line - before]! + character;
  const pieces: string[] = [];
  let at = offset(first.span.start);
  for (const { span, text } of edits) {
    pieces.push(table.text.slice(at, offset(span.start)), text);
    at = offset(span.end);
  }
  return [{ span: { start: first.span.start, end: last.span.end }, text: pieces.join('') }];
}
