/**
 * Heaps from which `least` to f(h) are taken: a heap has the least value that none of the heaps from h − f(h) to h − least
 * has, that is, the least whose last heap up to h − least is before h − f(h).
 */
import { message } from '../../../text/message';
import { LastHeaps } from '../../theory/minima';
import type { Bound } from '../expressions/bind';
import { evaluator, type Meter } from '../expressions/closures';
import type { Expression } from '../rules';
import type { Strategy } from '../strategy';

/** No table is longer. */
const LONGEST = 2_000_000;

export function upToTheory(least: number, most: Expression, bound: Bound): Strategy {
  const values: number[] = [];
  const last = new LastHeaps();
  const to = evaluator(most, bound.lists);
  const meter: Meter = { left: Infinity, until: 0 };
  /** Works out the value of the next heap, unless its largest take is too much to be worked out. */
  const append = (): void => {
    const heap = values.length;
    const taken = to({ part: [heap], variables: [], meter });
    if (meter.left <= 0) return;
    if (heap >= least) last.put(values[heap - least]!, heap - least);
    const reach = taken === undefined || taken < least ? heap + 1 : taken > heap ? 0 : heap - Number(taken);
    values.push(last.leastBefore(reach));
  };
  return {
    advance([heap = 0], steps) {
      if (heap >= LONGEST) return true;
      for (let left = steps; left > 0 && values.length <= heap && meter.left > 0; left -= STEPS_A_HEAP) append();
      return values.length > heap || meter.left <= 0;
    },
    value: ([heap = 0]) => values[Number(heap)],
    reasons: ([heap = 0]) => [
      heap < values.length
        ? message('The values of all heaps up to {0} have been worked out.', heap)
        : message(
            'Only heaps below {0} are worked out for these rules, and no period of theirs is known.',
            meter.left > 0 ? LONGEST : values.length,
          ),
    ],
    room: () => 2 * values.length,
  };
}

/** A value takes as long as so many turns of a loop. */
const STEPS_A_HEAP = 20;
