/** Random cases of a problem, by the million, of which so many are won. */
import type { AnyFields } from '../formats/format';
import { Chance } from '../formats/generate/chance';
import type { Problem } from '../problems/problem';
import { randomOf } from './caseSource';

export interface RandomRequest {
  readonly seed: number;
  readonly count: number;
  /** How many in a hundred the player to move wins; undefined if that does not matter. */
  readonly won: number | undefined;
}

/** So many cases are tried for one that is won or lost as it should be. */
const TRIES = 200;

/** Gives the cases, fewer if hardly any are legal. Where no case is found that is won or lost as it should be, any will do. */
export function* randomCases(problem: Problem, { seed, count, won }: RandomRequest): Generator<AnyFields> {
  const source = randomOf(problem, seed)[Symbol.iterator]();
  const chance = new Chance(seed + 1);
  for (let made = 0; made < count; made++) {
    const wanted = won === undefined ? undefined : chance.below(100) < won;
    const fields = nextOf(source, (one) => wanted === undefined || isWon(problem, one) === wanted);
    if (fields === undefined) return;
    yield fields;
  }
}

function nextOf(source: Iterator<AnyFields>, isMeant: (fields: AnyFields) => boolean): AnyFields | undefined {
  let last: AnyFields | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const next = source.next();
    if (next.done) return last;
    last = next.value;
    if (isMeant(last)) return last;
  }
  return last;
}

/** Tells whether the player to move wins the first position of a case. */
const isWon = (problem: Problem, fields: AnyFields): boolean =>
  problem.ruleset.outcome(problem.positions(fields)[0]) === 'N';
