/** Games that need not end. */
import { engineOf } from '../engine';
import type { Numbers, Rules } from '../rules';
import { bySize } from '../sizes';
import type { Loop } from './search';

/** So many parts are tried. */
const TRIED = 300;

/**
 * Returns two parts of which each leads to the other, found from the smallest parts on, with the numbers of a case;
 * undefined if none is found for about so many steps.
 */
export function loopOf(rules: Rules, numbers: Numbers, steps: number): Loop | undefined {
  const engine = engineOf(rules, 'nimber', { quick: 0, table: 0, search: steps });
  let left = steps;
  let tried = 0;
  for (const part of bySize(rules.coordinates.length)) {
    if (left <= 0 || tried++ === TRIED) return undefined;
    const { strategy } = engine.variantOf(numbers, part);
    const core = engine.coreOf(part);
    while (!strategy.advance(core, SLICE)) left -= SLICE;
    left -= core.length;
    const loop = strategy.loop?.(core);
    if (loop) return { part: engine.withCore(part, loop.part), from: engine.withCore(part, loop.from) };
  }
  return undefined;
}

const SLICE = 10_000;
