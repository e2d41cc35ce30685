/** Positions of each ruleset to draw: the first is the one of its page in docs/, the last a large one. */
export const POSITIONS: Readonly<Record<string, readonly unknown[]>> = {
  appleRows: [[5, 3, 1], [], Array.from({ length: 30 }, (_, index) => (index === 3 ? 10n ** 18n : 7))],
  auction: [
    { missing: 22, most: 5 },
    { missing: 3, most: 5 },
    { missing: 0, most: 5 },
    { missing: 10n ** 18n, most: 10n ** 17n },
  ],
  bash: [
    { heap: 23, most: 3 },
    { heap: 0, most: 3 },
    { heap: 5, most: 0 },
    { heap: 10n ** 18n, most: 10n ** 17n },
  ],
  bashBetween: [
    { heap: 12, least: 2, most: 4 },
    { heap: 1, least: 3, most: 4 },
    { heap: 0, least: 2, most: 4 },
    { heap: 10n ** 18n, least: 10, most: 10n ** 17n },
  ],
  circle: [
    { circle: 9, most: 2 },
    { rows: [4, 2, 1], most: 2 },
    { rows: [], most: 2 },
    { circle: 10n ** 18n, most: 7 },
    { rows: [10n ** 18n, 3], most: 7 },
  ],
  corner: [
    { rows: 4, columns: 7 },
    { rows: 1, columns: 1 },
    { rows: 1, columns: 3 },
    { rows: 2000, columns: 10n ** 18n },
  ],
  euclid: [
    { a: 15, b: 24 },
    { a: 25, b: 7 },
    { a: 0, b: 9 },
    { a: 3, b: 50 },
    { a: 12, b: 10n ** 18n },
  ],
  fibonacciNim: [
    { heap: 13, most: 12 },
    { heap: 8, most: 2 },
    { heap: 10n ** 18n, most: 10n ** 18n },
  ],
  lasker: [
    [3, 4, 5],
    [0, 2],
    [10n ** 18n, 7],
  ],
  misereBash: [
    { heap: 13, most: 3 },
    { heap: 10n ** 18n, most: 10n ** 17n },
  ],
  misereNim: [[1, 2, 3], [], [10n ** 18n, 1, 1]],
  multiply: [
    { product: 1, goal: 162 },
    { product: 81, goal: 162 },
    { product: 163, goal: 162 },
    { product: 1, goal: 10n ** 18n },
  ],
  nim: [
    [3, 3, 6, 9],
    [0, 0],
    [30, 41, 17, 2],
    Array.from({ length: 500_000 }, (_, index) => index + 1),
    [10n ** 18n, 5],
  ],
  northcott: [
    {
      columns: 8,
      rows: [
        { mine: 2, theirs: 5 },
        { mine: 7, theirs: 3 },
        { mine: 1, theirs: 8 },
      ],
    },
    { columns: 2, rows: [{ mine: 1, theirs: 2 }] },
    {
      columns: 10n ** 18n,
      rows: [
        { mine: 5, theirs: 10n ** 17n },
        { mine: 9, theirs: 3 },
      ],
    },
  ],
  numberGame: [[2, 3, 5, 7, 11, 13], [], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  pairingPiles: [
    [2, 3, 7],
    [0, 4, 4],
    [10n ** 18n, 5, 5],
  ],
  pathOnBoard: [
    { size: 5, path: 'RRDLD' },
    { size: 1, path: '' },
    { size: 10n ** 18n, path: 'DDR' },
  ],
  raceTo: [
    { said: 11, target: 40, most: 5 },
    { said: 39, target: 40, most: 5 },
    { said: 40, target: 40, most: 5 },
    { said: 0, target: 10n ** 18n, most: 10n ** 17n },
  ],
  staircase: [
    [0, 3, 2, 0, 4, 1, 2, 5],
    [1, 0, 0],
    Array.from({ length: 10_000 }, (_, index) => (index % 7 === 0 ? 10n ** 18n : index)),
  ],
  strip: [[1, 5, 8, 13], [1, 2], [100, 9000, 9001, 10_000], Array.from({ length: 1000 }, (_, index) => 3 * index + 2)],
  subtraction: [
    { heaps: [7, 12, 4], takes: [2, 3, 8] },
    { heaps: [20], takes: { family: 'Fibonacci' } },
    { heaps: [1], takes: [2] },
    { heaps: [10n ** 18n], takes: { allBut: [2, 5] } },
  ],
  wythoff: [
    { a: 5, b: 9 },
    { a: 0, b: 4 },
    { a: 0, b: 0 },
    { a: 10n ** 18n, b: 3 },
  ],
};
