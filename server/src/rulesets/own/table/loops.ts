/** The loops of an arrow: what is asked at which level, and where a loop may end early. */
import { partsOf, variablesOf } from '../expressions/mentions';
import { isAscending } from '../expressions/sets';
import type { Arrow, Condition, Expression, Generator, NumberSet } from '../rules';
import { trendOf } from '../theory/trend';

export const conjuncts = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : condition.kind === 'and' ? condition.conditions.flatMap(conjuncts) : [condition];

/** Returns the conditions by how many generators must have bound their variables: 0 for those that need none. */
export function testsOf({ generators, condition }: Arrow): readonly (readonly Condition[])[] {
  const tests: Condition[][] = [[], ...generators.map(() => [])];
  for (const each of conjuncts(condition)) tests[levelsNeeded(each, generators)]!.push(each);
  return tests;
}

function levelsNeeded(condition: Condition, generators: readonly Generator[]): number {
  const needed = variablesOf(condition);
  const bound = (generator: Generator): readonly number[] =>
    generator.kind === 'each' ? [generator.variable] : generator.variables;
  return generators.findLastIndex((generator) => bound(generator).some((variable) => needed.has(variable))) + 1;
}

/**
 * Returns the steps that a turn of an arrow's loops takes besides one: by the expressions and conditions in it, if
 * there are many.
 */
export function weightOfArrow({ generators, results, condition }: Arrow): number {
  let count = 0;
  const open: (Expression | Condition)[] = [...results.flat(), ...(condition ? [condition] : [])];
  for (const generator of generators) if (generator.kind === 'each') open.push(...boundsOf(generator.set));
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    count++;
    for (const part of partsOf(each)) open.push(part);
  }
  return count < MANY ? 0 : Math.floor(count / 10);
}

const MANY = 100;

/** Returns the expressions that say how far a set goes. What is listed takes its own steps. */
function boundsOf(set: NumberSet): readonly Expression[] {
  switch (set.kind) {
    case 'range':
      return [set.from, set.to];
    case 'divisors':
    case 'digits':
    case 'powers':
      return [set.of];
    case 'allBut':
      return boundsOf(set.set);
    case 'listed':
    case 'list':
    case 'primes':
      return [];
  }
}

/** Once a result is below 0, does it stay so while the last loop goes on? */
export function falls({ generators, results }: Arrow): boolean {
  const last = generators.at(-1);
  return (
    last?.kind === 'each' &&
    isAscending(last.set) &&
    results.flat().every((each) => ['stays', 'falls'].includes(trendOf(each, last.variable)))
  );
}
