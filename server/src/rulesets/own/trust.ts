/** Claims that answer what no search reaches. One that fails within reach of a search answers nothing. */
import { ClaimCheck, type Said, type Saying, sayingOf } from './claims';
import type { Claim, Numbers, Rules } from './rules';
import type { Trust, Trusted } from './verdict';

interface Trustee {
  readonly claim: number;
  readonly saying: Saying;
}

/** Undefined if no claim is to be trusted, or if claims about parts say nothing of how they are played. */
export function trustIn(rules: Rules): Trust | undefined {
  if (!rules.claims.some(({ isTrusted }) => isTrusted) || rules.misere) return undefined;
  const known = new WeakMap<Numbers, readonly Trustee[]>();
  return {
    of(numbers, part) {
      let trustees = known.get(numbers);
      if (trustees === undefined) known.set(numbers, (trustees = trusteesOf(rules, numbers)));
      for (const { saying, claim } of trustees) {
        const said = saying.of(part);
        const trusted = said === undefined ? undefined : trustedOf(said, claim, rules);
        if (trusted) return trusted;
      }
      return undefined;
    },
  };
}

function trusteesOf(rules: Rules, numbers: Numbers): readonly Trustee[] {
  return rules.claims.flatMap((claim, index): readonly Trustee[] =>
    claim.isTrusted && hasHeld(rules, claim, numbers)
      ? [{ claim: index, saying: sayingOf(claim, numbers, rules.coordinates.length) }]
      : [],
  );
}

/** Steps for a check that a claim has not failed already. */
const STEPS = 20_000_000;

function hasHeld(rules: Rules, claim: Claim, numbers: Numbers): boolean {
  const check = new ClaimCheck(rules, claim, numbers);
  check.advance(STEPS);
  return check.result?.kind !== 'false';
}

function trustedOf(said: Said, claim: number, { sum }: Rules): Trusted | undefined {
  // How long a lost part lasts is not said.
  if (said === 'P') return { outcome: 'P', value: sum === 'all' ? undefined : 0, claim };
  if (said === 'N') return { outcome: 'N', value: undefined, claim };
  const value = said.value;
  if (value === undefined || value < 0) return undefined;
  return { outcome: value === 0 ? 'P' : 'N', value, claim };
}
