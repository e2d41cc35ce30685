/** The Number Game by wrong rules: which numbers a choice takes away. */
import { LARGEST, numberGame, SMALLEST } from '../../rulesets/numberGame';
import type { Natural } from '../../text/natural';

/** A set of numbers: bit n for the number n. */
type NumberSet = number;

const setOf = (numbers: Iterable<number>): NumberSet => [...numbers].reduce((set, number) => set | (1 << number), 0);

const numbersIn = (set: NumberSet): number[] => {
  const numbers: number[] = [];
  for (let number = SMALLEST; number <= LARGEST; number++) if ((set >> number) & 1) numbers.push(number);
  return numbers;
};

/** Gives the numbers that are gone with the one chosen, itself included; `available` are those before. */
type Rule = (chosen: number, available: NumberSet) => Iterable<number>;

export function* multiplesOnly(chosen: number): Generator<number> {
  for (let multiple = chosen; multiple <= LARGEST; multiple += chosen) yield multiple;
}

export function* oneSumOnly(chosen: number, available: NumberSet): Generator<number> {
  yield* [chosen, 2 * chosen].filter((number) => number <= LARGEST);
  for (let gone = SMALLEST; gone + chosen <= LARGEST; gone++) if (!((available >> gone) & 1)) yield gone + chosen;
}

export const nothingElse = (chosen: number): number[] => [chosen];

/** Gives the winning moves by a rule, ascending. Sets that were searched once are known from then on. */
export function searchBy(rule: Rule): (numbers: readonly Natural[]) => number[] {
  const known = new Map<NumberSet, boolean>();
  const after = (set: NumberSet, chosen: number): NumberSet => set & ~setOf(rule(chosen, set));
  const isWon = (set: NumberSet): boolean => {
    const before = known.get(set);
    if (before !== undefined) return before;
    const answer = numbersIn(set).some((chosen) => !isWon(after(set, chosen)));
    known.set(set, answer);
    return answer;
  };
  return (numbers) => {
    const set = setOf(numbers.map(Number));
    return numbersIn(set).filter((chosen) => !isWon(after(set, chosen)));
  };
}

/** The right moves, in the order of the input. */
export const inInputOrder = (numbers: readonly Natural[]): number[] => {
  const given = numbers.map(Number);
  const wins = numberGame.winningMoves(given);
  return given.filter((number) => wins.includes(number));
};
