/**
 * Claims that answer what no search reaches. One that is proved answers at once; one that fails within reach of a search, or
 * that is refuted at any size, answers nothing.
 */
import { numberer } from '../expressions/numberer';
import type { Proof, Verdict } from '../proof/prove';
import type { Numbers, Rules } from '../rules';
import type { Part } from '../strategy';
import type { Trust, Trusted } from '../verdict';
import { ClaimCheck, type Said, type Saying, sayingOf } from './claims';
import { proofsOf } from './proofs';

interface Trustee {
  readonly claim: number;
  readonly saying: Saying;
}

/** A proof before any search takes no more steps. */
const PROOF = 400_000;

/** Makes a trust in the claims that are to be trusted; undefined if there are none, or if claims about parts say nothing of how they are played. */
export function trustIn(rules: Rules): Trust | undefined {
  const places = rules.claims.flatMap(({ isTrusted }, place) => (isTrusted ? [place] : []));
  if (places.length === 0 || rules.misere) return undefined;
  const proofOf = proofsOf({ ...rules, claims: places.map((place) => rules.claims[place]!) }, PROOF);
  const keyOf = numberer(rules);
  const provedBy = keptFor(keyOf, (numbers) => trusteesOf(rules, places, numbers, proofOf(numbers), 'proved'));
  const trusteesBy = keptFor(keyOf, (numbers) => new Trustees(rules, places, numbers, proofOf(numbers)));
  const advance = (numbers: Numbers, steps: number): boolean =>
    proofOf(numbers).advance(steps) && trusteesBy(numbers).advance(steps);
  return {
    advance,
    of(numbers, part) {
      while (!proofOf(numbers).advance(Infinity));
      const proved = spokenOf(provedBy(numbers), part, rules, true);
      if (proved) return proved;
      while (!advance(numbers, Infinity));
      return spokenOf(trusteesBy(numbers).held, part, rules, false);
    },
    prove: (numbers, steps) => proofOf(numbers).advance(steps),
    proved: (numbers, part) => spokenOf(provedBy(numbers), part, rules, true),
  };
}

/** What is made for so many sets of numbers is kept. */
const KEPT = 256;

/** Keeps what is made for the numbers of a case, by those that the rules mention. */
function keptFor<T>(keyOf: (numbers: Numbers) => string, make: (numbers: Numbers) => T): (numbers: Numbers) => T {
  const known = new Map<string, T>();
  return (numbers) => {
    const key = keyOf(numbers);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= KEPT) known.clear();
    const made = make(numbers);
    known.set(key, made);
    return made;
  };
}

/** Returns what the first claim says that speaks of the part. */
function spokenOf(trustees: readonly Trustee[], part: Part, rules: Rules, isProved: boolean): Trusted | undefined {
  for (const { saying, claim } of trustees) {
    const said = saying.of(part);
    const trusted = said === undefined || said === 'unclear' ? undefined : trustedOf(said, claim, rules, isProved);
    if (trusted) return trusted;
  }
  return undefined;
}

const trusteeOf = (rules: Rules, claim: number, numbers: Numbers): Trustee => ({
  claim,
  saying: sayingOf(rules.claims[claim]!, numbers, rules.coordinates.length),
});

/** Returns the claims on which the proof, which is done, has this verdict. A value is that of sums in which one part is moved in. */
function trusteesOf(
  rules: Rules,
  places: readonly number[],
  numbers: Numbers,
  { verdicts }: Proof,
  kind: Verdict['kind'],
): readonly Trustee[] {
  return places
    .filter((claim, index) => {
      const isMeant = rules.sum === 'one' || rules.claims[claim]!.says.kind === 'outcome';
      return verdicts.get(index)?.kind === kind && isMeant;
    })
    .map((claim) => trusteeOf(rules, claim, numbers));
}

/** Steps for a check that a claim has not failed already. */
const STEPS = 1_000_000;

/** The claims that have not failed within reach of a search, for a case with these numbers; those that are proved need none. */
class Trustees {
  readonly held: Trustee[] = [];
  readonly #rules: Rules;
  readonly #numbers: Numbers;
  readonly #places: readonly number[];
  #next = 0;
  #check: ClaimCheck | undefined;
  #left = STEPS;

  constructor(rules: Rules, places: readonly number[], numbers: Numbers, { verdicts }: Proof) {
    this.#rules = rules;
    this.#numbers = numbers;
    this.#places = places.filter((_, index) => verdicts.get(index)?.kind === 'open');
  }

  /** Goes on for about so many steps; true if all claims have been checked. */
  advance(steps: number): boolean {
    const place = this.#places[this.#next];
    if (place === undefined) return true;
    if (!this.#hasChecked(place, steps)) return false;
    this.#next++;
    this.#check = undefined;
    this.#left = STEPS;
    return this.advance(steps);
  }

  /** Works in slices of one length, so that the end of the budget is the same for all. */
  #hasChecked(place: number, steps: number): boolean {
    this.#check ??= new ClaimCheck(this.#rules, this.#rules.claims[place]!, this.#numbers, { isProving: false });
    let isDone = false;
    for (let slice = 0; slice < steps && !isDone; slice += SLICE) {
      isDone = this.#check.advance(SLICE) || (this.#left -= SLICE) <= 0;
    }
    if (isDone && this.#check.result?.kind !== 'false') this.held.push(trusteeOf(this.#rules, place, this.#numbers));
    return isDone;
  }
}

const SLICE = 50_000;

function trustedOf(said: Said, claim: number, { sum }: Rules, isProved: boolean): Trusted | undefined {
  // How long a part lasts is not said.
  if (said === 'P') return { outcome: 'P', value: sum === 'all' ? undefined : 0, claim, isProved };
  if (said === 'N') return { outcome: 'N', value: undefined, claim, isProved };
  const value = said.value;
  if (value === undefined || value < 0) return undefined;
  return { outcome: value === 0 ? 'P' : 'N', value: sum === 'all' ? undefined : value, claim, isProved };
}
