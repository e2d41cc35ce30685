/** Sets of numbers made ready to be gone through, one number at a step. */
import { type Integer } from '../../../text/integer';
import { larger, type Natural, times } from '../../../text/natural';
import { divisorsOf } from '../../theory/primes';
import type { Generator, NumberSet } from '../rules';
import { type Bound, constantOf } from './bind';
import { type Evaluate, evaluator, primality, type Scope } from './closures';
import { weightOf } from './weight';

/** What a loop goes through: the numbers between two bounds, or those of a list, or several lists in step. */
export type Level = Range | Members | Together;

interface Range {
  readonly kind: 'range';
  readonly variable: number;
  readonly from: Evaluate;
  readonly to: Evaluate;
  /** Which of the numbers are meant; all where it is left out. */
  readonly filter?: (scope: Scope) => Contains;
}

interface Members {
  readonly kind: 'members';
  readonly variable: number;
  readonly members: (scope: Scope) => readonly Integer[];
}

interface Together {
  readonly kind: 'together';
  readonly variables: readonly number[];
  readonly lists: readonly (readonly Natural[])[];
}

type Contains = (member: Integer) => boolean;

export function levelOf(generator: Generator, bound: Bound): Level {
  if (generator.kind === 'together')
    return {
      kind: 'together',
      variables: generator.variables,
      lists: generator.lists.map((list) => bound.lists[list] ?? []),
    };
  const { variable, set } = generator;
  const to = greatestOf(bound);
  switch (set.kind) {
    case 'range':
      return { kind: 'range', variable, from: evaluator(set.from, bound.lists), to: evaluator(set.to, bound.lists) };
    case 'primes':
      return { kind: 'range', variable, from: () => 2, to, filter: arePrime };
    case 'allBut': {
      const excluded = containing(set.set, bound);
      const filter = (scope: Scope): Contains => {
        const isExcluded = excluded(scope);
        return (member) => !isExcluded(member);
      };
      return { kind: 'range', variable, from: () => 1, to, filter };
    }
    case 'listed':
    case 'list':
    case 'divisors':
    case 'digits':
    case 'powers':
      return { kind: 'members', variable, members: membersOf(set, bound) };
  }
}

/** Tells whether a set is always gone through from smaller to larger numbers. */
export const isAscending = ({ kind }: NumberSet): boolean => kind !== 'listed' && kind !== 'list';

/** Returns the number that sets without an end go to. */
const greatestOf =
  ({ greatest }: Bound) =>
  ({ part }: Scope): Natural =>
    part.reduce(larger, greatest);

const arePrime =
  ({ meter }: Scope): Contains =>
  (member) =>
    primality(member, meter) === true;

/** Tells which numbers are in the set, with the part and the variables as they are. */
function containing(set: NumberSet, bound: Bound): (scope: Scope) => Contains {
  switch (set.kind) {
    case 'range': {
      const [from, to] = [evaluator(set.from, bound.lists), evaluator(set.to, bound.lists)];
      return (scope) => {
        const [low, high] = [from(scope), to(scope)];
        return (member) => low !== undefined && high !== undefined && low <= member && member <= high;
      };
    }
    case 'primes':
      return arePrime;
    case 'allBut': {
      const excluded = containing(set.set, bound);
      return (scope) => {
        const isExcluded = excluded(scope);
        return (member) => member > 0 && !isExcluded(member);
      };
    }
    case 'listed':
    case 'list':
    case 'divisors':
    case 'digits':
    case 'powers': {
      const members = membersOf(set, bound);
      let [last, found]: [readonly Integer[] | undefined, ReadonlySet<Integer>] = [undefined, new Set()];
      return (scope) => {
        const listed = members(scope);
        // The same list again is the same set.
        if (listed !== last) [last, found] = [listed, new Set(listed)];
        const isIn = found;
        return (member) => isIn.has(member);
      };
    }
  }
}

type Finite = Extract<NumberSet, { kind: 'listed' | 'list' | 'divisors' | 'digits' | 'powers' }>;

function membersOf(set: Finite, bound: Bound): (scope: Scope) => readonly Integer[] {
  switch (set.kind) {
    case 'list': {
      const list = bound.lists[set.list] ?? [];
      return () => list;
    }
    case 'listed': {
      const fixed = set.members.map(constantOf);
      if (fixed.every((value) => value !== undefined)) return () => fixed;
      const members = set.members.map((member) => evaluator(member, bound.lists));
      return (scope) => {
        scope.meter.left -= members.length;
        return members.map((member) => member(scope)).filter((value) => value !== undefined);
      };
    }
    case 'divisors':
      return one(evaluator(set.of, bound.lists), divisors);
    case 'digits':
      return one(evaluator(set.of, bound.lists), digits);
    case 'powers': {
      const to = greatestOf(bound);
      return one(evaluator(set.of, bound.lists), (base, scope) => powers(base, to(scope), scope));
    }
  }
}

const one =
  (of: Evaluate, members: (value: Integer, scope: Scope) => readonly Integer[]) =>
  (scope: Scope): readonly Integer[] => {
    const value = of(scope);
    return value === undefined ? [] : members(value, scope);
  };

/** To find them takes a step for each number that has to be tried. */
function divisors(of: Integer, { meter }: Scope): readonly Natural[] {
  if (of < 1 || meter.left <= 0) return [];
  const found = divisorsOf(of, Math.floor(meter.left / (1 + weightOf(of))));
  meter.left -= found ? Math.min(meter.left, Math.ceil(Math.sqrt(Number(of)))) : meter.left + 1;
  return found ?? [];
}

function digits(of: Integer): readonly number[] {
  return of < 0 ? [] : [...new Set(String(of))].map(Number).sort((a, b) => a - b);
}

function powers(base: Integer, to: Natural, { meter }: Scope): readonly Natural[] {
  const found: Natural[] = [];
  for (let power: Natural = 1; power <= to && meter.left > 0; power = times(power, base)) {
    found.push(power);
    meter.left -= weightOf(power);
    if (base < 2) break;
  }
  return found;
}
