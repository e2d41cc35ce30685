import { message } from '../text/message';
import { isOdd } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { bashMistakes, wordsOf } from './shared/bash';

export const hdu1846Mistakes: readonly Mistake[] = [
  ...bashMistakes('first', 'second', 'last-stone-loses'),
  wrong('parity', message('Says that odd numbers win.'), 'n % 2 == 1', '2 2', wordsOf('first', 'second')(isOdd)),
];
