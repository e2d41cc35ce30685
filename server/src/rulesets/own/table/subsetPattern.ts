/** Rules by which each of some numbers is taken once, the numbers being the bits of a coordinate (`subsets.ts`). */
import { add, type Integer, negate } from '../../../text/integer';
import { type Bound, constantOf } from '../expressions/bind';
import { evaluator } from '../expressions/closures';
import { coordinatesOf, variablesOf } from '../expressions/mentions';
import type { Arrow, Condition, Expression } from '../rules';
import { conjuncts } from './loops';

export interface SubsetPattern {
  /** Which coordinate has the bits, and which the total. */
  readonly set: number;
  readonly total: number;
  /** Whether the total stops at 0. */
  readonly isCut: boolean;
  /** Returns what goes from the total with the number at this bit; undefined if that is against the pattern. */
  takenAt(bit: number): number | undefined;
}

export function subsetPatternOf({ active, arrows, lists }: Bound): SubsetPattern | undefined {
  const [arrow, another] = arrows;
  if (arrow === undefined || another !== undefined || active.length !== 2) return undefined;
  for (const set of [0, 1]) {
    const shift = shiftOf(arrow, set);
    const change = shift === undefined ? undefined : changeOf(arrow.results[0]![1 - set]!, 1 - set);
    if (shift === undefined || change === undefined) continue;
    const taken = evaluator(change.by, lists);
    const takenAt = (bit: number): number | undefined => {
      const value = taken({ part: [], variables: [add(bit, negate(shift))], meter: { left: 10_000, until: 0 } });
      if (typeof value !== 'number' || (change.isCut && value < 0)) return undefined;
      return change.isAdded ? -value : value;
    };
    return { set, total: 1 - set, isCut: change.isCut, takenAt };
  }
  return undefined;
}

/** Returns e where the bit k + e is taken, and nothing else asks for the bits. */
function shiftOf({ generators, results, condition }: Arrow, set: number): Integer | undefined {
  const [generator, second] = generators;
  const [result, another] = results;
  if (generator?.kind !== 'each' || second || result === undefined || another || generator.variable !== 0)
    return undefined;
  const members = membersOf(generator.set);
  const taken = takenFrom(result[set]!, set);
  const shift = taken && shiftIn(taken);
  if (shift === undefined || members === undefined) return undefined;
  const others = conjuncts(condition).filter((each) => !isTest(each, set, shift));
  const asks = [...members, ...others, result[1 - set]!].some((each) => coordinatesOf(each).has(set));
  return asks || others.length === conjuncts(condition).length ? undefined : shift;
}

type EachSet = Extract<Arrow['generators'][number], { kind: 'each' }>['set'];

/** Returns the expressions in a set that asks for nothing else; undefined for sets that go as far as a part does. */
function membersOf(set: EachSet): readonly Expression[] | undefined {
  if (set.kind === 'range') return [set.from, set.to];
  return set.kind === 'listed' ? set.members : undefined;
}

const isCoordinate = (of: Expression, index: number): boolean => of.kind === 'coordinate' && of.index === index;

/** Returns x of `u - x`. */
const takenFrom = (of: Expression, index: number): Expression | undefined =>
  of.kind === 'binary' && of.operator === 'minus' && isCoordinate(of.left, index) ? of.right : undefined;

/** Returns e of `2**(k + e)`. */
function shiftIn(power: Expression): Integer | undefined {
  if (power.kind !== 'binary' || power.operator !== 'power' || constantOf(power.left) !== 2) return undefined;
  const { right } = power;
  if (right.kind === 'variable') return 0;
  if (right.kind !== 'binary' || right.left.kind !== 'variable') return undefined;
  const by = constantOf(right.right);
  if (by === undefined || (right.operator !== 'plus' && right.operator !== 'minus')) return undefined;
  return right.operator === 'plus' ? by : negate(by);
}

/** Tells whether a condition is `u/2**(k + e) mod 2 = 1`. */
function isTest(condition: Condition, set: number, shift: Integer): boolean {
  if (condition.kind !== 'comparison' || condition.operators.join() !== '=') return false;
  const [bit, one] = condition.operands;
  if (bit?.kind !== 'binary' || bit.operator !== 'mod' || one === undefined) return false;
  const { left, right } = bit;
  if (constantOf(right) !== 2 || constantOf(one) !== 1 || left.kind !== 'binary' || left.operator !== 'over')
    return false;
  return isCoordinate(left.left, set) && shiftIn(left.right) === shift;
}

interface Change {
  readonly by: Expression;
  readonly isAdded: boolean;
  readonly isCut: boolean;
}

/** Returns how the total changes: by what depends on the number alone. */
function changeOf(of: Expression, total: number): Change | undefined {
  if (of.kind === 'call' && of.name === 'max' && of.args.length === 2) {
    const zero = of.args.findIndex((arg) => constantOf(arg) === 0);
    const change = zero < 0 ? undefined : changeOf(of.args[1 - zero]!, total);
    return change && !change.isAdded && !change.isCut ? { ...change, isCut: true } : undefined;
  }
  if (of.kind !== 'binary' || !isCoordinate(of.left, total)) return undefined;
  if (of.operator !== 'minus' && of.operator !== 'plus') return undefined;
  const isOfNumber = coordinatesOf(of.right).size === 0 && [...variablesOf(of.right)].every((index) => index === 0);
  return isOfNumber ? { by: of.right, isAdded: of.operator === 'plus', isCut: false } : undefined;
}
