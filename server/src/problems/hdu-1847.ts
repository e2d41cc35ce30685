import { integer, line, untilEndOfFile } from '../formats/format';
import { subtraction } from '../rulesets/subtraction';
import { message } from '../text/message';
import { problem, winner } from './problem';
import { around, powers } from './shared/hardNumbers';

const takes = { family: 'powers of 2' } as const;

export const hdu1847 = problem({
  id: 'hdu-1847',
  title: 'Good Luck in CET-4 Everybody!',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1847',
  ruleset: subtraction,
  input: untilEndOfFile(line(integer('n', { min: 1, max: 1000, meaning: message('the number of cards') }))),
  players: ['Kiki', 'Cici'],
  position: ({ n }) => ({ heaps: [n], takes }),
  rewrite: (_, { heaps: [n = 0] }) => ({ n }),
  output: winner(subtraction, 'Kiki', 'Cici'),
  *cases() {
    for (const n of new Set([...around([...powers(2, 1000), 99, 333, 600, 996]), 127, 255, 1000]))
      if (n >= 1 && n <= 1000) yield { n };
  },
  sample: { input: '1\n3\n', output: 'Kiki\nCici\n' },
});
