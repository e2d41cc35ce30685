/**
 * Known mistakes as the programs they are: what `strength` says of a file is what `test` finds when programs with the same
 * fault are compiled and run on it, case by case.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lacks } from '../lacks';
import { isThorough, some } from '../thorough';
import { compile } from './programs';
import { workshop } from './run';

/** Reads pairs of numbers to `0 0`; `answer` sets `won`. */
const euclid = (answer: string, last = ''): string => `#include <cstdio>
#include <cmath>
#include <utility>
typedef long long ll;
int main() {
  ll a, b;
  while (scanf("%lld %lld", &a, &b) == 2 && (a || b)) {
    bool won = true;
    ${answer}
    puts(won ? "Stan wins" : "Ollie wins");
  }
  ${last}
}
`;
const sorted = 'if (a > b) std::swap(a, b);';
const right = `${sorted} while (b % a && b / a < 2) { ll t = b % a; b = a; a = t; won = !won; }`;

const strip = (body: string, sort = 'std::sort(P.begin() + 1, P.end());'): string => `#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
  int T, N;
  for (scanf("%d", &T); T--; ) {
    scanf("%d", &N);
    std::vector<int> P(N + 1);
    for (int i = 1; i <= N; i++) scanf("%d", &P[i]);
    ${sort}
    int s = 0;
    ${body}
    puts(s ? "Georgia will win" : "Bob will win");
  }
}
`;

const corner = (won: string): string => `import sys
for line in sys.stdin:
    n, m = map(int, line.split())
    if n == 0 and m == 0: break
    print("Wonderful!" if ${won} else "What a pity!")
`;

/** The same in C++, which starts sooner. */
const fastCorner = (won: string): string => `#include <cstdio>
int main() {
  int n, m;
  while (scanf("%d %d", &n, &m) == 2 && (n || m)) puts(${won} ? "Wonderful!" : "What a pity!");
}
`;

/** By the problem and the mistake; the program without a mistake is called `right`. */
const sources: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'poj-2348': {
    right: euclid(right),
    'order-not-handled': euclid('while (b % a && b / a < 2) { ll t = b % a; b = a; a = t; won = !won; }'),
    'twice-in-32-bits': euclid(
      `int x = (int)a, y = (int)b; if (x > y) std::swap(x, y);
    while (y % x && y < (int)(2u * (unsigned)x)) { int t = y % x; y = x; x = t; won = !won; }`,
    ),
    'parity-of-division-steps': euclid(`${sorted} won = false; while (a) { ll t = b % a; b = a; a = t; won = !won; }`),
    'equal-numbers-forgotten': euclid(`${sorted} won = (double)b / (double)a > (1 + sqrt(5.0)) / 2;`),
    'golden-ratio-three-decimals': euclid(`${sorted} won = a == b || (double)b / (double)a > 1.618;`),
    'golden-ratio-in-doubles': euclid(`${sorted} won = a == b || (double)b / (double)a > (1 + sqrt(5.0)) / 2;`),
    'golden-ratio-in-floats': euclid(
      `${sorted} volatile float q = (float)b / (float)a; won = a == b || q > 1.6180340f;`,
    ),
    'first-step-only': euclid(`${sorted} won = b % a == 0 || b >= 2 * a;`),
    'answers-the-terminator': euclid(right, 'puts("Ollie wins");'),
  },
  'poj-1704': {
    right: strip('for (int i = N; i > 0; i -= 2) s ^= P[i] - P[i - 1] - 1;'),
    'positions-not-sorted': strip('for (int i = N; i > 0; i -= 2) s ^= P[i] - P[i - 1] - 1;', ''),
    'left-over-chessman-forgotten': strip('for (int i = N; i > 1; i -= 2) s ^= P[i] - P[i - 1] - 1;'),
    'sum-of-gaps': strip('for (int i = N; i > 0; i -= 2) s += P[i] - P[i - 1] - 1;'),
    'distance-instead-of-gap': strip('for (int i = N; i > 0; i -= 2) s ^= P[i] - P[i - 1];'),
  },
  'hdu-2147': {
    right: corner('n % 2 == 0 or m % 2 == 0'),
    'both-even': corner('n % 2 == 0 and m % 2 == 0'),
    'parity-of-the-sum': fastCorner('(n + m) % 2 == 1'),
    'equal-sides': fastCorner('n != m'),
    'rows-only': fastCorner('n % 2 == 0'),
    'sides-from-zero': fastCorner('n % 2 == 1 || m % 2 == 1'),
  },
};

/** All in the thorough run, and else the right one and every third. */
const triedOf = (byName: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  some(Object.entries(byName), 3);

interface Strength {
  readonly known: number;
  readonly mistakes: readonly {
    readonly name: string;
    readonly by: readonly { readonly cases: readonly number[] }[];
  }[];
}

interface Verdict {
  readonly case?: number;
  readonly verdict?: string;
}

describe('cli: known mistakes as real programs', () => {
  const shop = workshop();
  let folder = '';
  const programs = new Map<string, readonly string[]>();

  before(function () {
    if (lacks('g++', 'g++') || lacks('python3', 'python3')) this.skip();
    folder = mkdtempSync(path.join(tmpdir(), 'winning-move-'));
    for (const [id, byName] of Object.entries(sources))
      for (const [name, source] of triedOf(byName)) {
        const file = path.join(folder, `${id}-${name}`);
        const isCpp = source.startsWith('#include');
        if (isCpp) compile(source, file);
        else writeFileSync(file, source);
        programs.set(`${id} ${name}`, isCpp ? [file] : ['python3', file]);
      }
  });
  after(() => {
    if (folder !== '') rmSync(folder, { recursive: true, force: true });
  });

  const caughtIn = (file: string): ReadonlyMap<string, readonly number[] | undefined> => {
    const { mistakes } = JSON.parse(shop.run(['strength', '--json', file]).stdout) as Strength;
    return new Map(mistakes.map(({ name, by: [first] }) => [name, first?.cases]));
  };

  const wrongIn = (file: string, program: readonly string[]): { code: number | null; cases: number[] } => {
    const { code, stdout } = shop.run(['test', '--json', '--time-limit', '60s', file, '--', ...program]);
    const verdicts = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Verdict);
    return {
      code,
      cases: verdicts.flatMap((one) => (one.case === undefined || one.verdict === 'right' ? [] : [one.case])),
    };
  };

  for (const [id, byName] of Object.entries(sources))
    it(`${id}: strength says what the programs do`, () => {
      let survived = 0;
      for (const words of [['--mistakes'], ['--small', '3', '--random', '3', '--seed', '1']]) {
        const file = `x.${id}.game`;
        writeFileSync(shop.path(file), shop.run(['generate', id, ...words]).stdout);
        const caught = caughtIn(file);
        for (const [name] of triedOf(byName)) {
          const { code, cases } = wrongIn(file, programs.get(`${id} ${name}`)!);
          const expected = name === 'right' ? undefined : caught.get(name);
          assert.ok(name === 'right' || caught.has(name), name);
          assert.equal(code === 0, expected === undefined, `${words.join(' ')}: ${name}`);
          // What is printed after all answers belongs to no case.
          if (name !== 'answers-the-terminator') assert.deepEqual(cases, expected ?? [], `${words.join(' ')}: ${name}`);
          if (expected === undefined && name !== 'right') survived++;
        }
      }
      if (isThorough) assert.ok(survived > 0);
    });
});
