/** Finds the word that was meant where one is misspelt. */

/** So many slips at most: a letter too much, too few, or another one, or two that have changed places. */
const MOST_SLIPS = 2;

/** Returns the known word that is most like it, signs and capitals aside; undefined if none is close. */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  // Of a short word, two slips leave nothing.
  let fewest = Math.min(MOST_SLIPS, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const slips = slipsBetween(wanted, plain(candidate));
    if (slips < fewest) [best, fewest] = [candidate, slips];
  }
  return best;
}

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the optimal string alignment distance (Damerau 1964), by the usual table of prefixes, of which three rows are
 * kept.
 */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_SLIPS) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) slips = Math.min(slips, before[j - 2]! + 1);
      next.push(slips);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
