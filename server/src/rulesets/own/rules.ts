/**
 * The rules of a game as data: what a user writes in a few lines, without the text.
 *
 * A position is a sum of parts, and a part is `coordinates.length` natural numbers. Names are gone: an expression refers to
 * a coordinate of the part that is moved in, to a number or a list of the case, or to a bound variable, by its index.
 *
 * What an expression means: integers, exact at any size, below 0 on the way as well. `over` rounds down, and `mod` is what
 * it leaves, so both are the mathematician's for negative numbers. An expression *has no value* where something is divided
 * by 0, a root is taken of a number below 0, a power has an exponent below 0, or a list has no such element. A move is made
 * for all values of its generators, the first one outermost, for which the condition holds and every number of every
 * result has a value of at least 0. A condition that meets an expression without a value does not hold, whatever stands
 * around it; `and` and `or` look at their conditions in order and stop once they know.
 */
import type { Natural } from '../../text/natural';

export interface Rules {
  /** The names of the numbers of a part, for words. */
  readonly coordinates: readonly string[];
  /** The names of the numbers that stay the same for a case; `Numbers.constants` has their values in this order. */
  readonly constants: readonly string[];
  /** The names of the lists of a case, the columns of repeated lines among them; `Numbers.lists` has them in this order. */
  readonly lists: readonly string[];
  readonly moves: readonly Move[];
  /** A move is made in one part, in one or more, or in all that are not at their end. */
  readonly sum: Sum;
  /** Whoever cannot move wins. */
  readonly misere: boolean;
  readonly claims: readonly Claim[];
}

export type Sum = 'one' | 'some' | 'all';

/** The numbers of a case that the rules refer to. */
export interface Numbers {
  readonly constants: readonly Natural[];
  readonly lists: readonly (readonly Natural[])[];
}

/** A position of a game of one's own: a sum of parts, each of as many numbers as there are coordinates. */
export interface OwnPosition {
  readonly numbers: Numbers;
  readonly parts: readonly (readonly Natural[])[];
}

/** What a case asks: from the rules and the numbers of a case follow its positions. */
export interface Questions {
  /** The parts of the position, side by side. */
  readonly start: readonly Start[];
  /** Positions of one part each, in place of `start`. */
  readonly ask?: Start;
}

/** A part for all values of the generators, each `times` times. There are no coordinates in its expressions. */
export interface Start {
  readonly generators: readonly (Generator | Fold)[];
  readonly coordinates: readonly Expression[];
  /** Once where it is left out. */
  readonly times?: Expression;
}

/** What stands under generators. Its variables are numbered from 0, in the order in which the generators bind them. */
export interface Bound {
  readonly generators: readonly Generator[];
}

/** One variable that goes through a set, or several that go through lists in step: the k-th number of each. */
export type Generator =
  | { readonly kind: 'each'; readonly variable: number; readonly set: NumberSet }
  | { readonly kind: 'together'; readonly variables: readonly number[]; readonly lists: readonly number[] };

/**
 * One variable that stands for many numbers: the sum, the least … of an expression for all values of the generators for
 * which the condition holds. No numbers have the sum 0 and no least or greatest. Without a value if one of them has none.
 */
export interface Fold {
  readonly kind: 'fold';
  readonly variable: number;
  readonly name: FoldName;
  readonly of: Expression;
  readonly generators: readonly (Generator | Fold)[];
  readonly condition?: Condition;
}

export type FoldName = 'sum' | 'xor' | 'min' | 'max' | 'gcd';

export interface Move {
  /** What is meant, in full: a short form stands for one arrow or several. */
  readonly arrows: readonly Arrow[];
  /** How it was written, where a short form was used. */
  readonly short?: Take | Split | Code;
}

/** From any part to one part, several side by side, or none. */
export interface Arrow extends Bound {
  /** The names of the variables, for words. */
  readonly names: readonly string[];
  readonly results: readonly (readonly Expression[])[];
  readonly condition?: Condition;
}

/** A number of the set goes from a coordinate. */
export interface Take {
  readonly kind: 'take';
  readonly coordinate: number;
  readonly set: NumberSet;
  readonly condition?: Condition;
}

/** A coordinate is parted in two of at least 1, the rest stays with both. */
export interface Split {
  readonly kind: 'split';
  readonly coordinate: number;
  readonly unequal: boolean;
}

/** A take-and-break code of Guy and Smith. `digits[k]` says how many heaps may be left when k are taken, one bit for each count from 0. */
export interface Code {
  readonly kind: 'code';
  readonly coordinate: number;
  /** From 0 to 15; digits[0] is 0 or 4: nothing is taken, and the heap is parted in two. */
  readonly digits: readonly number[];
  /** As it was written: `0.77`. */
  readonly text: string;
}

export type NumberSet =
  /** All from `from` to `to`, both included; none where `to` is less. */
  | { readonly kind: 'range'; readonly from: Expression; readonly to: Expression }
  /** The numbers listed, in this order. */
  | { readonly kind: 'listed'; readonly members: readonly Expression[] }
  /** The numbers of a list of the case, in their order. */
  | { readonly kind: 'list'; readonly list: number }
  /** The positive divisors, ascending; none of numbers below 1. */
  | { readonly kind: 'divisors'; readonly of: Expression }
  /** The decimal digits, each once, ascending; none of numbers below 0. */
  | { readonly kind: 'digits'; readonly of: Expression }
  | Unbounded;

/**
 * Sets without an end. They are gone through, ascending, to the greatest number of the part (of the case for a start):
 * whatever is taken from a heap is no more than that.
 */
export type Unbounded =
  /** 1, b, b^2, …; only 1 for a base below 2. */
  | { readonly kind: 'powers'; readonly of: Expression }
  | { readonly kind: 'primes' }
  /** The positive numbers that are not in the set. */
  | { readonly kind: 'allBut'; readonly set: NumberSet };

export type Expression =
  | { readonly kind: 'number'; readonly value: Natural }
  | { readonly kind: 'coordinate' | 'constant' | 'variable'; readonly index: number }
  /** A number of a list, counted from 1. */
  | { readonly kind: 'element'; readonly list: number; readonly at: Expression }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'negative'; readonly of: Expression }
  /** `abs` and `sqrt` (rounded down) have one argument, `min`, `max` and `gcd` at least one. */
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Expression[] }
  /** 1 where the condition holds, else 0. */
  | { readonly kind: 'truth'; readonly condition: Condition };

/** `xor` has no value for numbers below 0. */
export type Operator = 'plus' | 'minus' | 'times' | 'over' | 'mod' | 'power' | 'xor';
export type FunctionName = 'min' | 'max' | 'abs' | 'gcd' | 'sqrt';

export type Condition =
  /** `a < b <= c`: one operator less than operands. */
  | {
      readonly kind: 'comparison';
      readonly operands: readonly Expression[];
      readonly operators: readonly Comparison[];
    }
  /** 0 divides 0 alone. */
  | { readonly kind: 'divides'; readonly divisor: Expression; readonly of: Expression }
  | { readonly kind: 'prime'; readonly of: Expression }
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition };

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** What a user believes of all positions of one part. */
export interface Claim {
  readonly says: Outcomes | Value;
  /** Only positions with this are meant; all where it is left out. */
  readonly domain?: Condition;
  /** What the variables stand for: `where[i]` is variable i, and may use those before it. */
  readonly where: readonly Expression[];
  /** Written with `trust:`: it answers positions that nothing else does. */
  readonly isTrusted: boolean;
}

/** The outcome is this one exactly where the condition holds, or everywhere if it is left out. */
export interface Outcomes {
  readonly kind: 'outcome';
  readonly outcome: 'P' | 'N';
  readonly when?: Condition;
}

export interface Value {
  readonly kind: 'value';
  readonly value: Expression;
}
