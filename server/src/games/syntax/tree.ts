/** What was written, as trees with columns; names are not looked up yet. */
import type { Comparison, FoldName, FunctionName, Operator } from '../../rulesets/own/rules';
import type { Natural } from '../../text/natural';
import type { Piece } from './lexer';

export interface Name extends Piece {
  readonly name: string;
}

/** A number or a condition: which of them is wanted shows where it stands. */
export type Tree = NumberTree | ConditionTree;

interface Node extends Piece {
  readonly height: number;
}

export type NumberTree = Node &
  (
    | { readonly kind: 'number'; readonly value: Natural }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'element'; readonly list: Name; readonly at: Tree }
    | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Tree; readonly right: Tree }
    | { readonly kind: 'negative'; readonly of: Tree }
    | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Tree[] }
    | FoldTree
  );

/** `sum(x - 1 for x in a if x > 1)` */
export interface FoldTree {
  readonly kind: 'fold';
  readonly name: FoldName;
  readonly of: Tree;
  readonly generators: readonly GeneratorTree[];
  readonly condition?: Tree;
}

export type ConditionTree = Node &
  (
    | { readonly kind: 'prime' | 'not'; readonly of: Tree }
    | { readonly kind: 'comparison'; readonly operands: readonly Tree[]; readonly operators: readonly Comparison[] }
    | { readonly kind: 'divides'; readonly divisor: Tree; readonly of: Tree }
    | { readonly kind: 'and' | 'or'; readonly conditions: readonly Tree[] }
  );

const CONDITIONS: ReadonlySet<string> = new Set(['prime', 'not', 'comparison', 'divides', 'and', 'or']);

export const isCondition = (tree: Tree): tree is ConditionTree => CONDITIONS.has(tree.kind);

export type SetTree = Piece &
  (
    | { readonly kind: 'range'; readonly first: Tree; readonly last: Tree }
    | { readonly kind: 'listed'; readonly members: readonly Tree[] }
    /** A list, or in a `take` a number. */
    | { readonly kind: 'bare'; readonly of: Tree }
    | { readonly kind: 'divisors' | 'digits' | 'powers'; readonly of: Tree }
    | { readonly kind: 'primes' }
    | { readonly kind: 'allBut'; readonly set: SetTree }
  );

export interface GeneratorTree extends Piece {
  readonly names: readonly Name[];
  /** Undefined for `in lines`. */
  readonly set: SetTree | undefined;
}

/** The numbers of one part. Without parentheses it is a single one. */
export interface PartTree extends Piece {
  readonly numbers: readonly Tree[];
}

export type MoveTree = ArrowTree | TakeTree | SplitTree | CodeTree;

export interface ArrowTree {
  readonly kind: 'arrow';
  readonly pattern: readonly Name[];
  readonly patternPiece: Piece;
  readonly results: readonly PartTree[];
  readonly generators: readonly GeneratorTree[];
  readonly condition?: Tree;
}

export interface TakeTree {
  readonly kind: 'take';
  readonly set: SetTree;
  readonly from?: Name;
  readonly condition?: Tree;
}

export interface SplitTree {
  readonly kind: 'split';
  readonly from?: Name;
  readonly unequal: boolean;
}

export interface CodeTree {
  readonly kind: 'code';
  readonly digits: readonly number[];
  readonly text: string;
  readonly from?: Name;
}

export interface StartTree {
  readonly parts: readonly (PartTree & { readonly times?: Tree })[];
  readonly generators: readonly GeneratorTree[];
}

export type AskTree = { readonly kind: 'each line' } | (StartTree & { readonly kind: 'positions' });

export interface ClaimTree {
  readonly says:
    | { readonly kind: 'outcome'; readonly outcome: 'P' | 'N'; readonly when?: Tree }
    | { readonly kind: 'value'; readonly value: Tree };
  readonly domain?: Tree;
  readonly where: readonly { readonly name: Name; readonly value: Tree }[];
}
