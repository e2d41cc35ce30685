/** Which names a tree mentions. */
import type { AskTree, ClaimTree, FoldTree, GeneratorTree, MoveTree, Name, SetTree, StartTree, Tree } from './tree';

/**
 * Returns the names of numbers, in the order in which they stand; the lists of elements (`c` in `c[i]`) are left out, and
 * of `sum(x*b for x in a)` all but `b`.
 */
export function* namesIn(tree: Tree | undefined, withLists = false): Iterable<Name> {
  if (tree?.kind === 'name') yield tree;
  if (tree?.kind === 'element' && withLists) yield tree.list;
  if (tree?.kind === 'fold') yield* namesInFold(tree, withLists);
  else for (const child of tree ? childrenOf(tree) : []) yield* namesIn(child, withLists);
}

/** Returns the names that a sum mentions of what is around it. */
export function* namesInFold({ of, generators, condition }: FoldTree, withLists = false): Iterable<Name> {
  const bound = boundBy(generators);
  const sets = generators.flatMap(({ set }) => (set?.kind === 'bare' && !withLists ? [] : treesIn(set)));
  for (const tree of [of, condition, ...sets])
    for (const name of namesIn(tree, withLists)) if (!bound.has(name.name)) yield name;
}

/** Returns the names that `for` binds. */
export const boundBy = (generators: readonly GeneratorTree[]): ReadonlySet<string> =>
  new Set(generators.flatMap(({ names }) => names.map(({ name }) => name)));

function childrenOf(tree: Exclude<Tree, FoldTree>): readonly Tree[] {
  switch (tree.kind) {
    case 'number':
    case 'name':
      return [];
    case 'element':
      return [tree.at];
    case 'binary':
      return [tree.left, tree.right];
    case 'negative':
    case 'not':
    case 'prime':
      return [tree.of];
    case 'call':
      return tree.args;
    case 'comparison':
      return tree.operands;
    case 'divides':
      return [tree.divisor, tree.of];
    case 'and':
    case 'or':
      return tree.conditions;
  }
}

/** Returns the trees in a set. */
function treesIn(set: SetTree | undefined): readonly Tree[] {
  switch (set?.kind) {
    case 'range':
      return [set.first, set.last];
    case 'listed':
      return set.members;
    case 'allBut':
      return treesIn(set.set);
    case 'bare':
    case 'divisors':
    case 'digits':
    case 'powers':
      return [set.of];
    case 'primes':
    case undefined:
      return [];
  }
}

/** Returns what a statement mentions of the numbers around it: all names but those that its own generators bind. */
function* free(trees: readonly (Tree | undefined)[], generators: readonly GeneratorTree[]): Iterable<string> {
  const bound = boundBy(generators);
  for (const tree of [...trees, ...generators.flatMap(({ set }) => treesIn(set))])
    for (const { name } of namesIn(tree, true)) if (!bound.has(name)) yield name;
}

export function* namesOfMove(move: MoveTree): Iterable<string> {
  if (move.kind !== 'arrow') {
    if (move.from) yield move.from.name;
    if (move.kind === 'take') yield* free([...treesIn(move.set), move.condition], []);
    return;
  }
  yield* move.pattern.map(({ name }) => name);
  yield* free([...move.results.flatMap(({ numbers }) => numbers), move.condition], move.generators);
}

export function namesOfStart(start: StartTree | AskTree | undefined): Iterable<string> {
  if (!start || !('parts' in start)) return [];
  return free(
    start.parts.flatMap(({ numbers, times }) => [...numbers, times]),
    start.generators,
  );
}

export function namesOfClaim({ says, domain, where }: ClaimTree): Iterable<string> {
  const said = says.kind === 'value' ? says.value : says.when;
  return free([said, domain, ...where.map(({ value }) => value)], []);
}
