import { message } from '../text/message';
import { larger, type Natural, plus } from '../text/natural';
import { mod } from './cNumbers';
import { keeping, whole, wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { leastGap, tablesOf, type Values, valuesOf, xorOf } from './shared/grundy';
import { mex, Steps } from './steps';

interface Fields {
  readonly s: readonly Natural[];
  readonly positions: readonly { readonly h: readonly Natural[] }[];
}

type IsWon = (heaps: readonly Natural[], takes: readonly Natural[]) => boolean | undefined;

/** A letter for each position of a set; undefined if one takes too long. */
const letters =
  (isWon: IsWon): WrongAnswer =>
  ({ s, positions }: Fields) => {
    const won = positions.map(({ h }) => isWon(h, s));
    return won.includes(undefined) ? undefined : won.map((one) => (one ? 'W' : 'L')).join('');
  };

/** Decides by the values of the heaps, which are those of `tables` for the set of takes. */
const decided = (
  tables: () => (takes: readonly Natural[]) => Values,
  isWon: (values: readonly number[]) => boolean,
): (() => WrongAnswer) => {
  return () => {
    const tablesOfInput = tables();
    return letters((heaps, takes) => {
      const values = valuesOf(heaps, tablesOfInput(takes));
      return values && isWon(values);
    });
  };
};

const isNotZero = (values: readonly Natural[]): boolean => xorOf(values) !== 0;

/** Values by recursion; what was found for one set of takes stays for the next. */
function keptMemo(): (takes: readonly Natural[]) => Values {
  const steps = new Steps();
  const memo: (number | undefined)[] = [];
  return (given) => {
    const takes = given.map(Number);
    return (heap) => {
      const due = [Number(heap)];
      for (;;) {
        const next = due.at(-1);
        if (next === undefined) return memo[Number(heap)];
        const options = takes.filter((take) => take <= next).map((take) => next - take);
        const missing = memo[next] === undefined ? options.filter((option) => memo[option] === undefined) : [];
        if (!steps.spend(takes.length + 1)) return undefined;
        if (missing.length > 0) due.push(missing[0]!);
        else {
          memo[next] ??= mex(options.map((option) => memo[option]!));
          due.pop();
        }
      }
    };
  };
}

export const hdu1536Mistakes: readonly Mistake[] = [
  keeping(
    'takes-taken-for-sorted',
    message('Leaves the loop at the first take that is too large, but the takes come in any order.'),
    'for (j = 0; j < k; j++) { if (s[j] > h) break; … }',
    '2 2 1\n1\n1 1',
    decided(
      () =>
        tablesOf((heap, takes, values) => {
          const end = takes.findIndex((take) => take > heap);
          return leastGap(heap, end < 0 ? takes : takes.slice(0, end), values);
        }),
      isNotZero,
    ),
  ),
  wrong(
    'plain-nim',
    message('Xors the heaps themselves, as if any number could be taken.'),
    'h[1] ^ … ^ h[l]',
    '1 1\n1\n1 2',
    letters((heaps) => isNotZero(heaps)),
  ),
  keeping(
    'xor-of-wins',
    message('Knows of each heap only whether it is won, and xors that.'),
    '(g[h[1]] > 0) ^ … ^ (g[h[l]] > 0)',
    '2 1 2\n1\n2 1 2',
    decided(tablesOf, (values) => isNotZero(values.map((value) => Math.min(value, 1)))),
  ),
  keeping(
    'memo-kept-between-sets',
    message('Keeps the Grundy values that were found for the set of takes before.'),
    'memset(sg, -1, sizeof sg); // once only',
    '1 1\n1\n1 1\n1 2\n1\n1 1',
    decided(keptMemo, isNotZero),
  ),
  wrong(
    'a-line-for-each-letter',
    message('Prints each letter on a line of its own.'),
    'puts(win ? "W" : "L")',
    '1 1\n2\n1 0\n1 0',
    (_, _number, truth) => truth.replace(/(?<=.)(?=.)/g, '\n'),
  ),
  wrong(
    'letters-with-blanks',
    message('Prints blanks between the letters.'),
    "printf(\" %c\", win ? 'W' : 'L')",
    '1 1\n2\n1 0\n1 0',
    (_, _number, truth) => truth.replace(/(?<=.)(?=.)/g, ' '),
  ),
  whole(
    'no-newline-between-sets',
    message('Prints the letters of all sets on one line.'),
    'printf("%c", …); // no newline after a set',
    '1 1\n1\n1 0\n1 1\n1\n1 0',
    ({ truths }) => truths.map((truth, index) => (index === truths.length - 1 ? `${truth}\n` : truth)),
  ),
  keeping(
    'any-heap-won',
    message('Says that the first player wins if one of the heaps alone is won.'),
    'g[h[1]] || … || g[h[l]]',
    '1 1\n1\n2 1 1',
    decided(tablesOf, (values) => values.some((value) => value !== 0)),
  ),
  wrong(
    'modulo-largest-plus-one',
    message('Takes the rule for takes of 1 to m for any set of takes.'),
    'h[1] % (max(s) + 1) ^ …',
    '1 2\n1\n1 1',
    letters((heaps, takes) => {
      const period = plus(takes.reduce(larger, 0), 1);
      return isNotZero(heaps.map((heap) => mod(heap, period)));
    }),
  ),
  keeping(
    'last-heap-skipped',
    message('Leaves the last heap out: the loop ends one too early.'),
    'for (j = 0; j < l - 1; j++)',
    '1 1\n1\n1 1',
    decided(tablesOf, (values) => isNotZero(values.slice(0, -1))),
  ),
  keeping(
    'mex-of-unsorted-values',
    message('Looks for the first gap in the values that are reached without sorting them.'),
    'for (c = 0; v[c] == c; c++);',
    '2 1 2\n1\n1 2',
    decided(
      () =>
        tablesOf((heap, takes, values) => {
          const reached = takes.filter((take) => take <= heap).map((take) => values[heap - take]!);
          const gap = reached.findIndex((value, place) => value !== place);
          return gap < 0 ? reached.length : gap;
        }),
      isNotZero,
    ),
  ),
];
