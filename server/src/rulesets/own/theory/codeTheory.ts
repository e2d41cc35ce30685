/** Heaps of a take-and-break code, whose values are proved to repeat or known as far as a table goes (`theory/octal.ts`). */
import { message } from '../../../text/message';
import { minus, type Natural } from '../../../text/natural';
import type { Reason } from '../../ruleset';
import { lengthen, MOST_STEPS, type OctalSequence, octalValueAt } from '../../theory/octal';
import type { Meter } from '../expressions/closures';
import type { Strategy } from '../strategy';
import { cycleWords, placeWords, tooLong } from './cycleWords';
import { seemingCycle } from './seeming';

/** So many options are looked at for the values of a code: enough for .16 and .56. */
const CODE_STEPS = 150_000_000;

export function codeTheory(sequence: OctalSequence, budget = CODE_STEPS): Strategy {
  const most = Math.min(budget, MOST_STEPS);
  const work = (heap: Natural, steps: number): boolean =>
    !lengthen(sequence, heap, Math.min(most, sequence.steps + steps)) || sequence.steps >= most;
  const cycle = () => {
    work(Infinity, Infinity);
    return sequence.period && { ...sequence.period, saltus: 0 };
  };
  return {
    advance: ([heap = 0], steps) => work(heap, steps),
    value: ([heap = 0]) => octalValueAt(sequence, heap),
    reasons([heap = 0]) {
      const found = cycle();
      if (found === undefined) return [...tooLong(heap, sequence.length, most), ...seems(sequence)];
      return [
        ...cycleWords(found),
        proof(sequence, found.from, found.period),
        ...placeWords(found, heap, (model) => octalValueAt(sequence, model)),
      ];
    },
    cycle,
    room: () => sequence.length,
    ...(sequence.parts === 2 && { pairsWorth: (value, heap, meter) => pairsWorth(sequence, value, heap, meter) }),
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

/** Finds the pairs of heaps of this value that can be left, the smaller heap first, and the single heaps. */
function* pairsWorth(
  sequence: OctalSequence,
  value: Natural,
  heap: Natural,
  meter: Meter,
): Generator<readonly Natural[]> {
  for (const [take, digit] of sequence.digits.entries()) {
    if (take > heap) return;
    const rest = minus(heap, take);
    if (octalValueAt(sequence, rest) === value) yield [rest];
    if ((digit & 4) !== 0) yield* pairsOf(sequence, value, rest, meter);
  }
}

/** Where a round of the smaller heap has no such pair, no later one has, as values repeat. */
function* pairsOf(
  sequence: OctalSequence,
  value: Natural,
  total: Natural,
  meter: Meter,
): Generator<readonly Natural[]> {
  const { period, isUnequal } = sequence;
  let isFound = false;
  for (let one = 1; 2 * one <= total && meter.left-- > 0; one++) {
    if (one === period?.from) isFound = false;
    if (period && one === period.from + period.period && !isFound) return;
    const other = minus(total, one);
    const [a, b] = [octalValueAt(sequence, one), octalValueAt(sequence, other)];
    if (a === undefined || b === undefined || (a ^ b) !== value || (isUnequal && one === other)) continue;
    isFound = true;
    yield [one, other];
  }
}
