/**
 * textDocument/selectionRange: from a number to its line, its case, the case with its expected output, and the file.
 */
import type { Position, Range, SelectionRange } from 'vscode-languageserver-types';
import { lineAt } from '../document/blocks/blockList';
import { caseAtLine } from '../document/case';
import { spanOfCase, spanOfLines, spanOfNumbers } from '../document/caseSpan';
import type { GameDocument } from '../document/document';
import { numberIndexAt, spanOfTokens, tokensOn } from '../document/lineRoles';
import { spanOfLine } from '../text/place';
import type { View } from './view';

/** Returns a selection for each caret. */
export const selectionRanges = ({ document }: View, positions: readonly Position[]): SelectionRange[] =>
  positions.map((position) => nest(position, candidates(document, position)));

/** Returns what a selection may grow to, the smallest first. */
function* candidates(document: GameDocument, { line, character }: Position): Generator<Range> {
  const at = lineAt(document, line);
  const numberIndex = at ? numberIndexAt(at, character) : -1;
  if (at && numberIndex >= 0) yield spanOfTokens(at, numberIndex);
  if (document.header?.span.start.line === line) yield document.header.span;
  if (at && tokensOn(at) > 0) yield spanOfTokens(at, 0, tokensOn(at) - 1);
  yield spanOfLine(line, 0, document.lineText(line).length);
  const testCase = caseAtLine(document, line);
  if (testCase) yield* [spanOfNumbers(document, testCase), spanOfCase(document, testCase)];
  yield spanOfLines(document, 0, document.lineCount - 1);
}

/** Returns the candidates that hold the caret, each around the one before it and larger. */
function nest(position: Position, ranges: Iterable<Range>): SelectionRange {
  const chain: Range[] = [];
  for (const range of ranges) {
    const inner = chain.at(-1) ?? { start: position, end: position };
    if (holds(range, inner) && !(chain.length > 0 && holds(inner, range))) chain.push(range);
  }
  // A caret beyond the text has nothing around it.
  const innermost: SelectionRange | undefined = chain.reduceRight<SelectionRange | undefined>(
    (parent, range) => (parent ? { range, parent } : { range }),
    undefined,
  );
  return innermost ?? { range: { start: position, end: position } };
}

const holds = (outer: Range, inner: Range): boolean =>
  isAtMost(outer.start, inner.start) && isAtMost(inner.end, outer.end);

const isAtMost = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.character <= b.character);
