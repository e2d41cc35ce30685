/** Wrong answers to one heap with a set of takes. Each program is begun for an input, and tells whether the first player is said to win. */
import { minus, type Natural, plus } from '../../text/natural';
import { div, isOdd, mod } from '../cNumbers';
import { Steps, Table } from '../steps';

/** Undefined if it takes too long. */
type Program = () => (heap: Natural, takes: readonly Natural[]) => boolean | undefined;

/** Fills a table of won heaps for each set of takes that comes; `isWon` sees the lost and won heaps below. */
const tabled =
  (isWon: (heap: number, takes: readonly number[], won: readonly number[]) => boolean): Program =>
  () => {
    const steps = new Steps();
    const tables = new Map<string, Table>();
    return (heap, given) => {
      const takes = given.map(Number);
      const key = takes.join(' ');
      const table = tables.get(key) ?? new Table(steps, (at, won) => Number(isWon(at, takes, won)), takes.length + 1);
      tables.set(key, table);
      const value = table.at(heap);
      return value === undefined ? undefined : value === 1;
    };
  };

export const strictlyMore = tabled((heap, takes, won) => takes.some((take) => heap > take && !won[heap - take]));

export const takenForSorted = tabled((heap, takes, won) => {
  for (const take of takes) {
    if (take > heap) break;
    if (!won[heap - take]) return true;
  }
  return false;
});

/** A heap that was won once is won for good. */
export const tableNotCleared: Program = () => {
  const steps = new Steps();
  const won: boolean[] = [];
  return (heap, given) => {
    const takes = given.map(Number);
    if (!steps.spend((Number(heap) + 1) * (takes.length + 1))) return undefined;
    for (let at = 1; at <= heap; at++)
      won[at] = (won[at] ?? false) || takes.some((take) => at >= take && won[at - take] !== true);
    return won[Number(heap)] ?? false;
  };
};

const descending = (takes: readonly Natural[]): Natural[] => [...takes].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));

export const greedily: Program = () => (heap, takes) => {
  let [left, isWon] = [heap, false];
  for (const take of descending(takes)) {
    if (isOdd(div(left, take))) isWon = !isWon;
    left = mod(left, take);
  }
  return isWon;
};

export const moduloLargestPlusOne: Program = () => (heap, takes) => mod(heap, plus(descending(takes)[0] ?? 0, 1)) !== 0;

export const oneTakeOnly: Program = () => (heap, takes) => {
  const least = descending(takes).at(-1) ?? 0;
  return takes.some((take) => take <= heap && minus(heap, take) < least);
};
