/** Sums over lists, and the like: what many numbers of a case come to in one. */
import type { Expression, Fold, Generator } from '../rulesets/own/rules';
import { message } from '../text/message';
import type { Scope } from './scope';
import { generatorOf } from './sets';
import { boundBy, namesIn } from './syntax/names';
import type { FoldTree, GeneratorTree, Tree } from './syntax/tree';

interface Step {
  readonly step: Generator | Fold;
  /** The names that it binds. */
  readonly names: ReadonlySet<string>;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * What a start goes through, in order. A sum stands as far out as what it mentions allows, so that it is not worked out
 * again for each number that it does not depend on.
 */
export class Steps {
  /** Those of the start, and of each sum within a sum that is being read. */
  private readonly levels: Step[][] = [[]];

  get all(): readonly (Generator | Fold)[] {
    return this.levels[0]!.map(({ step }) => step);
  }

  add(step: Generator, names: Iterable<string>): void {
    this.levels.at(-1)!.push({ step, names: new Set(names) });
  }

  /** Returns what a sum goes through, which is made meanwhile. */
  within(make: () => void): readonly (Generator | Fold)[] {
    this.levels.push([]);
    make();
    return this.levels.pop()!.map(({ step }) => step);
  }

  /** Puts a sum behind the last step that binds one of the names. */
  place(fold: Fold, mentioned: ReadonlySet<string>): void {
    for (let depth = this.levels.length - 1; depth >= 0; depth--) {
      const level = this.levels[depth]!;
      let at = 1 + level.findLastIndex(({ names }) => [...names].some((name) => mentioned.has(name)));
      if (at === 0 && depth > 0) continue;
      while (level[at]?.step.kind === 'fold') at++;
      level.splice(at, 0, { step: fold, names: NO_NAMES });
      return;
    }
  }
}

/** Makes a sum of what was written, and returns the variable that stands for it. */
export function foldOf(tree: FoldTree & Tree, scope: Scope): Expression {
  const { name, generators } = tree;
  const { steps } = scope;
  if (!steps) {
    scope.fail('expected', tree, message('{0}(… for …) can be written in “start:” and “ask:” alone.', name));
    return { kind: 'number', value: 0 };
  }
  const first = scope.variables.length;
  let of: Expression | undefined;
  let condition: Fold['condition'];
  const within = steps.within(() => {
    addGenerators(generators, scope, steps);
    of = scope.expression(tree.of);
    condition = tree.condition && scope.condition(tree.condition);
  });
  scope.forget(first);
  const variable = scope.add();
  const fold: Fold = { kind: 'fold', variable, name, of: of!, generators: within, ...(condition && { condition }) };
  steps.place(fold, new Set([...namesIn(tree)].map((mentioned) => mentioned.name)));
  return { kind: 'variable', index: variable };
}

export function addGenerators(trees: readonly GeneratorTree[], scope: Scope, steps: Steps): void {
  for (const tree of trees) steps.add(generatorOf(tree, scope), boundBy([tree]));
}
