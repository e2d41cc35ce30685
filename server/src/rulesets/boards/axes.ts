/** The numbers of a position that a map varies: one or two, the others as they are. */
import { type Message, message } from '../../text/message';
import { type Natural, plus } from '../../text/natural';
import type { AuctionPosition } from '../auction';
import type { BashPosition } from '../bash';
import type { BashBetweenPosition } from '../bashBetween';
import type { CirclePosition } from '../circle';
import type { CornerPosition } from '../corner';
import type { EuclidPosition } from '../euclid';
import type { FibonacciNimPosition } from '../fibonacciNim';
import type { MultiplyPosition } from '../multiply';
import type { NorthcottPosition } from '../northcott';
import type { OwnPosition } from '../own/rules';
import type { OwnRuleset } from '../own/ruleset';
import type { PathPosition } from '../pathOnBoard';
import type { RacePosition } from '../raceTo';
import type { AnyRuleset } from '../ruleset';
import type { StripPosition } from '../strip';
import { periodOf, type SubtractionPosition } from '../subtraction';
import type { WythoffPosition } from '../wythoff';

/** Words, or the name that a user has given. */
export type AxisName = Message | string;

export interface Axes {
  /** What varies, from left to right, and, if there is a second, from bottom to top. */
  readonly names: readonly [AxisName] | readonly [AxisName, AxisName];
  /** The least numbers that there are. */
  readonly least: 0 | 1;
  /** The numbers of the position itself, as many as there are names. */
  readonly at: readonly Natural[];
  /**
   * Returns the heap alone that is varied, where the game is a sum of heaps; its Grundy value xor that of the others is
   * the value of all.
   */
  part?(size: number): unknown;
  /** What is added to the two heaps that are varied, if anything. */
  readonly rest?: unknown;
  /** Returns the position at a place; undefined if the rules know no such one. With one axis, y is 0. */
  position(x: number, y: number): unknown;
  /** The values repeat from a number on, which is proved. */
  readonly period?: Period;
}

export interface Period {
  readonly from: Natural;
  readonly length: Natural;
}

type AxesOf<Position> = (position: Position) => Axes | undefined;

const heapNumber = (heap: number): Message => message('heap {0}', heap);

/** Heaps in a row: the first two, or the only one. */
const heaps = (sizes: readonly Natural[], positionOf: (sizes: readonly Natural[]) => unknown): Axes | undefined => {
  const [first, second, ...others] = sizes;
  if (first === undefined) return undefined;
  if (second === undefined)
    return { names: [message('heap')], least: 0, at: [first], position: (x) => positionOf([x]) };
  return {
    names: [heapNumber(1), heapNumber(2)],
    least: 0,
    at: [first, second],
    part: (size) => positionOf([size]),
    rest: positionOf(others),
    position: (x, y) => positionOf([x, y, ...others]),
  };
};

const sizes: AxesOf<readonly Natural[]> = (position) => heaps(position, (all) => all);

/** Returns one number among others that stay. */
const only = (
  name: Message,
  at: Natural,
  position: (x: number) => unknown,
  period?: Period,
  least: 0 | 1 = 0,
): Axes => ({ names: [name], least, at: [at], position, ...(period && { period }) });

const bash: AxesOf<BashPosition> = ({ heap, most }) =>
  only(message('heap'), heap, (x) => ({ heap: x, most }), { from: 0, length: plus(most, 1) });

const pair: AxesOf<EuclidPosition | WythoffPosition> = ({ a, b }) => ({
  names: [message('first number'), message('second number')],
  least: 0,
  at: [a, b],
  position: (x, y) => ({ a: x, b: y }),
});

const subtraction: AxesOf<SubtractionPosition> = (position) => {
  const axes = heaps(position.heaps, (all) => ({ ...position, heaps: all }));
  const cycle = axes?.names.length === 1 ? periodOf(position.takes) : undefined;
  return axes && cycle?.saltus === 0 ? { ...axes, period: { from: cycle.from, length: cycle.period } } : axes;
};

const strip: AxesOf<StripPosition> = ([first, second, ...others]) => {
  if (first === undefined) return undefined;
  const isFree = (...cells: number[]): boolean => new Set([...cells, ...others]).size === cells.length + others.length;
  if (second === undefined) return only(message('cell'), first, (x) => [x], undefined, 1);
  return {
    names: [message('first chessman'), message('second chessman')],
    least: 1,
    at: [first, second],
    position: (x, y) => (isFree(x, y) ? [x, y, ...others] : undefined),
  };
};

const northcott: AxesOf<NorthcottPosition> = ({ columns, rows: [first, ...others] }) =>
  first && {
    names: [message('your piece in row 1'), message('the opponent’s piece')],
    least: 1,
    at: [first.mine, first.theirs],
    position: (x, y) =>
      x === y || x > columns || y > columns ? undefined : { columns, rows: [{ mine: x, theirs: y }, ...others] },
  };

const circle: AxesOf<CirclePosition> = (position) => {
  const { most } = position;
  if ('circle' in position) return only(message('coins'), position.circle, (x) => ({ circle: x, most }));
  const rows = (all: readonly Natural[]): CirclePosition => ({ rows: all.filter((coins) => coins !== 0), most });
  return heaps(position.rows, rows);
};

/** Returns what the input calls a number of a part, both counted from 0; undefined if it has no one name for it. */
type NameOf = (part: number, coordinate: number) => string | undefined;

const unnamed: NameOf = () => undefined;

function own({ coordinates }: OwnRuleset, { numbers, parts }: OwnPosition, nameOf: NameOf): Axes | undefined {
  const [first, ...others] = parts;
  if (!first) return undefined;
  const positionOf = (part: readonly Natural[]): OwnPosition => ({ numbers, parts: [part, ...others] });
  if (first.length === 1) {
    const sizes = parts.map(([size]) => size!);
    const axes = heaps(sizes, (all) => ({ numbers, parts: all.map((size) => [size]) }));
    return axes && { ...axes, names: heapNames(axes.names, coordinates, nameOf) };
  }
  const [a, b, ...rest] = first;
  const name = (index: number): string => nameOf(0, index) ?? coordinates[index]!;
  return {
    names: [name(0), name(1)],
    least: 0,
    at: [a!, b!],
    position: (x, y) => positionOf([x, y, ...rest]),
  };
}

/** A heap alone has a name in any case; of several, those that the input names. */
function heapNames([first, second]: Axes['names'], [name]: readonly string[], nameOf: NameOf): Axes['names'] {
  const across = nameOf(0, 0);
  return second === undefined ? [across ?? name ?? first] : [across ?? first, nameOf(1, 0) ?? second];
}

// oxlint-disable-next-line typescript/no-explicit-any -- positions never cross between rulesets
const axes: Readonly<Record<string, AxesOf<any>>> = {
  appleRows: sizes,
  auction: ({ missing, most }: AuctionPosition) =>
    only(message('what is missing'), missing, (x) => ({ missing: x, most }), { from: 0, length: plus(most, 1) }),
  bash,
  bashBetween: (position: BashBetweenPosition) =>
    only(message('heap'), position.heap, (x) => ({ ...position, heap: x }), {
      from: 1,
      length: plus(position.least, position.most),
    }),
  circle,
  corner: ({ rows, columns }: CornerPosition) => ({
    names: [message('columns'), message('rows')],
    least: 1,
    at: [columns, rows],
    position: (x, y) => ({ rows: y, columns: x }),
  }),
  euclid: pair,
  fibonacciNim: ({ heap, most }: FibonacciNimPosition) => ({
    names: [message('heap'), message('largest take')],
    least: 0,
    at: [heap, most],
    position: (x, y) => ({ heap: x, most: y }),
  }),
  lasker: sizes,
  misereBash: bash,
  misereNim: sizes,
  multiply: ({ goal }: MultiplyPosition) => only(message('goal'), goal, (x) => ({ product: 1, goal: x }), undefined, 1),
  nim: sizes,
  northcott,
  pairingPiles: sizes,
  pathOnBoard: ({ size }: PathPosition) =>
    only(message('side'), size, (x) => ({ size: x, path: '' }), { from: 1, length: 2 }, 1),
  raceTo: ({ said, target, most }: RacePosition) =>
    only(message('number said'), said, (x) => (x > target ? undefined : { said: x, target, most })),
  strip,
  subtraction,
  wythoff: pair,
};

/** Games that are no map: a set of numbers, boxes on stairs. */
const UNMAPPED: ReadonlySet<string> = new Set(['numberGame', 'staircase']);

/**
 * Returns what a map of a ruleset varies, from a position; undefined if there is nothing to vary. `nameOf` is for games of
 * one’s own.
 */
export function axesOf(ruleset: AnyRuleset, position: unknown, nameOf: NameOf = unnamed): Axes | undefined {
  if (UNMAPPED.has(ruleset.name)) return undefined;
  const known = axes[ruleset.name];
  return known ? known(position) : own(ruleset as OwnRuleset, position as OwnPosition, nameOf);
}
