/** Why a position of the subtraction game is won or lost, in words; the theory is in `theory/takes.ts`. */
import { type Message, message, shown } from '../../text/message';
import { minus, type Natural, quotient, remainder, times } from '../../text/natural';
import { type Explanation, type Reason, telling } from '../ruleset';
import { type Cycle, cycleOf, type NimSequence, STEPS, valueAt } from '../theory/nimSequence';
import {
  after,
  completion,
  firstOf,
  movesOf,
  ruledAnswer,
  type SubtractionMove,
  type SubtractionPosition,
  type Takes,
  takesUpTo,
  theoryOf,
  total,
  wins,
  worth,
} from '../theory/takes';

export const over = ({ heaps }: SubtractionPosition): Reason =>
  heaps.every((heap) => heap === 0)
    ? message('Nothing is left: the player who made the last move has won.')
    : message('No take fits any more, so nobody can move: the player who made the last move has won.');

export function unknown({ heaps, takes }: SubtractionPosition): Explanation {
  const { sequence, reach } = theoryOf(takes);
  const heap = heaps.find((size) => worth({ sequence, reach }, size) === undefined) ?? 0;
  if ('family' in takes)
    return [
      message(
        'For the takes 1, 2, 3, 5, 8, … no rule is known, and a table of values up to {0} is beyond the budget of {1} steps.',
        heap,
        STEPS,
      ),
    ];
  if (reach !== undefined && heap >= reach)
    return [
      message(
        'Numbers from {0} on in the set are too large for a table of values, and they matter for the heap {1}.',
        reach,
        heap,
      ),
    ];
  return [
    message(
      'Within {0} steps the values have not been proved to repeat, and a table of values up to {1} is beyond that budget.',
      STEPS,
      heap,
    ),
  ];
}

const MEANING = message(
  'The Grundy value of a heap is the least number that is not the value of a heap one take away.',
);

export function oneHeap(position: SubtractionPosition, heap: Natural): Explanation {
  const { takes } = position;
  const value = worth(theoryOf(takes), heap) ?? 0;
  return [
    MEANING,
    value === 0
      ? message('This heap has the value 0, so no take leaves a value 0, and the player to move loses.')
      : message('This heap has the value {0}. Leave a heap of value 0, and the opponent loses.', value),
    ...howValuesGo(takes, heap),
    ...complement(position, heap),
    takesTable(position, heap),
  ];
}

/** Returns the period, where the heap falls in it, and the first values. */
function howValuesGo(takes: Takes, heap: Natural): Reason[] {
  const { sequence, reach } = theoryOf(takes);
  const cycle = 'family' in takes && takes.family === 'Fibonacci' ? undefined : cycleOf(sequence);
  const reasons: Reason[] = [];
  if ('family' in takes && takes.family === 'powers of 2')
    reasons.push(
      message(
        'No power of 2 is a multiple of 3, and the takes 1 and 2 leave both other remainders: the value is the remainder by 3.',
      ),
    );
  if (cycle && reach !== undefined)
    reasons.push(message('Numbers from {0} on in the set are larger than the heaps and do not matter here.', reach));
  if (cycle) reasons.push(period(cycle));
  if (cycle && heap >= cycle.from + cycle.period) reasons.push(reduction(sequence, cycle, heap));
  reasons.push({ lines: firstValues(sequence) });
  return reasons;
}

function period({ period: length, from, saltus }: Cycle): Message {
  if (saltus !== 0)
    return message(
      'Grundy values repeat with period {0} from heap size {1} on, each time {2} higher.',
      length,
      from,
      saltus,
    );
  return from === 0
    ? message('Grundy values repeat with period {0} from the start.', length)
    : message('Grundy values repeat with period {0} from heap size {1} on.', length, from);
}

/** Returns which of the heaps in the first round has the value of this one, or how far below it. */
function reduction(sequence: NimSequence, cycle: Cycle, heap: Natural): Message {
  const rounds = quotient(minus(heap, cycle.from), cycle.period);
  const model = minus(heap, times(rounds, cycle.period));
  const value = valueAt(sequence, model) ?? 0;
  return cycle.saltus === 0
    ? message('{0} = {1} + {2} × {3}, so the value is that of heap {1}: {4}.', heap, model, rounds, cycle.period, value)
    : message(
        '{0} = {1} + {2} × {3}, so the value is that of heap {1} and {2} × {4} more: {5} + {2} × {4}.',
        heap,
        model,
        rounds,
        cycle.period,
        cycle.saltus,
        value,
      );
}

/** How many heaps, takes or values are listed. */
const SHOWN = 12;
const COLUMNS = 24;

function firstValues(sequence: NimSequence): string[] {
  valueAt(sequence, COLUMNS);
  const heaps = Array.from({ length: COLUMNS }, (_, heap) => String(heap));
  const values = heaps.map((heap) => String(valueAt(sequence, Number(heap)) ?? ''));
  const line = (name: string, cells: readonly string[]): string =>
    `${name} ${cells.map((cell) => cell.padStart(3)).join('')} …`;
  return [line('n   ', heaps), line('G(n)', values)];
}

/** Returns how the loser's takes can be answered by a rule, now or after the winning take that is told. */
function complement(position: SubtractionPosition, heap: Natural): Reason[] {
  const sum = completion(position.takes, heap);
  if (sum !== undefined)
    return [
      message(
        'The opponent answers every take t with {0} − t: {0} are gone each time, and {1} mod {0} = {2} are left in the end, too few for a take.',
        sum,
        heap,
        remainder(heap, sum),
      ),
    ];
  const move = firstOf(wins(position));
  const left = minus(heap, move?.take ?? 0);
  const after = move && completion(position.takes, left);
  if (!move || after === undefined) return [];
  return [
    message(
      'After taking {0}, answer every take t with {1} − t: {1} are gone each time, and {2} mod {1} = {3} are left in the end, too few for a take.',
      move.take,
      after,
      left,
      remainder(left, after),
    ),
  ];
}

/** Returns what each take leaves: the winning takes first, and for each other one an answer. */
function takesTable(position: SubtractionPosition, heap: Natural): Reason {
  const theory = theoryOf(position.takes);
  const listed = new Set<Natural>();
  for (const { take } of wins(position)) if (listed.add(take).size >= SHOWN / 2) break;
  const all = takesUpTo(position.takes, heap);
  let more = all.next();
  for (; more.done !== true && listed.size < SHOWN; more = all.next()) listed.add(more.value);
  const rows = [...listed].map((take) => {
    const left = minus(heap, take);
    const value = worth(theory, left) ?? 0;
    const answer = value === 0 ? undefined : answerTo(position, { heap: 0, take });
    return [shown(take), shown(left), shown(value), answer === undefined ? '' : shown(answer.take)];
  });
  if (more.done !== true) rows.push(['…', '', '', '']);
  return telling(firstOf(wins(position)), {
    head: [message('take'), message('leaves'), message('value'), message('answer')],
    rows,
  });
}

/** Returns what the opponent plays after a take that does not win. */
const answerTo = (position: SubtractionPosition, move: SubtractionMove): SubtractionMove | undefined =>
  (total(position) === 0 ? ruledAnswer(position, move) : undefined) ?? firstOf(wins(after(position, move)));

export function severalHeaps(position: SubtractionPosition, sum: Natural): Explanation {
  const { heaps, takes } = position;
  const theory = theoryOf(takes);
  const rows = heaps
    .slice(0, SHOWN)
    .map((heap, index) => [String(index + 1), shown(heap), shown(worth(theory, heap) ?? 0)]);
  if (heaps.length > SHOWN) rows.push(['…', '', '']);
  return [
    MEANING,
    ...howValuesGo(takes, 0),
    { head: [message('heap'), message('size'), message('value')], rows },
    ...(sum === 0 ? severalLost(position) : severalWon(position, sum)),
  ];
}

function severalWon(position: SubtractionPosition, sum: Natural): Reason[] {
  const { heaps, takes } = position;
  const theory = theoryOf(takes);
  const move = firstOf(wins(position));
  if (move === undefined) return [];
  const size = heaps[move.heap] ?? 0;
  return [
    message('The values xor to {0}. Where they xor to 0, the player to move loses.', sum),
    telling(
      move,
      message(
        'Taking {0} from heap {1} changes its value from {2} to {3}, so that the values xor to 0.',
        move.take,
        move.heap + 1,
        worth(theory, size) ?? 0,
        worth(theory, minus(size, move.take)) ?? 0,
      ),
    ),
  ];
}

function severalLost(position: SubtractionPosition): Reason[] {
  const move = firstOf(movesOf(position));
  const answer = move && firstOf(wins(after(position, move)));
  const reasons: Reason[] = [
    message('The values xor to 0. Every take changes one of them, and the opponent can make the xor 0 again.'),
  ];
  if (position.heaps.length === 2 && position.heaps[0] === position.heaps[1])
    reasons.push(message('The two heaps are equal: the opponent copies every take in the other heap.'));
  else if (answer)
    reasons.push(
      message(
        'For example, taking {0} from heap {1} is answered by taking {2} from heap {3}.',
        move.take,
        move.heap + 1,
        answer.take,
        answer.heap + 1,
      ),
    );
  return reasons;
}
