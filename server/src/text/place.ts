/** Places and spans, counted as the Language Server Protocol counts them: lines and UTF-16 units, both from 0. */

export interface Place {
  readonly line: number;
  readonly character: number;
}

/** From `start` up to, not including, `end`. */
export interface Span {
  readonly start: Place;
  readonly end: Place;
}

export function spanOfLine(line: number, start: number, end: number): Span {
  return { start: { line, character: start }, end: { line, character: end } };
}

/** Returns the span, moved down by a number of lines. */
export function below(span: Span, lines: number): Span {
  return {
    start: { line: span.start.line + lines, character: span.start.character },
    end: { line: span.end.line + lines, character: span.end.character },
  };
}

/** Returns the span from its earlier end to its later one. */
export const forward = ({ start, end }: Span): Span =>
  isAtMost(start, end) ? { start, end } : { start: end, end: start };

const isAtMost = (one: Place, other: Place): boolean =>
  one.line < other.line || (one.line === other.line && one.character <= other.character);
