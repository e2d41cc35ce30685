import type { Mistake } from './mistake';
import { misereMistakes } from './shared/misere';
import { feofLoop } from './wholeFile';

export const hdu2509Mistakes: readonly Mistake[] = [
  ...misereMistakes(
    { win: 'Yes', lose: 'No', list: 'a' },
    {
      normal: '1\n0',
      turned: '1\n2',
      single: '1\n0',
      any: '1\n0',
      last: '1\n0',
      or: '2\n2 2',
      big: '1\n2',
      flag: '1\n2\n1\n0',
    },
  ),
  feofLoop('1\n0'),
];
