/** The positions that a case asks about. */
import type { Integer } from '../../text/integer';
import type { Natural } from '../../text/natural';
import { type Scope, valueOf } from './expressions/evaluate';
import { bindings } from './expressions/generate';
import type { Numbers, Questions, Start } from './rules';

/** A case of more parts than these is not looked at. There are problems that ask about a million positions. */
const STEPS = 1_200_000;

type Part = readonly Natural[];

/** Why a case has no positions: a number of a start is below 0 or has no value, or there are too many parts. */
export type NoStart = 'no such position' | 'too many';

/** Returns the parts of each position of the case, position by position. */
export function startsOf(questions: Questions, numbers: Numbers): readonly (readonly Part[])[] | NoStart {
  const scope: Scope = { numbers, coordinates: [], variables: [], work: { left: STEPS } };
  const parts: Part[] = [];
  for (const start of questions.ask ? [questions.ask] : questions.start) {
    const fault = addParts(start, scope, parts);
    if (fault) return fault;
  }
  return questions.ask ? parts.map((part) => [part]) : [parts];
}

/**
 * Returns why a case has no positions; undefined if it has. Says what `startsOf` says, but does not list a range of
 * positions for that: while a file is typed, it is asked for every layout that fits.
 */
export function faultOfStarts(questions: Questions, numbers: Numbers): NoStart | undefined {
  const count = countInRange(questions, numbers);
  if (count !== undefined) return count < STEPS ? undefined : 'too many';
  const found = startsOf(questions, numbers);
  return typeof found === 'string' ? found : undefined;
}

/** Counts the positions where they are a range of numbers as it stands; undefined if they are not. */
function countInRange({ ask }: Questions, numbers: Numbers): number | undefined {
  if (ask?.generators.length !== 1 || ask.coordinates.length !== 1 || ask.times) return undefined;
  const [[generator], [coordinate]] = [ask.generators, ask.coordinates];
  if (generator?.kind !== 'each' || generator.set.kind !== 'range') return undefined;
  if (coordinate?.kind !== 'variable' || coordinate.index !== generator.variable) return undefined;
  const scope: Scope = { numbers, coordinates: [], variables: [], work: { left: STEPS } };
  const [from, to] = [valueOf(generator.set.from, scope), valueOf(generator.set.to, scope)];
  if (typeof from !== 'number' || from < 0 || to === undefined) return undefined;
  // A bigint is so large that there are too many in any case, or below 0.
  return Math.max(0, Number(to) - from + 1);
}

function addParts(start: Start, scope: Scope, parts: Part[]): NoStart | undefined {
  for (const bound of bindings(start.generators, scope)) {
    const part = start.coordinates.map((expression) => valueOf(expression, bound));
    const times = start.times ? valueOf(start.times, bound) : 1;
    if (!part.every(isNatural) || !isNatural(times)) return scope.work.left > 0 ? 'no such position' : 'too many';
    scope.work.left -= Math.max(0, Number(times) - 1) * part.length;
    if (scope.work.left < 0) return 'too many';
    for (let copy = 0; copy < times; copy++) parts.push(part);
  }
  return scope.work.left > 0 ? undefined : 'too many';
}

const isNatural = (value: Integer | undefined): value is Natural => value !== undefined && value >= 0;
