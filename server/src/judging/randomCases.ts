/**
 * Random cases of a problem, by the million, of which so many are won. They come in blocks, each of which follows from the
 * seed and its place alone, so that several threads can make them.
 */
import type { AnyFields } from '../formats/format';
import { Chance } from '../formats/generate/chance';
import type { Problem } from '../problems/problem';
import { RandomSource } from './caseSource';

export interface RandomRequest {
  readonly seed: number;
  readonly count: number;
  /** How many in a hundred the player to move wins; undefined if that does not matter. */
  readonly won: number | undefined;
}

/** So many cases make a block. */
export const BLOCK = 4096;
/** So far apart are the seeds of blocks: those of files are small numbers. */
const SEED_STEP = 2 ** 32;
/** So many cases are tried for one that is won or lost as it should be. */
const TRIES = 200;

/** Gives the cases, fewer if hardly any are legal. Where no case is found that is won or lost as it should be, any will do. */
export function* randomCases(problem: Problem, request: RandomRequest): Generator<AnyFields> {
  for (let first = 0; first < request.count; first += BLOCK) {
    const cases = randomBlock(problem, request, first / BLOCK);
    yield* cases;
    if (cases.length < BLOCK) return;
  }
}

/** Makes the cases of a block; fewer than there should be if hardly any are legal. */
export function randomBlock(problem: Problem, { seed, count, won }: RandomRequest, block: number): AnyFields[] {
  const source = new RandomSource(problem, seed + block * SEED_STEP);
  const chance = new Chance(seed + 1 + block * SEED_STEP);
  const cases: AnyFields[] = [];
  const length = Math.min(BLOCK, count - block * BLOCK);
  while (cases.length < length) {
    const wanted = won === undefined ? undefined : chance.below(100) < won;
    const fields = wanted === undefined ? source.next() : nextOf(source, (one) => isWon(problem, one) === wanted);
    if (fields === undefined) break;
    cases.push(fields);
  }
  return cases;
}

function nextOf(source: RandomSource, isMeant: (fields: AnyFields) => boolean): AnyFields | undefined {
  let last: AnyFields | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const next = source.next();
    if (next === undefined) return last;
    last = next;
    if (isMeant(last)) return last;
  }
  return last;
}

/** Tells whether the player to move wins the first position of a case. */
const isWon = (problem: Problem, fields: AnyFields): boolean =>
  problem.ruleset.outcome(problem.positions(fields)[0]) === 'N';
