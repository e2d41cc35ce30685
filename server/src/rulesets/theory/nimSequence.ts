/**
 * Grundy values of one heap, 0, 1, 2, …, where a move takes one of a set of numbers: worked out as far as they are
 * asked for, until they are proved to repeat.
 *
 * Taking one of a finite set: let M be its largest member. From heap M on, a value is the least number that does not
 * stand s places before for a member s, so it depends on the M values before it and on nothing else. When M
 * values in a row equal M values in a row before, all that follows is equal as well.
 *
 * Taking anything but a finite set: let M be the largest number that may not be taken. A heap has the least value such
 * that it differs from each smaller heap of that value by a number that may not be taken. So heaps of equal value lie
 * within M of each other. A value that a heap may share with smaller ones has all its heaps among the last M before it,
 * and whether it has older ones shows in the last 2M. The first value never seen is one above the largest, which is
 * among the last M + 1, since the value of the last heap was new at most M heaps before. So the last 2M values, up to a
 * constant added to all of them, say how the sequence goes on, up to that constant: when their differences repeat, the
 * values repeat with a constant added each time, the saltus.
 *
 * The period found is the least, since the nearest equal run is looked for at a place within the cycle; and the cycle
 * is followed back to where it begins.
 *
 * Source: S. W. Golomb, "A mathematical investigation of games of 'take-away'", J. Combinatorial Theory 1 (1966), for
 * finite sets. A. A. Siegel, "Finite excluded subtraction sets and infinite modular Nim" (2005), for the others.
 */
import { minus, type Natural, plus, quotient, remainder, times } from '../../text/natural';

/** From heap `from` on, a heap larger by `period` has a value larger by `saltus`. All are the least possible. */
export interface Cycle {
  readonly period: number;
  readonly from: number;
  readonly saltus: number;
}

type Values = Uint8Array | Uint16Array | Uint32Array;

export interface NimSequence {
  values: Values;
  /** How many of the values have been worked out. */
  length: number;
  cycle: Cycle | undefined;
  /** How many elementary steps have been spent on it. */
  steps: number;
  /** How many are worked out before a cycle is looked for. */
  goal: number;
  /** At most this many steps go into one value. */
  readonly effort: number;
  /** So many signs in a row decide all that follow. */
  readonly window: number;
  /** The value at `heap` from those before. To be called for 0, 1, 2, … in turn. */
  readonly next: (values: Values, heap: number) => number;
  /** What repeats: the values themselves, or their differences. */
  readonly signs: (values: Values, length: number) => Values | Int32Array;
}

/** No table is longer. A table of the longest kind takes 10 MB where no value exceeds 255. */
export const MAX_VALUES = 10_000_000;

/** No sequence is worked on any longer: some tenths of a second. A million values by a hundred takes are within it. */
export const STEPS = 150_000_000;

const FIRST = 256;

/** Taking one of the members: different numbers from 1 to MAX_VALUES, ascending. */
export function takingOneOf(members: readonly number[]): NimSequence {
  const takes = Int32Array.from(members);
  const seenAt = new Int32Array(takes.length + 2).fill(-1);
  const next = (values: Values, heap: number): number => {
    for (const take of takes) {
      if (take > heap) break;
      seenAt[values[heap - take] ?? 0] = heap;
    }
    let least = 0;
    while (seenAt[least] === heap) least++;
    return least;
  };
  const values =
    takes.length < 256 ? new Uint8Array(FIRST) : takes.length < 65536 ? new Uint16Array(FIRST) : new Uint32Array(FIRST);
  return {
    values,
    length: 0,
    cycle: undefined,
    steps: 0,
    goal: 0,
    effort: takes.length + 2,
    window: members.at(-1) ?? 1,
    next,
    signs: (all) => all,
  };
}

/**
 * Taking one of the members, where whoever cannot move wins, with 1 for heaps that win and 0 for heaps that lose: these
 * depend on the heaps before in the same way.
 */
export function takingOneOfMisere(members: readonly number[]): NimSequence {
  const takes = Int32Array.from(members);
  const next = (values: Values, heap: number): number =>
    takes.length === 0 || takes[0]! > heap || takes.some((take) => take <= heap && values[heap - take] === 0) ? 1 : 0;
  return { ...takingOneOf(members), values: new Uint8Array(FIRST), next };
}

/** Taking anything but the members: different numbers from 1 to MAX_VALUES, ascending. */
export function takingAllBut(members: readonly number[]): NimSequence {
  const excluded = Int32Array.from(members);
  /** How many heaps have each value, and how many of them differ from the heap at hand by an excluded number. */
  const heaps: number[] = [];
  const fitting: number[] = [];
  const next = (values: Values, heap: number): number => {
    let least = heaps.length;
    for (const difference of excluded) if (difference <= heap) fitting[values[heap - difference] ?? 0] = 0;
    for (const difference of excluded) {
      if (difference > heap) break;
      const value = values[heap - difference] ?? 0;
      const count = (fitting[value] ?? 0) + 1;
      fitting[value] = count;
      if (count === heaps[value] && value < least) least = value;
    }
    heaps[least] = (heaps[least] ?? 0) + 1;
    return least;
  };
  const window = Math.max(1, 2 * (members.at(-1) ?? 0));
  return {
    values: new Uint32Array(FIRST),
    length: 0,
    cycle: undefined,
    steps: 0,
    goal: 0,
    effort: 2 * excluded.length + 2,
    window,
    next,
    signs: differences,
  };
}

/**
 * Returns the differences from the value before. Heap 0 has none; a window has one difference to spare, so its 0 is
 * harmless.
 */
function differences(values: Values, length: number): Int32Array {
  const found = new Int32Array(length);
  for (let heap = 1; heap < length; heap++) found[heap] = (values[heap] ?? 0) - (values[heap - 1] ?? 0);
  return found;
}

/** G(heap), where it is within the table or a cycle is proved. */
export function valueAt(sequence: NimSequence, heap: Natural): Natural | undefined {
  do {
    if (typeof heap === 'number' && heap < sequence.length) return sequence.values[heap];
    if (sequence.cycle) return valueInCycle(sequence, sequence.cycle, heap);
  } while (lengthen(sequence));
  return undefined;
}

function valueInCycle({ values }: NimSequence, { period, from, saltus }: Cycle, heap: Natural): Natural {
  const beyond = minus(heap, from);
  const value = values[from + Number(remainder(beyond, period))] ?? 0;
  return saltus === 0 ? value : plus(value, times(quotient(beyond, period), saltus));
}

/** Returns the cycle, looked for as far as the budget goes. */
export function cycleOf(sequence: NimSequence): Cycle | undefined {
  while (sequence.cycle === undefined && lengthen(sequence));
  return sequence.cycle;
}

/** Returns the heaps with this value among those that are known, each once, in no particular order. */
export function* heapsOfValue({ values, length, cycle }: NimSequence, value: Natural): Generator<Natural> {
  for (let heap = 0; heap < length; heap++) if (values[heap] === value) yield heap;
  if (cycle === undefined || cycle.saltus === 0) return;
  for (let heap = cycle.from; heap < length; heap++) {
    const base = values[heap] ?? 0;
    if (base >= value || remainder(minus(value, base), cycle.saltus) !== 0) continue;
    yield plus(heap, times(quotient(minus(value, base), cycle.saltus), cycle.period));
  }
}

/** Works towards the value of a heap, or the cycle, for about so many steps; true if there is nothing more to do. */
export function workOn(sequence: NimSequence, heap: Natural, steps: number): boolean {
  const limit = sequence.steps + steps;
  while (sequence.cycle === undefined && sequence.length <= heap && sequence.steps < limit)
    if (!lengthen(sequence, limit)) return true;
  return sequence.cycle !== undefined || sequence.length > heap;
}

/** Works out as many values again, and looks for a cycle. False when nothing more can be done. */
function lengthen(sequence: NimSequence, limit = STEPS): boolean {
  if (sequence.length >= sequence.goal) sequence.goal = Math.min(MAX_VALUES, Math.max(FIRST, 2 * sequence.length));
  if (sequence.cycle !== undefined || sequence.length >= sequence.goal || sequence.steps >= STEPS) return false;
  sequence.values = withRoom(sequence.values, sequence.goal);
  const { values, next, effort, goal } = sequence;
  const end = Math.min(STEPS, limit);
  let heap = sequence.length;
  for (; heap < goal && sequence.steps < end; heap++) {
    values[heap] = next(values, heap);
    sequence.steps += Math.min(effort, heap + 2);
  }
  sequence.length = heap;
  if (heap === goal || sequence.steps >= STEPS) findCycle(sequence);
  return true;
}

function withRoom(values: Values, length: number): Values {
  if (values.length >= length) return values;
  const kind = values instanceof Uint8Array ? Uint8Array : values instanceof Uint16Array ? Uint16Array : Uint32Array;
  const longer = new kind(length);
  longer.set(values);
  return longer;
}

/** Notes the cycle where the last signs have occurred before, and forgets all values beyond its first round. */
function findCycle(sequence: NimSequence): void {
  const { values, length, window } = sequence;
  if (length <= window) return;
  sequence.steps += 3 * length;
  const period = nearestReturn(sequence.signs(values, length), length, window);
  if (period === undefined) return;
  const saltus = (values[length - 1] ?? 0) - (values[length - 1 - period] ?? 0);
  let from = length - period;
  while (from > 0 && (values[from - 1 + period] ?? 0) - (values[from - 1] ?? 0) === saltus) from--;
  sequence.cycle = { period, from, saltus };
  sequence.length = from + period;
  sequence.values = values.slice(0, sequence.length);
}

/**
 * Returns the least p such that the last signs, `window` of them, equal those p places before; by the prefix function
 * of Knuth, Morris and Pratt on the signs read backwards.
 */
function nearestReturn(signs: Values | Int32Array, length: number, window: number): number | undefined {
  const last = length - 1;
  const border = new Int32Array(window);
  for (let index = 1, matched = 0; index < length; index++) {
    while (matched > 0 && signs[last - index] !== signs[last - matched]) matched = border[matched - 1] ?? 0;
    if (signs[last - index] === signs[last - matched]) matched++;
    if (matched === window) return index - window + 1;
    if (index < window) border[index] = matched;
  }
  return undefined;
}
