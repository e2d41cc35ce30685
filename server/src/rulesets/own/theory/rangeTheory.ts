/**
 * Heaps from which `least` to `most` are taken.
 *
 * Theorem: with s = least + most, a heap n is worth ⌊(n mod s) / least⌋.
 *
 * Why: let r = n mod s. A take t ≤ r leaves r − t ≤ r − least, which is worth less. A take t > r leaves the remainder
 * r + (s − t) ≥ r + least, which is worth more. And each value v below ⌊r / least⌋ is left by the takes from
 * r − v·least − least + 1 to r − v·least: the last of them is at least `least`, and the first at most `most`, as r < s.
 */
import { message } from '../../../text/message';
import { minus, type Natural, plus, quotient, remainder, smaller, times } from '../../../text/natural';
import type { Strategy } from '../strategy';
import { cycleWords } from './cycleWords';

export function rangeTheory(least: Natural, most: Natural): Strategy {
  const isEmpty = most < least;
  const period = isEmpty ? 1 : plus(least, most);
  return {
    advance: () => true,
    value: ([heap = 0]) => (isEmpty ? 0 : quotient(remainder(heap, period), least)),
    reasons: () => [
      ...cycleWords({ period, from: 0, saltus: 0 }),
      isEmpty
        ? message('There is no such take, so nobody can ever move.')
        : message(
            'With takes from {0} to {1}, the value of a heap is its remainder modulo {2} = {0} + {1}, divided by {0} and rounded down.',
            least,
            most,
            period,
          ),
    ],
    cycle: () => ({ period, from: 0, saltus: 0 }),
    *heapsWorth(target, heap, meter) {
      if (isEmpty || heap < least) return;
      const [lowest, highest] = [heap > most ? minus(heap, most) : 0, minus(heap, least)];
      const round = times(quotient(lowest, period), period);
      for (const start of [round, plus(round, period)]) {
        const row = plus(start, times(target, least));
        const end = smaller(highest, minus(smaller(plus(row, least), plus(start, period)), 1));
        if (row >= plus(start, period)) continue;
        for (let left = row < lowest ? lowest : row; left <= end && meter.left-- > 0; left = plus(left, 1)) yield left;
      }
    },
  };
}
