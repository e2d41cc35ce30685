/** What is wrong with one line of a text that may be half-typed. */
import type { Borrowed } from '../../text/borrowed';
import type { TokenTable } from '../../text/table';
import { BAD, GOOD, Notes } from '../cases';
import type { Compiled, Shape } from '../compile';
import { diagnoseLine } from '../diagnose';
import { fits } from './fits';
import { goesOn, isTooLong, valueAt } from './goesOn';

/** A line with a number out of the statement's bounds: people write such cases, but few. */
export const OUT_OF_BOUNDS = 1;
/** A line that is wrong as it stands, and right when more is written at its end: so is each line for a while. */
export const UNFINISHED = 2;
/** A line that is wrong whatever follows on it. */
export const WRONG = 3;

/** A line of numbers. */
export interface LineAt {
  readonly table: Borrowed<TokenTable>;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** The last one with numbers. */
  readonly isLast: boolean;
  /** More may follow on it. */
  readonly isCut: boolean;
}

/** Returns what is wrong with one line. Fills the slots of `counts` on the way. */
export function lineMisfit(
  compiled: Compiled,
  shape: Shape,
  counts: Float64Array,
  at: LineAt,
  isFirstRow = false,
): number {
  const { table, line, from, to, isLast, isCut } = at;
  if (fits(shape, table, from, to, counts)) return 0;
  const mayBeEnd = isFirstRow && beginsTerminator(compiled, at);
  // Most lines of most problems are too long for most others.
  if (!mayBeEnd && isTooLong(shape, table, from, to)) return fill(shape, counts, at);
  const state = diagnoseLine({ table, line, shape, counts, notes: new Notes(0), isFirstRow, compiled });
  if (state === GOOD) return 0;
  const mayComeRight = mayBeEnd || goesOn(shape, table, from, to);
  if (mayComeRight && isCut) return 0;
  if (state === BAD) return mayComeRight ? UNFINISHED : WRONG;
  // Zeros alone on the last line are how inputs end, and hardly a case that no judge has.
  return isLast && areZeros(at) ? WRONG : OUT_OF_BOUNDS;
}

/** Notes what the line counts, and that it is wrong. */
function fill({ fills }: Shape, counts: Float64Array, { table, from }: LineAt): number {
  fills.forEach((slot, index) => {
    if (slot >= 0) counts[slot] = valueAt(table, from + index);
  });
  return WRONG;
}

export function isTerminator({ format: { end } }: Compiled, at: LineAt): boolean {
  return end.kind === 'zeros' && at.to - at.from === end.zeros && areZeros(at);
}

function beginsTerminator({ format: { end } }: Compiled, at: LineAt): boolean {
  return end.kind === 'zeros' && at.to - at.from < end.zeros && areZeros(at);
}

const areZeros = ({ table, from, to }: LineAt): boolean =>
  table.tokenValue.subarray(from, to).every((value) => value === 0);
