/**
 * Rules of statements, written down once more as plain recursions over whole positions, against the answers of the library:
 * for problems whose file plays another game that is worth the same.
 */
import fc from 'fast-check';
import {
  agreeWithStatements,
  list,
  type Numbers,
  type Options,
  range,
  sorted,
  type Trial,
  winsBy,
  withAt,
  type Words,
} from './statement';

const divisors = (number: number): number[] => range(1, number).filter((divisor) => number % divisor === 0);

/** Any number of stones goes from stair i to the one below; stones on stair `end` are at the end. */
const stairs =
  (end: number): Options =>
  (position) =>
    position.flatMap((stones, index) => {
      const stair = index + 1;
      if (stair <= end) return [];
      return range(1, stones).map((taken) => {
        const left = withAt(position, index, stones - taken);
        return stair - 1 > end || end > 0 ? withAt(left, index - 1, (position[index - 1] ?? 0) + taken) : left;
      });
    });

/** Each number of each heap becomes other heaps. */
const heapwise =
  (options: (heap: number) => Iterable<Numbers>): Options =>
  (position) =>
    position.flatMap((heap, index) =>
      [...options(heap)].map((heaps) => withAt(position, index, ...heaps).toSorted((a, b) => a - b)),
    );

const sequential: Options = (position) => {
  const at = position.findIndex((heap) => heap > 0);
  return at < 0 ? [] : range(1, position[at]!).map((taken) => withAt(position, at, position[at]! - taken));
};

const ascending: Options = (position) =>
  position.flatMap((heap, index) =>
    range(1, heap - (position[index - 1] ?? 0)).map((taken) => withAt(position, index, heap - taken)),
  );

/** Coins of square i go to lower squares; a position has the number of coins of each square. */
const nimble: Options = (position) =>
  position.flatMap((coins, from) =>
    coins === 0
      ? []
      : range(0, from - 1).map((to) => position.map((n, at) => n - Number(at === from) + Number(at === to))),
  );

/** Towers that are towered over: new towers that stand in the place of old ones. */
function pagodas([n, ...built]: Numbers): Numbers[] {
  const sums = built.flatMap((j) => built.flatMap((k) => [j + k, j - k]));
  const next = [...new Set(sums)].filter((i) => 1 <= i && i <= n! && !built.includes(i));
  return next.map((i) => [n!, ...[...built, i].sort((a, b) => a - b)]);
}

/** The total that is missing, and the numbers that are left. */
const draws: Options = ([missing, ...left]) =>
  missing! <= 0 ? [] : left.map((number) => [missing! - number, ...left.filter((other) => other !== number)]);

/** White stones and blue ones, heap by heap. */
const stones: Options = (position) =>
  range(0, position.length / 2 - 1).flatMap((heap) => {
    const [w, b] = [position[2 * heap]!, position[2 * heap + 1]!];
    const next = [...(w > 0 ? [[w - 1, b + w]] : []), ...range(1, Math.floor(b / 2)).map((k) => [w, b - k])];
    return next.map((pair) => position.toSpliced(2 * heap, 2, ...pair));
  });

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const calendar: Options = ([y, m, d]) => {
  const next = d! < daysOf(y!, m!) ? [y!, m!, d! + 1] : m! < 12 ? [y!, m! + 1, 1] : [y! + 1, 1, 1];
  const month = m! < 12 ? [y!, m! + 1, d!] : [y! + 1, 1, d!];
  return [next, ...(d! <= daysOf(month[0]!, month[1]!) ? [month] : [])].filter(
    ([year, mm, dd]) => year! * 10000 + mm! * 100 + dd! <= 20011104,
  );
};

/** Three in a row win: cells with a cross, as bits. */
const crosses =
  (n: number) =>
  ([cells]: Numbers): Numbers[] =>
    hasThree(cells!) ? [] : range(0, n - 1).flatMap((cell) => ((cells! >> cell) & 1 ? [] : [[cells! | (1 << cell)]]));

const hasThree = (cells: number): boolean => (cells & (cells >> 1) & (cells >> 2)) !== 0;

const power2: Options = ([n]) =>
  range(0, 20)
    .filter((k) => 2 ** k <= n!)
    .map((k) => [n! - 2 ** k]);

const inTurn = (id: string, words: Words): Trial => ({
  id,
  numbers: list(4, 4, 1),
  fields: (a) => ({ n: a.length, a }),
  wins: winsBy(sequential),
  words,
});

const trials: readonly Trial[] = [
  {
    id: 'acwing-892',
    numbers: list(3, 4, 1),
    fields: (a) => ({ n: a.length, a }),
    wins: winsBy(stairs(0)),
    words: ['Yes', 'No'],
  },
  {
    id: 'cses-1099',
    numbers: list(3, 4),
    fields: (p) => ({ n: p.length, p }),
    wins: winsBy(stairs(1)),
    words: ['first', 'second'],
  },
  {
    id: 'luogu-p3480',
    numbers: list(5, 4).map(sorted),
    fields: (a) => ({ n: a.length, a }),
    wins: winsBy(ascending),
    words: ['TAK', 'NIE'],
  },
  {
    id: 'hackerrank-nimble',
    numbers: list(2, 4),
    fields: (c) => ({ n: c.length, c }),
    wins: winsBy(nimble),
    words: ['First', 'Second'],
  },
  {
    id: 'hackerrank-tower-breakers',
    numbers: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 })),
    fields: ([n, m]) => ({ n: n!, m: m! }),
    wins: ([n, m]) => breakers(Array.from({ length: n! }, () => m!)),
    words: ['1', '2'],
  },
  {
    id: 'hackerrank-tower-breakers-again',
    numbers: list(12, 2, 1),
    fields: (h) => ({ n: h.length, h }),
    wins: (h) => partBreakers(sorted(h)),
    words: ['1', '2'],
  },
  inTurn('hdu-4994', ['Yes', 'No']),
  inTurn('cf-1382b', ['First', 'Second']),
  {
    id: 'cf-603c',
    numbers: fc.tuple(fc.integer({ min: 1, max: 3 }), list(6, 2, 1)).map(([k, a]) => [k, ...a]),
    fields: ([k, ...a]) => ({ n: a.length, k: k!, a }),
    wins: ([k, ...a]) => legions[k! - 1]!(sorted(a)),
    words: ['Kevin', 'Nicky'],
  },
  {
    id: 'cf-78c',
    numbers: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 5 })),
    fields: ([n, m, k]) => ({ n: n!, m: m!, k: k! }),
    wins: ([n, m, k]) => beavers[k! - 1]!(Array.from({ length: n! }, () => m!)),
    words: ['Timur', 'Marsel'],
  },
  {
    id: 'hdu-5512',
    numbers: fc
      .tuple(fc.integer({ min: 2, max: 9 }), fc.nat(8), fc.nat(8))
      .map(([n, a, b]) => [n, (a % (n - 1)) + 1, n - (b % (n - (a % (n - 1)) - 1))]),
    fields: ([n, a, b]) => ({ n: n!, a: a!, b: b! }),
    wins: winsBy(pagodas),
    words: ['Case #1: Yuwgna', 'Case #1: Iaka'],
  },
  {
    id: 'leetcode-464',
    numbers: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 24 })),
    fields: ([M, T]) => ({ M: M!, T: T! }),
    // Without a number there is nothing to reach; all numbers together may not reach it.
    wins: ([M, T]) => T! <= 0 || ((M! * (M! + 1)) / 2 >= T! && winsBy(draws)([T!, ...range(1, M!)])),
    words: ['true', 'false'],
  },
  {
    id: 'atcoder-typical90-ae',
    numbers: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 4 }).filter((n) => n.length % 2 === 0),
    fields: (n) => ({
      N: n.length / 2,
      W: n.filter((_, index) => index % 2 === 0),
      B: n.filter((_, index) => index % 2 === 1),
    }),
    wins: winsBy(stones),
    words: ['First', 'Second'],
  },
  {
    id: 'hdu-1079',
    numbers: fc.integer({ min: 0, max: 700 }).map((days) => {
      const date = new Date(Date.UTC(2001, 10, 4 - days));
      return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    }),
    fields: ([y, m, d]) => ({ y: y!, m: m!, d: d! }),
    wins: winsBy(calendar),
    words: ['YES', 'NO'],
  },
  {
    id: 'poj-3537',
    numbers: fc.integer({ min: 3, max: 12 }).map((n) => [n]),
    fields: ([n]) => ({ n: n! }),
    wins: ([n]) => winsBy(crosses(n!))([0]),
    words: ['1', '2'],
  },
  {
    id: '51nod-1068',
    numbers: fc.integer({ min: 1, max: 3000 }).map((n) => [n]),
    fields: ([n]) => ({ N: n! }),
    wins: winsBy(power2),
    words: ['A', 'B'],
  },
  {
    id: 'uva-11311',
    numbers: fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.nat(4), fc.nat(4))
      .map(([m, n, r, c]) => [m, n, r % m, c % n]),
    fields: ([m, n, r, c]) => ({ m: m!, n: n!, r: r!, c: c! }),
    // Rows and columns are broken off until the bad square is left.
    wins: ([m, n, r, c]) =>
      winsBy(heapwise((h) => range(0, h - 1).map((left) => [left])))([r!, m! - 1 - r!, c!, n! - 1 - c!]),
    words: ['Gretel', 'Hansel'],
  },
];

const breakers = winsBy(heapwise((tower) => divisors(tower).flatMap((left) => (left < tower ? [[left]] : []))));
const partBreakers = winsBy(
  heapwise((tower) =>
    divisors(tower).flatMap((parts) => (parts > 1 ? [Array.from({ length: parts }, () => tower / parts)] : [])),
  ),
);
const legions = [1, 2, 3].map((k) =>
  winsBy(
    heapwise((heap) => [
      ...(heap > 0 ? [[heap - 1]] : []),
      ...(heap > 0 && heap % 2 === 0 ? [Array.from({ length: k }, () => heap / 2)] : []),
    ]),
  ),
);
const beavers = [1, 2, 3, 4, 5].map((k) =>
  winsBy(
    heapwise((log) =>
      divisors(log).flatMap((parts) =>
        parts > 1 && log / parts >= k ? [Array.from({ length: parts }, () => log / parts)] : [],
      ),
    ),
  ),
);

describe('library, by the rules of the statements', () => {
  agreeWithStatements(trials);
});
