/** textDocument/foldingRange: cases of several lines, runs of cases, comments, and text after the end. */
import type { FoldingRange } from 'vscode-languageserver-types';
import { caseAt } from '../document/case';
import { lastLineOf } from '../document/caseSpan';
import type { GameDocument } from '../document/document';
import { COMMENT, kindOf } from '../text/table';
import type { View } from './view';

/** Editors take no more than about this many in all: runs come first, and of the other kinds those at the top. */
export const MOST_RANGES = 4500;
/** The shortest run of cases, and how many runs of a kind there are at most; longer ones are ten times as long. */
export const SHORTEST_RUN = 100;
const MOST_RUNS = 1000;

export function foldingRanges({ document }: View): FoldingRange[] {
  const ranges = [...runs(document), ...afterEnd(document)];
  for (const range of casesAndComments(document)) {
    if (ranges.length >= MOST_RANGES) break;
    ranges.push(range);
  }
  return ranges;
}

/** Runs of 100, 1000, … cases, the longest first, so that an editor with one fold a line takes the longest. */
function* runs(document: GameDocument): Generator<FoldingRange> {
  const { cases } = document.end;
  let length = SHORTEST_RUN;
  while (length * 10 < cases) length *= 10;
  for (; length >= SHORTEST_RUN && cases <= length * MOST_RUNS && cases > length; length /= 10) {
    for (let first = 0; first < cases; first += length)
      yield runOf(document, first, Math.min(cases, first + length) - 1);
  }
}

function runOf(document: GameDocument, first: number, last: number): FoldingRange {
  return {
    startLine: caseAt(document, first)!.firstLine,
    endLine: lastLineOf(caseAt(document, last)!),
    kind: 'region',
  };
}

function* afterEnd(document: GameDocument): Generator<FoldingRange> {
  // The empty line after the last line ending is none to fold.
  const last = document.lineCount - (document.lineText(document.lineCount - 1) === '' ? 2 : 1);
  if (last > document.end.line) yield { startLine: document.end.line, endLine: last, kind: 'region' };
}

function* casesAndComments(document: GameDocument): Generator<FoldingRange> {
  for (let index = 0; index < document.blocks.length; index++) {
    const { table, cases } = document.blocks.at(index);
    // Most blocks of large files are a case a line: there is nothing to look for.
    if (cases.caseCount < table.lineCount) yield* [...commentsIn(document, index), ...casesIn(document, index)];
  }
}

/** Comments of several lines. One that a block ends in the middle of is folded in two. */
function commentsIn({ blocks }: GameDocument, index: number): FoldingRange[] {
  const { table } = blocks.at(index);
  const { lineCount } = table;
  const before = blocks.linesBefore(index);
  const ranges: FoldingRange[] = [];
  let first = -1;
  for (let line = 0; line <= lineCount; line++) {
    const isComment = line < lineCount && kindOf(table, line) === COMMENT;
    if (isComment && first < 0) first = line;
    if (isComment || first < 0) continue;
    if (line - first > 1) ranges.push({ startLine: before + first, endLine: before + line - 1, kind: 'comment' });
    first = -1;
  }
  return ranges;
}

/** Cases of several lines, their expected output included. */
function casesIn(document: GameDocument, index: number): FoldingRange[] {
  const {
    table,
    cases: { firstLine, caseCount },
  } = document.blocks.at(index);
  const before = document.blocks.casesBefore(index);
  const count = Math.min(caseCount, document.end.cases - before);
  const ranges: FoldingRange[] = [];
  for (let local = 0; local < count; local++) {
    const next = local + 1 < caseCount ? firstLine[local + 1]! : table.lineCount;
    if (next - firstLine[local]! < 2) continue;
    const testCase = caseAt(document, before + local)!;
    if (lastLineOf(testCase) > testCase.firstLine)
      ranges.push({ startLine: testCase.firstLine, endLine: lastLineOf(testCase) });
  }
  return ranges;
}
