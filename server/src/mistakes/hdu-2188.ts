import { message } from '../text/message';
import { plus } from '../text/natural';
import { mod } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { bashMistakes, wordsOf } from './shared/bash';

export const hdu2188Mistakes: readonly Mistake[] = [
  ...bashMistakes('Grass', 'Rabbit', 'who-reaches-n-loses'),
  wrong(
    'strictly-above-n',
    message('Plays until the total is above n, but reaching n is enough.'),
    '(n + 1) % (m + 1) != 0',
    '1 1',
    wordsOf('Grass', 'Rabbit')((n, m) => mod(plus(n, 1), plus(m, 1)) !== 0),
  ),
];
