/** Claims that answer what no search reaches. One that fails within reach of a search answers nothing. */
import { numberer } from '../expressions/numberer';
import type { Claim, Numbers, Rules } from '../rules';
import type { Trust, Trusted } from '../verdict';
import { ClaimCheck, type Said, type Saying, sayingOf } from './claims';

interface Trustee {
  readonly claim: number;
  readonly saying: Saying;
}

/** Makes a trust in the claims that are to be trusted; undefined if there are none, or if claims about parts say nothing of how they are played. */
export function trustIn(rules: Rules): Trust | undefined {
  if (!rules.claims.some(({ isTrusted }) => isTrusted) || rules.misere) return undefined;
  const keyOf = numberer(rules);
  const known = new Map<string, Trustees>();
  const trusteesOf = (numbers: Numbers): Trustees => {
    const key = keyOf(numbers);
    let trustees = known.get(key);
    if (trustees !== undefined) return trustees;
    if (known.size >= KEPT) known.clear();
    known.set(key, (trustees = new Trustees(rules, numbers)));
    return trustees;
  };
  return {
    advance: (numbers, steps) => trusteesOf(numbers).advance(steps),
    of(numbers, part) {
      const trustees = trusteesOf(numbers);
      while (!trustees.advance(Infinity));
      for (const { saying, claim } of trustees.held) {
        const said = saying.of(part);
        const trusted = said === undefined || said === 'unclear' ? undefined : trustedOf(said, claim, rules);
        if (trusted) return trusted;
      }
      return undefined;
    },
  };
}

/** The checks for so many sets of numbers are kept. */
const KEPT = 256;

/** Steps for a check that a claim has not failed already. */
const STEPS = 1_000_000;

/** The claims that have not failed within reach of a search, for a case with these numbers. */
class Trustees {
  readonly held: Trustee[] = [];
  readonly #rules: Rules;
  readonly #numbers: Numbers;
  #claim = 0;
  #check: ClaimCheck | undefined;
  #left = STEPS;

  constructor(rules: Rules, numbers: Numbers) {
    this.#rules = rules;
    this.#numbers = numbers;
  }

  /** Goes on for about so many steps; true if all claims have been checked. */
  advance(steps: number): boolean {
    const claim = this.#rules.claims[this.#claim];
    if (claim === undefined) return true;
    if (claim.isTrusted && !this.#hasChecked(claim, steps)) return false;
    this.#claim++;
    this.#check = undefined;
    this.#left = STEPS;
    return this.advance(steps);
  }

  /** Works in slices of one length, so that the end of the budget is the same for all. */
  #hasChecked(claim: Claim, steps: number): boolean {
    this.#check ??= new ClaimCheck(this.#rules, claim, this.#numbers);
    let isDone = false;
    for (let slice = 0; slice < steps && !isDone; slice += SLICE) {
      isDone = this.#check.advance(SLICE) || (this.#left -= SLICE) <= 0;
    }
    if (isDone && this.#check.result?.kind !== 'false')
      this.held.push({
        claim: this.#claim,
        saying: sayingOf(claim, this.#numbers, this.#rules.coordinates.length),
      });
    return isDone;
  }
}

const SLICE = 50_000;

function trustedOf(said: Said, claim: number, { sum }: Rules): Trusted | undefined {
  // How long a part lasts is not said.
  if (said === 'P') return { outcome: 'P', value: sum === 'all' ? undefined : 0, claim };
  if (said === 'N') return { outcome: 'N', value: undefined, claim };
  const value = said.value;
  if (value === undefined || value < 0) return undefined;
  return { outcome: value === 0 ? 'P' : 'N', value: sum === 'all' ? undefined : value, claim };
}
