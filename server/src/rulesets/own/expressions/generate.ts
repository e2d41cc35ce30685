/** Goes through the sets of generators, one number after the other, within a budget. */
import { add, greatestCommonDivisor, type Integer } from '../../../text/integer';
import { larger, type Natural, plus, smaller, times, xor } from '../../../text/natural';
import { divisorsOf, isPrime } from '../../theory/primes';
import type { Fold, FoldName, Generator, NumberSet } from '../rules';
import { holds, type Scope, valueOf } from './evaluate';
import { weightOf, weightOfDivisor } from './weight';

/**
 * Returns all scopes that the generators make of one, the first generator outermost. A scope is good until the next
 * one.
 */
export function bindings(generators: readonly (Generator | Fold)[], scope: Scope): Iterable<Scope> {
  const variables = [...scope.variables];
  return bindingsFrom(generators, 0, { ...scope, variables }, variables);
}

function* bindingsFrom(
  generators: readonly (Generator | Fold)[],
  from: number,
  scope: Scope,
  variables: (Integer | undefined)[],
): Iterable<Scope> {
  const generator = generators[from];
  if (generator === undefined) {
    if (scope.work.left > 0) yield scope;
    return;
  }
  if (generator.kind === 'fold') {
    variables[generator.variable] = folded(generator, scope);
    yield* bindingsFrom(generators, from + 1, scope, variables);
    return;
  }
  const isLast = from + 1 === generators.length;
  for (const turn of turns(generator, scope)) {
    if (generator.kind === 'each') variables[generator.variable] = turn;
    else step(generator, Number(turn), scope, variables);
    if (!isLast) yield* bindingsFrom(generators, from + 1, scope, variables);
    else if (scope.work.left > 0) yield scope;
    if (scope.work.left <= 0) return;
  }
}

/** Returns what the numbers come to; undefined if one of them has no value, or if there is no least or greatest. */
function folded({ name, of, generators, condition }: Fold, scope: Scope): Integer | undefined {
  let total: Integer | undefined = name === 'min' || name === 'max' ? undefined : 0;
  for (const bound of bindings(generators, scope)) {
    if (condition && !holds(condition, bound)) continue;
    const value = valueOf(of, bound);
    if (value === undefined || (name === 'xor' && value < 0)) return undefined;
    scope.work.left -= name === 'gcd' ? weightOfDivisor(total ?? 0, value) : weightOf(value);
    total = total === undefined ? value : FOLDS[name](total, value);
  }
  return scope.work.left > 0 ? total : undefined;
}

const FOLDS: Readonly<Record<FoldName, (total: Integer, value: Integer) => Integer>> = {
  sum: add,
  xor,
  min: smaller,
  max: larger,
  gcd: greatestCommonDivisor,
};

/** Returns the values of a generator's variable, or the places in the lists that it goes through in step, from 0. */
function turns(generator: Generator, scope: Scope): Iterable<Integer> {
  if (generator.kind === 'each') return members(generator.set, scope);
  const length = Math.min(...generator.lists.map((list) => scope.numbers.lists[list]?.length ?? 0));
  return within(range(0, length - 1), scope);
}

function step(
  { variables: bound, lists }: Generator & { kind: 'together' },
  place: number,
  { numbers }: Scope,
  variables: (Integer | undefined)[],
): void {
  for (let index = 0; index < bound.length; index++)
    variables[bound[index]!] = numbers.lists[lists[index]!]?.[place] ?? 0;
}

/** Returns the numbers of a set, a step each. None where an expression of it has no value. */
export const members = (set: NumberSet, scope: Scope): Iterable<Integer> => within(allMembers(set, scope), scope);

function* within(values: Iterable<Integer>, { work }: Scope): Iterable<Integer> {
  for (const value of values) {
    if (work.left-- <= 0) return;
    yield value;
  }
}

function allMembers(set: NumberSet, scope: Scope): Iterable<Integer> {
  switch (set.kind) {
    case 'range':
      return range(valueOf(set.from, scope), valueOf(set.to, scope));
    case 'listed':
      return listed(set.members.map((member) => valueOf(member, scope)));
    case 'list':
      return scope.numbers.lists[set.list] ?? [];
    case 'divisors':
      return divisors(valueOf(set.of, scope), scope);
    case 'digits':
      return digits(valueOf(set.of, scope));
    case 'powers':
      return powers(valueOf(set.of, scope), greatest(scope), scope);
    case 'primes':
      return primes(scope);
    case 'allBut':
      return allBut(new Set(members(set.set, scope)), greatest(scope));
  }
}

/** Returns the number that sets without an end go to. */
const greatest = ({ coordinates, numbers }: Scope): Natural =>
  (coordinates.length > 0 ? coordinates : numbers.constants).reduce(larger, 0);

function* range(from: Integer | undefined, to: Integer | undefined): Iterable<Integer> {
  if (from === undefined || to === undefined) return;
  for (let member = from; member <= to; member = add(member, 1)) yield member;
}

/** Returns those that have a value. */
const listed = (values: readonly (Integer | undefined)[]): readonly Integer[] =>
  values.filter((value) => value !== undefined);

/** No more numbers are tried as divisors of one number. */
const MOST_TRIED = 100_000;

function divisors(of: Integer | undefined, { work }: Scope): readonly Natural[] {
  if (of === undefined || of < 1) return [];
  const found = divisorsOf(of, Math.floor(Math.min(work.left, MOST_TRIED) / (1 + weightOf(of))));
  work.left -= found ? Math.min(work.left - 1, Math.floor(Math.sqrt(Number(of)))) : work.left;
  return found ?? [];
}

function digits(of: Integer | undefined): readonly number[] {
  if (of === undefined || of < 0) return [];
  return [...new Set(String(of))].map(Number).sort((a, b) => a - b);
}

function* powers(base: Integer | undefined, to: Natural, { work }: Scope): Iterable<Natural> {
  if (base === undefined) return;
  for (let power: Natural = 1; power <= to; power = times(power, base)) {
    yield power;
    work.left -= weightOf(power);
    if (base < 2) return;
  }
}

function* primes(scope: Scope): Iterable<Natural> {
  for (let number: Natural = 2; number <= greatest(scope) && scope.work.left > 0; number = plus(number, 1))
    if (isPrime(number)) yield number;
    else scope.work.left--;
}

function* allBut(excluded: ReadonlySet<Integer>, to: Natural): Iterable<Natural> {
  for (let number: Natural = 1; number <= to; number = plus(number, 1)) if (!excluded.has(number)) yield number;
}
