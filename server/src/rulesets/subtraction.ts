/**
 * The subtraction game.
 *
 * Rules: heaps, and a set of numbers. A move takes a number of the set from one heap. A player who cannot move loses, so
 * that usually whoever takes the last one wins; where 1 is not in the set, some may be left over at the end.
 *
 * Theorem: each heap is worth its Grundy value, the least number that is not the value of a heap one move away. The mover
 * loses exactly when the values of the heaps xor to 0. For a finite set the values repeat in the end; for all numbers
 * but a finite set they repeat with a constant added each time; the proofs, and how the least period is found, are in
 * `theory/nimSequence.ts`. For the powers of 2 the value is heap mod 3. For the Fibonacci numbers no rule is known, so
 * there is a table, and beyond its end the outcome is unknown.
 *
 * Why: xor of the values is the theorem of Sprague and Grundy. Powers of 2: none is a multiple of 3, so no option has the
 * same remainder, and the takes 1 and 2 reach both other remainders (0 from 1, and 0 and 1 from 2, are what matters);
 * so the values are those of the set {1, 2}.
 *
 * Source: S. W. Golomb (1966) and E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning Ways" (1982), chapter 4.
 */
import { message, shown, type Message } from '../text/message';
import { minus, plus, quotient, remainder, times, xor, type Natural } from '../text/natural';
import type { Explanation, Reason, Ruleset, Table } from './ruleset';
import { cycleOf, heapsOfValue, LONGEST, STEPS, takingAllBut, takingOneOf, valueAt, type Cycle, type NimSequence } from './theory/nimSequence';

/** Zeros, duplicates and the order of the numbers do not matter. */
export type Takes = readonly Natural[] | { readonly family: Family } | { readonly allBut: readonly Natural[] };

/** 1, 2, 4, 8, … or 1, 2, 3, 5, 8, … */
export type Family = 'powers of 2' | 'Fibonacci';

export interface SubtractionPosition {
  readonly heaps: readonly Natural[];
  readonly takes: Takes;
}

export interface SubtractionMove {
  /** The index of the heap. */
  readonly heap: number;
  readonly take: Natural;
}

/** More winning moves than these are not listed. */
const LISTED = 10_000;

export const subtraction: Ruleset<SubtractionPosition, SubtractionMove> = {
  name: 'subtraction',
  title: message('Subtraction game'),

  *moves({ heaps, takes }) {
    for (const [heap, size] of heaps.entries()) for (const take of takesUpTo(takes, size)) yield { heap, take };
  },

  play: ({ heaps, takes }, { heap, take }) => ({ heaps: heaps.with(heap, minus(heaps[heap] ?? 0, take)), takes }),

  outcome(position) {
    const value = total(position);
    return value === undefined ? 'unknown' : value === 0 ? 'P' : 'N';
  },

  winningMoves(position) {
    const found: SubtractionMove[] = [];
    for (const move of wins(position)) if (found.push(move) === LISTED) break;
    return found;
  },

  grundy: (position) => total(position),

  explain(position) {
    const value = total(position);
    if (firstOf(subtraction.moves(position)) === undefined) return [over(position)];
    if (value === undefined) return unknown(position);
    return position.heaps.length === 1 ? oneHeap(position, position.heaps[0] ?? 0) : severalHeaps(position, value);
  },

  notation: ({ heaps, takes }) => `${heaps.join(' + ')} − ${setOf(takes)}`,
  brief: ({ heaps }) => (heaps.length === 1 ? String(heaps[0]) : `(${heaps.join(', ')})`),

  describe: ({ heaps }, { heap, take }) => (heaps.length === 1 ? message('take {0}', take) : message('take {0} from heap {1}', take, heap + 1)),
};

/** Whether a player may be unable to move while some are left: 1 is not in the set. */
export const canGetStuck = (takes: Takes): boolean => firstOf(takesUpTo(takes, 1)) === undefined;

/** Why a number in a set is no take; undefined where it is one. Such a number is ignored. */
export const illegalTake = (take: Natural): Message | undefined => (take === 0 ? message('0 is not a take: a move takes at least 1.') : undefined);

/** How the Grundy values repeat, proved, with the least period; undefined where that is not known. */
export function periodOf(takes: Takes): Cycle | undefined {
  const { sequence, reach } = theoryOf(takes);
  return reach === undefined ? cycleOf(sequence) : undefined;
}

function* takesUpTo(takes: Takes, heap: Natural): Generator<Natural> {
  if ('family' in takes) {
    let [take, next]: [Natural, Natural] = [1, 2];
    for (; take <= heap; [take, next] = takes.family === 'Fibonacci' ? [next, plus(take, next)] : [next, plus(next, next)]) yield take;
  } else if ('allBut' in takes) {
    const excluded = new Set(takes.allBut);
    for (let take: Natural = 1; take <= heap; take = plus(take, 1)) if (!excluded.has(take)) yield take;
  } else {
    for (const take of normalized(takes)) if (take <= heap) yield take;
  }
}

/** Ascending, each once, without 0. */
function normalized(numbers: readonly Natural[]): readonly Natural[] {
  if (numbers.every((number, index) => number > (numbers[index - 1] ?? 0))) return numbers;
  return [...new Set(numbers)].filter((number) => number !== 0).sort((a, b) => (a < b ? -1 : 1));
}

/** What is known of a set: the values of the heaps below `reach`, or of all heaps. */
interface Theory {
  readonly sequence: NimSequence;
  readonly reach: Natural | undefined;
}

/** The theories of the sets asked for, since many cases share a set; forgotten when they are too many, or too long together. */
const theories = new Map<number | string, Theory>();
const KEPT = 4096;
const KEPT_LENGTH = 4 * LONGEST;
let keptLength = 0;
let latest: { readonly takes: Takes; readonly theory: Theory; readonly length: number } | undefined;

function theoryOf(takes: Takes): Theory {
  if (latest?.takes === takes) return latest.theory;
  if (latest) keptLength += latest.theory.sequence.length - latest.length;
  if (theories.size >= KEPT || keptLength > KEPT_LENGTH) {
    theories.clear();
    keptLength = 0;
  }
  const key = keyOf(takes);
  const theory = theories.get(key) ?? newTheory(takes);
  theories.set(key, theory);
  latest = { takes, theory, length: theory.sequence.length };
  return theory;
}

/** What tells sets apart: for takes below 32 alone, a bit for each; a name for other sets. */
function keyOf(takes: Takes): number | string {
  if ('family' in takes || 'allBut' in takes) return setOf(takes);
  let bits = 0;
  for (const take of takes) {
    if (take > 31) return setOf(takes);
    bits |= 1 << Number(take);
  }
  // A zero is no take.
  return bits & ~1;
}

function newTheory(takes: Takes): Theory {
  if ('family' in takes && takes.family === 'powers of 2') return { sequence: takingOneOf([1, 2]), reach: undefined };
  const numbers = 'family' in takes ? [...takesUpTo(takes, 2 * LONGEST)] : normalized('allBut' in takes ? takes.allBut : takes);
  const small = numbers.filter((number): number is number => number <= LONGEST);
  return { sequence: 'allBut' in takes ? takingAllBut(small) : takingOneOf(small), reach: numbers[small.length] };
}

/** The Grundy value of one heap, where it is known. */
const worth = ({ sequence, reach }: Theory, heap: Natural): Natural | undefined =>
  reach === undefined || heap < reach ? valueAt(sequence, heap) : undefined;

/** The xor of the values of all heaps, where all are known. */
function total({ heaps, takes }: SubtractionPosition): Natural | undefined {
  const theory = theoryOf(takes);
  let sum: Natural = 0;
  for (const heap of heaps) {
    const value = worth(theory, heap);
    if (value === undefined) return undefined;
    sum = xor(sum, value);
  }
  return sum;
}

/** The winning moves one by one. Once there is one, the search for more is bounded. */
function* wins(position: SubtractionPosition): Generator<SubtractionMove> {
  const sum = total(position);
  if (sum === undefined || sum === 0) return;
  const theory = theoryOf(position.takes);
  let effort = 0;
  let found = false;
  for (const [heap, size] of position.heaps.entries()) {
    for (const take of takesTo(xor(worth(theory, size) ?? 0, sum), size, position.takes)) {
      yield { heap, take };
      found = true;
    }
    effort += theory.sequence.effort + ('allBut' in position.takes ? theory.sequence.length : 0);
    if (found && effort > STEPS) return;
  }
}

/** The takes that leave a heap of the value `target`. */
function* takesTo(target: Natural, heap: Natural, takes: Takes): Generator<Natural> {
  const theory = theoryOf(takes);
  if ('allBut' in takes) {
    const excluded = new Set(takes.allBut);
    for (const left of heapsOfValue(theory.sequence, target)) if (left < heap && !excluded.has(minus(heap, left))) yield minus(heap, left);
  } else if ('family' in takes && takes.family === 'powers of 2') {
    yield* powersTo(target, heap);
  } else {
    for (const take of takesUpTo(takes, heap)) if (worth(theory, minus(heap, take)) === target) yield take;
  }
}

/** The same for powers of 2, of which every other one is 1 mod 3 and the rest are 2 mod 3. */
function* powersTo(target: Natural, heap: Natural): Generator<Natural> {
  const difference = (Number(remainder(heap, 3)) + 3 - Number(target)) % 3;
  if (target > 2 || difference === 0) return;
  for (let take: Natural = difference; take <= heap; take = times(take, 4)) yield take;
}

/** "{1, 3, 4}" */
function setOf(takes: Takes): string {
  if ('family' in takes) return takes.family === 'Fibonacci' ? '{1, 2, 3, 5, 8, …}' : '{1, 2, 4, 8, …}';
  return 'allBut' in takes ? `ℕ∖{${normalized(takes.allBut).join(', ')}}` : `{${normalized(takes).join(', ')}}`;
}

function firstOf<T>(items: Iterable<T>): T | undefined {
  for (const item of items) return item;
  return undefined;
}

const over = ({ heaps }: SubtractionPosition): Reason =>
  heaps.every((heap) => heap === 0)
    ? message('Nothing is left: the player who made the last move has won.')
    : message('No take fits any more, so nobody can move: the player who made the last move has won.');

function unknown({ heaps, takes }: SubtractionPosition): Explanation {
  const { sequence, reach } = theoryOf(takes);
  const heap = heaps.find((size) => worth({ sequence, reach }, size) === undefined) ?? 0;
  if ('family' in takes) return [message('For the takes 1, 2, 3, 5, 8, … no rule is known, and a table of values up to {0} is beyond the budget of {1} steps.', heap, STEPS)];
  if (reach !== undefined && heap >= reach) return [message('Numbers from {0} on in the set are too large for a table of values, and they matter for the heap {1}.', reach, heap)];
  return [message('Within {0} steps the values have not been proved to repeat, and a table of values up to {1} is beyond that budget.', STEPS, heap)];
}

const MEANING = message('The Grundy value of a heap is the least number that is not the value of a heap one take away.');

function oneHeap(position: SubtractionPosition, heap: Natural): Explanation {
  const { takes } = position;
  const value = worth(theoryOf(takes), heap) ?? 0;
  return [
    MEANING,
    value === 0 ? message('This heap has the value 0, so no take leaves a value 0, and the player to move loses.') : message('This heap has the value {0}. Leave a heap of value 0, and the opponent loses.', value),
    ...howValuesGo(takes, heap),
    ...complement(position, heap),
    takesTable(position, heap),
  ];
}

/** The period, where the heap falls in it, and the first values. */
function howValuesGo(takes: Takes, heap: Natural): Reason[] {
  const { sequence, reach } = theoryOf(takes);
  const cycle = 'family' in takes && takes.family === 'Fibonacci' ? undefined : cycleOf(sequence);
  const reasons: Reason[] = [];
  if ('family' in takes && takes.family === 'powers of 2') reasons.push(message('No power of 2 is a multiple of 3, and the takes 1 and 2 leave both other remainders: the value is the remainder by 3.'));
  if (cycle && reach !== undefined) reasons.push(message('Numbers from {0} on in the set are larger than the heaps and do not matter here.', reach));
  if (cycle) reasons.push(period(cycle));
  if (cycle && heap >= cycle.from + cycle.period) reasons.push(place(sequence, cycle, heap));
  reasons.push({ lines: firstValues(sequence) });
  return reasons;
}

function period({ period: length, from, saltus }: Cycle): Message {
  if (saltus !== 0) return message('Grundy values repeat with period {0} from heap size {1} on, each time {2} higher.', length, from, saltus);
  return from === 0
    ? message('Grundy values repeat with period {0} from the start.', length)
    : message('Grundy values repeat with period {0} from heap size {1} on.', length, from);
}

/** Which of the heaps in the first round has the value of this one, or how far below it. */
function place(sequence: NimSequence, cycle: Cycle, heap: Natural): Message {
  const rounds = quotient(minus(heap, cycle.from), cycle.period);
  const model = minus(heap, times(rounds, cycle.period));
  const value = valueAt(sequence, model) ?? 0;
  return cycle.saltus === 0
    ? message('{0} = {1} + {2} × {3}, so the value is that of heap {1}: {4}.', heap, model, rounds, cycle.period, value)
    : message('{0} = {1} + {2} × {3}, so the value is that of heap {1} and {2} × {4} more: {5} + {2} × {4}.', heap, model, rounds, cycle.period, cycle.saltus, value);
}

/** How many heaps, takes or values are listed. */
const SHOWN = 12;
const COLUMNS = 24;

function firstValues(sequence: NimSequence): string[] {
  valueAt(sequence, COLUMNS);
  const heaps = Array.from({ length: COLUMNS }, (_, heap) => String(heap));
  const values = heaps.map((heap) => String(valueAt(sequence, Number(heap)) ?? ''));
  const line = (name: string, cells: readonly string[]): string => `${name} ${cells.map((cell) => cell.padStart(3)).join('')} …`;
  return [line('n   ', heaps), line('G(n)', values)];
}

/** How the loser's takes can be answered by a rule, now or after one of the first winning takes. */
function complement(position: SubtractionPosition, heap: Natural): Reason[] {
  const sum = completion(position.takes, heap);
  if (sum !== undefined) return [message('The opponent can answer every take t with {0} − t: {0} are gone each time, and {1} mod {0} = {2} are left in the end, too few for a take.', sum, heap, remainder(heap, sum))];
  let tried = 0;
  for (const { take } of wins(position)) {
    const left = minus(heap, take);
    const after = completion(position.takes, left);
    if (after !== undefined) return [message('After taking {0}, answer every take t with {1} − t: {1} are gone each time, and {2} mod {1} = {3} are left in the end, too few for a take.', take, after, left, remainder(left, after))];
    if (++tried === SHOWN) break;
  }
  return [];
}

/**
 * The sum of the least take and the largest, where the opponent of whoever faces this heap can complete each take to it:
 * each take t has a partner in the set, and what the heap has above a multiple of the sum is too little for a take.
 */
function completion(takes: Takes, heap: Natural): Natural | undefined {
  if ('family' in takes || 'allBut' in takes) return undefined;
  const set = normalized(takes);
  const [least, most] = [set[0] ?? 0, set.at(-1) ?? 0];
  const sum = plus(least, most);
  if (heap < least || sum === 0 || remainder(heap, sum) >= least) return undefined;
  return set.every((take, index) => plus(take, set.at(-1 - index) ?? 0) === sum) ? sum : undefined;
}

/** What each take leaves: the winning takes first, and for each other one an answer. */
function takesTable(position: SubtractionPosition, heap: Natural): Table {
  const theory = theoryOf(position.takes);
  const listed = new Set<Natural>();
  for (const { take } of wins(position)) if (listed.add(take).size >= SHOWN / 2) break;
  const all = takesUpTo(position.takes, heap);
  let more = all.next();
  for (; more.done !== true && listed.size < SHOWN; more = all.next()) listed.add(more.value);
  const rows = [...listed].map((take) => {
    const left = minus(heap, take);
    const value = worth(theory, left) ?? 0;
    const answer = firstOf(takesTo(0, left, position.takes));
    return [shown(take), shown(left), shown(value), value === 0 || answer === undefined ? '' : shown(answer)];
  });
  if (more.done !== true) rows.push(['…', '', '', '']);
  return { head: [message('take'), message('leaves'), message('value'), message('answer')], rows };
}

function severalHeaps(position: SubtractionPosition, sum: Natural): Explanation {
  const { heaps, takes } = position;
  const theory = theoryOf(takes);
  const rows = heaps.slice(0, SHOWN).map((heap, index) => [String(index + 1), shown(heap), shown(worth(theory, heap) ?? 0)]);
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
    message('Taking {0} from heap {1} changes its value from {2} to {3}, so that the values xor to 0.', move.take, move.heap + 1, worth(theory, size) ?? 0, worth(theory, minus(size, move.take)) ?? 0),
  ];
}

function severalLost(position: SubtractionPosition): Reason[] {
  const move = firstOf(subtraction.moves(position));
  const answer = move && firstOf(wins(subtraction.play(position, move)));
  const reasons: Reason[] = [message('The values xor to 0. Every take changes one of them, and the opponent can make the xor 0 again.')];
  if (position.heaps.length === 2 && position.heaps[0] === position.heaps[1]) reasons.push(message('The two heaps are equal: the opponent can copy every take in the other heap.'));
  else if (answer) reasons.push(message('For example, taking {0} from heap {1} is answered by taking {2} from heap {3}.', move.take, move.heap + 1, answer.take, answer.heap + 1));
  return reasons;
}
