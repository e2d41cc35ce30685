/**
 * Misère Nim.
 *
 * Rules: heaps. A move takes any number, at least one, from one heap. The player who takes the last one loses.
 *
 * Theorem: if no heap holds more than one, the mover loses exactly when the number of ones is odd. Otherwise the mover
 * loses exactly when the nim-sum of the heaps is 0, as in Nim.
 *
 * Why: ones are taken in turn, so their number decides. A player who faces exactly one heap of two or more wins by
 * leaving none or one of it, whichever makes the number of ones odd; its nim-sum is not 0. With two or more such heaps,
 * a move from nim-sum 0 keeps at least one of them and makes the nim-sum something else; and from any other
 * nim-sum the winning moves of Nim lead back to 0, keeping one such heap and hence, as the nim-sum is 0, two.
 *
 * Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901).
 */
import { message } from '../text/message';
import { minus, type Natural, xor } from '../text/natural';
import { balanced, firstWin, nim, type NimMove, type NimPosition, nimSum, takeOne, unbalanced } from './nim';
import { type Explanation, type Reason, type Ruleset, telling } from './ruleset';

export const misereNim: Ruleset<NimPosition, NimMove> = {
  name: 'misereNim',
  title: message('Misère Nim'),
  misere: true,

  moves: nim.moves,

  play: nim.play,

  outcome: (heaps) => (nimSum(heaps) === (heaps.some(isLarge) ? 0 : 1) ? 'P' : 'N'),

  winningMoves(heaps) {
    if (misereNim.outcome(heaps) === 'P') return [];
    const heap = heaps.findIndex(isLarge);
    if (heap < 0) return [...misereNim.moves(heaps)];
    if (heaps.findLastIndex(isLarge) > heap) return nim.winningMoves(heaps);
    const size = heaps[heap] ?? 0;
    return [{ heap, take: minus(size, leave(heaps, size)) }];
  },

  winningMove(heaps) {
    const heap = heaps.findIndex(isLarge);
    if (heap >= 0 && heaps.findLastIndex(isLarge) > heap) return firstWin(heaps);
    return misereNim.winningMoves(heaps)[0];
  },

  reply: takeOne,

  explain(heaps) {
    const heap = heaps.findIndex(isLarge);
    if (heap < 0) return onlyOnes(heaps);
    const rule = message(
      'While some heap holds two or more, the nim-sum decides, as in Nim; once no heap does, whoever faces an odd number of ones loses.',
    );
    if (heaps.findLastIndex(isLarge) > heap)
      return [rule, ...(nimSum(heaps) === 0 ? balanced(heaps) : unbalanced(heaps))];
    return [rule, telling(misereNim.winningMoves(heaps)[0], lastLargeHeap(heaps, heap))];
  },

  notation: nim.notation,

  describe: nim.describe,
};

const isLarge = (size: Natural): boolean => size > 1;

/**
 * Returns what to leave of the only heap of two or more, for an odd number of ones: the nim-sum of the others is their
 * parity.
 */
const leave = (heaps: NimPosition, size: Natural): 0 | 1 => (xor(nimSum(heaps), size) === 0 ? 1 : 0);

function lastLargeHeap(heaps: NimPosition, heap: number): Reason {
  const size = heaps[heap] ?? 0;
  return leave(heaps, size) === 0
    ? message(
        'Heap {0}, with {1}, is the only one that holds two or more, and the number of ones is odd: take the whole heap, and the opponent faces an odd number of ones.',
        heap + 1,
        size,
      )
    : message(
        'Heap {0}, with {1}, is the only one that holds two or more, and the number of ones is even: leave one of it, and the opponent faces an odd number of ones.',
        heap + 1,
        size,
      );
}

function onlyOnes(heaps: NimPosition): Explanation {
  const ones = heaps.reduce<number>((count, size) => (size === 0 ? count : count + 1), 0);
  if (ones === 0) return [message('All heaps are empty, so the game is over: the player who took last has lost.')];
  return [
    message('No heap holds more than one, so each move takes one whole heap.'),
    ones % 2 === 0
      ? telling(
          misereNim.winningMoves(heaps)[0],
          message('The number of ones, {0}, is even: the opponent has to take the last one.', ones),
        )
      : message('The number of ones, {0}, is odd: the player to move has to take the last one.', ones),
  ];
}
