/** Makes starts and claims of what was written. */
import type { Claim, Expression, Start } from '../rulesets/own/rules';
import { message } from '../text/message';
import { addGenerators, Steps } from './folds';
import { mistake } from './mistakes';
import { resultOf } from './moves';
import type { On, Parsed } from './parse';
import { Scope, type Surroundings } from './scope';
import { boundBy, namesIn } from './syntax/names';
import type { ClaimTree, GeneratorTree, Name, StartTree, Tree } from './syntax/tree';

/** Returns the parts that a case starts with; undefined with a finding if something is wrong. */
export function startOf({ at, tree }: On<StartTree>, around: Surroundings, parsed: Parsed): Start[] | undefined {
  const starts = tree.parts.map((part) => {
    const steps = new Steps();
    const scope = new Scope(at, around, [], 'variable', steps);
    addTogether([...part.numbers, part.times], tree.generators, scope, steps);
    addGenerators(tree.generators, scope, steps);
    const coordinates = resultOf(part, scope);
    const times = part.times && scope.expression(part.times);
    return { scope, start: { generators: steps.all, coordinates, ...(times && { times }) } };
  });
  const [finding] = starts.flatMap(({ scope }) => scope.finding ?? []);
  if (finding) parsed.findings.push(finding);
  return finding ? undefined : starts.map(({ start }) => start);
}

/** Lists that stand for their numbers are gone through in step. */
export function addTogether(
  trees: readonly (Tree | undefined)[],
  generators: readonly GeneratorTree[],
  scope: Scope,
  steps: Steps,
): void {
  const bound = boundBy(generators);
  const found = new Map<string, Name>();
  for (const tree of trees)
    for (const name of namesIn(tree))
      if (!bound.has(name.name) && scope.inputName(name.name)?.kind === 'list' && !found.has(name.name))
        found.set(name.name, name);
  const names = [...found.values()];
  noteLengths(names, scope);
  if (names.length === 0) return;
  const lists = names.map(({ name }) => scope.around.used.lists.of(name));
  const variables = names.map((name) => scope.bindList(name));
  steps.add(
    { kind: 'together', variables, lists },
    names.map(({ name }) => name),
  );
}

/** Lists that are gone through in step have one length. */
function noteLengths(names: readonly Name[], scope: Scope): void {
  const [first] = names;
  const other = names.find(({ name }) => scope.inputName(name)?.length !== scope.inputName(first!.name)?.length);
  if (first && other)
    scope.fail('other-length', other, message('{0} and {1} may be of different lengths.', first.name, other.name));
}

/** Returns the plain start: the numbers of the position are those of the input with these names. */
export function plainStart({ input, coordinates, used }: Surroundings, parsed: Parsed): Start[] | undefined {
  const lists = coordinates.filter((name) => input.names.get(name)?.kind === 'list');
  const other = lists.find((name) => input.names.get(name)?.length !== input.names.get(lists[0]!)?.length);
  if (other !== undefined) {
    const { at } = parsed.moves[0]!;
    const sentence = message('{0} and {1} may be of different lengths.', lists[0]!, other);
    parsed.findings.push(mistake(at.line, at.value, 'other-length', sentence));
    return undefined;
  }
  const variables = lists.map((_, index) => index);
  const indexes = lists.map((name) => used.lists.of(name));
  const expressionOf = (name: string): Expression =>
    lists.includes(name)
      ? { kind: 'variable', index: lists.indexOf(name) }
      : { kind: 'constant', index: used.constants.of(name) };
  return [
    {
      generators: lists.length === 0 ? [] : [{ kind: 'together', variables, lists: indexes }],
      coordinates: coordinates.map(expressionOf),
    },
  ];
}

/** Reads a claim; undefined with a finding if something is wrong with it. */
export function claimOf({ at, tree }: On<ClaimTree>, around: Surroundings, parsed: Parsed): Claim | undefined {
  const scope = new Scope(at, around, around.coordinates, 'definition');
  noteForeign(tree, scope);
  const where = tree.where.map(({ name, value }) => {
    const expression = scope.expression(value);
    if (scope.visible().includes(name.name))
      scope.fail('twice', name, message('{0} is taken: it is a number of the position or the input.', name.name));
    scope.bind(name);
    return expression;
  });
  const says = saysOf(tree, scope);
  const domain = tree.domain && scope.condition(tree.domain);
  if (scope.finding) parsed.findings.push(scope.finding);
  return scope.finding ? undefined : { says, where, isTrusted: at.key === 'trust', ...(domain && { domain }) };
}

function saysOf({ says }: ClaimTree, scope: Scope): Claim['says'] {
  if (says.kind === 'value') return { kind: 'value', value: scope.expression(says.value) };
  const when = says.when && scope.condition(says.when);
  return { kind: 'outcome', outcome: says.outcome, ...(when && { when }) };
}

/** A claim is about the numbers of a position, and about those that the moves use. */
function noteForeign({ says, domain, where }: ClaimTree, scope: Scope): void {
  const { used, coordinates } = scope.around;
  const known = new Set([...where.map(({ name }) => name.name), ...coordinates, ...used.constants.names]);
  const trees = [says.kind === 'value' ? says.value : says.when, domain, ...where.map(({ value }) => value)];
  const foreign = trees
    .flatMap((tree) => [...namesIn(tree)])
    .find(({ name }) => !known.has(name) && scope.inputName(name));
  if (!foreign) return;
  const sentence = message(
    '{0} is not part of a position: a claim is about {1}.',
    foreign.name,
    coordinates.join(', '),
  );
  const fixes = coordinates.length === 1 ? [scope.write(foreign, coordinates[0]!)] : [];
  scope.fail('unknown-name', foreign, sentence, fixes);
}
