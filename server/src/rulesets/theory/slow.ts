/**
 * Heaps from which 1 to f(n) are taken, where f(0) = 0 and f grows by 0 or 1 at each heap.
 *
 * Theorem (L. Levine, "Fractal sequences and restricted Nim", Ars Combinatoria 80, 2006): G(n) = f(n) if f has grown at
 * n, and G(n) = G(n − f(n) − 1) if it has not.
 *
 * Why: the values of the heaps from n − f(n) to n are 0, 1, …, f(n), each once. For if that is so of n − 1, and f has
 * grown, the heaps that n leads to are those from n − 1 − f(n − 1) on, which have all values below f(n). If it has not
 * grown, the first of these is missing, and its value is the least that n does not lead to.
 */
import { minus, type Natural, plus, quotient, remainder, squareRoot, times } from '../../text/natural';

/** What remains to be done: the heap has the value of the one that is asked for. */
export interface Descent {
  heap: Natural;
  /** The value, once it is known. */
  value: Natural | undefined;
}

/** Goes on towards the value of a heap for f(n) = ⌊n / divisor⌋, by one step. */
export function descendFraction(descent: Descent, divisor: Natural): void {
  const { heap } = descent;
  const share = quotient(heap, divisor);
  const rest = remainder(heap, divisor);
  // As long as the share stays, each step takes away one more than it.
  const kept = remainder(rest, plus(share, 1));
  if (kept === 0) descent.value = share;
  else descent.heap = minus(minus(heap, minus(rest, kept)), plus(share, 1));
}

/** Returns the heaps of a value, ascending, for f(n) = ⌊n / divisor⌋ with a divisor of at least 2. */
export function* heapsOfFraction(value: Natural, divisor: Natural): Generator<Natural> {
  for (let heap = times(value, divisor); ;) {
    yield heap;
    // The heap n with n − ⌊n / divisor⌋ − 1 equal to this one, and no multiple: the next number but multiples.
    heap = plus(plus(heap, 1), quotient(heap, minus(divisor, 1)));
  }
}

/** Goes on towards the value of a heap for f(n) = ⌊√n⌋, by one step. */
export function descendRoot(descent: Descent): void {
  const { heap } = descent;
  const most = squareRoot(heap);
  if (times(most, most) === heap) descent.value = most;
  else descent.heap = minus(minus(heap, most), 1);
}

/** The heaps of a value, ascending, for f(n) = ⌊√n⌋. */
export function* heapsOfRoot(value: Natural): Generator<Natural> {
  for (let heap = times(value, value); ;) {
    yield heap;
    // The least n with n − ⌊√n⌋ − 1 equal to this one.
    let next = plus(plus(heap, 1), squareRoot(heap));
    while (minus(minus(next, squareRoot(next)), 1) < heap) next = plus(next, 1);
    heap = next;
  }
}
