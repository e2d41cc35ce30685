/** Maps: who wins the positions of a stretch or a rectangle, and their Grundy values. */
import { prepare } from '../rulesets/ruleset';
import { type Cells, type Chart, CODES, type Frame, UNKNOWN } from './cells';
import { quickOutcomes } from './quick';

/** The work for one map pauses so often at most: a few seconds. What takes more is unknown there. */
const MOST_PAUSES = 200;

/** The pauses that are left for a map. */
interface Allowance {
  left: number;
}

/** Returns the outcomes of a frame. It pauses at the end of each row, and within the work for a cell where that is long. */
export function* outcomesIn(chart: Chart, frame: Frame, pauses = MOST_PAUSES): Generator<undefined, Cells> {
  const allowance: Allowance = { left: pauses };
  const quick = (yield* arePartsReady(chart, frame, allowance)) ? quickOutcomes(chart, frame) : undefined;
  return quick ? { ...frame, outcomes: quick } : yield* plainOutcomes(chart, frame, allowance);
}

/** Works towards the values of all heaps that are varied; false if one of them is beyond what the map may take. */
function* arePartsReady({ ruleset, axes }: Chart, frame: Frame, allowance: Allowance): Generator<undefined, boolean> {
  if (!ruleset.prepare || axes.names.length === 1 || !axes.part) return true;
  const { x, y, columns, rows } = frame;
  const heaps = [axes.rest, axes.part(x + columns - 1), axes.part(y + rows - 1)];
  for (let column = 0; column < columns; column++) heaps.push(axes.part(x + column));
  for (let row = 0; row < rows; row++) heaps.push(axes.part(y + row));
  for (const heap of heaps) if (heap !== undefined && !(yield* isReady(ruleset, heap, allowance))) return false;
  return true;
}

/** Works towards the outcome of a position; false if it takes more than the map has left. */
function* isReady(ruleset: Chart['ruleset'], position: unknown, allowance: Allowance): Generator<undefined, boolean> {
  if (allowance.left <= 0) return ruleset.prepare?.(position).advance(1) ?? true;
  const work = prepare(ruleset, position);
  while (work.next().done !== true) {
    if (allowance.left-- <= 0) return false;
    yield;
  }
  return true;
}

/** Returns the position that is searched first: when it is found, a search mostly knows the others. */
const lastOf = (axes: Chart['axes'], { x, y, columns, rows }: Frame): unknown =>
  axes.position(x + columns - 1, y + rows - 1);

/** Returns the same, cell by cell. The first search may take half of what there is. */
export function* plainOutcomes(
  { ruleset, axes }: Chart,
  frame: Frame,
  allowance: Allowance = { left: MOST_PAUSES },
): Generator<undefined, Cells> {
  const { x, y, columns, rows } = frame;
  const outcomes = new Uint8Array(columns * rows);
  const half: Allowance = { left: Math.ceil(allowance.left / 2) };
  allowance.left -= half.left;
  const last = lastOf(axes, frame);
  if (last !== undefined) yield* isReady(ruleset, last, half);
  allowance.left += Math.max(0, half.left);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const position = axes.position(x + column, y + row);
      if (position === undefined) continue;
      const ready = yield* isReady(ruleset, position, allowance);
      outcomes[row * columns + column] = ready ? CODES[ruleset.outcome(position)] : UNKNOWN;
    }
    yield;
  }
  return { ...frame, outcomes };
}

/** Returns the same with Grundy values, where the game has them; none where the outcome is unknown. */
export function* valuesIn(chart: Chart, frame: Frame, pauses = MOST_PAUSES): Generator<undefined, Cells> {
  const cells = yield* outcomesIn(chart, frame, pauses);
  const { ruleset, axes } = chart;
  if (!ruleset.grundy) return cells;
  const { x, y, columns, rows } = frame;
  const values = new Int32Array(columns * rows).fill(-1);
  const last = lastOf(axes, frame);
  if (last !== undefined && cells.outcomes.at(-1) !== UNKNOWN) ruleset.grundy(last);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const position = cells.outcomes[at] === UNKNOWN ? undefined : axes.position(x + column, y + row);
      const value: unknown = position === undefined ? undefined : ruleset.grundy(position);
      if (typeof value === 'number' && value <= 0x7fffffff) values[at] = value;
    }
    yield;
  }
  return { ...cells, values };
}

/** Returns everything at once. */
export function finished<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
