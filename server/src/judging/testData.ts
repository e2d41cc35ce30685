/** Test files made to order: which cases, in which order. The same request gives the same cases on every machine. */
import type { AnyFields, Field, Format, Line, List, Row } from '../formats/format';
import { isWithin } from '../formats/generate/smaller';
import { Room, weightsOf } from '../formats/totals';
import { writeCase } from '../formats/write';
import type { Mistake } from '../mistakes/mistake';
import type { Problem } from '../problems/problem';
import { minus, type Natural, natural, plus } from '../text/natural';
import { roomOf } from './batch';
import { boundsOf, hardOf, smallOf } from './caseSource';
import { coverOf } from './cover';
import { randomCases, type RandomRequest } from './randomCases';

export interface Request {
  /** The fewest cases that catch all known mistakes. */
  readonly mistakes: boolean;
  /** How many of the smallest cases. */
  readonly small: number;
  readonly hard: boolean;
  readonly bounds: boolean;
  /** How many random cases, and how many in a hundred of them the player to move wins, if that matters. */
  readonly random: number;
  readonly won: number | undefined;
  readonly seed: number;
  /** How many cases in all. */
  readonly most: number;
  /** The greatest number, counts included; undefined if the bounds of the statement are enough. */
  readonly max: number | undefined;
}

/** No file has more cases. */
export const LONGEST = 10_000_000;

export type PartName = 'mistakes' | 'small' | 'hard' | 'bounds' | 'random';

export interface Part {
  readonly name: PartName;
  /** How many cases there are to be. Random ones may be fewer where hardly any are legal. */
  readonly count: number;
  readonly cases: Iterable<AnyFields>;
  /** How random ones are made, for those who make them in blocks. */
  readonly random?: RandomPart;
}

export interface RandomPart extends RandomRequest {
  /** The greatest number; undefined if the bounds of the statement are enough. */
  readonly max: number | undefined;
}

/** As many hard cases and cases at the bounds as anybody looks at. */
const MOST_HARD = 200;
const MOST_BOUNDS = 100;
/** Hard cases beyond these are not reached. */
const HARD_AT_ALL = 5000;

/** Chooses the cases. If there are too many, the parts share what room there is, and lists are thinned out evenly. */
export function partsOf(problem: Problem, mistakes: readonly Mistake[], request: Request): Part[] {
  const bounded = withMax(problem, request.max);
  const { small, hard, bounds, random, seed, won, most } = request;
  const seen = new Seen(bounded);
  const first = request.mistakes ? seen.fresh(coverFor(bounded, mistakes)).slice(0, most) : [];
  const lists = {
    small: seen.fresh(take(smallOf(bounded), small)),
    hard: hard ? seen.fresh(spread(take(hardOf(bounded), HARD_AT_ALL), MOST_HARD)) : [],
    bounds: bounds ? seen.fresh(spread(take(boundsOf(bounded), HARD_AT_ALL), MOST_BOUNDS)) : [],
  };
  const counts = [lists.small.length, lists.hard.length, lists.bounds.length, random];
  const [ofSmall = 0, ofHard = 0, ofBounds = 0, ofRandom = 0] = shares(counts, most - first.length);
  const ofChance: RandomPart = { seed, won, count: ofRandom, max: request.max };
  return [
    { name: 'mistakes' as const, count: first.length, cases: first },
    { name: 'small' as const, count: ofSmall, cases: lists.small.slice(0, ofSmall) },
    { name: 'hard' as const, count: ofHard, cases: spread(lists.hard, ofHard) },
    { name: 'bounds' as const, count: ofBounds, cases: spread(lists.bounds, ofBounds) },
    { name: 'random' as const, count: ofRandom, cases: randomCases(bounded, ofChance), random: ofChance },
  ].filter(({ count }) => count > 0);
}

/** The cases of one file, and whether the statement allows no more of them in it. */
export interface FileParts {
  readonly parts: readonly Part[];
  /** Sums over all cases kept some out. */
  readonly isFull: boolean;
}

/** Chooses the cases of one file: as many as the statement allows in it, which are parts as `partsOf` has them. */
export function partsOfFile(problem: Problem, mistakes: readonly Mistake[], request: Request): FileParts {
  const { input } = problem;
  const all = partsOf(problem, mistakes, { ...request, most: Math.min(request.most, roomOf(input)) });
  if (!input.totals) return { parts: all, isFull: false };
  const wanted = all.map(({ cases }) => [...cases]);
  const rooms = roomsOf(
    input,
    wanted.map((cases) => weightOfAll(input, cases)),
  );
  const kept = wanted.map((cases, index) => cases.filter((fields) => rooms[index]!.take(fields)));
  const parts = all.map(({ name }, index): Part => ({ name, count: kept[index]!.length, cases: kept[index]! }));
  return {
    parts: parts.filter(({ count }) => count > 0),
    isFull: kept.some((cases, index) => cases.length < wanted[index]!.length),
  };
}

const weightOfAll = (format: Format, cases: readonly AnyFields[]): Natural[] =>
  cases.reduce<Natural[]>(
    (sums, fields) => weightsOf(format, fields).map((weight, index) => plus(sums[index] ?? 0, weight)),
    [],
  );

/** Parts what the sums allow among wants, as cases are shared. */
function roomsOf(format: Format, wants: readonly (readonly Natural[])[]): Room[] {
  const totals = format.totals!.map(({ most }, index) => ({
    most,
    shares: shares(
      wants.map((want) => Number(want[index] ?? 0)),
      Number(most),
    ),
  }));
  return wants.map(
    (_, part) =>
      new Room(
        format,
        totals.map(({ most, shares: all }) => minus(most, natural(BigInt(all[part]!)))),
      ),
  );
}

/** Returns the command that makes the same file, with all that it leaves to chance and habit. */
export function commandFor(operand: string, request: Request): string {
  const { mistakes, small, hard, bounds, random, won, seed, most, max } = request;
  return [
    `winning-move generate ${operand}`,
    ...(mistakes ? ['--mistakes'] : []),
    ...(small > 0 ? [`--small ${small}`] : []),
    ...(hard ? ['--hard'] : []),
    ...(bounds ? ['--bounds'] : []),
    ...(random > 0 ? [`--random ${random}`] : []),
    ...(won === undefined ? [] : [`--won ${won}%`]),
    ...(most === LONGEST ? [] : [`--cases ${most}`]),
    ...(max === undefined ? [] : [`--max ${max}`]),
    `--seed ${seed}`,
  ].join(' ');
}

function coverFor(problem: Problem, mistakes: readonly Mistake[]): readonly AnyFields[] {
  return coverOf(problem, mistakes, { cases: [], truths: [] }).cases.filter((fields) =>
    isWithin(problem.input, fields),
  );
}

/** Shares room among wants: none gets more than it wants, and of those that get less each gets the same. */
function shares(wants: readonly number[], room: number): number[] {
  let left = Math.max(0, room);
  const got = wants.map(() => 0);
  const order = wants.map((_, index) => index).sort((a, b) => wants[a]! - wants[b]!);
  order.forEach((index, place) => {
    got[index] = Math.min(wants[index]!, Math.floor(left / (order.length - place)));
    left -= got[index];
  });
  return got;
}

function take<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  if (count > 0) for (const item of items) if (taken.push(item) >= count) break;
  return taken;
}

/** Thins a list out to so many items, the first and the last among them. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  if (count === 1) return items.slice(0, 1);
  return Array.from({ length: count }, (_, index) => items[Math.round((index * (items.length - 1)) / (count - 1))]!);
}

/** Cases that are there already: none comes twice, random ones apart. */
class Seen {
  private readonly known = new Set<string>();

  constructor(private readonly problem: Problem) {}

  fresh(cases: readonly AnyFields[]): AnyFields[] {
    return cases.filter((fields) => {
      const key = writeCase(this.problem.input, fields).join('\n');
      const isNew = !this.known.has(key);
      this.known.add(key);
      return isNew;
    });
  }
}

/** Returns the same problem where no number may be above the limit. */
export function withMax(problem: Problem, limit: number | undefined): Problem {
  if (limit === undefined) return problem;
  const below = <Item extends Field | List>(item: Item): Item =>
    typeof item.max === 'string' || (item.max !== undefined && item.max <= limit) ? item : { ...item, max: limit };
  const ofLine = (line: Line): Line => ({ ...line, items: line.items.map(below) });
  const rows = problem.input.rows.map((row): Row =>
    row.kind === 'line' ? ofLine(row) : { ...row, line: ofLine(row.line) },
  );
  const input: Format = { ...problem.input, rows };
  return { ...problem, input };
}
