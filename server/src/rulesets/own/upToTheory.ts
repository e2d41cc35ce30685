/**
 * Heaps from which `least` to f(h) are taken: a heap has the least value that none of the heaps from h − f(h) to h − least
 * has, that is, the least whose last heap up to h − least is before h − f(h).
 */
import { message } from '../../text/message';
import { LastHeaps } from '../theory/minima';
import type { Bound } from './bind';
import { evaluator, type Meter } from './closures';
import type { Expression } from './rules';
import type { Strategy } from './strategy';

/** No table is longer. */
export const LONGEST = 2_000_000;

export function upToTheory(least: number, most: Expression, bound: Bound): Strategy {
  const values: number[] = [];
  const last = new LastHeaps();
  const to = evaluator(most, bound.lists);
  const meter: Meter = { left: Infinity, until: 0 };
  const append = (): void => {
    const heap = values.length;
    if (heap >= least) last.put(values[heap - least]!, heap - least);
    const taken = to({ part: [heap], variables: [], meter });
    const reach = taken === undefined || taken < least ? heap + 1 : taken > heap ? 0 : heap - Number(taken);
    values.push(last.leastBefore(reach));
  };
  return {
    advance([heap = 0], steps) {
      if (heap >= LONGEST) return true;
      for (let left = steps; left > 0 && values.length <= heap && meter.left > 0; left -= 20) append();
      return values.length > heap || meter.left <= 0;
    },
    value: ([heap = 0]) => (meter.left > 0 ? values[Number(heap)] : undefined),
    reasons: ([heap = 0]) => [
      heap < LONGEST
        ? message('The values of all heaps up to {0} have been worked out.', heap)
        : message('Only heaps below {0} are worked out for these rules, and no period of theirs is known.', LONGEST),
    ],
  };
}
