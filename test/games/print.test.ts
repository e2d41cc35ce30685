import assert from 'node:assert/strict';
import fc from 'fast-check';
import { arrowText, claimText, conditionText, namingOf } from '../../server/src/games/editing/print';
import type { Condition, Expression, Operator, Rules } from '../../server/src/rulesets/own/rules';
import { anyDraw, type Draw } from '../draw';
import { runs } from '../thorough';
import { declare, good, judged, shown } from './declare';

const longForms = (...lines: string[]): string[] => {
  const { rules } = good(...lines);
  return rules.moves.flatMap(({ arrows }) => arrows.map((arrow) => arrowText(arrow, rules)));
};

const empty: Rules = {
  coordinates: ['a', 'b'],
  constants: ['m'],
  lists: ['c'],
  moves: [],
  sum: 'one',
  misere: false,
  claims: [],
};

function anyExpression(draw: Draw, depth: number): Expression {
  const within = (): Expression => anyExpression(draw, depth - 1);
  switch (draw.integer(0, depth > 0 ? 9 : 2)) {
    case 0:
      return { kind: 'number', value: draw.integer(0, 99) };
    case 1:
      return { kind: 'coordinate', index: draw.integer(0, 1) };
    case 2:
      return { kind: 'constant', index: 0 };
    case 3:
      return { kind: 'element', list: 0, at: within() };
    case 4:
      return { kind: 'negative', of: within() };
    case 5:
      return { kind: 'call', name: draw.oneOf(['min', 'max', 'gcd']), args: [within(), within()] };
    case 6:
      return { kind: 'truth', condition: anyCondition(draw, depth - 1) };
    default: {
      const operators: Operator[] = ['plus', 'minus', 'times', 'over', 'mod', 'power', 'xor'];
      return { kind: 'binary', operator: draw.oneOf(operators), left: within(), right: within() };
    }
  }
}

function anyCondition(draw: Draw, depth: number): Condition {
  const [one, other] = [anyExpression(draw, depth), anyExpression(draw, depth)];
  switch (draw.integer(0, depth > 0 ? 4 : 1)) {
    case 0:
      return { kind: 'comparison', operands: [one, other, one], operators: [draw.oneOf(['=', '!=', '<']), '>='] };
    case 1:
      return draw.oneIn(2) ? { kind: 'prime', of: one } : { kind: 'divides', divisor: one, of: other };
    case 2:
      return { kind: 'not', condition: anyCondition(draw, depth - 1) };
    default: {
      const conditions = [anyCondition(draw, depth - 1), anyCondition(draw, depth - 1)];
      return { kind: draw.oneOf(['and', 'or']), conditions };
    }
  }
}

/** `and` within `and` is one `and`. */
const flat = (condition: Condition): Condition => JSON.parse(JSON.stringify(condition)) as Condition;

describe('games/print', () => {
  it('writes short forms out', () => {
    assert.deepEqual(longForms('move: take 1..h/2'), ['h -> h - k for k in 1..h/2']);
    assert.deepEqual(longForms('input: N K / a1 … aN', 'move: take a from K'), ['K -> K - k for k in a']);
    assert.deepEqual(longForms('input: k n / …', 'move: take all but {2, 3} from n if n > k'), [
      'n -> n - x for x in all but {2, 3} if n > k',
    ]);
    assert.deepEqual(longForms('move: split'), ['n -> k, n - k for k in 1..n/2']);
    assert.deepEqual(longForms('move: split unequal'), ['n -> k, n - k for k in 1..(n - 1)/2']);
    assert.deepEqual(longForms('move: code 4.73'), [
      'n -> k, n - k for k in 1..n/2',
      'n -> nothing if n = 1',
      'n -> n - 1 if n > 1',
      'n -> k, n - 1 - k for k in 1..(n - 1)/2',
      'n -> nothing if n = 2',
      'n -> n - 2 if n > 2',
    ]);
    assert.deepEqual(longForms('move: code .8'), [
      'n -> k, x, n - 1 - k - x for k in 1..(n - 1)/3, x in k..(n - 1 - k)/2',
    ]);
  });

  it('writes claims', () => {
    const claim = 'P when x = d*8/5 if a > 0 where x = min(a, b), d = abs(a - b)';
    const { rules } = good('move: (a, b) -> (a - 1, b)', `claim: ${claim}`);
    assert.equal(
      claimText(rules.claims[0]!, rules),
      'P when v1 = v2*8/5 if a > 0 where v1 = min(a, b), v2 = abs(a - b)',
    );
  });

  it('writes what is read back, for the moves and claims of real problems', () => {
    for (const { header } of Object.values(judged)) {
      const { rules } = good(...header);
      const others = header.filter((line) => !/^(?:move|claim|start|ask):/.test(line));
      const question = header.filter((line) => /^(?:start|ask):/.test(line));
      const moves = rules.moves.flatMap(({ arrows }) => arrows.map((arrow) => `move: ${arrowText(arrow, rules)}`));
      const claims = rules.claims.map((one) => `claim: ${claimText(one, rules)}`);
      const { rules: again } = good(...others, ...question, ...moves, ...claims);
      assert.deepEqual(
        again.moves.flatMap(({ arrows }) => arrows),
        rules.moves.flatMap(({ arrows }) => arrows),
      );
      assert.deepEqual(again.claims, rules.claims);
    }
  });

  it('writes what is read back, for any condition', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const condition = anyCondition(draw, 3);
        const text = conditionText(condition, namingOf(empty, []));
        const { declared, findings } = declare(
          'input: n m / c1 … cn',
          'start: (n, m)',
          `move: (a, b) -> nothing if ${text}`,
        );
        assert.deepEqual(findings.map(shown), [], text);
        const [arrow] = declared!.rules.moves[0]!.arrows;
        assert.equal(conditionText(arrow!.condition!, namingOf(declared!.rules, [])), text);
        assert.deepEqual(arrow!.condition, flat(condition), text);
      }),
      runs(200, 500),
    );
  });
});
