/** The cases that programs are tried on, from the declaration of the problem alone. */
import type { AnyFields, Format, Line } from '../formats/format';
import { Chance } from '../formats/generate/chance';
import { edgeCases } from '../formats/generate/edges';
import { boundCases, keepsBounds, longCases, RandomNumbers, type Size } from '../formats/generate/generate';
import { type Filler, fillerOf } from '../formats/generate/quickFill';
import { smallCases } from '../formats/generate/small';
import type { JudgeOutput, Problem } from '../problems/problem';
import { firstWinningMove } from '../rulesets/ruleset';
import { isAnyAllowed, isPossible } from './usable';
import { valueEdges } from './valueEdges';

/** The longest lists of cases at the bounds and of random ones. */
const LONGEST = 1000;
const LONG = 12;
/** One random case in so many has lists that are longer. */
const RARELY_LONG = 40;
/** Numbers without a bound are at most this, but for one case in so many: without a theorem, answers take as long as they are large. */
const LARGE = 1_000_000;
const RARELY_LARGE = 16;
/** One random case in so many is made lost for the player to move, unless as many are so anyway. */
const LOST = 4;
/** What is seen of so many tells how many are. */
const SEEN = 32;
/** In one random case in so many no number is greater than all before it. */
const TAME = 3;

/** Enumerates the usable cases from the smallest on. */
export const smallOf = (problem: Problem): Iterable<AnyFields> => usable(problem, smallCases(problem.input));

/** Gives the usable ones of the cases that are hard: those that the problem names, and those that follow from its layout and rules. */
export const hardOf = (problem: Problem): Iterable<AnyFields> => usable(problem, hard(problem));

function* hard(problem: Problem): Generator<AnyFields> {
  yield* problem.cases?.() ?? [];
  yield* edgeCases(problem.input);
  yield* valueEdges(problem);
}

/** Gives the usable cases at the bounds. */
export const boundsOf = (problem: Problem): Iterable<AnyFields> =>
  usable(problem, boundCases(problem.input, { count: LONGEST }));

/** The longest input of one case: enough for tables that are too short, little enough for slow languages. */
const LONGEST_AT_ALL = 200_000;

/** Gives the usable cases with longer lists than those at the bounds. */
export const longOf = (problem: Problem): Iterable<AnyFields> =>
  usable(problem, longCases(problem.input, { more: LONGEST, most: LONGEST_AT_ALL }));

/** Bounds what has no bound: judges do not promise that such numbers fit into an integer, but programs may rely on it. */
export function boundedBy(problem: Problem, max: number): Problem {
  const bounded = (line: Line): Line => ({
    ...line,
    items: line.items.map((item) => (item.max === undefined ? { ...item, max } : item)),
  });
  const rows = problem.input.rows.map((row) =>
    row.kind === 'line' ? bounded(row) : { ...row, line: bounded(row.line) },
  );
  const input: Format = { ...problem.input, rows };
  return { ...problem, input };
}

/** Gives usable random cases, without end unless the problem has next to none; the same for the same seed. */
export function* randomOf(problem: Problem, seed: number): Generator<AnyFields> {
  const source = new RandomSource(problem, seed);
  for (let fields = source.next(); fields !== undefined; fields = source.next()) yield { ...fields };
}

/** The same cases, for those who want millions of them. */
export class RandomSource {
  private readonly chance: Chance;
  private readonly numbers: RandomNumbers;
  private readonly fill: Filler;
  /** Cases as they are drawn are possible. */
  private readonly isSafe: boolean;
  private readonly sieve: Sieve;
  /** How many cases were to be made lost, and how many of these were. */
  private seen = 0;
  private seenLost = 0;

  constructor(
    private readonly problem: Problem,
    seed: number,
  ) {
    this.chance = new Chance(seed);
    this.numbers = new RandomNumbers(this.chance);
    this.fill = fillerOf(problem.input);
    this.isSafe = keepsBounds(problem.input) && isAnyAllowed(problem);
    this.sieve = new Sieve(problem);
  }

  /** The answer to the case that `next` has given, as the first of a file. */
  get answer(): JudgeOutput {
    return this.sieve.answer;
  }

  /** Returns the next case, which may be good until the next call only; undefined if there are hardly any more. */
  next(): AnyFields | undefined {
    const { chance, sieve } = this;
    while (!sieve.isSpent) {
      // One number says all that there is to say of a case.
      const kind = chance.below(LOST * TAME * RARELY_LONG * RARELY_LARGE);
      const rest = (kind / (LOST * TAME)) | 0;
      const sizes = rest % RARELY_LONG === 0 ? LONG_LISTS : SHORT_LISTS;
      const size = rest < RARELY_LONG ? sizes.unbounded : sizes.bounded;
      const fields = this.fill(this.numbers.begin(size, kind % TAME === 0));
      const lost = kind % (LOST * TAME) < TAME ? this.lostAfter(fields) : undefined;
      if (lost ? sieve.lets(lost) : sieve.lets(fields, this.isSafe)) return lost ?? fields;
    }
    return undefined;
  }

  /**
   * Plays a winning move, which leaves a lost case; undefined if there is none, or it cannot be written, or there are enough.
   * Random positions of many heaps are almost never lost, and there greedy programs go wrong.
   */
  private lostAfter(fields: AnyFields): AnyFields | undefined {
    const { problem } = this;
    if (this.seen >= SEEN && this.seenLost * LOST >= this.seen) return undefined;
    if (!problem.rewrite || !(this.isSafe || isPossible(problem, fields))) return undefined;
    const [position] = problem.positions(fields);
    const move = firstWinningMove(problem.ruleset, position);
    this.seen++;
    if (move === undefined) this.seenLost++;
    return move === undefined ? undefined : problem.rewrite(fields, problem.ruleset.play(position, move), 0);
  }
}

const sizesOf = (count: number): { bounded: Size; unbounded: Size } => ({
  bounded: { count, number: LARGE },
  unbounded: { count },
});
const LONG_LISTS = sizesOf(LONGEST);
const SHORT_LISTS = sizesOf(LONG);

function* usable(problem: Problem, cases: Iterable<AnyFields>): Generator<AnyFields> {
  const sieve = new Sieve(problem);
  for (const fields of cases) {
    if (sieve.lets(fields)) yield fields;
    if (sieve.isSpent) return;
  }
}

/** Tells the cases that are usable, and when there are hardly any more. */
class Sieve {
  /** The answer to the last case that was asked for, as the first of a file; undefined if it is not known. */
  answer: JudgeOutput;
  private isRefused = false;
  private refused = 0;
  private unanswered = 0;

  constructor(private readonly problem: Problem) {}

  /** Tells whether a case is usable, and counts those in a row that are not. */
  lets(fields: AnyFields, isSafe = false): boolean {
    const isUsable = this.isUsable(fields, isSafe);
    if (isUsable) this.refused = this.unanswered = 0;
    else if (this.isRefused) this.refused++;
    else this.unanswered++;
    return isUsable;
  }

  /** Tells whether a case is usable, which may be known to be possible. */
  isUsable(fields: AnyFields, isSafe: boolean): boolean {
    const { problem } = this;
    this.isRefused = !isSafe && !isPossible(problem, fields);
    this.answer = this.isRefused ? undefined : problem.answer(fields, 1);
    return this.answer !== undefined;
  }

  get isSpent(): boolean {
    return this.refused > MOST_REFUSED || this.unanswered > MOST_UNANSWERED;
  }
}

/**
 * After so many cases in a row that are not possible, or whose answers are not known, there are hardly any more; that an
 * answer is not known takes long to find out.
 */
const MOST_REFUSED = 20_000;
const MOST_UNANSWERED = 50;
