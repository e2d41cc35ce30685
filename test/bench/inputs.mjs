/** Inputs of any size for the problems that have a C++ reference, the same in every run. */
import { numbers } from './numbers.mjs';

const LARGEST = 1e9;

/**
 * What stands before the cases, one case, and what stands after them.
 *
 * @typedef {object} Layout
 * @property {(cases: number) => string} [head]
 * @property {(next: (below: number) => number) => string} one
 * @property {string} [tail]
 */

const pair = (/** @type {number} */ a, /** @type {number} */ b) => `${a} ${b}\n`;
const list = (/** @type {number[]} */ values) => `${values.length} ${values.join(' ')}\n`;

/** Sets of numbers that can occur in the Number Game: what is left after some have been chosen. */
function openNumbers(/** @type {(below: number) => number} */ next) {
  const gone = new Set([2 + next(19)]);
  for (let more = next(3); more > 0; more--) gone.add(2 + next(19));
  for (let sum = 4; sum <= 20; sum++) for (const part of [...gone]) if (gone.has(sum - part)) gone.add(sum);
  return Array.from({ length: 19 }, (_, index) => index + 2).filter((number) => !gone.has(number));
}

/** @type {Record<string, Layout>} */
export const layouts = {
  'poj-2348': { one: (next) => pair(1 + next(LARGEST), 1 + next(LARGEST)), tail: '0 0\n' },
  'poj-1067': { one: (next) => pair(next(LARGEST), next(LARGEST)) },
  'hdu-2177': {
    one: (next) => {
      const [a, b] = [next(1e6), 1 + next(1e6)];
      return a <= b ? pair(a, b) : pair(b, a);
    },
    tail: '0 0\n',
  },
  'poj-2484': { one: (next) => `${1 + next(1e6)}\n`, tail: '0\n' },
  'take-1-to-3': { one: (next) => `${1 + next(9_999_999)}\n` },
  'poj-2234': { one: (next) => list(Array.from({ length: 1 + next(5) }, () => 1 + next(10_000_000))) },
  'poj-1143': {
    one: (next) => {
      const open = openNumbers(next);
      return list(open.length > 0 ? open : [2]);
    },
    tail: '0\n',
  },
  'poj-1704': {
    // More cases than the statement allows: a warning, and answered all the same.
    head: (cases) => `${cases}\n`,
    one: (next) => {
      const cells = [...new Set(Array.from({ length: 1 + next(8) }, () => 1 + next(10_000)))];
      return `${cells.length}\n${cells.join(' ')}\n`;
    },
  },
  'coin-game': {
    one: (next) => {
      const takes = [1, ...Array.from({ length: 1 + next(4) }, () => 2 + next(8))];
      return `${1 + next(200)} ${takes.length}\n${takes.join(' ')}\n`;
    },
  },
};

/**
 * The input in portions of about a megabyte.
 *
 * @param {string} problem
 * @param {number} cases
 */
export function* inputOf(problem, cases) {
  const layout = layouts[problem];
  if (!layout) throw new Error(`There is no input for ${problem}.`);
  const { head, one, tail = '' } = layout;
  const next = numbers();
  let portion = head?.(cases) ?? '';
  for (let left = cases; left > 0; left--) {
    portion += one(next);
    if (portion.length < 1 << 20) continue;
    yield portion;
    portion = '';
  }
  yield portion + tail;
}
