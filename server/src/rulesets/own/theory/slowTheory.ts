/** Heaps from which 1 to ⌊h / k⌋ or to ⌊√h⌋ are taken (`theory/slow.ts`). */
import { message } from '../../../text/message';
import { minus, type Natural, quotient, squareRoot } from '../../../text/natural';
import { descendFraction, descendRoot, type Descent, heapsOfFraction, heapsOfRoot } from '../../theory/slow';
import { constantOf } from '../expressions/bind';
import type { Meter } from '../expressions/closures';
import type { Expression } from '../rules';
import type { Strategy } from '../strategy';

/** So many heaps are looked at for the value of one. */
const STEPS = 1_000_000;

/** What is known of takes up to a function of the heap. */
interface Slow {
  descend(descent: Descent): void;
  /** Returns the heaps of a value, ascending. */
  heapsOf(value: Natural): Iterable<Natural>;
  most(heap: Natural): Natural;
}

/**
 * Makes the theory of takes from 1 to an expression; undefined if it is not one of those that grow as the theorem
 * wants.
 */
export function slowTheory(most: Expression): Strategy | undefined {
  const divisor = divisorOf(most);
  if (divisor !== undefined)
    return strategyOf({
      descend: (descent) => descendFraction(descent, divisor),
      heapsOf: (value) => heapsOfFraction(value, divisor),
      most: (heap) => quotient(heap, divisor),
    });
  if (most.kind !== 'call' || most.name !== 'sqrt' || most.args[0]?.kind !== 'coordinate') return undefined;
  return strategyOf({ descend: descendRoot, heapsOf: heapsOfRoot, most: squareRoot });
}

function divisorOf(most: Expression): Natural | undefined {
  if (most.kind !== 'binary' || most.operator !== 'over' || most.left.kind !== 'coordinate') return undefined;
  const divisor = constantOf(most.right);
  return divisor !== undefined && divisor >= 2 ? divisor : undefined;
}

/** A way down from a heap. */
interface Way extends Descent {
  left: number;
}

function strategyOf({ descend, heapsOf, most }: Slow): Strategy {
  const ways = new Map<Natural, Way>();
  const wayFrom = (heap: Natural): Way => {
    const known = ways.get(heap);
    if (known) return known;
    if (ways.size >= KEPT) ways.clear();
    const way: Way = { heap, value: undefined, left: STEPS };
    ways.set(heap, way);
    return way;
  };
  return {
    advance([heap = 0], steps) {
      const way = wayFrom(heap);
      for (let left = steps; left > 0 && way.left > 0 && way.value === undefined; left -= STEPS_A_HEAP, way.left--)
        descend(way);
      return way.value !== undefined || way.left <= 0;
    },
    value: ([heap = 0]) => wayFrom(heap).value,
    reasons: ([heap = 0]) => [
      wayFrom(heap).value === undefined
        ? message('A search does not come to an end within {0} steps.', STEPS)
        : message(
            'A heap has the value of its largest take if that is one more than that of the heap before; else the value of the largest heap that it does not lead to.',
          ),
    ],
    soon([heap = 0]) {
      const way: Descent = { heap, value: undefined };
      for (let left = SOON; left > 0 && way.value === undefined; left--) descend(way);
      return way.value;
    },
    *heapsWorth(target: Natural, heap: Natural, meter: Meter) {
      const least = minus(heap, most(heap));
      for (const left of heapsOf(target)) {
        if (left >= heap || (meter.left -= STEPS_A_HEAP) <= 0) return;
        if (left >= least) yield left;
      }
    },
  };
}

/** So many heaps are looked at for a value that is only shown. */
const SOON = 200;

/** So many values are kept. */
const KEPT = 100_000;

/** Divisions and roots take longer than a turn of a loop. */
const STEPS_A_HEAP = 5;
