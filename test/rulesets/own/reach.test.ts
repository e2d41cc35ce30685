/** What is said of how far a search goes, before one is begun. */
import assert from 'node:assert/strict';
import { rulesHover } from '../../../server/src/features/rules/hover';
import { rulesInHeader } from '../../../server/src/features/rules/view';
import { BUDGET } from '../../../server/src/rulesets/own/plainStrategy';
import { reachOf } from '../../../server/src/rulesets/own/reach';
import { rulesetOf } from '../../../server/src/rulesets/own/ruleset';
import { openView } from '../../features/view';
import { good, headerOf } from '../../games/declare';

const numbers = { constants: [], lists: [] };
const LITTLE = { quick: 1000, table: 100_000, search: 1000 };

const rulesOf = (...lines: string[]) => good(...lines).rules;

const chomp = rulesOf(
  'input: a b c / …',
  'move: (a, b, c) -> (x, min(b, x), min(c, x)) for x in 1..a - 1',
  'move: (a, b, c) -> (a, x, min(c, x)) for x in 0..b - 1',
  'move: (a, b, c) -> (a, b, x) for x in 0..c - 1',
);

describe('rulesets/own/reach', () => {
  it('is what a table of so many steps answers, and not much less', () => {
    const games = [
      chomp,
      rulesOf(
        'input: a b / …',
        'move: (a, b) -> (a - k*k, b) for k in 1..sqrt(a)',
        'move: (a, b) -> (a, b - 1) if a mod 3 = b mod 2',
      ),
      rulesOf('input: n / …', 'move: n -> n - d for d in divisors(n) if d < n', 'move: n -> n - 3 if n mod 5 = 1'),
    ];
    for (const rules of games) {
      const reach = reachOf(rules, numbers, LITTLE)!;
      const ruleset = rulesetOf(rules, LITTLE);
      const outcomeAt = (number: number): string =>
        ruleset.outcome({ numbers, parts: [rules.coordinates.map(() => number)] });
      assert.ok(reach > 5, String(reach));
      assert.notEqual(outcomeAt(reach), 'unknown', String(reach));
      assert.equal(outcomeAt(8 * reach), 'unknown', String(reach));
    }
    assert.ok(reachOf(chomp, numbers, BUDGET)! > 3 * reachOf(chomp, numbers, LITTLE)!);
  });

  it('is not told where a theory or a known game answers, or a claim may', () => {
    for (const move of ['take 1..3', 'take 1..n', 'split', 'code 0.77'])
      assert.equal(reachOf(rulesOf('input: n / …', `move: ${move}`), numbers), undefined, move);
    assert.equal(
      reachOf({ ...chomp, claims: rulesOf('move: take 1', 'claim: P when n = 0').claims }, numbers),
      undefined,
    );
  });

  it('is that of no table where numbers grow', () => {
    const rules = rulesOf('input: a b / …', 'move: (a, b) -> (a - 1, b + 1)', 'move: (a, b) -> (a, b - 2)');
    assert.equal(reachOf(rules, numbers), 0);
  });

  it('is said where one hovers over a move', () => {
    const hoverOn = (...lines: string[]): string => {
      const view = openView(headerOf(...lines) + '2 2\n', 'x.game');
      const found = rulesHover(rulesInHeader(view)!, { line: lines.length, character: 15 });
      return (found!.contents as { value: string }).value;
    };
    const pairs = ['input: a b / …', 'move: (a, b) -> (a - k*k, b) for k in 1..sqrt(a)'];
    assert.match(
      hoverOn(...pairs, 'move: (a, b) -> (a, b - 1) if a mod 3 = b mod 2'),
      /No theory answers these rules, but a search: numbers up to about \d+ are within its reach\./,
    );
    assert.ok(!hoverOn('input: a b / …', 'move: take 1..3 from a').includes('No theory'));
  });
});
