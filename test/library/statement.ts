/** Rules of statements as plain recursions over whole positions, and how answers of the library are held to them. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AnyFields } from '../../server/src/formats/format';
import { problemsById } from '../../server/src/library/index';
import { runs } from '../thorough';

export type Numbers = readonly number[];
export type Options = (position: Numbers) => Iterable<Numbers>;

/** A position whose options are being looked at. */
interface Frame {
  readonly key: string;
  readonly rest: Iterator<Numbers>;
}

/** Whether the player to move wins; who cannot move loses. The recursion is on a stack of its own: games may be long. */
export function winsBy(options: Options): (position: Numbers) => boolean {
  const known = new Map<string, boolean>();
  const frameOf = (position: Numbers): Frame => ({ key: position.join(), rest: options(position)[Symbol.iterator]() });
  return (position) => {
    const frames = [frameOf(position)];
    /** Whether the option that was looked at last is won. */
    let isWon = known.get(position.join());
    if (isWon !== undefined) return isWon;
    for (let top = frames.at(-1); top; top = frames.at(-1)) {
      const next: IteratorResult<Numbers> | undefined = isWon === false ? undefined : top.rest.next();
      if (next?.done !== false) {
        isWon = next === undefined;
        known.set(top.key, isWon);
        frames.pop();
      } else {
        isWon = known.get(next.value.join());
        if (isWon === undefined) frames.push(frameOf(next.value));
      }
    }
    return isWon!;
  };
}

/** Gives the list with other numbers in the place of number `at`. */
export const withAt = (list: Numbers, at: number, ...numbers: Numbers): Numbers => list.toSpliced(at, 1, ...numbers);

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

export type Words = readonly [win: string, lose: string];

export interface Trial {
  readonly id: string;
  /** Numbers to choose, and what they make. */
  readonly numbers: fc.Arbitrary<Numbers>;
  fields(numbers: Numbers): AnyFields;
  wins(numbers: Numbers): boolean;
  /** The word for the first player, if it is not the one of `win:`. */
  readonly words: Words;
}

export const list = (max: number, length: number, min = 0, least = 1): fc.Arbitrary<Numbers> =>
  fc.array(fc.integer({ min, max }), { minLength: least, maxLength: length });
export const sorted = (numbers: Numbers): Numbers => numbers.toSorted((a, b) => a - b);

/** Holds the answers to the recursions, each in a test of its own. */
export function agreeWithStatements(trials: readonly Trial[]): void {
  for (const { id, numbers, fields, wins, words } of trials)
    it(`answers as a plain recursion over whole positions does: ${id}`, () => {
      const problem = problemsById.get(id)!;
      fc.assert(
        fc.property(numbers, (chosen) => {
          const expected = wins(chosen) ? words[0] : words[1];
          assert.equal(problem.answer(fields(chosen), 1), expected, JSON.stringify(chosen));
        }),
        runs(60),
      );
    });
}
