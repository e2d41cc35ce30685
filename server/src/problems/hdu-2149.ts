import { integer, line, untilEndOfFile } from '../formats/format';
import { auction, winningRaises } from '../rulesets/auction';
import { fewerIfLarge } from '../rulesets/theory/fewer';
import { message } from '../text/message';
import { type Natural, plus } from '../text/natural';
import { problem } from './problem';
import { nearMultiples } from './shared/hardNumbers';

export const hdu2149 = problem({
  id: 'hdu-2149',
  title: 'Public Sale',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2149',
  ruleset: auction,
  input: untilEndOfFile(
    line(
      integer('M', { min: 1, max: 1099, meaning: message('the price to reach') }),
      integer('N', { min: 1, max: 1099, meaning: message('the most that one bid adds') }),
    ),
  ),
  players: ['Lele', 'Yueyue'],
  position: ({ M, N }) => ({ missing: M, most: N }),
  rewrite: ({ N }, { missing }) => ({ M: missing, N }),
  output: (position) => {
    const bids = winningRaises(position);
    return bids ? listed(bids.from, bids.to) : 'none';
  },
  *cases() {
    for (const [M, N] of nearMultiples(1099, 1099)) yield { M, N };
    for (const [M, N] of [
      [1, 3],
      [2, 5],
      [5, 5],
      [1, 1099],
      [1098, 1099],
    ] as const)
      yield { M, N };
  },
  sample: { input: '4 2\n3 2\n3 5\n', output: '1\nnone\n3 4 5\n' },
});

/** More bids than these are not written out, and fewer of long numbers: far more than the statement's bounds allow. */
const MOST_BIDS = 1000000;

function listed(from: Natural, to: Natural): string | undefined {
  const bids: Natural[] = [];
  const most = fewerIfLarge(MOST_BIDS, to);
  for (let bid = from; bid <= to; bid = plus(bid, 1)) {
    if (bids.push(bid) > most) return undefined;
  }
  return bids.join(' ');
}
