import type { Mistake } from './mistake';
import { misereMistakes } from './shared/misere';

export const poj3480Mistakes: readonly Mistake[] = misereMistakes(
  { win: 'John', lose: 'Brother', list: 'h' },
  {
    normal: '1\n1',
    turned: '1\n2',
    single: '2\n1 1',
    any: '3\n1 1 2',
    last: '3\n1 2 1',
    or: '2\n2 2',
    big: '1\n2',
    flag: '1\n2\n1\n1',
  },
);
