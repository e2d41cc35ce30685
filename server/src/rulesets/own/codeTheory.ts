/** Heaps of a take-and-break code, whose values are proved to repeat or known as far as a table goes (`theory/octal.ts`). */
import { message } from '../../text/message';
import type { Natural } from '../../text/natural';
import type { Reason } from '../ruleset';
import { lengthen, type OctalSequence, octalValueAt } from '../theory/octal';
import { cycleWords, placeWords, tooLong } from './cycleWords';
import { seemingCycle } from './seeming';
import type { Strategy } from './strategy';

/** So many options are looked at for the values of a code: enough for .16 and .56. */
export const CODE_STEPS = 150_000_000;

export function codeTheory(sequence: OctalSequence): Strategy {
  const work = (heap: Natural, steps: number): boolean =>
    !lengthen(sequence, heap, Math.min(CODE_STEPS, sequence.steps + steps)) || sequence.steps >= CODE_STEPS;
  const cycle = () => {
    work(Infinity, Infinity);
    return sequence.period && { ...sequence.period, saltus: 0 };
  };
  return {
    advance: ([heap = 0], steps) => work(heap, steps),
    value: ([heap = 0]) => octalValueAt(sequence, heap),
    reasons([heap = 0]) {
      const found = cycle();
      if (found === undefined) return [...tooLong(heap, sequence.length, CODE_STEPS), ...seems(sequence)];
      return [
        ...cycleWords(found),
        proof(sequence, found.from, found.period),
        ...placeWords(found, heap, (model) => octalValueAt(sequence, model)),
      ];
    },
    cycle,
  };
}

function proof({ parts, digits }: OctalSequence, from: number, period: number): Reason {
  return message(
    'This is proved (Guy and Smith): G(n + {0}) = G(n) for {1} ≤ n < {2}, where a move takes at most {3} and leaves at most {4} heaps.',
    period,
    from,
    parts * from + (parts - 1) * period + digits.length,
    digits.length - 1,
    parts,
  );
}

function seems(sequence: OctalSequence): Reason[] {
  const seeming = seemingCycle(sequence.values, sequence.length);
  if (seeming === undefined) return [];
  return [
    message(
      'From heap {0} on they repeat with period {1}, each time {2} higher, as far as {3}: this is not proved.',
      seeming.from,
      seeming.period,
      seeming.saltus,
      sequence.length - 1,
    ),
  ];
}
