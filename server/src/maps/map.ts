/** Maps: who wins the positions of a stretch or a rectangle, and their Grundy values. */
import { prepare } from '../rulesets/ruleset';
import { type Cells, type Chart, CODES, type Frame } from './cells';
import { quickOutcomes } from './quick';

/** Returns the outcomes of a frame, row by row, so that the caller can pause in between. */
export function* outcomesIn(chart: Chart, frame: Frame): Generator<undefined, Cells> {
  const quick = quickOutcomes(chart, frame);
  return quick ? { ...frame, outcomes: quick } : yield* plainOutcomes(chart, frame);
}

/** Returns the position that is searched first: when it is found, a search mostly knows the others. */
const lastOf = (axes: Chart['axes'], { x, y, columns, rows }: Frame): unknown =>
  axes.position(x + columns - 1, y + rows - 1);

/** Returns the same, cell by cell. */
export function* plainOutcomes({ ruleset, axes }: Chart, frame: Frame): Generator<undefined, Cells> {
  const { x, y, columns, rows } = frame;
  const outcomes = new Uint8Array(columns * rows);
  const last = lastOf(axes, frame);
  if (last !== undefined) yield* prepare(ruleset, last);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const position = axes.position(x + column, y + row);
      if (position !== undefined) outcomes[row * columns + column] = CODES[ruleset.outcome(position)];
    }
    yield;
  }
  return { ...frame, outcomes };
}

/** Returns the same with Grundy values, where the game has them. */
export function* valuesIn(chart: Chart, frame: Frame): Generator<undefined, Cells> {
  const cells = yield* outcomesIn(chart, frame);
  const { ruleset, axes } = chart;
  if (!ruleset.grundy) return cells;
  const { x, y, columns, rows } = frame;
  const values = new Int32Array(columns * rows).fill(-1);
  const last = lastOf(axes, frame);
  if (last !== undefined) ruleset.grundy(last);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const position = axes.position(x + column, y + row);
      const value: unknown = position === undefined ? undefined : ruleset.grundy(position);
      if (typeof value === 'number' && value <= 0x7fffffff) values[row * columns + column] = value;
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
