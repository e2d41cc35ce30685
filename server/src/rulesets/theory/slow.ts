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
import { minus, type Natural, plus, quotient, remainder, times } from '../../text/natural';

/** Returns the value of a heap for f(n) = ⌊n / divisor⌋; undefined if it takes more steps. */
export function valueOfFraction(heap: Natural, divisor: Natural, steps: number): Natural | undefined {
  for (let left = steps; left > 0; left--) {
    const share = quotient(heap, divisor);
    const rest = remainder(heap, divisor);
    // As long as the share stays, each step takes away one more than it.
    const kept = remainder(rest, plus(share, 1));
    if (kept === 0) return share;
    heap = minus(minus(heap, minus(rest, kept)), plus(share, 1));
  }
  return undefined;
}

/** Returns the heaps of a value, ascending, for f(n) = ⌊n / divisor⌋ with a divisor of at least 2. */
export function* heapsOfFraction(value: Natural, divisor: Natural): Generator<Natural> {
  for (let heap = times(value, divisor); ;) {
    yield heap;
    // The heap n with n − ⌊n / divisor⌋ − 1 equal to this one, and no multiple: the next number but multiples.
    heap = plus(plus(heap, 1), quotient(heap, minus(divisor, 1)));
  }
}

/** Returns the value of a heap for any such f; undefined if it takes more steps. */
export function valueOfSlow(heap: Natural, f: (heap: Natural) => Natural, steps: number): Natural | undefined {
  for (let left = steps; left > 0; left--) {
    const most = f(heap);
    if (heap === 0 || f(minus(heap, 1)) !== most) return most;
    heap = minus(minus(heap, most), 1);
  }
  return undefined;
}
