/** Where a case stands, with and without its expected output. */
import type { Span } from '../text/place';
import type { Case } from './case';
import type { GameDocument } from './document';

/** Returns the last line of the case, its expected output included. */
export const lastLineOf = ({ lastLine, expectation }: Case): number => expectation.at(-1)?.line ?? lastLine;

/** From the first to the last number, and comments in between. */
export const spanOfNumbers = (document: GameDocument, { firstLine, lastLine }: Case): Span =>
  spanOfLines(document, firstLine, lastLine);

export const spanOfCase = (document: GameDocument, testCase: Case): Span =>
  spanOfLines(document, testCase.firstLine, lastLineOf(testCase));

/** From the start of one line to the end of another. */
export const spanOfLines = (document: GameDocument, first: number, last: number): Span => ({
  start: { line: first, character: 0 },
  end: { line: last, character: document.lineText(last).length },
});
