/** How values repeat, in words. */
import { type Message, message } from '../../../text/message';
import { minus, type Natural, plus, quotient, remainder } from '../../../text/natural';
import type { Repetition } from '../strategy';

export function cycleWords({ period, from, saltus }: Repetition): Message[] {
  if (saltus !== 0)
    return [
      message(
        'Grundy values repeat with period {0} from heap size {1} on, each time {2} higher.',
        period,
        from,
        saltus,
      ),
    ];
  return [
    from === 0
      ? message('Grundy values repeat with period {0} from the start.', period)
      : message('Grundy values repeat with period {0} from heap size {1} on.', period, from),
  ];
}

/** Returns which heap of the first round has the value of this one, or how far below it. */
export function placeWords(
  { period, from, saltus }: Repetition,
  heap: Natural,
  value: (heap: Natural) => Natural | undefined,
): Message[] {
  if (heap < plus(from, period)) return [];
  const rounds = quotient(minus(heap, from), period);
  const model = plus(from, remainder(minus(heap, from), period));
  const known = value(model) ?? 0;
  return [
    saltus === 0
      ? message('{0} = {1} + {2} × {3}, so the value is that of heap {1}: {4}.', heap, model, rounds, period, known)
      : message(
          '{0} = {1} + {2} × {3}, so the value is that of heap {1} and {2} × {4} more: {5} + {2} × {4}.',
          heap,
          model,
          rounds,
          period,
          saltus,
          known,
        ),
  ];
}

export function tooLong(heap: Natural, length: number, steps: number): Message[] {
  return [
    heap < length
      ? message(
          'Within {0} steps the values have not been proved to repeat; they are known for heaps below {1}.',
          steps,
          length,
        )
      : message(
          'Within {0} steps the values have not been proved to repeat, and a table of values up to {1} is beyond that budget.',
          steps,
          heap,
        ),
  ];
}
