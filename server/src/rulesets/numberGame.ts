/**
 * The Number Game, a finite piece of Sylver coinage.
 *
 * Rules: some of the numbers 2 … 20 are available. A move chooses one of them; it and every number that is a sum of
 * unavailable numbers (each used any number of times, the chosen one included) become unavailable. A player who finds
 * no number available loses.
 *
 * Theorem: no formula is known, but only 3,515 positions can occur (the sets of unavailable numbers are those closed
 * under addition up to 20), and a plain search through them decides each. Of the 3,514 with a number left, 622 are
 * lost.
 *
 * Why a list can be impossible: unavailable numbers stay closed under addition in every move. So if 6 is listed and 3
 * is not, the list cannot occur, since 6 = 3 + 3. Such lists are none of this game's positions; `faultOf` tells them.
 *
 * Source: POJ 1143 = ZOJ 1039 = UVa 1558; J. Conway’s Sylver coinage in E. Berlekamp, J. Conway, R. Guy, Winning Ways,
 * chapter 18.
 */
import { type Message, message } from '../text/message';
import type { Natural } from '../text/natural';
import { type Explanation, type Reason, type Ruleset, type Table, telling } from './ruleset';

export const SMALLEST = 2;
export const LARGEST = 20;

/** The numbers that are available, in any order. */
export type NumberGamePosition = readonly number[];

/** The number to choose. */
export type NumberGameMove = number;

export const numberGame: Ruleset<NumberGamePosition, NumberGameMove> = {
  name: 'numberGame',
  title: message('Number Game'),

  moves: (position) => numbersIn(setOf(position)),

  play: (position, move) => numbersIn(chosen(setOf(position), move)),

  outcome: (position) => (solved(setOf(position)).grundy === 0 ? 'P' : 'N'),

  winningMoves: (position) => solved(setOf(position)).winning,

  reply: (position) => solved(setOf(position)).next,

  grundy: (position) => solved(setOf(position)).grundy,

  explain(position) {
    const available = setOf(position);
    if (available === 0)
      return [message('No number is available, so the game is over: the player to move has no move and has lost.')];
    return reasons(available);
  },

  notation: (position) => `{${numbersIn(setOf(position)).join(', ')}}`,

  describe: (_, move) => message('choose {0}', move),
};

/** A set of numbers: bit n for the number n. */
type NumberSet = number;

/** All of 2 … 20. */
const ALL: NumberSet = 2 ** (LARGEST + 1) - 2 ** SMALLEST;

function setOf(numbers: readonly number[]): NumberSet {
  let set = 0;
  for (const number of numbers) set |= 1 << number;
  return set & ALL;
}

function numbersIn(set: NumberSet): number[] {
  const numbers: number[] = [];
  for (let number = SMALLEST; number <= LARGEST; number++) if (has(set, number)) numbers.push(number);
  return numbers;
}

const has = (set: NumberSet, number: number): boolean => ((set >> number) & 1) === 1;

/**
 * Returns what is available after a choice. The unavailable numbers are closed under addition, so only multiples of the
 * choice join their sums.
 */
function chosen(available: NumberSet, choice: number): NumberSet {
  const sums = (ALL & ~available) | 1;
  let reached = sums;
  for (let multiple = choice; multiple <= LARGEST; multiple += choice) reached |= sums << multiple;
  return available & ~reached;
}

interface Solved {
  readonly grundy: number;
  /** The quickest first, then the others, ascending. */
  readonly winning: readonly number[];
  /** The quickest winning choice; where none wins, the one that holds out longest. */
  readonly next: number | undefined;
  /** How many choices follow when both go on so. */
  readonly length: number;
}

/** What has been worked out so far: at most one entry a position, and there are 3,515. */
const known = new Map<NumberSet, Solved>();

function solved(available: NumberSet): Solved {
  const earlier = known.get(available);
  if (earlier !== undefined) return earlier;
  const solution = solve(available);
  known.set(available, solution);
  return solution;
}

function solve(available: NumberSet): Solved {
  const options = numbersIn(available).map((choice) => ({ choice, ...solved(chosen(available, choice)) }));
  const reached = new Set(options.map((option) => option.grundy));
  let grundy = 0;
  while (reached.has(grundy)) grundy++;
  const wins = options.filter((option) => option.grundy === 0);
  const [best] =
    wins.length > 0 ? wins.sort((a, b) => a.length - b.length) : options.sort((a, b) => b.length - a.length);
  return {
    grundy,
    winning: wins
      .map(({ choice }) => choice)
      .sort((a, b) => Number(b === best?.choice) - Number(a === best?.choice) || a - b),
    next: best?.choice,
    length: best === undefined ? 0 : best.length + 1,
  };
}

/** So many rows of a table are shown. */
const SHOWN = 12;

function reasons(available: NumberSet): Explanation {
  const { winning } = solved(available);
  const losing = numbersIn(available).filter((choice) => !winning.includes(choice));
  const told: Reason[] = [
    winning.length > 0
      ? message(
          'After a winning choice, whatever the opponent chooses can be answered by another one, until nothing is left for the opponent.',
        )
      : message(
          'Whatever the player to move chooses, the opponent has an answer, until nothing is left for the player to move.',
        ),
  ];
  if (winning.length > 0) told.push(telling(winning[0], choices(message('winning choice'), available, winning)));
  if (losing.length > 0) told.push(replies(available, losing));
  return [
    ...told,
    message('No formula is known for this game; all 3,515 positions that can occur have been worked through.'),
  ];
}

function choices(head: Message, available: NumberSet, winning: readonly number[]): Table {
  const rows = winning.map((choice) => [
    String(choice),
    forbids(available, choice),
    inBraces(chosen(available, choice)),
  ]);
  return shortened({ head: [head, message('also forbids'), message('leaves')], rows });
}

function replies(available: NumberSet, losing: readonly number[]): Table {
  const rows = losing.map((choice) => {
    const after = chosen(available, choice);
    const reply = solved(after).next ?? 0;
    return [String(choice), forbids(available, choice), inBraces(after), String(reply), inBraces(chosen(after, reply))];
  });
  return shortened({
    head: [
      message('losing choice'),
      message('also forbids'),
      message('leaves'),
      message('best reply'),
      message('leaves'),
    ],
    rows,
  });
}

const inBraces = (set: NumberSet): string => `{${numbersIn(set).join(', ')}}`;

function shortened({ head, rows }: Table): Table {
  return { head, rows: rows.length <= SHOWN ? rows : [...rows.slice(0, SHOWN), head.map(() => '…')] };
}

/** Returns what a choice makes unavailable besides itself, each with a sum that shows it. */
function forbids(available: NumberSet, choice: number): string {
  const gone = available & ~chosen(available, choice) & ~(1 << choice);
  return gone === 0
    ? '–'
    : numbersIn(gone)
        .map((number) => `${number} = ${sumOf(number, available, choice)}`)
        .join(', ');
}

/** Returns a number as a multiple of the choice, or as an unavailable number and a multiple of the choice. */
function sumOf(number: number, available: NumberSet, choice: number): string {
  if (number % choice === 0) return `${number / choice}×${choice}`;
  let times = 1;
  while (has(available, number - times * choice)) times++;
  const rest = number - times * choice;
  if (times > 1) return `${rest}+${times}×${choice}`;
  return rest < choice ? `${rest}+${choice}` : `${choice}+${rest}`;
}

/** Why a list of numbers is no position of the game. */
export type NumberGameFault =
  | { readonly kind: 'range'; readonly number: Natural }
  | { readonly kind: 'duplicate'; readonly number: Natural }
  /** `sum` is listed, though both parts are not. */
  | { readonly kind: 'sum'; readonly sum: number; readonly parts: readonly [number, number] };

/**
 * Returns what is wrong with a list, if anything: the first number that is out of range or listed twice, else the
 * smallest impossible sum.
 */
export function faultOf(numbers: readonly Natural[]): NumberGameFault | undefined {
  let seen: NumberSet = 0;
  for (const number of numbers) {
    if (number < SMALLEST || number > LARGEST) return { kind: 'range', number };
    const bit = 1 << Number(number);
    if ((seen & bit) !== 0) return { kind: 'duplicate', number };
    seen |= bit;
  }
  if (sound.has(seen)) return undefined;
  const fault = impossibleSum(seen);
  if (!fault) sound.add(seen);
  return fault;
}

/** The positions that `faultOf` has seen. */
const sound = new Set<NumberSet>();

function impossibleSum(available: NumberSet): NumberGameFault | undefined {
  for (const sum of numbersIn(available)) {
    for (let part = SMALLEST; 2 * part <= sum; part++) {
      if (!has(available, part) && !has(available, sum - part)) return { kind: 'sum', sum, parts: [part, sum - part] };
    }
  }
  return undefined;
}

/** Returns the fault as a sentence. */
export function describeFault(fault: NumberGameFault): Message {
  if (fault.kind === 'range') return message('{0} is not one of the numbers 2 to 20.', fault.number);
  if (fault.kind === 'duplicate') return message('{0} appears twice.', fault.number);
  const [first, second] = fault.parts;
  return first === second
    ? message('{0} cannot be available: {0} = {1} + {1}, and {1} is already gone.', fault.sum, first)
    : message(
        '{0} cannot be available: {0} = {1} + {2}, and both {1} and {2} are already gone.',
        fault.sum,
        first,
        second,
      );
}

/**
 * Returns the largest position within a list, ascending: without what cannot be available, since it is a sum of numbers
 * that are gone.
 */
export function trimmed(numbers: readonly Natural[]): number[] {
  let available = inRange(numbers);
  for (let fault = impossibleSum(available); fault?.kind === 'sum'; fault = impossibleSum(available))
    available &= ~(1 << fault.sum);
  return numbersIn(available);
}

/**
 * Returns the position with the fewest numbers that has all of a list, ascending; of several the one with the smallest
 * numbers.
 */
export function completed(numbers: readonly Natural[]): number[] {
  const listed = inRange(numbers);
  const candidates = allPositions()
    .filter((position) => (position & listed) === listed)
    .map(numbersIn);
  const [best] = candidates.sort((a, b) => a.length - b.length || firstDifference(a, b));
  return best ?? numbersIn(ALL);
}

const inRange = (numbers: readonly Natural[]): NumberSet =>
  setOf(numbers.filter((number) => number >= SMALLEST && number <= LARGEST).map(Number));

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((number, at) => number !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** All positions, once they have been asked for. */
let positions: readonly NumberSet[] | undefined;

/** Returns all positions, by choosing from 2 … 20 in every way. */
function allPositions(): readonly NumberSet[] {
  if (positions) return positions;
  const occurring = new Set<NumberSet>([ALL]);
  for (const position of occurring) for (const choice of numbersIn(position)) occurring.add(chosen(position, choice));
  return (positions = [...occurring]);
}
