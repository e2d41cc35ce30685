/**
 * Expressions and conditions over natural numbers as relations. An expression is one of several sums, each where a relation
 * holds; so `min(a, b)` is a where a <= b, and b elsewhere.
 */
import { type Integer } from '../../../text/integer';
import type { Comparison, Condition, Expression, FunctionName } from '../rules';
import { type Automaton, constantly, joined, negated } from './automaton';
import { type Effort, OutOfReach, type Working } from './effort';
import { isAtMostZero, isMultiple, isZero, type Linear, number, plus, times } from './linear';
import { allOf, among } from './relation';
import {
  always,
  type Case,
  divided,
  divisor,
  exclusive,
  folded,
  isPossible,
  larger,
  MOST_CASES,
  one,
  pairs,
  power,
  product,
  quotient,
  rest,
  root,
  type Scope,
  unknown,
} from './sums';

/** Where a condition holds, and where it does not; in between, something has no value. */
export interface Truth {
  readonly holds: Automaton;
  readonly fails: Automaton;
}

/** Returns the cases of an expression; where none of them holds, it has no value. */
export function* casesOf(expression: Expression, scope: Scope): Working<readonly Case[]> {
  switch (expression.kind) {
    case 'number':
      return [always(number(BigInt(expression.value)))];
    case 'coordinate':
      return [always(scope.coordinates[expression.index]!)];
    case 'variable': {
      const meaning = scope.variables[expression.index];
      if (meaning === undefined) return unknown();
      return 'factors' in meaning ? [always(meaning)] : yield* casesOf(meaning, scope);
    }
    case 'constant':
      return unknown();
    case 'element':
      return yield* element(scope.lists[expression.list] ?? [], yield* casesOf(expression.at, scope), scope);
    case 'negative':
      return (yield* casesOf(expression.of, scope)).map(({ where, sum }) => ({ where, sum: times(sum, -1n) }));
    case 'binary':
      return yield* binary(expression, scope);
    case 'call':
      return yield* call(expression.name, expression.args, scope);
    case 'truth': {
      const { holds, fails } = yield* truthOf(expression.condition, scope);
      return [one([holds], 1n), one([fails], 0n)].filter(isPossible);
    }
  }
}

function* element(list: readonly Integer[], places: readonly Case[], { meter }: Scope): Working<readonly Case[]> {
  if (list.length * places.length > MOST_CASES) throw new OutOfReach('size');
  const cases: Case[] = [];
  for (const { where, sum } of places)
    for (const [index, value] of list.entries())
      cases.push(one([...where, yield* isZero(plus(sum, number(BigInt(-index - 1))), meter)], BigInt(value)));
  return cases.filter(isPossible);
}

/** Makes cases without more work. */
const plainly = (
  make: (a: Linear, b: Linear) => readonly Case[],
): ((a: Linear, b: Linear) => Working<readonly Case[]>) =>
  // oxlint-disable-next-line require-yield -- nothing to be waited for
  function* (a, b) {
    return make(a, b);
  };

function* binary(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  scope: Scope,
): Working<readonly Case[]> {
  const [a, b] = [yield* casesOf(left, scope), yield* casesOf(right, scope)];
  switch (operator) {
    case 'plus':
      return yield* pairs(
        a,
        b,
        plainly((x, y) => [always(plus(x, y))]),
      );
    case 'minus':
      return yield* pairs(
        a,
        b,
        plainly((x, y) => [always(plus(x, y, -1n))]),
      );
    case 'times':
      return yield* pairs(
        a,
        b,
        plainly((x, y) => [always(product(x, y))]),
      );
    case 'over':
      return yield* pairs(a, b, (x, y) => divided(x, y, (sum, by) => quotient(sum, by, scope)));
    case 'mod':
      return yield* pairs(a, b, (x, y) => divided(x, y, (sum, by) => rest(sum, by, scope)));
    case 'xor':
      return yield* pairs(a, b, (x, y) => exclusive(x, y, scope));
    case 'power':
      return yield* pairs(
        a,
        b,
        plainly((x, y) => power(x, y)),
      );
  }
}

function* call(name: FunctionName, args: readonly Expression[], scope: Scope): Working<readonly Case[]> {
  const cases: (readonly Case[])[] = [];
  for (const arg of args) cases.push(yield* casesOf(arg, scope));
  switch (name) {
    case 'abs':
      return yield* pairs(cases[0]!, [always(number(0n))], (a) => larger(a, times(a, -1n), scope));
    case 'min':
      return yield* folded(cases, function* (a, b) {
        const least = yield* larger(times(a, -1n), times(b, -1n), scope);
        return least.map(({ where, sum }) => ({ where, sum: times(sum, -1n) }));
      });
    case 'max':
      return yield* folded(cases, (a, b) => larger(a, b, scope));
    case 'gcd':
      return yield* folded([[always(number(0n))], ...cases], (a, b) => divisor(a, b, scope));
    case 'sqrt':
      return cases[0]!.map(({ where, sum }) => ({ where, sum: root(sum) }));
  }
}

/** Returns where a condition holds and where it fails, for the variables that are kept. */
export function* truthOf(condition: Condition, scope: Scope): Working<Truth> {
  const { meter } = scope;
  switch (condition.kind) {
    case 'comparison':
      return yield* comparison(condition.operands, condition.operators, scope);
    case 'divides': {
      const cases = yield* pairs(
        yield* casesOf(condition.divisor, scope),
        yield* casesOf(condition.of, scope),
        (divisor, sum) => divides(divisor, sum, scope),
      );
      return yield* settled(cases, scope);
    }
    case 'prime':
      return unknown();
    case 'not': {
      const { holds, fails } = yield* truthOf(condition.condition, scope);
      return { holds: fails, fails: holds };
    }
    case 'and':
    case 'or': {
      const isAnd = condition.kind === 'and';
      let all: Truth = isAnd ? SURE : { holds: SURE.fails, fails: SURE.holds };
      for (const each of condition.conditions) {
        const next = yield* truthOf(each, scope);
        const [first, then] = isAnd ? [all.holds, all.fails] : [all.fails, all.holds];
        const [goesOn, ends] = isAnd ? [next.holds, next.fails] : [next.fails, next.holds];
        const on = yield* joined(first, goesOn, 'and', meter);
        const end = yield* joined(then, yield* joined(first, ends, 'and', meter), 'or', meter);
        all = isAnd ? { holds: on, fails: end } : { holds: end, fails: on };
      }
      return all;
    }
  }
}

const SURE: Truth = { holds: constantly(true), fails: constantly(false) };

/** 1 where it divides, 0 where it does not. */
function* divides(divisor: Linear, sum: Linear, { meter }: Scope): Working<readonly Case[]> {
  if (divisor.factors.size > 0) return unknown();
  const by = divisor.constant < 0n ? -divisor.constant : divisor.constant;
  const holds = by === 0n ? yield* isZero(sum, meter) : yield* isMultiple(sum, by, meter);
  return [one([holds], 1n), one([negated(holds)], 0n)].filter(isPossible);
}

/** Returns the truth of cases of 1 and 0. */
function* settled(cases: readonly Case[], scope: Scope): Working<Truth> {
  const where = function* (value: bigint): Working<Automaton> {
    const each: Automaton[] = [];
    for (const { where, sum } of cases)
      if (sum.constant === value) each.push(yield* among(where, scope.kept, scope.meter));
    return yield* allOf(each, 'or', scope.meter);
  };
  return { holds: yield* where(1n), fails: yield* where(0n) };
}

function* comparison(operands: readonly Expression[], operators: readonly Comparison[], scope: Scope): Working<Truth> {
  const { meter } = scope;
  let all: { readonly where: readonly Automaton[]; readonly sums: readonly Linear[] }[] = [{ where: [], sums: [] }];
  for (const operand of operands) {
    const cases = yield* casesOf(operand, scope);
    all = all.flatMap(({ where, sums }) =>
      cases.map((each) => ({ where: [...where, ...each.where], sums: [...sums, each.sum] })),
    );
    if (all.length > MOST_CASES) throw new OutOfReach('size');
  }
  const [holds, known]: [Automaton[], Automaton[]] = [[], []];
  for (const { where, sums } of all) {
    const compared: Automaton[] = [];
    for (const [index, operator] of operators.entries())
      compared.push(yield* compare(sums[index]!, operator, sums[index + 1]!, meter));
    holds.push(yield* among([...where, ...compared], scope.kept, meter));
    known.push(yield* among(where, scope.kept, meter));
  }
  const truth = yield* allOf(holds, 'or', meter);
  return { holds: truth, fails: yield* joined(negated(truth), yield* allOf(known, 'or', meter), 'and', meter) };
}

function* compare(a: Linear, operator: Comparison, b: Linear, meter: Effort): Working<Automaton> {
  const difference = plus(a, b, -1n);
  switch (operator) {
    case '=':
      return yield* isZero(difference, meter);
    case '!=':
      return negated(yield* isZero(difference, meter));
    case '<=':
      return yield* isAtMostZero(difference, meter);
    case '<':
      return yield* isAtMostZero(plus(difference, number(1n)), meter);
    case '>=':
      return yield* isAtMostZero(times(difference, -1n), meter);
    case '>':
      return yield* isAtMostZero(plus(times(difference, -1n), number(1n)), meter);
  }
}
