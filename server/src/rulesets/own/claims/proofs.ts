/** Proofs of the claims of a game: one for all cases that mean the same game. */
import { bind, type Bound } from '../expressions/bind';
import type { Budget } from '../plainStrategy';
import { boundClaim, isTooLong, Proof, type Settle } from '../proof/prove';
import type { Numbers, Rules } from '../rules';
import { foundValueOf, outcomeOf, type Solver, solverOf } from '../verdict';

/** Positions of which no claim speaks are searched no further. */
const SEARCHED: Budget = { quick: 100_000, table: 1_000_000, search: 100_000 };

/** So many proofs are kept. */
const KEPT = 256;

/** Makes proofs of all claims of the rules, of at most so many steps each: the same one for cases that mean the same game. */
export function proofsOf(rules: Rules, most: number): (numbers: Numbers) => Proof {
  const known = new WeakMap<Numbers, Proof>();
  const proofs = new Map<string, Proof>();
  return (numbers) => {
    const found = known.get(numbers);
    if (found) return found;
    const key = keyOf(rules, numbers);
    const proof = proofs.get(key) ?? new Proof(rules, numbers, settlerOf(rules, numbers), most);
    if (proofs.size >= KEPT) proofs.clear();
    proofs.set(key, proof);
    known.set(numbers, proof);
    return proof;
  };
}

/** The rules and claims with the numbers in place, as text: two numbers k may differ and mean the same. */
function keyOf(rules: Rules, numbers: Numbers): string {
  if (isTooLong(numbers)) return 'long';
  const size = rules.coordinates.length;
  const all = rules.coordinates.map((_, index) => index);
  const { arrows, lists }: Bound = bind(rules, all, numbers, []);
  const claims = rules.claims.map((claim) => boundClaim(claim, size, numbers));
  return JSON.stringify([arrows, claims, lists], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

/** Makes what finds single positions by search. A Grundy value is that of a sum in which a move is made in one part. */
function settlerOf(rules: Rules, numbers: Numbers): Settle {
  const plain: Rules = { ...rules, claims: [] };
  let [byValue, byOutcome]: [Solver?, Solver?] = [];
  return {
    value(part) {
      byValue ??= solverOf({ ...plain, sum: 'one', misere: false }, SEARCHED);
      return foundValueOf(byValue.engine, numbers, part);
    },
    outcome(part) {
      byOutcome ??= solverOf(plain, SEARCHED);
      const outcome = outcomeOf(byOutcome, { numbers, parts: [part] });
      return outcome === 'unknown' ? undefined : outcome;
    },
  };
}
