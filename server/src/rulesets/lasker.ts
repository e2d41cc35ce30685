/**
 * Lasker’s Nim.
 *
 * Rules: heaps of coins. A move takes any number of coins from one heap, or divides one heap into two heaps that are
 * not empty, taking nothing. The player who takes the last coin wins.
 *
 * Theorem: a heap of n coins is worth a Nim heap of n − 1 if n is a positive multiple of 4, of n + 1 if n mod 4 = 3,
 * and of n otherwise. The mover loses exactly when the nim-sum of these values is 0.
 *
 * Why: by induction on n. Takes reach the values of the heaps 0 … n − 1; these are the numbers 0 … n − 1, or, if n is a
 * multiple of 4, the numbers 0 … n − 2 and n. So the first value that no take reaches is n, or n − 1 if 4 divides n.
 * Modulo 4, heaps ≡ 0, 1, 2, 3 are worth 3, 1, 2, 0, so two parts of n ≡ 0, 1, 2, 3 are together worth 0 or 1, 2, 0 or
 * 1, 3. Hence no division reaches that first value either, except for n ≡ 3: 1 and n − 1 are together worth n. The next
 * value, n + 1 ≡ 0, no division of such an n reaches.
 *
 * Source: Emanuel Lasker, Brettspiele der Völker (1931); E. Berlekamp, J. Conway, R. Guy, Winning Ways, chapter 4.
 */
import { message, shown } from '../text/message';
import { larger, minus, type Natural, plus, quotient, remainder, smaller, xor } from '../text/natural';
import { type Explanation, type Ruleset, type Table, telling, within } from './ruleset';

export type LaskerPosition = readonly Natural[];

/**
 * Takes coins from the heap at an index, or splits off the smaller part of it (at most half), which then lies before
 * the rest.
 */
export type LaskerMove = LaskerTake | LaskerSplit;

export interface LaskerTake {
  readonly heap: number;
  readonly take: Natural;
}

export interface LaskerSplit {
  readonly heap: number;
  readonly split: Natural;
}

export const lasker: Ruleset<LaskerPosition, LaskerMove> = {
  name: 'lasker',
  title: message('Lasker’s Nim'),

  *moves(heaps) {
    for (const [heap, size] of heaps.entries()) {
      for (let take: Natural = 1; take <= size; take = plus(take, 1)) yield { heap, take };
      for (let split: Natural = 1; plus(split, split) <= size; split = plus(split, 1)) yield { heap, split };
    }
  },

  play(heaps, move) {
    const size = heaps[move.heap] ?? 0;
    const left = 'take' in move ? [minus(size, move.take)] : [move.split, minus(size, move.split)];
    return [...heaps.slice(0, move.heap), ...left, ...heaps.slice(move.heap + 1)];
  },

  outcome: (heaps) => (nimSum(heaps) === 0 ? 'P' : 'N'),

  winningMoves(heaps) {
    return nimSum(heaps) === 0 ? [] : [...winningTakes(heaps), ...winningSplits(heaps, LISTED)];
  },

  reply(heaps) {
    const most = heaps.reduce(larger, 0);
    return most === 0 ? undefined : { heap: heaps.indexOf(most), take: 1 };
  },

  grundy: (heaps) => nimSum(heaps),

  explain(heaps) {
    if (heaps.every((size) => size === 0))
      return [message('No coin is left, so the game is over: the player who took the last one has won.')];
    const sum = nimSum(heaps);
    const reasons = [
      message(
        'Each heap is worth a Nim heap: one less than its size if 4 divides the size, one more if the size leaves 3 when divided by 4, and its size otherwise.',
      ),
      values(heaps),
    ];
    if (sum === 0)
      return [
        ...reasons,
        message(
          'The nim-sum of the values (binary addition without carrying, xor) is 0: whatever the player to move does to it, the opponent brings it back to 0.',
        ),
      ];
    return [
      ...reasons,
      message(
        'The nim-sum of the values (binary addition without carrying, xor) is {0}, not 0: the winning moves bring it to 0.',
        sum,
      ),
      ...wayThere(heaps),
    ];
  },

  notation: (heaps, room) => `(${within(heaps, room).join(', ')})`,

  describe(heaps, move) {
    const heap = move.heap + 1;
    if ('take' in move) return message('take {0} from heap {1}', move.take, heap);
    return message('split heap {0} into {1} and {2}', heap, move.split, minus(heaps[move.heap] ?? 0, move.split));
  },
};

/** At most so many winning splits are listed; some positions have more than could be read. */
const LISTED = 1024;

/**
 * Returns what a heap is worth, and also the heap that is worth so much: 4k − 1 and 4k change places, and no others.
 */
function worth(size: Natural): Natural {
  const rest = remainder(size, 4);
  if (rest === 3) return plus(size, 1);
  return rest === 0 && size !== 0 ? minus(size, 1) : size;
}

function nimSum(heaps: LaskerPosition): Natural {
  let sum: Natural = 0;
  for (const size of heaps) sum = xor(sum, worth(size));
  return sum;
}

function winningTakes(heaps: LaskerPosition): LaskerTake[] {
  const sum = nimSum(heaps);
  const takes: LaskerTake[] = [];
  for (const [heap, size] of heaps.entries()) {
    const left = worth(xor(sum, worth(size)));
    if (left < size) takes.push({ heap, take: minus(size, left) });
  }
  return takes;
}

function winningSplits(heaps: LaskerPosition, most: number): LaskerSplit[] {
  const sum = nimSum(heaps);
  const splits: LaskerSplit[] = [];
  for (const [heap, size] of heaps.entries()) {
    for (const split of partsWorth(xor(sum, worth(size)), size, most)) {
      if (splits.length === most) return splits;
      splits.push({ heap, split });
    }
  }
  return splits;
}

/** The value of a heap less its size, and the value mod 4, by what the size leaves when divided by 4. */
const CHANGE = [-1, 0, 0, 1] as const;
const REST = [3, 1, 2, 0] as const;
const RESTS = [0, 1, 2, 3] as const;

/**
 * Returns the smaller parts of the ways, at most about `most`, to divide a heap into two that are together worth
 * `target`.
 */
function partsWorth(target: Natural, size: Natural, most: number): Natural[] {
  const parts: Natural[] = [];
  for (const first of RESTS) {
    const second = RESTS[(Number(remainder(size, 4)) + 4 - first) % 4] ?? 0;
    if (first <= second && size > 1) parts.push(...partsWithRests(target, size, first, second, most));
  }
  return parts.sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Returns the same for parts that leave given rests when divided by 4, so that the sum of their values is known. Two
 * values with a known sum and nim-sum share the binary digits of (sum − nim-sum) / 2; the digits of the nim-sum are
 * dealt out between them, the lowest two so that the rests come out, all others in any way.
 */
function partsWithRests(
  target: Natural,
  size: Natural,
  first: 0 | 1 | 2 | 3,
  second: 0 | 1 | 2 | 3,
  most: number,
): Natural[] {
  const sum = plus(minus(size, 2), 2 + CHANGE[first] + CHANGE[second]);
  if (sum < target || remainder(minus(sum, target), 2) === 1) return [];
  const shared = quotient(minus(sum, target), 2);
  if (xor(shared, target) !== plus(shared, target)) return [];
  const lowest = REST[first] - Number(remainder(shared, 4));
  const others = Number(remainder(target, 4)) - lowest;
  if (lowest < 0 || others < 0 || (lowest & others) !== 0 || (Number(remainder(shared, 4)) ^ others) !== REST[second])
    return [];
  let values = [plus(shared, lowest)];
  for (const digit of digitsFromFour(target, first === second)) {
    if (values.length >= most) break;
    values = values.concat(values.map((value) => plus(value, digit)));
  }
  return values
    .filter((value) => value !== 0 && value !== sum)
    .map((value) => smaller(worth(value), minus(size, worth(value))));
}

/**
 * Returns the powers of two, from 4 on, that add up to n. Where both parts leave the same rest, the largest goes to the
 * second part.
 */
function* digitsFromFour(n: Natural, withoutLargest: boolean): Generator<Natural> {
  const digits = n.toString(2);
  const end = withoutLargest ? digits.length - 1 : digits.length;
  for (let index = 2; index < end; index++) {
    if (digits[digits.length - 1 - index] === '1') yield index < 53 ? 2 ** index : 1n << BigInt(index);
  }
}

const SHOWN = 12;

function values(heaps: LaskerPosition): Table {
  const rows = heaps
    .slice(0, SHOWN)
    .map((size, heap) => [String(heap + 1), shown(size), shown(remainder(size, 4)), shown(worth(size))]);
  if (heaps.length > SHOWN) rows.push(['…', '…', '…', '…']);
  return { head: [message('heap'), message('coins'), message('coins mod 4'), message('value')], rows };
}

/** Returns how the first winning move changes a value, and a word on the moves that are left out. */
function wayThere(heaps: LaskerPosition): Explanation {
  const [move] = lasker.winningMoves(heaps);
  if (move === undefined) return [];
  const size = heaps[move.heap] ?? 0;
  const target = xor(nimSum(heaps), worth(size));
  const way =
    'split' in move
      ? message(
          'Heap {0} is worth {1} and has to be worth {2}, as heaps of {3} and {4} together are.',
          move.heap + 1,
          worth(size),
          target,
          move.split,
          minus(size, move.split),
        )
      : target === 0
        ? message('Heap {0} is worth {1} and has to be worth nothing: take all of it.', move.heap + 1, worth(size))
        : message(
            'Heap {0} is worth {1} and has to be worth {2}, as a heap of {3} is.',
            move.heap + 1,
            worth(size),
            target,
            minus(size, move.take),
          );
  const told = telling(move, way);
  if (winningSplits(heaps, LISTED + 1).length <= LISTED) return [told];
  return [told, message('More splits win than are listed: the list ends after {0} of them.', LISTED)];
}
