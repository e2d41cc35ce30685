/** The cases that programs are tried on, from the declaration of the problem alone. */
import { Chance } from '../formats/chance';
import type { AnyFields } from '../formats/format';
import { boundCases, randomCase } from '../formats/generate';
import { smallCases } from '../formats/small';
import type { Problem } from '../problems/problem';
import { firstWinningMove } from '../rulesets/ruleset';
import { isUsable } from './usable';

/** The longest lists of cases at the bounds and of random ones. */
const LONGEST = 1000;
const LONG = 12;
/** One random case in so many has lists that are longer. */
const RARELY_LONG = 40;
/** One random case in so many is made lost for the player to move. */
const LOST = 4;

/** Enumerates the usable cases from the smallest on. */
export const smallOf = (problem: Problem): Iterable<AnyFields> => usable(problem, smallCases(problem.input));

/** Gives the usable ones of the cases that the problem names as hard. */
export const hardOf = (problem: Problem): Iterable<AnyFields> => usable(problem, problem.cases?.() ?? []);

/** Gives the usable cases at the bounds. */
export const boundsOf = (problem: Problem): Iterable<AnyFields> =>
  usable(problem, boundCases(problem.input, { count: LONGEST }));

/** Gives usable random cases, without end unless the problem has next to none; the same for the same seed. */
export const randomOf = (problem: Problem, seed: number): Iterable<AnyFields> =>
  usable(problem, anyCases(problem, seed));

function* usable(problem: Problem, cases: Iterable<AnyFields>): Generator<AnyFields> {
  let refused = 0;
  for (const fields of cases) {
    if (isUsable(problem, fields)) {
      refused = 0;
      yield fields;
    } else if (++refused > MOST_REFUSED) return;
  }
}

/** After so many cases in a row of which none is usable there are hardly any more. */
const MOST_REFUSED = 20_000;

function* anyCases(problem: Problem, seed: number): Generator<AnyFields> {
  const chance = new Chance(seed);
  for (;;) {
    const fields = randomCase(problem.input, chance, { count: chance.oneIn(RARELY_LONG) ? LONGEST : LONG });
    yield chance.oneIn(LOST) ? (lostAfter(problem, fields) ?? fields) : fields;
  }
}

/**
 * Plays a winning move, which leaves a lost case; undefined if there is none, or it cannot be written. Random positions of
 * many heaps are almost never lost, and there greedy programs go wrong.
 */
function lostAfter(problem: Problem, fields: AnyFields): AnyFields | undefined {
  if (!problem.rewrite || !isUsable(problem, fields)) return undefined;
  const [position] = problem.positions(fields);
  const move = firstWinningMove(problem.ruleset, position);
  return move === undefined ? undefined : problem.rewrite(fields, problem.ruleset.play(position, move), 0);
}
