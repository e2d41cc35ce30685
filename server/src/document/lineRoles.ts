/** What each line of a file is there for. */
import { type CaseLine, caseLines } from '../formats/caseLines';
import { type Span, spanOfLine } from '../text/place';
import { COMMENT, EXPECTATION, kindOf } from '../text/table';
import { type LineAt, lineAt } from './blocks/blockList';
import { type Case, casesBetween } from './case';
import type { GameDocument } from './document';

/** Numbers of a case. */
export interface RowOfCase extends Pick<CaseLine, 'row' | 'repeat'> {
  readonly testCase: Case;
}

export type LineRole =
  /** `count` says how many cases there are; `none` is an empty line, or numbers that are no part of the input. */
  | { readonly kind: 'header' | 'comment' | 'expectation' | 'count' | 'terminator' | 'none' }
  | ({ readonly kind: 'case' } & RowOfCase);

/** Returns the lines from `first` to `last`, as far as there are any, with their roles. */
export function* rolesBetween(document: GameDocument, first: number, last: number): Generator<[LineAt, LineRole]> {
  const rows = rowsBetween(document, first, last);
  for (let line = first; line <= last; line++) {
    const at = lineAt(document, line);
    if (!at) return;
    const row = rows.get(line);
    yield [at, row ? { kind: 'case', ...row } : { kind: kindAt(document, at) }];
  }
}

/** Returns the role of one line; undefined beyond the text. */
export function roleAt(document: GameDocument, line: number): [LineAt, LineRole] | undefined {
  const [found] = rolesBetween(document, line, line);
  return found;
}

function rowsBetween(document: GameDocument, first: number, last: number): Map<number, RowOfCase> {
  const rows = new Map<number, RowOfCase>();
  for (const testCase of casesBetween(document, first, last)) {
    if (testCase.isBeyondEnd) break;
    for (const [{ line }, { row, repeat }] of linesOfCase(document, testCase, first, last))
      rows.set(line, { testCase, row, repeat });
  }
  return rows;
}

/** Returns the lines with numbers of a case, as far as they are within `first` … `last`. */
export function* linesOfCase(
  document: GameDocument,
  { firstLine, lastLine }: Case,
  first = firstLine,
  last = lastLine,
): Generator<[LineAt, CaseLine]> {
  const start = lineAt(document, firstLine);
  if (!start || !document.compiled) return;
  const before = firstLine - start.local;
  for (const found of caseLines(
    document.compiled,
    start.table,
    start.local,
    lastLine - before,
    first - before,
    last - before,
  )) {
    yield [{ line: before + found.line, table: start.table, local: found.line }, found];
  }
}

function kindAt({ header, end }: GameDocument, { line, table, local }: LineAt): Exclude<LineRole['kind'], 'case'> {
  if (header?.span.start.line === line) return 'header';
  if (kindOf(table, local) === COMMENT) return 'comment';
  if (kindOf(table, local) === EXPECTATION) return 'expectation';
  if (end.terminator === line) return 'terminator';
  return end.count?.line === line ? 'count' : 'none';
}

/** Returns how many numbers a line holds. */
export const tokensOn = ({ table, local }: LineAt): number => table.lineToken[local + 1]! - table.lineToken[local]!;

/** Returns where numbers of the line stand, from place `first` to place `last`, counted from 0. */
export function spanOfTokens({ line, table, local }: LineAt, first: number, last = first): Span {
  const origin = table.lineStart[local]!;
  const token = table.lineToken[local]!;
  return spanOfLine(line, table.tokenStart[token + first]! - origin, table.tokenEnd[token + last]! - origin);
}

/** Returns the place of the number that a caret touches; −1 where it touches none. */
export function numberIndexAt({ table, local }: LineAt, character: number): number {
  const at = table.lineStart[local]! + character;
  for (let token = table.lineToken[local]!; token < table.lineToken[local + 1]!; token++) {
    if (table.tokenEnd[token]! >= at) return table.tokenStart[token]! <= at ? token - table.lineToken[local]! : -1;
  }
  return -1;
}
