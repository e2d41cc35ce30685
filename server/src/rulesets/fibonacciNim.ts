/**
 * Fibonacci Nim.
 *
 * Rules: one heap. The first move takes at least 1 but not all; every later move takes at least 1 and at most twice
 * what the opponent has just taken. Whoever takes the last one wins. A position holds the heap and the largest take
 * allowed.
 *
 * Theorem: write the heap as a sum of Fibonacci numbers no two of which are neighbours (Zeckendorf's theorem: there is
 * exactly one such sum). The mover loses exactly when the smallest part is more than the largest take. What wins is to
 * take the k smallest parts together, for each k such that they may be taken and twice their sum is less than the next
 * part, and nothing else.
 *
 * Why: twice a Fibonacci number is less than the next but one, so after taking the smallest part the opponent cannot
 * reach the smallest part of what is left. And if t is less than the smallest part, the smallest part of what is left
 * is at most 2t. The winning takes: if heap − t has a smallest part F > 2t, the parts of t are all below the neighbour
 * of F, so they and the parts of heap − t are together the parts of the heap.
 *
 * Source: M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1:4 (1963). E. Zeckendorf (1972) for the sums. The split
 * of large numbers below: sum of F(i − 1) over the parts F(i) of N is ⌊(N + 1)/φ⌋.
 */
import { type Message, message, shown } from '../text/message';
import { bitLength, minus, type Natural, natural, plus, smaller, squareRoot, times } from '../text/natural';
import { type Explanation, listed, type Ruleset, telling } from './ruleset';

export interface FibonacciNimPosition {
  readonly heap: Natural;
  /** The largest take allowed now. */
  readonly most: Natural;
}

export interface FibonacciNimMove {
  readonly take: Natural;
}

/** More winning takes than these, the smallest, are not listed; a heap below 10^400 never has so many. */
const LISTED = 1_000;

export const fibonacciNim: Ruleset<FibonacciNimPosition, FibonacciNimMove> = {
  name: 'fibonacciNim',
  title: message('Fibonacci Nim'),

  *moves({ heap, most }) {
    const last = smaller(heap, most);
    for (let take: Natural = 1; take <= last; take = plus(take, 1)) yield { take };
  },

  play: ({ heap }, { take }) => ({ heap: minus(heap, take), most: times(take, 2) }),

  outcome: ({ heap, most }) => (heap !== 0 && (most >= heap || smallestPart(heap) <= most) ? 'N' : 'P'),

  /** The whole heap first where it may be taken, then by the number of parts. */
  winningMoves({ heap, most }) {
    const moves: FibonacciNimMove[] = heap !== 0 && most >= heap ? [{ take: heap }] : [];
    let taken: Natural = 0;
    for (const part of parts(heap)) {
      if (taken !== 0 && part > times(taken, 2)) moves.push({ take: taken });
      taken = plus(taken, part);
      if (taken > most || moves.length === LISTED) return listed(moves, taken <= most);
    }
    return moves;
  },

  explain(position) {
    if (position.heap === 0) return [message('The heap is empty: the player who took the last one has won.')];
    if (position.most === 0) return [message('No take is allowed, so the player to move cannot move and loses.')];
    return fibonacciNim.outcome(position) === 'P' ? lost(position) : won(position);
  },

  notation: ({ heap, most }) => `${heap} (≤ ${most})`,

  describe: (_, { take }) => message('take {0}', take),
};

/** Returns the position at the start of the game: all but the whole heap may be taken. */
export const firstPosition = (heap: Natural): FibonacciNimPosition => ({ heap, most: heap === 0 ? 0 : minus(heap, 1) });

/** 1, 2, 3, 5, 8, … as far as they are safe. */
const SMALL: readonly number[] = smallFibonacciNumbers();

function smallFibonacciNumbers(): number[] {
  const found: number[] = [];
  for (let [a, b] = [1, 2]; a <= Number.MAX_SAFE_INTEGER; [a, b] = [b, a + b]) found.push(a);
  return found;
}

/** Returns the smallest part of a heap that is not empty. */
function smallestPart(heap: Natural): Natural {
  if (typeof heap === 'number') return smallestSmallPart(heap);
  for (const part of parts(heap)) return part;
  return 0;
}

/** Returns the same without a list of the parts: it is asked for each of many small heaps. */
function smallestSmallPart(heap: number): number {
  let rest = heap;
  for (let index = SMALL.length - 1; index >= 0; index--) {
    const part = SMALL[index] ?? 0;
    if (part === rest) break;
    if (part < rest) rest -= part;
  }
  return rest;
}

/** Returns the parts of Zeckendorf's sum from the smallest on, found one by one. */
function* parts(heap: Natural): Generator<Natural> {
  let index = 2;
  let pair: readonly [bigint, bigint] = [1n, 2n];
  for (const next of indices(heap)) {
    if (next - index > FEW_STEPS) pair = fibonacci(next);
    else for (; index < next; index++) pair = [pair[1], pair[0] + pair[1]];
    index = next;
    yield natural(pair[0]);
  }
}

/** Up to so many steps, adding is faster than doubling the index. */
const FEW_STEPS = 64;

/** F(n) and F(n + 1), with F(1) = F(2) = 1. */
function fibonacci(n: number): readonly [bigint, bigint] {
  if (n === 0) return [0n, 1n];
  const [a, b] = fibonacci(n >> 1);
  const [c, d] = [a * (2n * b - a), a * a + b * b];
  return n % 2 === 0 ? [c, d] : [d, c + d];
}

/**
 * Returns the indices i of the parts F(i), ascending. A large number is split near the middle of its digits, into the
 * parts from F(h) on and those below, and the lower half is looked at first; so the smallest parts come at little cost.
 */
function* indices(heap: Natural): Generator<number> {
  if (typeof heap === 'number') {
    yield* smallIndices(heap);
    return;
  }
  const h = Math.floor(bitLength(heap) * 0.72);
  const [upper, lower] = split(heap, h);
  yield* indices(natural(lower));
  for (const index of indices(natural(upper))) yield index + h - 2;
}

function smallIndices(heap: number): number[] {
  const found: number[] = [];
  let rest = heap;
  for (let index = SMALL.length - 1; rest > 0; index--) {
    const part = SMALL[index] ?? 1;
    if (part > rest) continue;
    rest -= part;
    found.push(index + 2);
  }
  return found.reverse();
}

/**
 * Returns the number whose parts are those of n from F(h) on, moved down to F(2); and the sum of the other parts. The
 * first is the largest that does not exceed n when it is moved back up, and about n / φ^(h − 2), which is nearly a
 * Lucas number. One more makes a sum that is larger by F(h − 1) at least.
 */
function split(n: bigint, h: number): readonly [bigint, bigint] {
  const [before, at] = fibonacci(h - 1);
  const movedUp = (upper: bigint): bigint => {
    const down = movedDown(upper);
    return down * at + (upper - down) * before;
  };
  let upper = n / (3n * before - at);
  let sum = movedUp(upper);
  while (sum > n) sum = movedUp(--upper);
  while (n - sum >= before) {
    const next = movedUp(upper + 1n);
    if (next > n) break;
    upper++;
    sum = next;
  }
  return [upper, n - sum];
}

/** Returns the sum of F(i − 1) over the parts F(i) of n: ⌊(n + 1)/φ⌋. */
function movedDown(n: bigint): bigint {
  const next = n + 1n;
  return (BigInt(squareRoot(5n * next * next)) - next) / 2n;
}

/** How many parts a sum shows, the smallest. */
const SHOWN = 12;

/** Returns the sum, with an ellipsis for the largest parts where there are many. */
function zeckendorfSum(heap: Natural): Message {
  const shownParts: string[] = [];
  for (const part of parts(heap)) {
    if (shownParts.unshift(shown(part)) > SHOWN) {
      shownParts[0] = '…';
      break;
    }
  }
  if (shownParts.length === 1)
    return message('{0} is itself a Fibonacci number, so it is its own smallest part.', heap);
  return message('{0} = {1} as a sum of Fibonacci numbers that are not neighbours.', heap, shownParts.join(' + '));
}

function lost({ heap, most }: FibonacciNimPosition): Explanation {
  const after = fibonacciNim.play({ heap, most }, { take: 1 });
  const [answer] = fibonacciNim.winningMoves(after);
  return [
    zeckendorfSum(heap),
    message(
      'The smallest part, {0}, is more than the {1} that may be taken, so it cannot be taken whole.',
      smallestPart(heap),
      most,
    ),
    message(
      'Whatever t is taken, the smallest part of what is left is at most 2t: the opponent takes it, or all that is left if that is at most 2t.',
    ),
    message(
      'For example, taking 1 is answered by taking {0}, which leaves {1}.',
      answer?.take ?? 0,
      minus(after.heap, answer?.take ?? 0),
    ),
  ];
}

function won(position: FibonacciNimPosition): Explanation {
  const { heap, most } = position;
  if (most >= heap) return [telling({ take: heap }, message('The whole heap of {0} may be taken at once.', heap))];
  const part = smallestPart(heap);
  return [
    zeckendorfSum(heap),
    telling(
      { take: part },
      message(
        'Taking the smallest part, {0}, leaves {1}. Its smallest part is {2}, but the opponent may take only {3}.',
        part,
        minus(heap, part),
        smallestPart(minus(heap, part)),
        times(part, 2),
      ),
    ),
    message(
      'A take wins exactly when it is the sum of the smallest parts and twice that sum is less than the next part.',
    ),
  ];
}
