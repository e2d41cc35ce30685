/**
 * Outcomes of two-dimensional frames, by theorems about whole rows. Each gives what `plainOutcomes` gives cell by cell
 * (test/maps/quick.test.ts), for frames whose numbers are below 2^26.
 */
import { appleRows } from '../rulesets/appleRows';
import { corner } from '../rulesets/corner';
import { euclid } from '../rulesets/euclid';
import { misereNim } from '../rulesets/misereNim';
import { nimSum } from '../rulesets/nim';
import { coldPair, mate, wythoff } from '../rulesets/wythoff';
import { type Chart, CODES, type Frame, LOST, WON } from './cells';

type Fill = (outcomes: Uint8Array, frame: Frame, chart: Chart) => void;

/** Undefined if there is no quick way. */
export function quickOutcomes(chart: Chart, frame: Frame): Uint8Array | undefined {
  const fill = chart.axes.names.length === 2 ? (fills.get(chart.ruleset) ?? sumOf(chart)) : undefined;
  if (!fill) return undefined;
  const outcomes = new Uint8Array(frame.columns * frame.rows);
  fill(outcomes, frame, chart);
  return outcomes;
}

const fills: ReadonlyMap<unknown, Fill> = new Map<unknown, Fill>([
  [wythoff, wythoffCells],
  [euclid, euclidCells],
  [corner, cornerCells],
  [misereNim, misereCells],
  [appleRows, misereCells],
]);

/** A sum of heaps is lost where the nim-sum of the values is 0; where one is not known, the ruleset is asked. */
function sumOf({ ruleset, axes }: Chart): Fill | undefined {
  const { part, rest } = axes;
  if (!part || rest === undefined || ruleset.misere || !ruleset.grundy) return undefined;
  const others: unknown = ruleset.grundy(rest);
  const valueOf = (size: number): number => {
    const value: unknown = ruleset.grundy?.(part(size));
    return typeof value === 'number' && value < 0x40000000 ? value : -1;
  };
  if (typeof others !== 'number' || others >= 0x40000000) return undefined;
  return (outcomes, frame) => {
    const { x, y, columns, rows } = frame;
    const across = Int32Array.from({ length: columns }, (_, column) => valueOf(x + column));
    let at = 0;
    for (let row = 0; row < rows; row++) {
      const up = valueOf(y + row);
      for (let column = 0; column < columns; column++, at++) {
        const value = across[column]!;
        if (value < 0 || up < 0) outcomes[at] = CODES[ruleset.outcome(axes.position(x + column, y + row))];
        else outcomes[at] = value === (up ^ others) ? LOST : WON;
      }
    }
  };
}

/** In each row one number makes a cold pair. */
function wythoffCells(outcomes: Uint8Array, { x, y, columns, rows }: Frame): void {
  outcomes.fill(WON);
  for (let row = 0; row < rows; row++) {
    const column = Number(mate(y + row)) - x;
    if (column >= 0 && column < columns) outcomes[row * columns + column] = LOST;
  }
}

/** A row is lost between b/φ and bφ, but for b itself, and at 0. */
function euclidCells(outcomes: Uint8Array, { x, y, columns, rows }: Frame): void {
  outcomes.fill(WON);
  for (let row = 0; row < rows; row++) {
    const b = y + row;
    const last = Number(coldPair(b).a);
    const first = last - b + 1;
    const fill = (from: number, to: number): void => {
      outcomes.fill(
        LOST,
        row * columns + Math.max(0, from - x),
        row * columns + Math.min(columns, Math.max(0, to + 1 - x)),
      );
    };
    if (b === 0) fill(0, Infinity);
    else {
      fill(0, 0);
      if (first <= b - 1) fill(first, b - 1);
      fill(b + 1, last);
    }
  }
}

function cornerCells(outcomes: Uint8Array, { x, y, columns, rows }: Frame): void {
  outcomes.fill(WON);
  for (let row = 1 - (y % 2); row < rows; row += 2)
    for (let column = 1 - (x % 2); column < columns; column += 2) outcomes[row * columns + column] = LOST;
}

/** As in Nim, unless all heaps are of at most one. */
function misereCells(outcomes: Uint8Array, { x, y, columns, rows }: Frame, { axes }: Chart): void {
  const others = axes.rest as readonly (number | bigint)[];
  const sum = nimSum(others);
  const isLarge = others.some((size) => size > 1);
  const nim = typeof sum === 'number' && sum < 0x40000000 ? sum : -1;
  let at = 0;
  for (let b = y; b < y + rows; b++)
    for (let a = x; a < x + columns; a++)
      outcomes[at++] = (a ^ b ^ nim) === (isLarge || a > 1 || b > 1 ? 0 : 1) ? LOST : WON;
}
