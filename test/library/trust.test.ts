/** Which claims that the library trusts are proved, and which are beyond what is proved by automata. */
import assert from 'node:assert/strict';
import { gameOf } from '../../server/src/games/game';
import { readRulesFile } from '../../server/src/games/lines';
import { problemsById } from '../../server/src/library/index';
import { textOf } from '../../server/src/problems/problem';
import { proofsOf } from '../../server/src/rulesets/own/claims/proofs';
import type { Rules } from '../../server/src/rulesets/own/rules';
import { libraryFiles } from './files';

/** `language`: there are roots, products, powers, divisors or primes in it. `step`: it is a conjecture, checked far. */
const WANTED: Readonly<Record<string, string>> = {
  'atcoder-arc072-d': 'proved',
  'cf-1194d': 'proved',
  'cf-1451d': 'language',
  'cf-1537d': 'language',
  'cf-1719a': 'proved',
  'cf-282d': 'language',
  'cf-36d': 'proved',
  'cf-603c': 'proved',
  'cf-768e': 'language',
  'cf-959a': 'proved',
  'cses-2207': 'step',
  'hackerrank-zero-move-nim': 'proved',
  'hdu-1729': 'language',
  'hdu-5011': 'proved',
  'hdu-5795': 'proved',
  'luogu-p4018': 'language',
  'luogu-p4860': 'language',
  'nyoj-833': 'proved',
  'uva-11249': 'language',
};

const PROOF = 400_000;

const rulesIn = (text: string): Rules => gameOf(readRulesFile(text, 'x')).declared!.rules;

/** Says for each claim what the proof says, with such numbers. */
function verdictsOn(rules: Rules, number: number): string[] {
  const numbers = { constants: rules.constants.map(() => number), lists: rules.lists.map(() => []) };
  const proof = proofsOf(rules, PROOF)(numbers);
  while (!proof.advance(100_000));
  return rules.claims.map((_, claim) => {
    const verdict = proof.verdicts.get(claim)!;
    return verdict.kind === 'open' ? verdict.why : verdict.kind;
  });
}

describe('library, trust', () => {
  it('is proved, or beyond what automata tell, for each problem', () => {
    const found: Record<string, string> = {};
    for (const [id, text] of libraryFiles)
      if (/^trust:/m.test(text)) {
        const rules = rulesIn(text);
        // Where the rules have a number, one that is odd and one that is even.
        const all = new Set([3, 4].flatMap((number) => verdictsOn(rules, number)));
        found[id] = [...all].join(', ');
      }
    assert.deepEqual(found, WANTED);
  });

  it('refutes what was said of cf-603c with odd k, at 2^31, and answers there', () => {
    const old = libraryFiles.get('cf-603c')!.replaceAll('p = ((a xor (a - 1)) + 1)/2', 'p = gcd(a, 2**30)');
    const rules = rulesIn(old);
    const proof = proofsOf(rules, 10 * PROOF)({ constants: [3], lists: [] });
    while (!proof.advance(100_000));
    assert.deepEqual(proof.verdicts.get(2), { kind: 'refuted', part: [2 ** 31], found: { value: 1 } });
    // 2^31 leads to 2^30, whose value is 2, and to an odd number, whose value is 0.
    const problem = problemsById.get('cf-603c')!;
    assert.equal(textOf(problem.answer({ n: 2, k: 3, a: [2 ** 31, 2 ** 29] }, 1)), 'Nicky');
  });
});
