/**
 * What the hardest questions cost: the time of one hover's worth of answers as the position grows.
 *
 *     npx tsx test/bench/solvers.ts
 */
import { euclid } from '../../server/src/rulesets/euclid';
import { nim } from '../../server/src/rulesets/nim';
import { numberGame } from '../../server/src/rulesets/numberGame';
import type { AnyRuleset } from '../../server/src/rulesets/ruleset';
import { strip } from '../../server/src/rulesets/strip';
import { subtraction } from '../../server/src/rulesets/subtraction';
import { wythoff } from '../../server/src/rulesets/wythoff';
import { natural } from '../../server/src/text/natural';
import { numbers } from './numbers.mjs';
import { machine, table } from './report.mjs';

/** Outcome, winning moves and explanation, in milliseconds. */
function cost(ruleset: AnyRuleset, position: unknown): number {
  const start = performance.now();
  ruleset.outcome(position);
  ruleset.winningMoves(position);
  ruleset.explain(position);
  return performance.now() - start;
}

const next = numbers(7);
const digits = (count: number): string =>
  Array.from({ length: count }, (_, index) => String(index === 0 ? 1 + next(9) : next(10))).join('');
const big = (count: number) => natural(BigInt(digits(count)));
const heaps = (count: number) => Array.from({ length: count }, () => 1 + next(1e9));

/** A row for each size, with its growth over the row before. */
function growth(title: string, sizes: readonly number[], measure: (size: number) => number): void {
  let before = NaN;
  const rows = sizes.map((size) => {
    const time = measure(size);
    const row = [size.toLocaleString('en'), time, time / before];
    before = time;
    return row;
  });
  console.log(table(title, ['size', 'ms', 'growth'], rows));
}

console.log(machine());
cost(wythoff, { a: 3, b: 5 });
growth('Euclid, two numbers of so many digits', [1000, 10_000, 100_000], (size) =>
  cost(euclid, { a: big(size), b: big(size) }),
);
growth('Wythoff, two heaps of so many digits', [1000, 10_000, 100_000], (size) =>
  cost(wythoff, { a: big(size), b: big(size) }),
);
growth('Nim, so many heaps', [5000, 50_000, 500_000], (size) => cost(nim, heaps(size)));
growth('Chessmen on a strip, so many', [10, 100, 1000], (size) => cost(strip, heaps(size)));
growth('Take 1, 7, 23, 38 or 101 from one heap of so many', [1e5, 1e6, 1e7], (size) =>
  cost(subtraction, { heaps: [size], takes: [1, 7, 23, 38, 101] }),
);
growth('Take a Fibonacci number from one heap of so many', [1e4, 1e5, 1e6], (size) =>
  cost(subtraction, { heaps: [size], takes: { family: 'Fibonacci' } }),
);
growth('Number Game, all positions, so often', [1, 10, 100], (times) => {
  const start = performance.now();
  for (let time = 0; time < times; time++)
    for (let first = 2; first <= 20; first++)
      numberGame.winningMoves(
        Array.from({ length: 19 }, (_, index) => index + 2).filter((number) => number % first !== 0),
      );
  return performance.now() - start;
});
