/** Heaps whose values depend on a window of those before, so that they are proved to repeat (`theory/nimSequence.ts`). */
import { type Message, message } from '../../../text/message';
import { minus, type Natural } from '../../../text/natural';
import { cycleOf, heapsOfValue, type NimSequence, STEPS, valueAt, workOn } from '../../theory/nimSequence';
import type { Repetition, Strategy } from '../strategy';
import { cycleWords, placeWords, tooLong } from './cycleWords';

/** What is to be said of a sequence. */
export interface About {
  /** What a heap leaves when divided by this has to come again, too. */
  readonly modulus?: number;
  /** The values are only those of won and lost heaps. */
  readonly isOutcome?: boolean;
  /** What may not be taken, if that is all that is said of the takes. */
  readonly excluded?: readonly Natural[];
}

export function sequenceTheory(sequence: NimSequence, about: About = {}): Strategy {
  const value = (heap: Natural): Natural | undefined =>
    heap < sequence.length || sequence.cycle !== undefined ? valueAt(sequence, heap) : undefined;
  return {
    advance: ([heap = 0], steps) => workOn(sequence, heap, steps),
    value: ([heap = 0]) => value(heap),
    reasons([heap = 0]) {
      const cycle = cycleOf(sequence);
      if (cycle === undefined) return tooLong(heap, sequence.length, STEPS);
      const words = about.isOutcome ? [outcomesRepeat(cycle)] : cycleWords(cycle);
      return [
        ...words,
        proof(sequence.window, about.modulus ?? 1),
        ...(about.isOutcome ? [] : placeWords(cycle, heap, value)),
      ];
    },
    cycle: () => cycleOf(sequence),
    room: () => sequence.length,
    ...(about.excluded && {
      *heapsWorth(target, heap, meter) {
        for (const left of heapsOfValue(sequence, target))
          if (meter.left-- <= 0) return;
          else if (left < heap && !about.excluded!.includes(minus(heap, left))) yield left;
      },
    }),
  };
}

const outcomesRepeat = ({ period, from }: Repetition): Message =>
  message('Who wins repeats with period {0} from heap size {1} on.', period, from);

const proof = (window: number, modulus: number): Message =>
  modulus === 1
    ? message(
        'This is proved: {0} values in a row, up to the number added, decide all that follow, and they come again.',
        window,
      )
    : message(
        'This is proved: {0} values in a row, with the remainder of the heap modulo {1}, decide all that follow, and both come again.',
        window,
        modulus,
      );
