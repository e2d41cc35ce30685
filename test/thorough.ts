/**
 * How much the tests try. `npm test` tries the same on every machine, every time. `npm run test:thorough` sets `THOROUGH`
 * to the seed that everything random follows from, tries each property ten times as often, and each known mistake in
 * every way.
 */
const { THOROUGH } = process.env;

export const isThorough = THOROUGH !== undefined;

/** What all seeds begin with. */
export const suiteSeed = THOROUGH ?? '1';

/** How many times as often a property is tried in `npm run test:thorough`. */
const TIMES = 10;

/**
 * How often a property is tried; this is the one place that says so, and what else holds for all of them is in `setup.ts`.
 * A property that takes long may have fewer runs in `npm test` than `whole`, of which the thorough run has ten times as many.
 */
export function runs(usual: number, whole = usual): { numRuns: number } {
  return { numRuns: isThorough ? TIMES * whole : usual };
}

/** All of these in the thorough run, and else one out of each `step`, with the first. */
export function some<T>(all: readonly T[], step: number): readonly T[] {
  return isThorough ? all : all.filter((_, index) => index % step === 0);
}
