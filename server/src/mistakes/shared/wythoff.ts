/** Mistakes with two heaps where only the winner is asked, for the two layouts that judges have for it. */
import { coldPair } from '../../rulesets/wythoff';
import { message } from '../../text/message';
import { larger, minus, type Natural, smaller, xor } from '../../text/natural';
import { float32, GOLDEN_RATIO } from '../cNumbers';
import { wrong } from '../declare';
import type { Mistake } from '../mistake';

interface Fields {
  readonly a: Natural;
  readonly b: Natural;
}

/** Prints 0 where the heaps, the smaller one first, are taken for a cold pair. */
const cold =
  (isCold: (a: Natural, k: Natural) => boolean) =>
  ({ a, b }: Fields): string => {
    const low = smaller(a, b);
    return isCold(low, minus(larger(a, b), low)) ? '0' : '1';
  };

const coldBy = (ratio: number, add = 0) => cold((a, k) => Number(a) === Math.floor(Number(k) * ratio + add));

/** What both problems have. */
export const wythoffMistakes: readonly Mistake[] = [
  wrong(
    'order-not-handled',
    message('Takes the first number for the smaller one.'),
    'k = b - a; a == (int) (k * phi) // a > b',
    '2 1',
    (fields: Fields) => (fields.a > fields.b ? '1' : cold((a, k) => coldPair(k).a === a)(fields)),
  ),
  wrong(
    'rounded-not-floored',
    message('Rounds k times the golden ratio to the nearest number instead of rounding down.'),
    'a == (int) (k * phi + 0.5)',
    '1 2',
    coldBy(GOLDEN_RATIO, 0.5),
  ),
  wrong(
    'golden-ratio-three-decimals',
    message('Takes 1.618 for the golden ratio.'),
    'a == (int) (k * 1.618)',
    '376 609',
    coldBy(1.618),
  ),
  wrong(
    'golden-ratio-six-decimals',
    message('Takes 1.618034 for the golden ratio, which is a little too much.'),
    'a == (int) (k * 1.618034)',
    '10945 17710',
    coldBy(1.618034),
  ),
  wrong(
    'golden-ratio-eleven-decimals',
    message('Takes 1.61803398875 for the golden ratio: eleven decimals are too few.'),
    'a == (int) (k * 1.61803398875)',
    '3524577 5702886',
    coldBy(1.61803398875),
  ),
  wrong(
    'golden-ratio-in-floats',
    message('Multiplies by the golden ratio in single precision.'),
    'a == (int) (k * 1.6180340f)',
    '4180 6764',
    cold((a, k) => Number(a) === Math.floor(Math.fround(float32(k) * Math.fround(1.618034)))),
  ),
  wrong(
    'golden-ratio-in-doubles',
    message(
      'Multiplies by the golden ratio in doubles, which is wrong for large cold pairs. Most accepted programs do so: the judge has no such case.',
    ),
    'a == (int) (k * (1 + sqrt(5)) / 2)',
    '165580140 267914295',
    cold((a, k) => Number(a) === Math.floor((Number(k) * (1 + Math.sqrt(5))) / 2)),
  ),
  wrong('plain-nim', message('Forgets the move on both heaps.'), '(a ^ b) != 0', '1 1', ({ a, b }: Fields) =>
    xor(a, b) === 0 ? '0' : '1',
  ),
  wrong(
    'small-table',
    message('The table of cold pairs ends at number 999.'),
    'for (k = 0; k < 1000; k++)',
    '1618 2618',
    cold((a, k) => k < 1000 && coldPair(k).a === a),
  ),
  wrong(
    'equal-heaps-never-lost',
    message(
      'Says that equal heaps are always won, two empty ones included. Programs that do so have been accepted: the judge has no such case.',
    ),
    'a != b && a == (int) (k * phi)',
    '0 0',
    cold((a, k) => k !== 0 && coldPair(k).a === a),
  ),
];
