/** Games whose position is a whole list, by the rules of their statements, against the answers of the library. */
import fc from 'fast-check';
import type { AnyFields } from '../../server/src/formats/format';
import { agreeWithStatements, list, type Numbers, type Options, range, sorted, type Trial, winsBy } from './statement';

const without = (position: Numbers, at: number): Numbers => position.filter((_, index) => index !== at);

/** One number is lowered by 1, or two are joined; a number that comes to 0 is gone. */
const lowerOrJoin: Options = (position) =>
  position.flatMap((number, at) => [
    sorted([...without(position, at), number - 1].filter((left) => left > 0)),
    ...range(at + 1, position.length - 1).map((other) =>
      sorted([...position.filter((_, index) => index !== at && index !== other), number + position[other]!]),
    ),
  ]);

/** The heap that has to be emptied first, counted from 1 (0 for none), and the heaps. */
const stayAtHeap: Options = ([at, ...heaps]) =>
  heaps.flatMap((heap, index) =>
    at === 0 || at === index + 1
      ? range(1, heap).map((taken) => [
          taken === heap ? 0 : index + 1,
          ...heaps.map((other, place) => (place === index ? heap - taken : other)),
        ])
      : [],
  );

/** Who removes the stone that makes the sum a multiple of 3 loses; where no stone is left, Bob has won. */
const stoneGame: Options = ([bob, sum, ...stones]) =>
  stones.length === 0
    ? bob === 1
      ? [[0, 0]]
      : []
    : stones.flatMap((stone, at) =>
        (sum! + stone) % 3 === 0 ? [] : [[1 - bob!, (sum! + stone) % 3, ...without(stones, at)]],
      );

/** The first number goes down by 1 and changes places with another. */
const swap: Options = ([first, ...others]) =>
  first === 0 ? [] : others.map((other, at) => [other, ...others.with(at, first! - 1)]);

/** A coin on a ring, in front of the first of the edges: the edge on either side is lowered, and the coin goes over it. */
const ring: Options = (edges) => [
  ...range(0, edges[0]! - 1).map((left) => [...edges.slice(1), left]),
  ...range(0, edges.at(-1)! - 1).map((left) => [left, ...edges.slice(0, -1)]),
];

const xorOf = (numbers: Numbers): number => numbers.reduce((total, number) => total ^ number, 0);

/** Who begins a turn with xor 0 has won, also without numbers; to leave xor 0 loses, since the other one begins with it. */
const chalkboard = (numbers: Numbers): boolean =>
  xorOf(numbers) === 0 || numbers.some((_, at) => !chalkboard(without(numbers, at)));

/** Who leaves xor 0 has won. */
const zeroXor = (numbers: Numbers): boolean =>
  numbers.some((_, at) => {
    const left = without(numbers, at);
    return xorOf(left) === 0 || !zeroXor(left);
  });

/** The heap that was taken from last, counted from 1 (0 for none), and the heaps: no heap twice in a row. */
const notTwice: Options = ([last, ...heaps]) =>
  heaps.flatMap((heap, index) => (heap > 0 && index + 1 !== last ? [[index + 1, ...heaps.with(index, heap - 1)]] : []));

/** Any number is lowered, or all by the same. */
const anyOrAll: Options = (numbers) => [
  ...numbers.flatMap((number, at) => range(1, number).map((by) => numbers.with(at, number - by))),
  ...range(1, Math.min(...numbers)).map((by) => numbers.map((number) => number - by)),
];

const pairsOf = (numbers: Numbers): (readonly [number, number])[] =>
  range(0, numbers.length / 2 - 1).map((at) => [numbers[2 * at]!, numbers[2 * at + 1]!]);

/** Intervals by their ends: of those that are left, one is chosen, and those that meet it go. */
const intervals: Options = (ends) => {
  const pairs = pairsOf(ends);
  return pairs.map(([l, r]) => pairs.filter(([left, right]) => right <= l || r <= left).flat());
};

/** A matrix as its number of columns and its cells. */
const rowsOf = ([columns, ...cells]: Numbers): Numbers[] =>
  range(0, cells.length / columns! - 1).map((row) => cells.slice(row * columns!, (row + 1) * columns!));

const matrix = (max: number, rows: number, columns: number): fc.Arbitrary<Numbers> =>
  fc
    .tuple(fc.integer({ min: 1, max: rows }), fc.integer({ min: 1, max: columns }))
    .chain(([m, n]) =>
      fc.array(fc.integer({ min: 0, max }), { minLength: m * n, maxLength: m * n }).map((cells) => [n, ...cells]),
    );

const fieldsOf = (rows: string, columns: string, numbers: Numbers): AnyFields => {
  const lines = rowsOf(numbers).map((a) => ({ a }));
  return { [rows]: lines.length, [columns]: numbers[0]!, ' lines': lines };
};

/** Stones are taken from any cells of one row. */
const takeInRow: Options = (position) =>
  rowsOf(position).flatMap((row, at) =>
    smallerThan(row).map((left) => [position[0]!, ...rowsOf(position).with(at, left).flat()]),
  );

/** All lists with no number greater than here, but for the list itself. */
const smallerThan = (row: Numbers): Numbers[] =>
  row
    .reduce<Numbers[]>((lists, most) => lists.flatMap((one) => range(0, most).map((cell) => [...one, cell])), [[]])
    .filter((left) => left.join() !== row.join());

/** All cells from one that is 1 to the last are turned. */
const flip: Options = ([columns, ...cells]) =>
  cells.flatMap((cell, corner) =>
    cell === 0
      ? []
      : [
          [
            columns!,
            ...cells.map((other, at) => (at >= corner && at % columns! >= corner % columns! ? 1 - other : other)),
          ],
        ],
  );

/** Stones of one cell move one cell to the right or down. */
const moveOn: Options = ([columns, ...cells]) =>
  cells.flatMap((stones, from) =>
    [
      ...(from % columns! < columns! - 1 ? [from + 1] : []),
      ...(from + columns! < cells.length ? [from + columns!] : []),
    ].flatMap((to) =>
      range(1, stones).map((moved) => [columns!, ...cells.with(from, stones - moved).with(to, cells[to]! + moved)]),
    ),
  );

/** Heaps are joined to one of at most m, which comes first. */
const joinUpTo: Options = ([m, ...heaps]) =>
  heaps.flatMap((heap, at) =>
    range(at + 1, heaps.length - 1)
      .filter((other) => heap + heaps[other]! <= m!)
      .map((other) => [
        m!,
        ...sorted([...heaps.filter((_, index) => index !== at && index !== other), heap + heaps[other]!]),
      ]),
  );

/** Coins that show heads, by their places: one, two or three are turned, the last of them from heads to tails. */
const turtles: Options = (heads) =>
  heads.flatMap((last) =>
    [[], ...range(0, last - 1).flatMap((one) => [[one], ...range(0, one - 1).map((other) => [one, other])])].map(
      (others) => sorted([last, ...others].reduce<Numbers>(turned, heads)),
    ),
  );

const turned = (heads: Numbers, at: number): Numbers =>
  heads.includes(at) ? heads.filter((head) => head !== at) : [...heads, at];

const different = (max: number, length: number, min: number, least: number) =>
  fc.uniqueArray(fc.integer({ min, max }), { minLength: least, maxLength: length });

/** 0 or 1 goes into an empty cell (2) that has no neighbour like it. */
const zeroOne: Options = (cells) =>
  cells.flatMap((cell, at) =>
    cell === 2
      ? [0, 1].filter((bit) => cells[at - 1] !== bit && cells[at + 1] !== bit).map((bit) => cells.with(at, bit))
      : [],
  );

/** The king, counted from 1 (0 for the one who has come to the top, which ends the game), and distances: no two climbers share one but 0. */
const climb: Options = ([king, ...heights]) =>
  king === 0
    ? []
    : heights.flatMap((height, at) =>
        range(at === 0 ? 0 : heights[at - 1]! + Number(heights[at - 1]! > 0), height - 1).map((to) => [
          to === 0 && at + 1 === king ? 0 : king!,
          ...heights.with(at, to),
        ]),
      );

/** One heap of a pair goes, the other is parted in two. */
const partPair: Options = (heaps) =>
  range(0, heaps.length / 2 - 1).flatMap((pair) =>
    [heaps[2 * pair]!, heaps[2 * pair + 1]!].flatMap((heap) =>
      range(1, heap - 1).map((part) => heaps.toSpliced(2 * pair, 2, part, heap - part)),
    ),
  );

/** Whether the first player wins where something stands in front of the numbers. */
function after(front: Numbers, options: Options): (numbers: Numbers) => boolean {
  const wins = winsBy(options);
  return (numbers) => wins([...front, ...numbers]);
}

const trials: readonly Trial[] = [
  {
    id: 'hdu-4111',
    numbers: list(5, 4, 1).map(sorted),
    fields: (A) => ({ N: A.length, A }),
    wins: winsBy(lowerOrJoin),
    words: ['Case #1: Alice', 'Case #1: Bob'],
  },
  {
    id: 'uva-11892',
    numbers: list(4, 4, 1),
    fields: (a) => ({ n: a.length, a }),
    wins: after([0], stayAtHeap),
    words: ['poopi', 'piloop'],
  },
  {
    id: 'leetcode-2029',
    numbers: list(6, 7, 1),
    fields: (s) => ({ n: s.length, s }),
    wins: after([0, 0], stoneGame),
    words: ['true', 'false'],
  },
  {
    id: 'cf-1747c',
    numbers: list(4, 4, 1, 2),
    fields: (a) => ({ n: a.length, a }),
    wins: winsBy(swap),
    words: ['Alice', 'Bob'],
  },
  {
    id: 'luogu-p1288',
    numbers: list(3, 5, 0, 2).filter((a) => a.includes(0)),
    fields: (a) => ({ n: a.length, a }),
    wins: winsBy(ring),
    words: ['YES', 'NO'],
  },
  {
    id: 'leetcode-810',
    numbers: list(7, 6),
    fields: (a) => ({ n: a.length, a }),
    wins: chalkboard,
    words: ['true', 'false'],
  },
  {
    id: 'atcoder-arc131-c',
    numbers: different(15, 7, 1, 1).filter((A) => xorOf(A) !== 0),
    fields: (A) => ({ N: A.length, A }),
    wins: zeroXor,
    words: ['Win', 'Lose'],
  },
  {
    id: 'cf-1396b',
    numbers: list(4, 4, 1),
    fields: (a) => ({ n: a.length, a }),
    wins: after([0], notTwice),
    words: ['T', 'HL'],
  },
  {
    id: 'cf-15c',
    numbers: fc
      .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 3 })
      .map((lines) => lines.flat()),
    fields: (n) => ({ n: n.length / 2, ' lines': pairsOf(n).map(([x, m]) => ({ x, m })) }),
    wins: (n) => xorOf(n.flatMap((x, at) => (at % 2 === 0 ? range(x, x + n[at + 1]! - 1) : []))) !== 0,
    words: ['tolik', 'bolik'],
  },
  {
    id: 'cf-282d',
    numbers: list(6, 3),
    fields: (a) => ({ n: a.length, a }),
    wins: winsBy(anyOrAll),
    words: ['BitLGM', 'BitAryo'],
  },
  {
    id: 'atcoder-abc206-f',
    numbers: fc
      .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 6 })
      .map((pairs) => pairs.flatMap(([l, size]) => [l, l + size])),
    fields: (n) => ({ N: n.length / 2, ' lines': pairsOf(n).map(([L, R]) => ({ L, R })) }),
    wins: winsBy(intervals),
    words: ['Alice', 'Bob'],
  },
  {
    id: 'lightoj-1247',
    numbers: matrix(2, 3, 2),
    fields: (numbers) => fieldsOf('M', 'N', numbers),
    wins: winsBy(takeInRow),
    words: ['Case 1: Alice', 'Case 1: Bob'],
  },
  {
    id: 'lightoj-1393',
    numbers: matrix(2, 2, 3),
    fields: (numbers) => fieldsOf('R', 'C', numbers),
    wins: winsBy(moveOn),
    words: ['Case 1: win', 'Case 1: lose'],
  },
  {
    id: 'hdu-4642',
    numbers: matrix(1, 3, 3),
    fields: (numbers) => fieldsOf('N', 'M', numbers),
    wins: winsBy(flip),
    words: ['Alice', 'Bob'],
  },
  {
    id: 'luogu-p4101',
    numbers: fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 18 })),
    fields: ([n, m]) => ({ n: n!, m: m! }),
    wins: ([n, m]) => joinedUpTo([m!, ...range(1, n!).map(() => 1)]),
    words: ['0', '1'],
  },
  {
    id: 'hdu-3537',
    numbers: list(9, 6),
    fields: (x) => ({ n: x.length, x }),
    wins: (x) => turtled(sorted([...new Set(x)])),
    words: ['No', 'Yes'],
  },
  {
    id: 'atcoder-arc151-c',
    numbers: list(2, 7, 0, 1).filter((cells) => cells.every((cell, at) => cell === 2 || cell !== cells[at - 1])),
    fields: (cells) => {
      const lines = cells.flatMap((Y, at) => (Y < 2 ? [{ X: at + 1, Y }] : []));
      return { N: cells.length, M: lines.length, ' lines': lines };
    },
    wins: winsBy(zeroOne),
    words: ['Takahashi', 'Aoki'],
  },
  {
    id: 'hdu-4315',
    numbers: fc
      .tuple(fc.nat(9), different(9, 4, 1, 1).map(sorted))
      .map(([king, heights]) => [(king % heights.length) + 1, ...heights]),
    fields: ([k, ...h]) => ({ N: h.length, k: k!, h }),
    wins: winsBy(climb),
    words: ['Alice', 'Bob'],
  },
  {
    id: 'luogu-p2148',
    numbers: list(9, 4, 1, 2).filter(({ length }) => length % 2 === 0),
    fields: (S) => ({ N: S.length, S }),
    wins: winsBy(partPair),
    words: ['YES', 'NO'],
  },
];

const joinedUpTo = winsBy(joinUpTo);
const turtled = winsBy(turtles);

describe('library, whole lists by the rules of the statements', () => {
  agreeWithStatements(trials);
});
