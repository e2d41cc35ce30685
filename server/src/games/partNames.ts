/** What the input calls the numbers of a position, for the axes of a map. */
import type { Expression, Start } from '../rulesets/own/rules';
import type { Declared } from './game';

/** Returns the name of a number of a part, both counted from 0; undefined if the input has no one name for it. */
export type PartNames = (part: number, coordinate: number) => string | undefined;

export const partNames = (declared: Declared): PartNames =>
  declared.isPlain ? plainNames(declared) : startNames(declared);

/** The numbers of lists are called as the layout calls them: h1, h2. */
function plainNames({ input, rules }: Declared): PartNames {
  return (part, coordinate) => {
    const name = rules.coordinates[coordinate];
    if (name === undefined) return undefined;
    return input.names.get(name)?.kind === 'list' ? `${name}${part + 1}` : name;
  };
}

/** Parts that are plain names of the input, one after the other, or the members of its lists. */
function startNames({ questions, usedByQuestions: { constants, lists } }: Declared): PartNames {
  const { start } = questions;
  return (part, coordinate) => {
    const [first] = start;
    if (first && first.generators.length > 0 && first.times === undefined) {
      const list = listOf(first, first.coordinates[coordinate]);
      return list === undefined ? undefined : `${lists.names[list]}${part + 1}`;
    }
    if (start.slice(0, part + 1).some(({ generators, times }) => generators.length > 0 || times)) return undefined;
    const number = start[part]?.coordinates[coordinate];
    return number?.kind === 'constant' ? constants.names[number.index] : undefined;
  };
}

/** Returns the list whose members the only generator gives; undefined if the number is something else. */
function listOf({ generators: [generator, ...others] }: Start, number: Expression | undefined): number | undefined {
  if (!generator || others.length > 0 || number?.kind !== 'variable') return undefined;
  if (generator.kind === 'together') return generator.lists[generator.variables.indexOf(number.index)];
  if (generator.kind === 'fold') return undefined;
  return generator.set.kind === 'list' && generator.variable === number.index ? generator.set.list : undefined;
}
