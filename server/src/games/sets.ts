/** Makes sets and generators of trees. */
import type { Expression, Generator, NumberSet } from '../rulesets/own/rules';
import { message } from '../text/message';
import type { Natural } from '../text/natural';
import type { Scope } from './scope';
import type { GeneratorTree, Name, SetTree, Tree } from './syntax/tree';

/** Returns the set; with `mayBeOne`, a number stands for the set of it alone. */
export function setOf(tree: SetTree, scope: Scope, mayBeOne = false): NumberSet {
  switch (tree.kind) {
    case 'range':
      noteEmpty(tree.first, tree.last, tree, scope);
      return { kind: 'range', from: scope.expression(tree.first), to: scope.expression(tree.last) };
    case 'listed':
      return { kind: 'listed', members: tree.members.map((member) => scope.expression(member)) };
    case 'divisors':
    case 'digits':
    case 'powers':
      return { kind: tree.kind, of: scope.expression(tree.of) };
    case 'primes':
      return { kind: 'primes' };
    case 'allBut':
      return { kind: 'allBut', set: setOf(tree.set, scope, true) };
    case 'bare':
      return bareSet(tree.of, scope, mayBeOne);
  }
}

function bareSet(tree: Tree, scope: Scope, mayBeOne: boolean): NumberSet {
  if (tree.kind === 'name' && !scope.isOneNumber(tree.name) && scope.inputName(tree.name)?.kind === 'list')
    return { kind: 'list', list: scope.list(tree) };
  const one: Expression = scope.expression(tree);
  if (mayBeOne) noteMeantAsRange(tree, scope);
  else {
    const written = scope.textOf(tree);
    scope.fail('number-as-list', tree, message('{0} is one number: write 1..{0} for all from 1 to it.', written), [
      scope.write(tree, `1..${written}`),
    ]);
  }
  return { kind: 'listed', members: [one] };
}

/** `take 1-3` is a difference, of which the statements of games make a range. */
function noteMeantAsRange(tree: Tree, scope: Scope): void {
  if (tree.kind !== 'binary' || tree.operator !== 'minus') return;
  const [from, to] = [literal(tree.left), literal(tree.right)];
  if (from === undefined || to === undefined || from > to) return;
  const sentence = message(
    '{0} is a difference, and nothing to take: write {1}..{2} for a range.',
    scope.textOf(tree),
    from,
    to,
  );
  scope.fail('growing', tree, sentence, [scope.write(tree, `${from}..${to}`)]);
}

function noteEmpty(first: Tree, last: Tree, whole: SetTree, scope: Scope): void {
  const [from, to] = [literal(first), literal(last)];
  if (from === undefined || to === undefined || from <= to) return;
  const sentence = message('The range {0}..{1} is empty: the smaller number comes first.', from, to);
  scope.fail('empty-range', whole, sentence, [scope.write(whole, `${to}..${from}`)]);
}

const literal = (tree: Tree): Natural | undefined => (tree.kind === 'number' ? tree.value : undefined);

export const generatorsOf = (trees: readonly GeneratorTree[], scope: Scope): Generator[] =>
  trees.map((tree) => generatorOf(tree, scope));

export function generatorOf(tree: GeneratorTree, scope: Scope): Generator {
  if (!tree.set) return overLines(tree, scope);
  const [name, ...more] = tree.names;
  if (more.length > 0)
    scope.fail('expected', tree, message('Several names go through repeated lines only: (a, b) in lines.'));
  noteTaken(name!, tree, scope);
  const set = setOf(tree.set, scope);
  return { kind: 'each', variable: scope.bind(name!), set };
}

function noteTaken(name: Name, tree: GeneratorTree, scope: Scope): void {
  if (scope.variables.includes(name.name))
    scope.fail('twice', tree, message('{0} is taken: another “for” has it.', name.name));
  else if (scope.coordinates.includes(name.name) || scope.inputName(name.name))
    scope.fail('twice', tree, message('{0} is taken: it is a number of the position or the input.', name.name));
}

/** `(l, r) in lines`: columns by their names, or by their order. */
function overLines({ names, ...piece }: GeneratorTree, scope: Scope): Generator {
  const { blocks } = scope.around.input;
  const byName = [...blocks.values()].find((columns) => names.every(({ name }) => columns.includes(name)));
  const [only, ...more] = [...blocks.values()];
  const columns = byName ? names.map(({ name }) => name) : more.length === 0 ? only : undefined;
  if (columns?.length !== names.length)
    scope.fail(
      'expected',
      piece,
      message('“lines” are the repeated lines of the input: a name for each of their numbers.'),
    );
  const lists = (columns ?? []).map((column) => scope.around.used.lists.of(column));
  return { kind: 'together', variables: names.map((name) => scope.bind(name)), lists };
}
