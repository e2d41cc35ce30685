/** The fewest cases that catch the mistakes which a test file misses. */
import type { AnyFields } from '../formats/format';
import { type Input, inputOf, type Mistake, smallestCases } from '../mistakes/mistake';
import { type Problem, textOf } from '../problems/problem';
import { hardOf, smallOf } from './caseSource';
import { catches, catchesOf, isCaught, resultOf } from './strength';

export interface Cover {
  readonly cases: readonly AnyFields[];
  /** What the file does not catch with these cases either. */
  readonly missed: readonly Mistake[];
}

/** Cases that belong together: most mistakes show in one, those that keep something in two. */
type Group = readonly AnyFields[];

/** How many other cases are tried where the smallest ones do not show in their place. */
const OTHERS = 200;

/**
 * Finds cases that catch the survivors when they follow those of the file, `before`: the fewest of the smallest inputs
 * of the survivors. They are tried in their place, where state that is kept from the cases before may hide a mistake.
 */
export const coverOf = (problem: Problem, survivors: readonly Mistake[], before: Input): Cover =>
  resultOf(cover(problem, survivors, before));

/** The same with pauses, so that the caller can do something else or give up. */
export function* cover(problem: Problem, survivors: readonly Mistake[], before: Input): Generator<undefined, Cover> {
  const groups = fewest(problem, survivors);
  let cases = groups.flat();
  let missed = yield* missedBy(problem, survivors, before, cases);
  for (const group of missed.length > 0 ? otherGroups(problem, survivors) : []) {
    const left = yield* missedBy(problem, missed, before, [...cases, ...group]);
    if (left.length === missed.length) continue;
    cases = [...cases, ...group];
    missed = left;
    if (missed.length === 0) break;
  }
  return { cases: yield* needed(problem, survivors, before, cases, missed.length), missed };
}

/** Leaves out what is not needed where the cases stand together. */
function* needed(
  problem: Problem,
  survivors: readonly Mistake[],
  before: Input,
  cases: readonly AnyFields[],
  missed: number,
): Generator<undefined, readonly AnyFields[]> {
  let kept = cases;
  for (const one of cases) {
    const others = kept.filter((fields) => fields !== one);
    if (others.length === 0) continue;
    const left = yield* missedBy(problem, survivors, before, others);
    if (left.length === missed) kept = others;
  }
  return kept;
}

/** Returns the groups with the fewest cases in all that catch every mistake on their own. */
function fewest(problem: Problem, mistakes: readonly Mistake[]): readonly Group[] {
  const candidates = mistakes.map((mistake): Candidate => {
    const group = smallestCases(problem, mistake);
    const input = inputOf(problem, group);
    return { group, caught: input ? catchesOf(mistakes, input).map(isCaught) : [] };
  });
  const unique = candidates.filter(
    ({ group }, index) => candidates.findIndex((other) => isSame(other.group, group)) === index,
  );
  const chosen = unique.length > MOST_CANDIDATES ? greedily(mistakes.length, unique) : smallestCover(unique);
  return chosen.map(({ group }) => group);
}

interface Candidate {
  readonly group: Group;
  /** For each mistake: does the group catch it? */
  readonly caught: readonly boolean[];
}

/** All sets of so many candidates are compared; of more of them the best next one is taken again and again. */
const MOST_CANDIDATES = 14;

/** Goes through all sets of candidates. A set is that without its first member, and that member. */
function smallestCover(candidates: readonly Candidate[]): readonly Candidate[] {
  const bits = candidates.map(({ caught }) => caught.reduce((set, one, index) => (one ? set | (1 << index) : set), 0));
  const sets = 1 << candidates.length;
  const [caught, sizes] = [new Int32Array(sets), new Int32Array(sets)];
  let best = sets - 1;
  for (let set = 1; set < sets; set++) {
    const first = 31 - Math.clz32(set & -set);
    caught[set] = caught[set & (set - 1)]! | bits[first]!;
    sizes[set] = sizes[set & (set - 1)]! + candidates[first]!.group.length;
  }
  for (let set = sets - 1; set > 0; set--)
    if (caught[set] === caught[sets - 1] && sizes[set]! < sizes[best]!) best = set;
  return candidates.filter((_, index) => (best >> index) & 1);
}

function greedily(mistakes: number, candidates: readonly Candidate[]): Candidate[] {
  const open = new Set(Array.from({ length: mistakes }, (_, index) => index));
  const chosen: Candidate[] = [];
  while (open.size > 0) {
    const gain = ({ caught, group }: Candidate) => [...open].filter((index) => caught[index]).length / group.length;
    const next = candidates.reduce((best, one) => (gain(one) > gain(best) ? one : best));
    if (gain(next) === 0) break;
    chosen.push(next);
    next.caught.forEach((isCaughtBy, index) => isCaughtBy && open.delete(index));
  }
  return chosen;
}

/** Returns the mistakes that do not show when these cases follow those of the file. */
function* missedBy(
  problem: Problem,
  mistakes: readonly Mistake[],
  before: Input,
  cases: readonly AnyFields[],
): Generator<undefined, readonly Mistake[]> {
  const found = yield* catches(mistakes, extended(problem, before, cases));
  return found.filter((one) => !isCaught(one)).map(({ mistake }) => mistake);
}

/** Adds cases whose answers are known. */
export function extended(problem: Problem, { cases, truths }: Input, more: readonly AnyFields[]): Input {
  const answers = more.map((fields, index) => textOf(problem.answer(fields, cases.length + index + 1)) ?? '');
  return { cases: [...cases, ...more], truths: [...truths, ...answers] };
}

function* otherGroups(problem: Problem, mistakes: readonly Mistake[]): Generator<Group> {
  for (const mistake of mistakes) yield smallestCases(problem, mistake);
  let left = OTHERS;
  for (const source of [hardOf(problem), smallOf(problem)])
    for (const fields of source) {
      yield [fields];
      if (--left % (OTHERS / 2) === 0) break;
    }
}

const isSame = (one: Group, other: Group): boolean => keyOf(one) === keyOf(other);

const keyOf = (group: Group): string =>
  JSON.stringify(group, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
