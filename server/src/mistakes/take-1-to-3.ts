import { message } from '../text/message';
import { minus, type Natural, remainder } from '../text/natural';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { feofLoop, firstCaseOnly } from './wholeFile';

/** Prints the first take, or that there is none. */
const take =
  (taken: (heap: Natural) => Natural) =>
  ({ N }: { readonly N: Natural }): Natural | string => {
    const answer = taken(N);
    return answer === 0 ? 'loss' : answer;
  };

export const take1To3Mistakes: readonly Mistake[] = [
  wrong(
    'modulo-three',
    message('Divides by 3, not by 3 + 1.'),
    'N % 3',
    '3',
    take((heap) => remainder(heap, 3)),
  ),
  wrong(
    'zero-instead-of-loss',
    message('Prints the remainder even where it is 0.'),
    'printf("%d", N % 4)',
    '4',
    ({ N }: { readonly N: Natural }) => remainder(N, 4),
  ),
  wrong(
    'last-piece-loses',
    message('Takes the player who takes the last one for the loser.'),
    '(N - 1) % 4',
    '1',
    take((heap) => (heap === 0 ? 0 : remainder(minus(heap, 1), 4))),
  ),
  wrong(
    'largest-take',
    message('Takes as many as allowed wherever the position is won.'),
    'N % 4 ? min(N, 3) : loss',
    '5',
    take((heap) => (remainder(heap, 4) === 0 ? 0 : heap < 3 ? heap : 3)),
  ),
  wrong(
    'complement-to-four',
    message('Prints what completes the remainder to 4: that is the opponent’s answer.'),
    '4 - N % 4',
    '1',
    take((heap) => (remainder(heap, 4) === 0 ? 0 : minus(4, remainder(heap, 4)))),
  ),
  wrong('capital-letter', message('Writes the word with a capital letter.'), 'puts("Loss")', '4', (_, _number, truth) =>
    truth.replace('loss', 'Loss'),
  ),
  feofLoop('1'),
  firstCaseOnly('1\n1'),
];
