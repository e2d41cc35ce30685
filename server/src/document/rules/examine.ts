/**
 * What only long work tells of the rules of a game: whether its claims hold, and whether it comes to an end. It is done in
 * slices, and what has been found is kept as long as the game means the same.
 */
import { ClaimCheck, type ClaimResult } from '../../rulesets/own/claims/claims';
import type { Claim, Numbers, Rules } from '../../rulesets/own/rules';
import { loopOf } from '../../rulesets/own/search/endless';
import type { Work } from '../../rulesets/ruleset';
import type { Declaration, Playable } from '../choice/declaration';

/** What was found for the numbers of a case. */
export interface Examined {
  readonly numbers: Numbers;
  /** The results on the claims, in their order; undefined for one that is not known yet. */
  readonly claims: readonly (ClaimResult | undefined)[];
  /** A position that the game may come back to, after another one. */
  readonly loop: Loop | undefined;
}

export type Loop = NonNullable<ReturnType<typeof loopOf>>;

interface Known {
  readonly checks: Map<string, ClaimCheck>;
  readonly loops: Map<string, Loop | undefined>;
}

const known = new WeakMap<Playable, Known>();

function knownOf(playable: Playable): Known {
  const found = known.get(playable) ?? { checks: new Map(), loops: new Map() };
  known.set(playable, found);
  return found;
}

/** A search for a loop is not done in slices. */
const LOOP_STEPS = 200_000;

/** The work that is left to be done for these numbers; undefined if all is known, or if there are no rules to be played. */
export function examination({ game, playable }: Declaration, all: readonly Numbers[]): Work | undefined {
  const { declared } = game;
  if (!declared || !playable) return undefined;
  const { checks, loops } = knownOf(playable);
  const left: (() => Work)[] = [];
  for (const numbers of all) {
    if (!loops.has(keyOf(numbers))) left.push(() => loopSearch(loops, declared.rules, numbers));
    for (const claim of declared.rules.claims)
      if (!checks.get(claimKey(claim, numbers))?.result)
        left.push(() => checkOf(checks, declared.rules, claim, numbers));
  }
  return left.length === 0 ? undefined : inTurn(left);
}

function loopSearch(loops: Known['loops'], rules: Rules, numbers: Numbers): Work {
  return {
    advance() {
      loops.set(keyOf(numbers), loopOf(rules, numbers, LOOP_STEPS));
      return true;
    },
  };
}

function checkOf(checks: Known['checks'], rules: Rules, claim: Claim, numbers: Numbers): ClaimCheck {
  const key = claimKey(claim, numbers);
  const check = checks.get(key) ?? new ClaimCheck(rules, claim, numbers);
  checks.set(key, check);
  return check;
}

/** One work after the other; of each slice one has a part. */
function inTurn(makers: readonly (() => Work)[]): Work {
  let at = 0;
  let work = makers[0]?.();
  return {
    advance(steps) {
      if (work?.advance(steps) !== false) work = makers[++at]?.();
      return work === undefined;
    },
  };
}

/** Gives what is known by now. */
export function examined({ game, playable }: Declaration, all: readonly Numbers[]): Examined[] {
  const found = playable && known.get(playable);
  if (!game.declared || !found) return [];
  const { claims } = game.declared.rules;
  return all.map((numbers) => ({
    numbers,
    claims: claims.map((claim) => found.checks.get(claimKey(claim, numbers))?.result),
    loop: found.loops.get(keyOf(numbers)),
  }));
}

export const keyOf = ({ constants, lists }: Numbers): string => `${constants.join()};${lists.join(';')}`;

const claimKey = (claim: Claim, numbers: Numbers): string =>
  `${keyOf(numbers)} ${JSON.stringify(claim, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))}`;
