/**
 * Nim.
 *
 * Rules: heaps. A move takes any number, at least one, from one heap. The player who takes the last one wins.
 *
 * Theorem: the mover loses exactly when the nim-sum of the heaps, their bitwise exclusive or, is 0. The winning moves
 * are these: where s is the nim-sum, a heap h with (h xor s) < h goes down to h xor s. They are odd in number.
 *
 * Why: if the nim-sum is 0, changing one heap makes it something else. If it is s ≠ 0, a heap that goes to h xor s
 * makes it 0. That is a move exactly when h has the highest binary digit of s: the digit disappears and only lower ones
 * can come. As s has that digit, an odd number of heaps have it.
 *
 * Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901).
 */
import { message, shown } from '../text/message';
import { bitLength, larger, minus, type Natural, plus, remainder, xor } from '../text/natural';
import { type Drawing, type Explanation, type Reason, type Ruleset, telling, within } from './ruleset';

export type NimPosition = readonly Natural[];

export interface NimMove {
  /** The index of the heap. */
  readonly heap: number;
  /** How many are taken; at least 1. */
  readonly take: Natural;
}

export const nim: Ruleset<NimPosition, NimMove> = {
  name: 'nim',
  title: message('Nim'),

  *moves(heaps) {
    for (const [heap, size] of heaps.entries()) {
      for (let take: Natural = 1; take <= size; take = plus(take, 1)) yield { heap, take };
    }
  },

  play(heaps, { heap, take }) {
    const after = heaps.slice();
    after[heap] = minus(heaps[heap] ?? 0, take);
    return after;
  },

  outcome: (heaps) => (nimSum(heaps) === 0 ? 'P' : 'N'),

  winningMoves(heaps) {
    const sum = nimSum(heaps);
    const moves: NimMove[] = [];
    for (let heap = nextToTakeFrom(heaps, sum, 0); heap >= 0; heap = nextToTakeFrom(heaps, sum, heap + 1))
      moves.push(moveTo(heaps, sum, heap));
    return moves;
  },

  winningMove: firstWin,

  reply: takeOne,

  grundy: (heaps) => nimSum(heaps),

  explain(heaps) {
    if (heaps.every((size) => size === 0))
      return [message('All heaps are empty, so the game is over: the player who took last has won.')];
    return nimSum(heaps) === 0 ? balanced(heaps) : unbalanced(heaps);
  },

  notation: (heaps, room) => `(${within(heaps, room).join(', ')})`,

  describe: (_, { heap, take }) => message('take {0} from heap {1}', take, heap + 1),
};

/** Returns the bitwise exclusive or of all. */
export function nimSum(heaps: Iterable<Natural>): Natural {
  let sum: Natural = 0;
  for (const size of heaps) sum = xor(sum, size);
  return sum;
}

/** Returns the winning move on the first heap that has one. */
export function firstWin(heaps: NimPosition): NimMove | undefined {
  const sum = nimSum(heaps);
  const heap = nextToTakeFrom(heaps, sum, 0);
  return heap < 0 ? undefined : moveTo(heaps, sum, heap);
}

/**
 * Returns the index of the first heap, from one on, that gets smaller by xor with the nim-sum; −1 where there is none.
 */
function nextToTakeFrom(heaps: NimPosition, sum: Natural, from: number): number {
  for (let heap = from; heap < heaps.length; heap++) if (xor(heaps[heap]!, sum) < heaps[heap]!) return heap;
  return -1;
}

const moveTo = (heaps: NimPosition, sum: Natural, heap: number): NimMove => ({
  heap,
  take: minus(heaps[heap]!, xor(heaps[heap]!, sum)),
});

/** One from an odd heap where there is one: then the answer takes only one as well, and the game lasts. */
export function takeOne(heaps: NimPosition): NimMove | undefined {
  const odd = heaps.findIndex((size) => remainder(size, 2) === 1);
  const heap = odd >= 0 ? odd : heaps.findIndex((size) => size !== 0);
  return heap < 0 ? undefined : { heap, take: 1 };
}

/** Why each move loses where the nim-sum is 0. */
export function balanced(heaps: NimPosition): Explanation {
  return [
    message(
      'The nim-sum of the heaps (binary addition without carrying, xor) is 0: each binary column has an even number of ones.',
    ),
    ...binaryColumns(heaps),
    message(
      'Taking from one heap leaves some column with an odd number of ones; the opponent can then make all of them even again.',
    ),
  ];
}

/** Returns what the winning moves are where the nim-sum is not 0. */
export function unbalanced(heaps: NimPosition): Explanation {
  const sum = nimSum(heaps);
  return [
    message(
      'The nim-sum of the heaps (binary addition without carrying, xor) is {0}, not 0: whoever brings it to 0 wins.',
      sum,
    ),
    ...binaryColumns(heaps),
    message(
      'Its highest binary digit stands for 2^{0}. Take from a heap that has this digit, and leave the heap xor {1}.',
      bitLength(sum) - 1,
      sum,
    ),
    takes(heaps),
  ];
}

/** At most so many heaps or moves are shown, and no heap of more binary digits. */
const ROWS = 12;
const COLUMNS = 48;

/**
 * Returns the heaps in binary, and below them the nim-sum with a mark under its highest digit: the one that decides.
 */
function binaryColumns(heaps: NimPosition): Drawing[] {
  const width = bitLength(heaps.reduce(larger, 0));
  if (width > COLUMNS) return [];
  const sum = nimSum(heaps);
  const few = heaps.length > ROWS ? heaps.slice(0, ROWS - 1) : heaps;
  const margin = Math.max('xor'.length, ...few.map((size) => String(size).length));
  const row = (label: string, digits: string): string => `${label.padStart(margin)}  ${digits}`;
  const lines = few.map((size) => row(String(size), binary(size, width)));
  if (few.length < heaps.length) lines.push(row('…', '…'));
  lines.push(row('', '-'.repeat(width)), row('xor', binary(sum, width)));
  if (sum !== 0) lines.push(row('', '^'.padStart(width - bitLength(sum) + 1)));
  return [{ lines }];
}

const binary = (size: Natural, width: number): string => size.toString(2).padStart(width, '0');

function takes(heaps: NimPosition): Reason {
  const sum = nimSum(heaps);
  const moves = nim.winningMoves(heaps);
  const rows = moves.slice(0, ROWS).map(({ heap, take }) => {
    const size = heaps[heap] ?? 0;
    return [String(heap + 1), shown(size), shown(xor(size, sum)), shown(take)];
  });
  if (moves.length > ROWS) rows.push(['…', '…', '…', '…']);
  return telling(moves[0], {
    head: [message('heap'), message('holds'), message('leave'), message('take')],
    rows,
  });
}
