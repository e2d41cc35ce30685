/** Edits of texts, as an editor would do them: written apart from the program, on plain strings. */
import assert from 'node:assert/strict';
import type { Edit } from '../../server/src/text/finding';
import type { Place, Span } from '../../server/src/text/place';

/** The lines of a text without their endings; the empty one after a final line ending, too. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** The offset of each line's first unit. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((ending) => ending.index + ending[0].length)];
}

/** Where a place is in the text; a place beyond a line or the text means its end, as the protocol has it. */
function offsetAt(text: string, { line, character }: Place): number {
  const start = lineStarts(text)[line];
  if (start === undefined) return text.length;
  return start + Math.min(character, linesOf(text)[line]!.length);
}

export function assertInside(text: string, { start, end }: Span): void {
  const lines = linesOf(text);
  for (const { line, character } of [start, end]) {
    assert.ok(line >= 0 && line < lines.length, `line ${line} of ${lines.length}`);
    assert.ok(character >= 0 && character <= lines[line]!.length, `character ${character} of line ${line}`);
  }
  assert.ok(
    start.line < end.line || (start.line === end.line && start.character <= end.character),
    'a span ends where it starts, or after',
  );
}

export const textIn = (text: string, { start, end }: Span): string =>
  text.slice(offsetAt(text, start), offsetAt(text, end));

/** A span may be given backwards. */
export function replaced(text: string, span: Span, by: string): string {
  const [start, end] = [offsetAt(text, span.start), offsetAt(text, span.end)];
  return text.slice(0, Math.min(start, end)) + by + text.slice(Math.max(start, end));
}

/** The text after edits that all mean the text as it is now: inside it, and apart from each other. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  for (const { span } of edits) assertInside(text, span);
  const backwards = edits
    .map((edit) => ({ ...edit, at: offsetAt(text, edit.span.start), to: offsetAt(text, edit.span.end) }))
    .sort((a, b) => b.at - a.at || b.to - a.to);
  backwards.forEach((edit, index) =>
    assert.ok(index === 0 || edit.to <= backwards[index - 1]!.at, 'edits do not overlap'),
  );
  return backwards.reduce((result, edit) => result.slice(0, edit.at) + edit.text + result.slice(edit.to), text);
}
