/** Sums over lists, and the like: what many numbers of a case come to in one. */
import type { Expression, Fold, Generator } from '../rulesets/own/rules';
import type { Folding, Scope } from './scope';
import { generatorOf } from './sets';
import { boundBy, namesInFold } from './syntax/names';
import type { FoldTree, GeneratorTree } from './syntax/tree';

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
export class Steps implements Folding {
  /** Those of the start, and of each sum within a sum that is being read. */
  private readonly levels: Step[][] = [[]];

  get all(): readonly (Generator | Fold)[] {
    return this.levels[0]!.map(({ step }) => step);
  }

  add(step: Generator, names: Iterable<string>): void {
    this.levels.at(-1)!.push({ step, names: new Set(names) });
  }

  /** Makes a sum of what was written, and returns the variable that stands for it. */
  fold(tree: FoldTree, scope: Scope): Expression {
    const first = scope.variables.length;
    let of: Expression | undefined;
    let condition: Fold['condition'];
    const generators = this.within(() => {
      addGenerators(tree.generators, scope, this);
      of = scope.expression(tree.of);
      condition = tree.condition && scope.condition(tree.condition);
    });
    scope.forget(first);
    const variable = scope.add();
    const mentioned = new Set([...namesInFold(tree)].map(({ name }) => name));
    this.place(
      { kind: 'fold', variable, name: tree.name, of: of!, generators, ...(condition && { condition }) },
      mentioned,
    );
    return { kind: 'variable', index: variable };
  }

  /** Returns what a sum goes through, which is made meanwhile. */
  private within(make: () => void): readonly (Generator | Fold)[] {
    this.levels.push([]);
    make();
    return this.levels.pop()!.map(({ step }) => step);
  }

  /** Puts a sum behind the last step that binds one of the names. */
  private place(fold: Fold, mentioned: ReadonlySet<string>): void {
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

export function addGenerators(trees: readonly GeneratorTree[], scope: Scope, steps: Steps): void {
  for (const tree of trees) steps.add(generatorOf(tree, scope), boundBy([tree]));
}
