/** Heaps from which 1 to ⌊h / k⌋ or to ⌊√h⌋ are taken (`theory/slow.ts`). */
import { message } from '../../text/message';
import { minus, type Natural, plus, quotient, squareRoot } from '../../text/natural';
import { heapsOfFraction, valueOfFraction, valueOfSlow } from '../theory/slow';
import { constantOf } from './bind';
import type { Expression } from './rules';
import type { Strategy } from './strategy';

/** So many heaps are looked at for the value of one. */
const STEPS = 1_000_000;

/** The theory of takes from 1 to an expression, if it grows as slowly as the theorem wants. */
export function slowTheory(most: Expression): Strategy | undefined {
  const divisor = divisorOf(most);
  if (divisor !== undefined) return strategyOf((heap) => valueOfFraction(heap, divisor, STEPS), divisor);
  if (most.kind !== 'call' || most.name !== 'sqrt' || most.args[0]?.kind !== 'coordinate') return undefined;
  return strategyOf((heap) => valueOfSlow(heap, squareRoot, STEPS), undefined);
}

function divisorOf(most: Expression): Natural | undefined {
  if (most.kind !== 'binary' || most.operator !== 'over' || most.left.kind !== 'coordinate') return undefined;
  const divisor = constantOf(most.right);
  return divisor !== undefined && divisor >= 2 ? divisor : undefined;
}

function strategyOf(valueOf: (heap: Natural) => Natural | undefined, divisor: Natural | undefined): Strategy {
  const known = new Map<Natural, Natural | undefined>();
  const value = (heap: Natural): Natural | undefined => {
    if (known.has(heap)) return known.get(heap);
    if (known.size >= KEPT) known.clear();
    const found = valueOf(heap);
    known.set(heap, found);
    return found;
  };
  return {
    advance: () => true,
    value: ([heap = 0]) => value(heap),
    reasons: ([heap = 0]) => [
      value(heap) === undefined
        ? message('A search does not come to an end within {0} steps.', STEPS)
        : message(
            'A heap has the value of its largest take if that is one more than that of the heap before; else the value of the largest heap that it does not lead to.',
          ),
    ],
    ...(divisor !== undefined && {
      *heapsWorth(target: Natural, heap: Natural) {
        const least = minus(heap, quotient(heap, divisor));
        for (const left of heapsOfFraction(target, divisor)) {
          if (plus(left, 1) > heap) return;
          if (left >= least) yield left;
        }
      },
    }),
  };
}

/** So many values are kept. */
const KEPT = 100_000;
