/**
 * Random cases of a problem, by the million, of which so many are won. They come in blocks, each of which follows from the
 * seed and its place alone, so that several threads can make them.
 */
import type { AnyFields } from '../formats/format';
import { Chance } from '../formats/generate/chance';
import type { JudgeOutput, Problem } from '../problems/problem';
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
export function randomBlock(problem: Problem, request: RandomRequest, block: number): AnyFields[] {
  const cases: AnyFields[] = [];
  drawBlock(problem, request, block, (fields) => cases.push({ ...fields }));
  return cases;
}

/**
 * Hands on the cases of a block, each of which may be good only meanwhile, with the answer that it has as the first of a
 * file. Returns how many there are.
 */
export function drawBlock(
  problem: Problem,
  { seed, count, won }: RandomRequest,
  block: number,
  take: (fields: AnyFields, answer: JudgeOutput) => void,
): number {
  const source = new RandomSource(problem, seed + block * SEED_STEP);
  const chance = new Chance(seed + 1 + block * SEED_STEP);
  const length = Math.min(BLOCK, count - block * BLOCK);
  for (let made = 0; made < length; made++) {
    const fields = won === undefined ? source.next() : nextOf(problem, source, chance.below(100) < won);
    if (fields === undefined) return made;
    take(fields, won === undefined ? source.answer : problem.answer(fields, 1));
  }
  return length;
}

/** Returns a case that is won or lost as it should be; any if none is found. */
function nextOf(problem: Problem, source: RandomSource, isWanted: boolean): AnyFields | undefined {
  let last: AnyFields | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const next = source.next();
    if (next === undefined) return last;
    if (isWon(problem, next) === isWanted) return next;
    last = { ...next };
  }
  return last;
}

/** Tells whether the player to move wins the first position of a case. */
const isWon = (problem: Problem, fields: AnyFields): boolean =>
  problem.ruleset.outcome(problem.positions(fields)[0]) === 'N';
