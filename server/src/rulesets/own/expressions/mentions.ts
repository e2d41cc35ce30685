/** Which variables an expression or a condition asks about. */
import type { Condition, Expression, NumberSet, Rules } from '../rules';

export function variablesOf(of: Expression | Condition, found = new Set<number>()): Set<number> {
  if (of.kind === 'variable') found.add(of.index);
  for (const part of partsOf(of)) variablesOf(part, found);
  return found;
}

export function coordinatesOf(of: Expression | Condition, found = new Set<number>()): Set<number> {
  if (of.kind === 'coordinate') found.add(of.index);
  for (const part of partsOf(of)) coordinatesOf(part, found);
  return found;
}

/** Returns the expressions and conditions that one is made of. */
export function partsOf(of: Expression | Condition): readonly (Expression | Condition)[] {
  switch (of.kind) {
    case 'number':
    case 'coordinate':
    case 'constant':
    case 'variable':
      return [];
    case 'element':
      return [of.at];
    case 'negative':
    case 'prime':
      return [of.of];
    case 'binary':
      return [of.left, of.right];
    case 'call':
      return of.args;
    case 'truth':
    case 'not':
      return [of.condition];
    case 'comparison':
      return of.operands;
    case 'divides':
      return [of.divisor, of.of];
    case 'and':
    case 'or':
      return of.conditions;
  }
}

/** The constants and lists of a case by their indices. */
export interface Mentioned {
  readonly constants: ReadonlySet<number>;
  readonly lists: ReadonlySet<number>;
}

/** Returns the numbers of a case that moves and claims refer to: nothing that is said of a part depends on any other. */
export function mentionedBy({ moves, claims }: Rules): Mentioned {
  const found = { constants: new Set<number>(), lists: new Set<number>() };
  for (const { arrows, short } of moves) {
    if (short?.kind === 'take') note([...inSet(short.set, found), ...given(short.condition)], found);
    for (const { generators, results, condition } of arrows) {
      note([...results.flat(), ...given(condition)], found);
      for (const generator of generators) {
        if (generator.kind === 'each') note(inSet(generator.set, found), found);
        else for (const list of generator.lists) found.lists.add(list);
      }
    }
  }
  for (const { says, domain, where } of claims)
    note([...given(domain), ...where, ...(says.kind === 'value' ? [says.value] : given(says.when))], found);
  return found;
}

const given = (condition: Condition | undefined): readonly Condition[] => (condition ? [condition] : []);

function note(open: readonly (Expression | Condition)[], found: Found): void {
  for (const each of open) {
    if (each.kind === 'constant') found.constants.add(each.index);
    if (each.kind === 'element') found.lists.add(each.list);
    note(partsOf(each), found);
  }
}

interface Found {
  readonly constants: Set<number>;
  readonly lists: Set<number>;
}

function inSet(set: NumberSet, found: Found): readonly Expression[] {
  switch (set.kind) {
    case 'range':
      return [set.from, set.to];
    case 'listed':
      return set.members;
    case 'list':
      found.lists.add(set.list);
      return [];
    case 'divisors':
    case 'digits':
    case 'powers':
      return [set.of];
    case 'primes':
      return [];
    case 'allBut':
      return inSet(set.set, found);
  }
}
