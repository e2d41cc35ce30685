/** Mistakes with one heap of n and takes from 1 to m, where only the winner is asked. */
import { message } from '../../text/message';
import { minus, type Natural, plus } from '../../text/natural';
import { mod } from '../cNumbers';
import { wrong } from '../declare';
import type { Mistake } from '../mistake';
import { oneCaseShort, wordsSwapped } from '../wholeFile';

type IsWon = (n: Natural, m: Natural) => boolean;

/** Makes the mistakes that all such problems have. `first` is the word for the first player. */
export function bashMistakes(first: string, second: string, lastLoses: string): readonly Mistake[] {
  const who = wordsOf(first, second);
  return [
    wrong(
      'modulo-m',
      message('Divides by m, not by m + 1.'),
      'n % m != 0',
      '1 1',
      who((n, m) => mod(n, m) !== 0),
    ),
    wrong(
      'only-one-move',
      message('Says that the first player wins only if one move is enough.'),
      'n <= m',
      '3 1',
      who((n, m) => n <= m),
    ),
    wrong(
      lastLoses,
      message('Takes the player who takes the last one for the loser.'),
      '(n - 1) % (m + 1) != 0',
      '1 1',
      who((n, m) => n === 0 || mod(minus(n, 1), plus(m, 1)) !== 0),
    ),
    wrong(
      'n-and-m-swapped',
      message('Reads the two numbers in the wrong order.'),
      'cin >> m >> n',
      '1 2',
      who((n, m) => mod(m, plus(n, 1)) !== 0),
    ),
    oneCaseShort('1 1'),
    wordsSwapped('1 1', first, second),
  ];
}

export const wordsOf =
  (first: string, second: string) =>
  (isWon: IsWon) =>
  ({ n, m }: { readonly n: Natural; readonly m: Natural }): string =>
    isWon(n, m) ? first : second;
