import { counted } from '../formats/format';
import { staircase } from '../rulesets/staircase';
import { casesUpTo, numbered, problem, winner } from './problem';
import { heapLines } from './shared/heaps';

export const hdu3389 = problem({
  id: 'hdu-3389',
  title: 'Game',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=3389',
  ruleset: staircase,
  input: counted(casesUpTo(100), ...heapLines({ max: 10000 }, { max: 100 })),
  players: ['Alice', 'Bob'],
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  isNumbered: true,
  output: numbered(winner(staircase, 'Alice', 'Bob')),
  *cases() {
    for (let n = 1; n <= 20; n++) {
      yield { n, h: Array.from({ length: n }, (_, box) => (box === n - 1 ? 1 : 0)) };
      yield { n, h: Array.from({ length: n }, () => 1) };
      yield { n, h: Array.from({ length: n }, (_, box) => (box * 7 + n) % 5) };
      yield { n, h: Array.from({ length: n }, (_, box) => (box === n - 1 || box === 1 ? 100 : 0)) };
    }
    yield { n: 10000, h: Array.from({ length: 10000 }, (_, box) => (box * 37) % 101) };
  },
  sample: { input: '2\n2\n1 2\n7\n1 3 3 2 2 1 2\n', output: 'Case 1: Alice\nCase 2: Bob\n' },
});
