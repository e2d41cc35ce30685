/**
 * The ways to leave two parts of a heap.
 *
 * Two numbers a and b with a xor b = t share the binary digits of some c that has none of t, and the digits of t are
 * dealt out between them: a + b = t + 2c. So all pairs come from all c and all ways to deal.
 */
import { type Natural, natural } from '../../text/natural';

/**
 * Returns the ordered pairs of parts, 0 included, that have the given nim-sum and are together less than the heap;
 * small shares first.
 */
export function* partsWithNimSum(nimSum: Natural, heap: Natural): Generator<readonly [Natural, Natural]> {
  const [target, most] = [BigInt(nimSum), BigInt(heap)];
  for (let shared = 0n; target + 2n * shared < most; shared = ((shared | target) + 1n) & ~target) {
    let dealt = 0n;
    do {
      yield [natural(shared | dealt), natural(shared | (target ^ dealt))];
      // The next larger set of digits of the target, and after all of them none.
      dealt = (dealt - target) & target;
    } while (dealt !== 0n);
  }
}
