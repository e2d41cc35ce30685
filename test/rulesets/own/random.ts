/** Random small rules for properties, and words to write rules with. */
import fc from 'fast-check';
import type {
  Arrow,
  Comparison,
  Condition,
  Expression,
  FunctionName,
  Generator,
  NumberSet,
  Operator,
  Rules,
} from '../../../server/src/rulesets/own/rules';
import type { Natural } from '../../../server/src/text/natural';

export const n = (value: Natural): Expression => ({ kind: 'number', value });
export const h = (index = 0): Expression => ({ kind: 'coordinate', index });
export const x = (index = 0): Expression => ({ kind: 'variable', index });
export const constant = (index = 0): Expression => ({ kind: 'constant', index });
export const op = (left: Expression, operator: Operator, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});
export const minus = (left: Expression, right: Expression): Expression => op(left, 'minus', right);
export const call = (name: FunctionName, ...args: Expression[]): Expression => ({ kind: 'call', name, args });
export const compare = (left: Expression, operator: Comparison, right: Expression): Condition => ({
  kind: 'comparison',
  operands: [left, right],
  operators: [operator],
});
export const range = (from: Expression, to: Expression): NumberSet => ({ kind: 'range', from, to });
export const listed = (...members: Natural[]): NumberSet => ({ kind: 'listed', members: members.map(n) });
export const each = (set: NumberSet, variable = 0): Generator => ({ kind: 'each', variable, set });

export const arrow = (results: Expression[][], generators: Generator[] = [], condition?: Condition): Arrow => ({
  generators,
  names: generators.map((_, index) => 'kxyz'[index]!),
  results,
  ...(condition && { condition }),
});

export const rulesOf = (arrows: readonly Arrow[], more: Partial<Rules> = {}): Rules => ({
  coordinates: ['a', 'b', 'c'].slice(0, arrows[0]?.results[0]?.length ?? 1),
  constants: [],
  lists: [],
  moves: arrows.map((each) => ({ arrows: [each] })),
  sum: 'one',
  misere: false,
  claims: [],
  ...more,
});

/** h -> h - x for x in the set. */
export const take = (set: NumberSet, condition?: Condition): Arrow =>
  arrow([[minus(h(), x())]], [each(set)], condition);

const small = fc.integer({ min: 0, max: 5 });

/** Expressions over so many coordinates and variables. */
function expression(coordinates: number, variables: number, depth: number): fc.Arbitrary<Expression> {
  const leaves = [
    small.map(n),
    fc.nat(coordinates - 1).map(h),
    ...(variables > 0 ? [fc.nat(variables - 1).map((index) => x(index))] : []),
  ];
  if (depth === 0) return fc.oneof(...leaves);
  const inner = expression(coordinates, variables, depth - 1);
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...leaves) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(inner, fc.constantFrom<Operator>('plus', 'minus', 'minus', 'times', 'over', 'mod', 'xor'), inner)
        .map((args) => op(...args)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom<FunctionName>('min', 'max', 'gcd'), inner, inner)
        .map(([name, ...args]) => call(name, ...args)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom<FunctionName>('abs', 'sqrt'), inner).map(([name, arg]) => call(name, arg)),
    },
    { weight: 1, arbitrary: inner.map((of) => ({ kind: 'negative', of }) as const) },
  );
}

function condition(coordinates: number, variables: number, depth: number): fc.Arbitrary<Condition> {
  const inner = expression(coordinates, variables, 1);
  const comparison = fc
    .tuple(inner, fc.constantFrom<Comparison>('=', '!=', '<', '<=', '>', '>='), inner)
    .map((args) => compare(...args));
  const divides = fc.tuple(inner, inner).map(([divisor, of]) => ({ kind: 'divides', divisor, of }) as const);
  if (depth === 0) return fc.oneof(comparison, divides);
  const within = condition(coordinates, variables, depth - 1);
  return fc.oneof(
    { weight: 3, arbitrary: comparison },
    { weight: 1, arbitrary: divides },
    { weight: 1, arbitrary: inner.map((of) => ({ kind: 'prime', of }) as const) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(within, { minLength: 1, maxLength: 3 }))
        .map(([kind, conditions]) => ({ kind, conditions }) as const),
    },
    { weight: 1, arbitrary: within.map((each) => ({ kind: 'not', condition: each }) as const) },
  );
}

function numberSet(coordinates: number, variables: number, depth: number): fc.Arbitrary<NumberSet> {
  const inner = expression(coordinates, variables, 1);
  const simple = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(small.map(n), inner).map(([from, to]) => range(from, to)) },
    {
      weight: 2,
      arbitrary: fc
        .array(inner, { minLength: 1, maxLength: 3 })
        .map((members) => ({ kind: 'listed', members }) as const),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('divisors', 'digits', 'powers'), inner)
        .map(([kind, of]) => ({ kind, of }) as const),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'primes' } as const) },
  );
  if (depth === 0) return simple;
  return fc.oneof(
    { weight: 5, arbitrary: simple },
    { weight: 1, arbitrary: numberSet(coordinates, variables, 0).map((set) => ({ kind: 'allBut', set }) as const) },
  );
}

/**
 * An arrow that takes something from a coordinate, so that most games end, or does whatever it likes, which most of the
 * time is no move.
 */
function anyArrow(coordinates: number, parts: number): fc.Arbitrary<Arrow> {
  return fc.nat(2).chain((loops) => {
    const generators = fc.tuple(
      ...Array.from({ length: loops }, (_, level) => numberSet(coordinates, level, 1).map((set) => each(set, level))),
    );
    const taken = expression(coordinates, loops, 1);
    const falling = (index: number): fc.Arbitrary<Expression> =>
      fc.oneof(
        { weight: 2, arbitrary: fc.constant(h(index)) },
        { weight: 4, arbitrary: taken.map((value) => minus(h(index), value)) },
        { weight: 1, arbitrary: taken.map((value) => minus(h(index), call('max', n(1), value))) },
        { weight: 1, arbitrary: taken.map((value) => call('min', h(index), value)) },
        { weight: 1, arbitrary: expression(coordinates, loops, 2) },
      );
    const result = fc.tuple(...Array.from({ length: coordinates }, (_, index) => falling(index)));
    return fc
      .tuple(
        generators,
        fc.array(result, { minLength: 0, maxLength: parts }),
        fc.option(condition(coordinates, loops, 1), { nil: undefined }),
      )
      .map(([gens, results, when]) => arrow(results, gens, when));
  });
}

/** Rules of one, two or three coordinates. */
export const randomRules: fc.Arbitrary<Rules> = fc
  .integer({ min: 1, max: 3 })
  .chain((coordinates) =>
    fc
      .array(anyArrow(coordinates, 2), { minLength: 1, maxLength: 3 })
      .map((arrows) => rulesOf(arrows, { coordinates: ['a', 'b', 'c'].slice(0, coordinates) })),
  );
