import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { isOdd } from './cNumbers';
import { keeping, wrong } from './declare';
import type { Mistake } from './mistake';
import { type Heaps, sumOf, xorOf } from './shared/nim';
import { answersTheTerminator } from './wholeFile';

interface Fields {
  readonly h: Heaps;
}

const word = (isWon: boolean): string => (isWon ? '1' : '0');

const who =
  (isWon: (heaps: Heaps) => boolean) =>
  ({ h }: Fields): string =>
    word(isWon(h));

const ascending = (heaps: Heaps): Heaps => [...heaps].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Tells whether the piles pair up as they lie: the first with the second, the third with the fourth. */
const neighboursPairUp = (heaps: Heaps): boolean =>
  heaps.length % 2 === 0 && heaps.every((heap, index) => heap === heaps[index ^ 1]);

const isPaired = (heaps: Heaps): boolean => neighboursPairUp(ascending(heaps));

/** Looks for a partner of each pile in turn that has none yet, but for the last one. */
function allButLastPaired(heaps: Heaps): boolean {
  const taken = new Set<number>();
  for (const [index, heap] of heaps.slice(0, -1).entries()) {
    if (taken.has(index)) continue;
    const partner = heaps.findIndex((other, place) => place > index && other === heap && !taken.has(place));
    if (partner < 0) return false;
    taken.add(partner);
  }
  return true;
}

export const poj1740Mistakes: readonly Mistake[] = [
  wrong(
    'plain-nim',
    message('Goes by the xor of the piles.'),
    's != 0',
    '3\n1 2 3',
    who((heaps) => xorOf(heaps) !== 0),
  ),
  wrong(
    'piles-not-sorted',
    message('Compares neighbours in the order of the input.'),
    '// no sort(h, h + n)',
    '4\n1 2 1 2',
    who((heaps) => !neighboursPairUp(heaps)),
  ),
  wrong(
    'parity-of-the-number',
    message('Says that every even number of piles is lost.'),
    'n % 2 == 1',
    '2\n1 2',
    who((heaps) => heaps.length % 2 === 1),
  ),
  wrong(
    'odd-number-lost',
    message('Says that every odd number of piles is lost.'),
    'n % 2 == 1 ? 0 : !paired',
    '1\n1',
    who((heaps) => heaps.length % 2 === 0 && !isPaired(heaps)),
  ),
  wrong(
    'all-piles-equal',
    message('Says that the position is lost only if all piles are equal.'),
    'n % 2 == 1 || min(h) != max(h)',
    '4\n1 1 2 2',
    who((heaps) => heaps.length % 2 === 1 || heaps.some((heap) => heap !== heaps[0])),
  ),
  wrong(
    'parity-of-the-sum',
    message('Goes by the sum of all heaps: odd sums win.'),
    'sum % 2 == 1',
    '1\n2',
    who((heaps) => isOdd(sumOf(heaps))),
  ),
  keeping(
    'counts-not-reset',
    message('Keeps the counts of the sizes from the case before.'),
    'int count[101]; // global',
    '1\n1\n1\n1',
    () => {
      const odd = new Set<Natural>();
      return ({ h }: Fields) => {
        for (const heap of h) if (!odd.delete(heap)) odd.add(heap);
        return word(odd.size > 0);
      };
    },
  ),
  wrong(
    'even-counts-from-two',
    message('Asks only whether each pile has an equal neighbour, so three equal piles pass for pairs.'),
    'h[i] == h[i - 1] || h[i] == h[i + 1]',
    '3\n1 1 1',
    who((heaps) => {
      const sorted = ascending(heaps);
      return sorted.some((heap, index) => heap !== sorted[index - 1] && heap !== sorted[index + 1]);
    }),
  ),
  answersTheTerminator('1\n1', '0'),
  wrong(
    'last-pile-not-checked',
    message('Looks for a partner of every pile but the last.'),
    'for (i = 1; i < n; i++) find(j > i)',
    '1\n1',
    who((heaps) => !allButLastPaired(heaps)),
  ),
];
