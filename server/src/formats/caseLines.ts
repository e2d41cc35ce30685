/**
 * The lines of one case and the rows of the format that they fill.
 *
 * It goes line by line as the reader does, so that a case with mistakes has its rows as well, and it can begin to tell
 * at a line in the middle of a long case.
 */
import type { Borrowed } from '../text/borrowed';
import { kindOf, type TokenTable, tokenText, VALUES } from '../text/table';
import type { Compiled, CompiledRow, Shape } from './compile';
import type { Field, List } from './format';
import { readDigits } from './numeral';

export interface CaseLine {
  readonly line: number;
  readonly row: CompiledRow;
  /** Which of the repeated lines, from 0; always 0 for a single line. */
  readonly repeat: number;
}

/**
 * Returns the lines with numbers of a case that stands on lines `first` … `last`, as far as they are within `from` …
 * `to`.
 */
export function* caseLines(
  compiled: Compiled,
  table: Borrowed<TokenTable>,
  first: number,
  last: number,
  from = first,
  to = last,
): Generator<CaseLine> {
  const counts = new Float64Array(compiled.slots).fill(NaN);
  let [at, repeat] = [0, 0];
  for (let line = first; line <= Math.min(last, to); line++) {
    const row = compiled.rows[at];
    if (row === undefined) return;
    if (kindOf(table, line) !== VALUES || table.lineToken[line] === table.lineToken[line + 1]) continue;
    fill(row.shape, table, line, counts);
    if (line >= from) yield { line, row, repeat };
    repeat++;
    if (row.times >= 0 && repeat < counts[row.times]!) continue;
    repeat = 0;
    do at++;
    while (isEmpty(compiled.rows[at], counts));
  }
}

/** Takes note of the line's numbers that count something. */
function fill({ fills }: Shape, table: Borrowed<TokenTable>, line: number, counts: Float64Array): void {
  fills.forEach((slot, index) => {
    const token = table.lineToken[line]! + index;
    if (slot >= 0) counts[slot] = token < table.lineToken[line + 1]! ? numberAt(table, token) : NaN;
  });
}

function numberAt(table: Borrowed<TokenTable>, token: number): number {
  const plain = table.tokenValue[token]!;
  return Number.isNaN(plain) ? Number(readDigits(tokenText(table, token)).digits ?? NaN) : plain;
}

/** Returns a row without numbers or lines, which no line fills. */
function isEmpty(row: CompiledRow | undefined, counts: Float64Array): boolean {
  if (row === undefined) return false;
  const isEmptyList = row.shape.fields.length === 0 && counts[row.shape.listSlot] === 0;
  return isEmptyList || (row.times >= 0 && !(counts[row.times]! > 0));
}

/** Returns what the number at a place of the line is, counted from 0; nothing for one that is too much. */
export const itemAt = ({ fields, list }: Shape, index: number): Field | List | undefined => fields[index] ?? list;

/** Does the number at a place of the line say how many of something follow? */
export const isCount = ({ fills }: Shape, index: number): boolean => (fills[index] ?? -1) >= 0;
