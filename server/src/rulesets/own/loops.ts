/** The loops of an arrow: what is asked at which level, and where a loop may end early. */
import { variablesOf } from './mentions';
import type { Arrow, Condition, Generator } from './rules';
import { isAscending } from './sets';
import { trendOf } from './trend';

export const conjuncts = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : condition.kind === 'and' ? condition.conditions.flatMap(conjuncts) : [condition];

/** The conditions by how many generators must have bound their variables: 0 for those that need none. */
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

/** Once a result is below 0, does it stay so while the last loop goes on? */
export function falls({ generators, results }: Arrow): boolean {
  const last = generators.at(-1);
  return (
    last?.kind === 'each' &&
    isAscending(last.set) &&
    results.flat().every((each) => ['stays', 'falls'].includes(trendOf(each, last.variable)))
  );
}
