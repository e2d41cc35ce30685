/**
 * The fast path of the case reader. Contract: `readPlainCases` adds to the columns just what `read.ts` would add for
 * the cases at hand, and stops before the first case that is not as its layout has it, or of which anything else is to
 * be said.
 *
 * It only compares, and may stop before a good case: one with a number of more than 15 digits, or that begins with a
 * zero, which may be the end of the input. Where a case is one line of so many numbers, it does without looking at each
 * field: a case of a (1 … 100) and b (5 … 1000) is good where both are from 5 to 100, and is looked at field by field
 * otherwise.
 */
import type { Borrowed } from '../text/borrowed';
import { type TokenTable, VALUES } from '../text/table';
import type { CaseColumns } from './caseColumns';
import { GOOD } from './cases';
import type { Compiled, Shape } from './compile';
import { areRelated, areWithin, fits } from './misfit/fits';

/**
 * A case of as many lines as it has rows. Where it is one line, bounds so narrow that numbers within them are within
 * the bounds of every field.
 */
export interface PlainCase {
  readonly shapes: readonly Shape[];
  /** How many numbers the one line has; −1 where that differs. */
  readonly width: number;
  /** The numbers of the one line bound each other. */
  readonly isRelated: boolean;
  /** At least 1, since a zero may end the input. */
  readonly least: number;
  readonly most: number;
}

/** Returns undefined if a case has lines that are repeated. */
export function plainCase({ rows }: Compiled): PlainCase | undefined {
  if (rows.some((row) => row.times >= 0)) return undefined;
  const shapes = rows.map(({ shape }) => shape);
  const [{ fields, list, isRelated, min, max }, ...more] = shapes as [Shape, ...Shape[]];
  return {
    shapes,
    width: list || more.length > 0 ? -1 : fields.length,
    isRelated,
    least: Math.max(1, ...min),
    most: Math.min(...max),
  };
}

/**
 * Takes cases from `line` on, and gives the first line of the one that it stops before. `counts` has a place for each
 * slot.
 */
export function readPlainCases(
  plain: PlainCase,
  table: Borrowed<TokenTable>,
  line: number,
  columns: CaseColumns,
  counts: Float64Array,
): number {
  const { firstLine, lastLine, firstToken, state } = columns;
  const { lineCount, lineKind, lineToken, tokenValue } = table;
  const { width, isRelated, least, most, shapes } = plain;
  const height = shapes.length;
  let { count } = columns;
  for (; line + height <= lineCount; line += height) {
    const from = lineToken[line]!;
    const to = lineToken[line + 1]!;
    const isNarrow =
      to - from === width &&
      lineKind[line] === VALUES &&
      areWithin(tokenValue, from, to, least, most) &&
      (!isRelated || areRelated(shapes[0]!, tokenValue, from));
    if (!isNarrow && !isPlainCase(plain, table, line, counts)) break;
    firstLine[count] = line;
    lastLine[count] = line + height - 1;
    firstToken[count] = from;
    state[count++] = GOOD;
  }
  columns.count = count;
  return line;
}

/** Is the line at `line` the first of a case that is as it should be? It may say no to a good one, as `fits` does. */
function isPlainCase({ shapes }: PlainCase, table: Borrowed<TokenTable>, line: number, counts: Float64Array): boolean {
  const { lineKind, lineToken, tokenValue } = table;
  if (tokenValue[lineToken[line]!] === 0) return false;
  for (let row = 0; row < shapes.length; row++, line++) {
    const from = lineToken[line]!;
    const to = lineToken[line + 1]!;
    if (lineKind[line] !== VALUES || from === to || !fits(shapes[row]!, table, from, to, counts)) return false;
  }
  return true;
}
