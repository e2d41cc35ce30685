/** How far a search goes, before it is begun: an estimate from the moves of one position, and the steps of a table. */
import type { Natural } from '../../text/natural';
import { bind } from './expressions/bind';
import { begin, newWalk, next, type Program, programOf } from './expressions/walk';
import { BUDGET } from './plainStrategy';
import type { Numbers, Rules } from './rules';
import { twinOf } from './theory/recognize';
import { solverOf } from './verdict';

/** Numbers beyond are not looked at: a table of one number has no more places. */
const LARGEST = 2 ** 27;

/**
 * Returns up to what number in each place of a position a table of all smaller ones is within its steps, about: that of the
 * largest position takes the most. 0 if a search has no table; undefined if no search is needed, or a claim may answer.
 */
export function reachOf(rules: Rules, numbers: Numbers, budget = BUDGET): number | undefined {
  if (rules.claims.length > 0) return undefined;
  const { engine } = solverOf(rules, budget);
  const part = rules.coordinates.map(() => 0);
  if (twinOf(engine, { numbers, parts: [part] })) return undefined;
  if (engine.variantOf(numbers, part).isByTheory) return undefined;
  const { active } = engine;
  const isSingle = rules.moves.every(({ arrows }) => arrows.every(({ results }) => results.length <= 1));
  if (engine.algebra !== 'nimber' && !(engine.algebra === 'outcome' && isSingle)) return 0;
  const program = programOf(bind(rules, active, numbers, part));
  const fits = (extent: number): boolean | undefined => {
    const places = extent ** active.length;
    const steps = stepsFrom(program, Array<number>(active.length).fill(extent - 1), Math.ceil(budget.table / places));
    return steps === undefined ? undefined : steps * places <= budget.table;
  };
  let low = 1;
  for (let high = 2; high <= LARGEST; high *= 2) {
    const isWithin = fits(high);
    if (isWithin === undefined) return 0;
    if (!isWithin) return rounded(between(low, high, (extent) => fits(extent) === true) - 1);
    low = high;
  }
  return low - 1;
}

/** Counts the steps through the moves from a part, up to a limit; undefined if one makes a number larger, so that there is no table. */
function stepsFrom(program: Program, part: readonly Natural[], limit: number): number | undefined {
  const walk = newWalk({ left: limit + 1, until: 0 });
  begin(walk, part);
  while (next(program, walk))
    for (const result of walk.results.slice(0, walk.count))
      if (result.some((number, index) => number > part[index]!)) return undefined;
  return limit + 1 - walk.meter.left;
}

/** Returns the largest number from one that fits up to one that does not. */
function between(from: number, to: number, fits: (extent: number) => boolean): number {
  let [low, high] = [from, to];
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** It is an estimate, so two digits are enough. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1);
  return Math.floor(number / unit) * unit;
}
