/** Conditions that a statement puts on a case, such as `xor(x for x in a) != 0`. */
import type { FieldPath } from '../formats/fields';
import type { AnyFields } from '../formats/format';
import type { Remark } from '../problems/problem';
import type { Start } from '../rulesets/own/rules';
import { startsOf } from '../rulesets/own/start';
import { message } from '../text/message';
import { Steps } from './folds';
import type { Input } from './input';
import { numbersReader, withLine } from './numbers';
import type { On, Parsed } from './parse';
import { addTogether } from './questions';
import { nothingUsed, Scope, type Surroundings, type Used } from './scope';
import type { LimitsTree } from './syntax/limits';
import { namesIn } from './syntax/names';
import type { Tree } from './syntax/tree';

/** A condition, which holds for each number of a list that it has by its name. */
export interface CaseCondition {
  readonly start: Start;
  readonly used: Used;
  /** The condition as it is written. */
  readonly text: string;
  /** The number to blame. */
  readonly name: string;
}

/** Returns the conditions among the bounds; those that cannot be understood have a finding. */
export const conditionsOf = (
  bounds: readonly On<LimitsTree>[],
  around: Omit<Surroundings, 'used'>,
  parsed: Parsed,
): CaseCondition[] =>
  bounds.flatMap(({ at, tree }) =>
    tree.conditions.flatMap((one) => conditionOf({ at, tree: one }, around, parsed) ?? []),
  );

function conditionOf(
  { at, tree }: On<Tree>,
  around: Omit<Surroundings, 'used'>,
  parsed: Parsed,
): CaseCondition | undefined {
  const used = nothingUsed();
  const steps = new Steps();
  const scope = new Scope(at, { ...around, used, coordinates: [] }, [], 'variable', steps);
  addTogether([tree], [], scope, steps);
  const condition = scope.condition(tree);
  if (scope.finding) parsed.findings.push(scope.finding);
  if (scope.finding) return undefined;
  const [name] = [...namesIn(tree, true)].filter((one) => around.input.names.has(one.name));
  const start: Start = { generators: steps.all, coordinates: [{ kind: 'truth', condition }] };
  return { start, used, text: scope.textOf(tree), name: name?.name ?? '' };
}

/** Makes what tells the conditions that do not hold in a case. */
export function breachesBy(
  conditions: readonly CaseCondition[],
  input: Input,
  each: string | undefined,
): (fields: AnyFields) => Remark[] {
  const checks = conditions.map((condition) => ({ ...condition, numbersOf: numbersReader(input, condition.used) }));
  return (fields) => {
    const lines = each === undefined ? undefined : (fields[each] as readonly AnyFields[]);
    return checks.flatMap(({ start, numbersOf, name, text }): Remark[] => {
      const places = (lines ?? [fields]).map((line) =>
        failingPart(start, numbersOf(lines ? withLine(fields, line) : line)),
      );
      const line = places.findIndex((place) => place !== undefined);
      if (line < 0) return [];
      const at = placeOf(fields, input, name, places[line]!, lines && name in lines[line]! ? line : undefined);
      return [{ code: 'forbidden', message: message('The statement asks for {0}.', text), at }];
    });
  };
}

/** Returns the place in the lists that are gone through where a condition does not hold; undefined if it does. */
function failingPart(start: Start, numbers: ReturnType<ReturnType<typeof numbersReader>>): number | undefined {
  const found = startsOf({ start: [start] }, numbers);
  if (typeof found === 'string') return undefined;
  const place = found[0]!.findIndex(([truth]) => truth === 0);
  return place < 0 ? undefined : place;
}

function placeOf(fields: AnyFields, { names }: Input, name: string, place: number, line?: number): FieldPath {
  if (line !== undefined) return { name, line };
  const block = names.get(name)?.block;
  if (block !== undefined) return { name, line: place };
  return Array.isArray(fields[name]) ? { name, index: place } : { name };
}
