/**
 * Runs before all tests (`.mocharc.json`): the seed of a property is a function of the title of its test, so that it tries
 * the same whatever ran before it, in whatever process.
 */
import fc from 'fast-check';
import { runs, suiteSeed } from './thorough';

/** How often a property is tried that does not say. */
const USUAL = 100;

/** A number of 32 bits for a text: FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash | 0;
}

/** No property is ended by a clock: a slow machine tries as much as a fast one. */
const seed = (title: string): void => {
  fc.configureGlobal({ ...runs(USUAL), seed: seedOf(`${suiteSeed} ${title}`) });
};

seed('');

export const mochaHooks = {
  beforeEach(this: Mocha.Context): void {
    seed(this.currentTest!.fullTitle());
  },
};
