/** The cases of a file, made from the columns when they are asked for. */
import { BAD } from '../formats/cases';
import { fieldsAt, tokensBefore } from '../formats/fields';
import type { AnyFields } from '../formats/format';
import type { Outcome } from '../rulesets/ruleset';
import type { Borrowed } from '../text/borrowed';
import { EXPECTATION, kindOf, lastAtMost, lineOfToken, lineText, tokenCount } from '../text/table';
import type { Block } from './blocks/block';
import { locateCase } from './blocks/blockList';
import type { ReadInput } from './blocks/readInput';
import { hasTooManyDigits } from './caseSize';
import type { GameDocument } from './document';

/** One case as it stands in the file. Lines count from 0, the number from 1. */
export interface Case {
  readonly index: number;
  readonly number: number;
  readonly firstLine: number;
  /** The last line with numbers of the case. */
  readonly lastLine: number;
  /** The case can be made out and the rules allow it. */
  readonly isLegal: boolean;
  /** The case comes after the end of the input. */
  readonly isBeyondEnd: boolean;
  /** The lines of expected output that follow the case. */
  readonly expectation: readonly ExpectationLine[];
}

export interface ExpectationLine {
  readonly line: number;
  /** The judge's output, without the `#> ` before it. */
  readonly text: string;
}

/** A position of a case, and the line that shows it. */
export interface PositionAt {
  readonly position: unknown;
  readonly line: number;
}

export function caseAt({ blocks, end }: ReadInput, index: number): Case | undefined {
  if (index < 0 || index >= blocks.caseCount) return undefined;
  const { block, local, linesBefore: before } = locateCase(blocks, index);
  const lastLine = before + block.cases.lastLine[local]!;
  return {
    index,
    number: index + 1,
    firstLine: before + block.cases.firstLine[local]!,
    lastLine,
    isLegal: block.cases.state[local] !== BAD,
    isBeyondEnd: index >= end.cases,
    expectation: expectationOf(block, local, before),
  };
}

/** Returns the case whose numbers or expectations stand on a line. */
export function caseAtLine(document: GameDocument, line: number): Case | undefined {
  const testCase = caseAt(document, casesThrough(document, line) - 1);
  if (!testCase || line < testCase.firstLine) return undefined;
  return line <= testCase.lastLine || testCase.expectation.some((expected) => expected.line === line)
    ? testCase
    : undefined;
}

/** The last case that begins on a line or before it. */
export const caseBefore = (document: GameDocument, line: number): Case | undefined =>
  caseAt(document, casesThrough(document, line) - 1);

/** The cases of which a line from `first` to `last` is a part. */
export function* casesBetween(document: GameDocument, first: number, last: number): Generator<Case> {
  for (let index = caseFrom(document, first); ; index++) {
    const testCase = caseAt(document, index);
    if (!testCase || testCase.firstLine > last) return;
    if (Math.max(testCase.lastLine, testCase.expectation.at(-1)?.line ?? 0) >= first) yield testCase;
  }
}

/** Returns the index of the case that a line belongs to, or of the last one above it; 0 above all cases. */
export const caseFrom = (document: GameDocument, line: number): number => Math.max(0, casesThrough(document, line) - 1);

/** Returns how many cases begin on this line or before it. */
function casesThrough({ blocks }: GameDocument, line: number): number {
  const place = blocks.blockOfLine(line);
  if (place < 0) return 0;
  const { cases } = blocks.at(place);
  return blocks.casesBefore(place) + 1 + lastAtMost(cases.firstLine, cases.caseCount, line - blocks.linesBefore(place));
}

/** Returns the lines of expected output of a block's case; `before` lines come before the block. */
export function expectationOf({ table, cases }: Borrowed<Block>, local: number, before: number): ExpectationLine[] {
  const lines: ExpectationLine[] = [];
  const last = cases.lastLine[local]!;
  const end = local + 1 < cases.caseCount ? cases.firstLine[local + 1]! : table.lineCount;
  for (let line = last + 1; line < end; line++) {
    const endsInput = table.lineToken[line]! < table.lineToken[line + 1]!;
    if (endsInput) break;
    if (kindOf(table, line) === EXPECTATION)
      lines.push({ line: before + line, text: lineText(table, line).replace(/^#> ?/, '') });
  }
  return lines;
}

/** Returns the numbers of a legal case. */
export function fieldsOf(document: GameDocument, { index }: Case): AnyFields {
  const { block, local } = locateCase(document.blocks, index);
  return fieldsAt(document.compiled!, block.table, block.cases.firstToken[local]!);
}

/**
 * Returns the positions of a case: one, unless the problem asks several questions at once. None where the case is not
 * legal, or too large.
 */
export function positionsOf(document: GameDocument, testCase: Case): readonly PositionAt[] {
  const { problem } = document;
  if (!problem || !testCase.isLegal || hasTooManyDigits(document, testCase)) return [];
  const fields = fieldsOf(document, testCase);
  const positions = problem.positions(fields);
  if (problem.each === undefined) return positions.map((position) => ({ position, line: testCase.lastLine }));
  const lines = linesOfRepeated(document, testCase, fields);
  return positions.map((position) => ({ position, line: lines.next().value ?? testCase.lastLine }));
}

/** Returns the lines of the repeated part that holds the positions. */
function* linesOfRepeated(
  { blocks, compiled, problem }: GameDocument,
  { index }: Case,
  fields: AnyFields,
): Generator<number, undefined> {
  const {
    block: { table, cases },
    local,
    linesBefore,
  } = locateCase(blocks, index);
  const shape = compiled?.rows.find((row) => row.name === problem?.each)?.shape;
  const name = shape?.fields[0]?.name ?? shape?.list?.name ?? '';
  let token = cases.firstToken[local]! + tokensBefore(compiled!, fields, { name, line: 0 });
  while (token < tokenCount(table)) {
    const line = lineOfToken(table, token);
    yield linesBefore + line;
    token = table.lineToken[line + 1]!;
  }
  return undefined;
}

export interface CaseAnswer {
  /** The judge's output, line by line; undefined if it is unknown or there is none. */
  readonly output: readonly string[] | undefined;
  readonly outcomes: readonly Outcome[];
}

/** Returns what the judge expects for a case. */
export function answer(document: GameDocument, testCase: Case): CaseAnswer {
  const { problem } = document;
  const positions = positionsOf(document, testCase).map(({ position }) => position);
  if (!problem || !testCase.isLegal || hasTooManyDigits(document, testCase)) return { output: undefined, outcomes: [] };
  return {
    output: problem.output(positions, testCase.number)?.split('\n'),
    outcomes: positions.map((position) => problem.ruleset.outcome(position)),
  };
}
