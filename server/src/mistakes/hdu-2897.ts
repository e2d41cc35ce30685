import { message } from '../text/message';
import { type Natural, plus, times } from '../text/natural';
import { mod } from './cNumbers';
import { wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { feofLoop } from './wholeFile';

interface Fields {
  readonly n: Natural;
  readonly p: Natural;
  readonly q: Natural;
}

const word = (isWon: boolean): string => (isWon ? 'WIN' : 'LOST');

/** Decides by the remainder of n by a period. */
const decided =
  (period: (fields: Fields) => Natural, isWon: (rest: Natural, p: Natural) => boolean): WrongAnswer =>
  (fields: Fields) =>
    word(isWon(mod(fields.n, period(fields)), fields.p));

const sum = ({ p, q }: Fields): Natural => plus(p, q);

export const hdu2897Mistakes: readonly Mistake[] = [
  wrong(
    'rest-zero-forgotten',
    message('Forgets that a remainder of 0 is won.'),
    'n % (p + q) > p',
    '2 1 1',
    decided(sum, (rest, p) => rest > p),
  ),
  wrong(
    'bound-off-by-one',
    message('Says that a remainder of p is won, too.'),
    'r == 0 || r >= p',
    '1 1 1',
    decided(sum, (rest, p) => rest === 0 || rest >= p),
  ),
  wrong(
    'last-taker-wins',
    message('Takes the player who takes the last coin for the winner.'),
    'n % (p + q) != 0',
    '1 1 1',
    decided(sum, (rest) => rest !== 0),
  ),
  wrong(
    'modulo-q-plus-one',
    message('Takes the rule for takes of 1 to q where the last coin loses.'),
    'n % (q + 1) != 1',
    '2 2 2',
    decided(
      ({ q }) => plus(q, 1),
      (rest) => rest !== 1,
    ),
  ),
  wrong(
    'few-coins-cannot-be-taken',
    message('Says that fewer than p coins cannot be taken, and that the player who is stuck wins.'),
    'r < p || r >= 2 * p',
    '1 2 2',
    decided(sum, (rest, p) => rest < p || rest >= times(p, 2)),
  ),
  wrong('first-round-only', message('Looks at n itself, not at the remainder.'), 'n > p', '3 1 1', ({ n, p }: Fields) =>
    word(n > p),
  ),
  wrong(
    'modulo-q',
    message('Divides by q, not by p + q.'),
    'r = n % q',
    '1 1 1',
    decided(
      ({ q }) => q,
      (rest, p) => rest === 0 || rest > p,
    ),
  ),
  feofLoop('1 1 1'),
];
