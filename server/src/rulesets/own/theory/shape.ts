/**
 * What the arrows of a game with one number do to it, seen from how they are written: what is told here holds for
 * numbers of any size. Whatever is not understood is left to plain search.
 */
import { add, type Integer, multiply, negate, subtract } from '../../../text/integer';
import { larger, type Natural } from '../../../text/natural';
import { type Bound, constantOf, literal } from '../expressions/bind';
import { coordinatesOf, variablesOf } from '../expressions/mentions';
import { begin, newWalk, next, programOf } from '../expressions/walk';
import type { Arrow, Condition, Expression } from '../rules';
import { conjuncts } from '../table/loops';

/**
 * Moves from a heap h: all t of a finite set, of a range, of 1, 2, … but a finite set, or up to something that depends
 * on h.
 */
export type HeapMoves =
  | { readonly kind: 'takes'; readonly takes: readonly Natural[] }
  | { readonly kind: 'range'; readonly least: Natural; readonly most: Natural }
  | { readonly kind: 'allBut'; readonly excluded: readonly Natural[] }
  /** From `least`, at least 1, to what the expression is for h. */
  | { readonly kind: 'upTo'; readonly least: number; readonly most: Expression }
  /** The bits of the digit of a take-and-break code; two parts may have to differ. */
  | { readonly kind: 'digit'; readonly take: number; readonly digit: number; readonly isUnequal: boolean };

/** a + b·h + Σ c_v·v with constants a, b, c_v: `heap` is b, `variables` has c_v at v. */
export interface Linear {
  readonly constant: Integer;
  readonly heap: Integer;
  readonly variables: readonly Integer[];
}

/** Returns the expression as a sum; undefined if it is none. */
function linearOf(expression: Expression): Linear | undefined {
  const value = constantOf(expression);
  if (value !== undefined) return { constant: value, heap: 0, variables: [] };
  switch (expression.kind) {
    case 'coordinate':
      return expression.index === 0 ? { constant: 0, heap: 1, variables: [] } : undefined;
    case 'variable':
      return { constant: 0, heap: 0, variables: [...Array<number>(expression.index).fill(0), 1] };
    case 'negative':
      return scaled(linearOf(expression.of), -1);
    case 'binary':
      return binary(expression);
    case 'number':
    case 'constant':
    case 'element':
    case 'call':
    case 'truth':
      return undefined;
  }
}

function binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): Linear | undefined {
  const [a, b] = [linearOf(left), linearOf(right)];
  if (operator === 'plus') return sum(a, b);
  if (operator === 'minus') return sum(a, scaled(b, -1));
  if (operator !== 'times') return undefined;
  return a && isConstant(a) ? scaled(b, a.constant) : b && isConstant(b) ? scaled(a, b.constant) : undefined;
}

function sum(a: Linear | undefined, b: Linear | undefined): Linear | undefined {
  if (a === undefined || b === undefined) return undefined;
  const length = Math.max(a.variables.length, b.variables.length);
  return {
    constant: add(a.constant, b.constant),
    heap: add(a.heap, b.heap),
    variables: Array.from({ length }, (_, index) => add(a.variables[index] ?? 0, b.variables[index] ?? 0)),
  };
}

const scaled = (a: Linear | undefined, by: Integer): Linear | undefined =>
  a && {
    constant: multiply(a.constant, by),
    heap: multiply(a.heap, by),
    variables: a.variables.map((each) => multiply(each, by)),
  };

const isConstant = ({ heap, variables }: Linear): boolean => heap === 0 && variables.every((each) => each === 0);

/** Returns what each arrow does; undefined if one of them is not understood. */
export function heapMovesOf(bound: Bound): readonly HeapMoves[] | undefined {
  if (bound.active.length !== 1) return undefined;
  const moves: HeapMoves[] = [];
  for (const { arrows, short } of bound.groups) {
    const found =
      short?.kind === 'code'
        ? short.digits.map((digit, take): HeapMoves => ({ kind: 'digit', take, digit, isUnequal: false }))
        : short?.kind === 'split'
          ? [{ kind: 'digit', take: 0, digit: 4, isUnequal: short.unequal } as const]
          : arrows.map((arrow) => (arrow.results.length === 1 ? singleOf(arrow, bound) : digitOf(arrow)));
    if (!found.every((move) => move !== undefined)) return undefined;
    moves.push(...found);
  }
  return moves;
}

/** Returns an arrow that leaves one heap, smaller by something that has nothing to do with the heap. */
function singleOf(arrow: Arrow, bound: Bound): HeapMoves | undefined {
  const taken = takenBy(arrow.results[0]![0]!);
  if (taken === undefined) return smallerHeap(arrow);
  if (coordinatesOf(taken).size > 0) return undefined;
  return rangeOf(arrow, taken) ?? takesOf(arrow, taken, bound);
}

/** Returns what is taken if the expression is h less something that does not mention h; undefined otherwise. */
export function takenBy(expression: Expression): Expression | undefined {
  if (expression.kind === 'coordinate') return literal(0);
  if (expression.kind !== 'binary') return undefined;
  const { operator, left, right } = expression;
  if (operator !== 'plus' && operator !== 'minus') return undefined;
  if (coordinatesOf(right).size === 0) {
    const taken = takenBy(left);
    return taken && { kind: 'binary', operator: operator === 'minus' ? 'plus' : 'minus', left: taken, right };
  }
  if (operator === 'minus' || coordinatesOf(left).size > 0) return undefined;
  const taken = takenBy(right);
  return taken && { kind: 'binary', operator: 'minus', left: taken, right: left };
}

/** `h -> h - t for t in …` with a range or all numbers but some. */
function rangeOf(arrow: Arrow, taken: Expression): HeapMoves | undefined {
  const [generator, another] = arrow.generators;
  const linear = linearOf(taken);
  if (generator?.kind !== 'each' || another !== undefined || linear === undefined) return undefined;
  const isVariable =
    linear.constant === 0 && linear.variables.every((c, index) => c === Number(index === generator.variable));
  if (!isVariable || linear.variables[generator.variable] !== 1) return undefined;
  const { set } = generator;
  if (set.kind === 'allBut') {
    const members = set.set.kind === 'listed' ? set.set.members.map(constantOf) : [undefined];
    const excluded = members.filter((member) => member !== undefined);
    if (excluded.length < members.length || !areImplied(arrow, 1)) return undefined;
    return { kind: 'allBut', excluded: excluded.filter((member) => member > 0) };
  }
  if (set.kind !== 'range') return undefined;
  const least = constantOf(set.from);
  if (least === undefined || least < 1 || !areImplied(arrow, least)) return undefined;
  const to = withoutHeap(set.to);
  if (to === 'heap') return typeof least === 'number' && least <= LARGEST_TAKE ? all(least) : undefined;
  const most = constantOf(to);
  if (most !== undefined) return { kind: 'range', least, most: larger(most, 0) };
  return typeof least === 'number' && variablesOf(to).size === 0 ? { kind: 'upTo', least, most: to } : undefined;
}

/** Returns all takes from a number on. */
const all = (least: number): HeapMoves => ({
  kind: 'allBut',
  excluded: Array.from({ length: least - 1 }, (_, index) => index + 1),
});

/** Returns a bound on the takes without the heap itself, which is always one. */
function withoutHeap(to: Expression): Expression | 'heap' {
  if (isHeap(to)) return 'heap';
  if (to.kind !== 'call' || to.name !== 'min') return to;
  const [only, another, ...more] = to.args.filter((arg) => !isHeap(arg));
  if (only === undefined) return 'heap';
  return another === undefined ? only : { ...to, args: [only, another, ...more] };
}

/** `h -> x for x in 0..h - c`: from c on, anything may be taken. */
function smallerHeap({ generators, results, condition }: Arrow): HeapMoves | undefined {
  const [generator, another] = generators;
  const result = results[0]![0]!;
  if (generator?.kind !== 'each' || another !== undefined || generator.set.kind !== 'range') return undefined;
  const to = linearOf(generator.set.to);
  const isAny = result.kind === 'variable' && constantOf(generator.set.from) === 0 && condition === undefined;
  const least = to && negate(to.constant);
  if (!isAny || to?.heap !== 1 || to.variables.some((each) => each !== 0)) return undefined;
  if (typeof least !== 'number' || least < 1 || least > LARGEST_TAKE) return undefined;
  return all(least);
}

const isHeap = (expression: Expression): boolean => expression.kind === 'coordinate';

/** More numbers are not listed one by one. */
const LISTED = 100_000;

/** Takes of a finite set, whatever its form. */
function takesOf(arrow: Arrow, taken: Expression, bound: Bound): HeapMoves | undefined {
  const { condition, ...rest } = arrow;
  const own = conjuncts(condition).filter((each) => coordinatesOf(each).size === 0);
  const others = conjuncts(condition).filter((each) => coordinatesOf(each).size > 0);
  const isFixed = arrow.generators.every((generator) => generator.kind === 'together' || hasFixedSet(generator.set));
  if (!isFixed || !others.every((each) => isImplied(each, arrow, undefined))) return undefined;
  const positive: Expression = { kind: 'call', name: 'max', args: [taken, literal(0)] };
  const negative: Expression = { kind: 'call', name: 'max', args: [{ kind: 'negative', of: taken }, literal(0)] };
  const listing: Arrow = {
    ...rest,
    results: [[positive], [negative]],
    ...(own.length > 0 && { condition: { kind: 'and', conditions: own } }),
  };
  return listedTakes(listing, bound);
}

function listedTakes(listing: Arrow, bound: Bound): HeapMoves | undefined {
  const meter = { left: LISTED, until: 0 };
  const program = programOf({ ...bound, arrows: [listing] });
  const walk = newWalk(meter);
  begin(walk, []);
  const takes = new Set<Natural>();
  while (next(program, walk)) {
    // To take nothing, or to add, is another kind of game.
    if (walk.results[0]![0] === 0) return undefined;
    takes.add(walk.results[0]![0]!);
  }
  return meter.left > 0 ? { kind: 'takes', takes: [...takes].sort((a, b) => (a < b ? -1 : 1)) } : undefined;
}

export function hasFixedSet(set: Extract<Arrow['generators'][number], { kind: 'each' }>['set']): boolean {
  switch (set.kind) {
    case 'range':
      return coordinatesOf(set.from).size === 0 && coordinatesOf(set.to).size === 0;
    case 'listed':
      return set.members.every((member) => coordinatesOf(member).size === 0);
    case 'list':
      return true;
    case 'divisors':
    case 'digits':
      return coordinatesOf(set.of).size === 0;
    case 'powers':
    case 'primes':
    case 'allBut':
      return false;
  }
}

const areImplied = (arrow: Arrow, least: Natural): boolean =>
  conjuncts(arrow.condition).every((condition) => isImplied(condition, arrow, least));

/** Tells whether the condition holds wherever the one result is at least 0 and the only variable at least `least`. */
function isImplied(condition: Condition, arrow: Arrow, least: Natural | undefined): boolean {
  if (condition.kind !== 'comparison') return false;
  const result = linearOf(arrow.results[0]![0]!);
  return condition.operators.every((operator, index) => {
    const [left, right] = [linearOf(condition.operands[index]!), linearOf(condition.operands[index + 1]!)];
    const isUp = operator === '>' || operator === '>=';
    if (!isUp && operator !== '<' && operator !== '<=') return false;
    const excess = isUp ? sum(left, scaled(right, -1)) : sum(right, scaled(left, -1));
    const rest = sum(excess, scaled(result, -1));
    const low = rest?.heap === 0 ? lowest(rest, least) : undefined;
    return low !== undefined && low >= (operator === '>' || operator === '<' ? 1 : 0);
  });
}

/** Returns the least that it can be if its variables are at least `least`; undefined if there is no least. */
function lowest({ constant, variables }: Linear, least: Natural | undefined): Integer | undefined {
  let low = constant;
  for (const factor of variables) {
    if (factor === 0) continue;
    if (factor < 0 || least === undefined) return undefined;
    low = add(low, multiply(factor, least));
  }
  return low;
}

/** Returns an arrow that leaves nothing or two heaps, as a digit of a take-and-break code says. */
function digitOf(arrow: Arrow): HeapMoves | undefined {
  if (arrow.results.length === 0) return wholeHeap(arrow);
  const [generator, another] = arrow.generators;
  if (arrow.results.length !== 2 || arrow.condition !== undefined) return undefined;
  if (generator?.kind !== 'each' || another !== undefined || generator.set.kind !== 'range') return undefined;
  const parts = arrow.results.map((result) => linearOf(result[0]!));
  const total = sum(parts[0], parts[1]);
  const take = total && negate(total.constant);
  if (total?.heap !== 1 || total.variables.some((each) => each !== 0)) return undefined;
  if (typeof take !== 'number' || take < 0 || take > LARGEST_TAKE || !parts.some(isVariable)) return undefined;
  const least = constantOf(generator.set.from);
  return least === 0 || least === 1 ? breaks(take, least, generator.set.to) : undefined;
}

const isVariable = (linear: Linear | undefined): boolean =>
  linear?.heap === 0 && linear.constant === 0 && linear.variables.at(-1) === 1;

const LARGEST_TAKE = 1000;

/** `x, h - t - x for x in least..to`: half of h - t is enough, and h - t itself leaves an empty heap. */
function breaks(take: number, least: 0 | 1, to: Expression): HeapMoves | undefined {
  const isHalf =
    to.kind === 'binary' && to.operator === 'over' && constantOf(to.right) === 2 && isRest(linearOf(to.left), take);
  const bound = linearOf(to);
  const isAll = isRest(bound, take);
  const isAllButOne = isRest(sum(bound, { constant: 1, heap: 0, variables: [] }), take);
  // The whole heap beside an empty one would be no move.
  if (take === 0 && (least === 0 || isAll)) return undefined;
  const digit = isHalf ? [7, 4][least] : isAll ? [7, 6][least] : isAllButOne ? [6, 4][least] : undefined;
  return digit === undefined ? undefined : { kind: 'digit', take, digit, isUnequal: false };
}

const isRest = (linear: Linear | undefined, take: number): boolean =>
  linear?.heap === 1 && linear.constant === subtract(0, take) && linear.variables.every((each) => each === 0);

/** `h -> nothing if h = t`. */
function wholeHeap({ generators, condition }: Arrow): HeapMoves | undefined {
  if (generators.length > 0 || condition?.kind !== 'comparison' || condition.operators.join() !== '=') return undefined;
  const [left, right] = condition.operands;
  const take = isHeap(left!) ? constantOf(right!) : isHeap(right!) ? constantOf(left!) : undefined;
  if (typeof take !== 'number' || take < 1 || take > LARGEST_TAKE) return undefined;
  return { kind: 'digit', take, digit: 1, isUnequal: false };
}
