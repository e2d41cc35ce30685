import { message } from '../text/message';
import { type Natural, remainder } from '../text/natural';
import { keeping, wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { tablesOf, valuesOf, xorOf } from './shared/grundy';

interface Fields {
  readonly m: Natural;
  readonly n: Natural;
  readonly p: Natural;
}

const word = (isWon: boolean): string => (isWon ? 'Fibo' : 'Nacci');

const heapsOf = ({ m, n, p }: Fields): readonly Natural[] => [m, n, p];

/** Beyond what a heap may hold. */
const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181, 6765, 10946];

/** Decides by the Grundy values that the takes give the three heaps. */
const decided = (takes: readonly number[], isWon: (values: readonly number[]) => boolean) => (): WrongAnswer => {
  const value = tablesOf()(takes);
  return (fields: Fields) => {
    const heaps = heapsOf(fields);
    const values = heaps.some((heap) => heap > FIBONACCI.at(-1)!) ? undefined : valuesOf(heaps, value);
    return values && word(isWon(values));
  };
};

const isNotZero = (values: readonly Natural[]): boolean => xorOf(values) !== 0;

export const hdu1848Mistakes: readonly Mistake[] = [
  wrong(
    'plain-nim',
    message('Xors the heaps themselves, as if any number could be taken.'),
    '(m ^ n ^ p) != 0',
    '1 1 4',
    (fields: Fields) => word(isNotZero(heapsOf(fields))),
  ),
  keeping(
    'xor-of-wins',
    message('Knows of each heap only whether it is won, and xors that.'),
    'win[m] ^ win[n] ^ win[p]',
    '1 2 3',
    decided(FIBONACCI, (values) => isNotZero(values.map((value) => Math.min(value, 1)))),
  ),
  keeping(
    'too-few-fibonacci-numbers',
    message('The list of Fibonacci numbers is too short: it ends at 89.'),
    'int fib[10]; // 1 2 3 5 … 89',
    '144 1 1',
    decided(FIBONACCI.slice(0, 10), isNotZero),
  ),
  keeping(
    'sequence-1-1-2-3-as-1-3',
    message('Begins the list of takes with 1 3 5 8, so 2 is missing.'),
    'f = {1, 3, 5, 8, …}',
    '1 1 2',
    decided(
      FIBONACCI.filter((take) => take !== 2),
      isNotZero,
    ),
  ),
  keeping(
    'each-heap-on-its-own',
    message('Says that the first player wins if one of the heaps alone is won.'),
    'g[m] || g[n] || g[p]',
    '1 1 4',
    decided(FIBONACCI, (values) => values.some((value) => value !== 0)),
  ),
  wrong(
    'modulo-four',
    message('Takes the heaps modulo 4 for their Grundy values, which holds for the first few only.'),
    '(m % 4) ^ (n % 4) ^ (p % 4)',
    '1 1 8',
    (fields: Fields) => word(isNotZero(heapsOf(fields).map((heap) => remainder(heap, 4)))),
  ),
  wrong(
    'debug-output-left-in',
    message('Still prints what was read, as it did for debugging.'),
    'printf("%d %d %d\\n", m, n, p)',
    '1 1 1',
    (fields: Fields, _, truth) => `${heapsOf(fields).join(' ')}\n${truth}`,
  ),
];
