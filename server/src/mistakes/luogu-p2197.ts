import { message } from '../text/message';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { type Heaps, verdictMistakes } from './shared/nim';
import { wordsSwapped } from './wholeFile';

export const luoguP2197Mistakes: readonly Mistake[] = [
  ...verdictMistakes('Yes', 'No', {
    paritySum: '1\n2',
    notReset: '1\n1\n1\n0',
    misereName: 'last-stone-loses',
    misere: '1\n0',
    lastSkipped: '1\n1',
    capitals: '1\n0',
  }),
  wrong(
    'number-of-nonempty-heaps',
    message('Says that an odd number of heaps wins, empty ones apart.'),
    'count(h[i] > 0) % 2 == 1',
    '2\n1 2',
    ({ h }: { readonly h: Heaps }) => (h.filter((heap) => heap !== 0).length % 2 === 1 ? 'Yes' : 'No'),
  ),
  wordsSwapped('1\n0', 'Yes', 'No'),
];
