import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AnyFields } from '../../server/src/formats/format';
import { writeCase } from '../../server/src/formats/write';
import { readHeader } from '../../server/src/games/lines';
import { problemFrom } from '../../server/src/games/problem';
import { problemOf as problemFromText } from '../../server/src/games/problemOf';
import type { Problem } from '../../server/src/problems/problem';
import type { OwnPosition } from '../../server/src/rulesets/own/rules';
import { english, render } from '../../server/src/text/message';
import { fieldsOf, readText } from '../formats/reading';
import { runs } from '../thorough';
import { good, headerOf, judged } from './declare';
import { plainRuleset } from './plainRuleset';

function problemOf(...lines: string[]): Problem {
  const declared = good(...lines);
  return problemFrom('mine', declared, plainRuleset(declared.rules));
}

/** The cases of an input, which has nothing wrong; comments may say what is not as the layout wants it. */
function casesOf({ input }: Problem, text: string): AnyFields[] {
  const reading = readText(input, text);
  assert.equal(reading.cases.counts.error, 0, text);
  return fieldsOf(reading) as AnyFields[];
}

const outputOf = (problem: Problem, input: string): string =>
  casesOf(problem, input)
    .map((fields, index) => `${problem.output(problem.positions(fields), index + 1) ?? '?'}\n`)
    .join('');

/** Samples that are too much for a plain search. */
const LARGE = new Set(['hackerrank-chessboard-again', 'uva-10165', 'hdu-2516', 'spoj-mcoins', 'uva-10404']);

/** Headers that print something else than the statement: one of the words is a number, or `say:` or `ask:` is missing. */
const DIFFERENT = new Set(['hdu-1729', 'hdu-2486', 'hdu-2999', 'uva-11249']);

/** The statement has all pairs on one line. */
const PAIRS_ON_ONE_LINE = 'lightoj-1192';

describe('games/problem', () => {
  it('reads the headers of real problems', () => {
    assert.ok(Object.keys(judged).length > 100);
    for (const [id, { header }] of Object.entries(judged)) assert.ok(good(...header).rules.moves.length > 0, id);
  });

  it('prints what their samples say', () => {
    for (const [id, { header, input, output }] of Object.entries(judged))
      if (!LARGE.has(id) && !DIFFERENT.has(id) && id !== PAIRS_ON_ONE_LINE)
        assert.equal(outputOf(problemOf(...header), input).trim(), output.trim(), id);
  });

  it('prints what they say with the lines that some headers lack', () => {
    const outputWith = (id: string, ...lines: string[]): string => {
      const { header, input } = judged[id]!;
      return outputOf(problemOf(...header, ...lines), input);
    };
    const expected = (id: string): string => `${judged[id]!.output.trim()}\n`;
    assert.equal(outputWith('hdu-1729', 'say: Case {i}:\\n{}'), expected('hdu-1729'));
    assert.equal(outputWith('hdu-2999', 'say: {\\n}'), expected('hdu-2999'));
    assert.equal(outputWith('uva-11249', 'ask: each line', 'say: {\\n}'), expected('uva-11249'));
  });

  it('prints nothing where nobody says what', () => {
    const problem = problemOf('move: take 1..3');
    assert.equal(problem.output([{ numbers: { constants: [], lists: [] }, parts: [[1]] }], 1), undefined);
    assert.equal(problem.answer({ n: 1 }, 1), undefined);
  });

  it('prints nothing for a position that is unknown', () => {
    const declared = good('input: n / …', 'ask: h for h in 1..n', 'move: take 1', 'win: W', 'lose: L');
    const plain = plainRuleset(declared.rules);
    const problem = problemFrom('mine', declared, {
      ...plain,
      outcome: (position) => (position.parts[0]![0] === 3 ? 'unknown' : plain.outcome(position)),
    });
    assert.equal(problem.answer({ n: 2 }, 1), 'WL');
    assert.equal(problem.answer({ n: 4 }, 1), undefined);
  });

  /** The parts of each position of a case, and the numbers that the moves use. */
  const positionsIn = (problem: Problem, fields: AnyFields) =>
    (problem.positions(fields) as OwnPosition[]).map(({ parts, numbers }) => [parts, numbers.constants, numbers.lists]);

  it('makes positions of numbers, lists, lines and starts', () => {
    const heaps = problemOf('input: n K / h1 … hn', 'move: take 1..K from h');
    assert.deepEqual(positionsIn(heaps, { n: 2, K: 9, h: [4, 5] }), [[[[4], [5]], [9], []]]);
    const pairs = problemOf('input: n / a b / … × n', 'move: (a, b) -> (a - b, b)');
    assert.deepEqual(
      positionsIn(pairs, {
        n: 2,
        ' lines': [
          { a: 1, b: 2 },
          { a: 3, b: 4 },
        ],
      }),
      [
        [
          [
            [1, 2],
            [3, 4],
          ],
          [],
          [],
        ],
      ],
    );
    const mixed = problemOf('input: n k / a1 … an', 'move: (a, k) -> (a - k, k - 1)');
    assert.deepEqual(positionsIn(mixed, { n: 2, k: 7, a: [1, 2] }), [
      [
        [
          [1, 7],
          [2, 7],
        ],
        [],
        [],
      ],
    ]);
    const stairs = problemOf('input: n / c1 … cn', 'start: i × c[i] for i in 1..n', 'move: i -> i - 1');
    assert.deepEqual(positionsIn(stairs, { n: 3, c: [2, 0, 1] }), [[[[1], [1], [3]], [], []]]);
    const lists = problemOf('input: n k / a1 … an / b1 … bk', 'start: a, (b - 1)', 'move: take b from h');
    assert.deepEqual(positionsIn(lists, { n: 1, k: 2, a: [9], b: [3, 4] }), [[[[9], [2], [3]], [], [[3, 4]]]]);
    const open = problemOf(
      'input: n / l r / … × n',
      'start: 5',
      'move: x -> x - l for (l, r) in lines if l <= x and x <= r',
    );
    assert.deepEqual(positionsIn(open, { n: 1, ' lines': [{ l: 2, r: 6 }] }), [[[[5]], [], [[2], [6]]]]);
  });

  it('asks each of the repeated lines', () => {
    const problem = problemOf(
      'input: k s1 … sk / m / l h1 … hl / … × m / … / 0',
      'ask: each line',
      'move: take s from h',
      'win: W',
      'lose: L',
    );
    // The sample of HDU 1536.
    const input = '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n';
    assert.equal(outputOf(problem, input), 'LWW\nWWL\n');
    assert.equal(problem.each, ' lines');
    const [fields] = casesOf(problem, input);
    assert.deepEqual(positionsIn(problem, fields!)[1], [[[2], [4], [7]], [], [[2, 5]]]);
  });

  it('objects to cases that start nowhere', () => {
    const problem = problemOf('input: n / …', 'start: n - 2, 1 × n', 'move: take 1');
    const said = (n: number | bigint) =>
      (problem.objections?.({ n }) ?? []).map(({ message, at }) => [at.name, render(message, english)]);
    assert.deepEqual(said(2), []);
    assert.deepEqual(said(1), [['n', 'There is no such position: a number of the start is below 0 or has no value.']]);
    assert.deepEqual(problem.positions({ n: 1 }), []);
    assert.deepEqual(said(10n ** 18n), [['n', 'The case has too many positions or parts.']]);
  });

  it('knows players and numbers of cases', () => {
    const about = (...lines: string[]) => {
      const { players, isNumbered } = problemOf('move: take 1', ...lines);
      return [...players.map((name) => (typeof name === 'string' ? name : '—')), isNumbered ?? false];
    };
    assert.deepEqual(about('win: First', 'lose: Second'), ['First', 'Second', false]);
    assert.deepEqual(about('win: Yes', 'lose: No', 'players: A, B', 'say: Case {i}: {}'), ['A', 'B', true]);
    assert.deepEqual(about('win: Yes', 'lose: No'), ['—', '—', false]);
  });

  it('writes later positions as cases', () => {
    const rewrite = (problem: Problem, fields: AnyFields, parts: number[][], index = 0) =>
      problem.rewrite?.(fields, { numbers: { constants: [], lists: [] }, parts }, index);
    const one = problemOf('input: n K / …', 'move: take 1..K from n');
    assert.deepEqual(rewrite(one, { n: 5, K: 3 }, [[4]]), { n: 4, K: 3 });
    assert.equal(rewrite(one, { n: 5, K: 3 }, [[1], [2]]), undefined);
    const heaps = problemOf('input: n / h1 … hn', 'move: split h');
    assert.deepEqual(rewrite(heaps, { n: 1, h: [5] }, [[1], [4]]), { n: 2, h: [1, 4] });
    const asked = problemOf('input: n / h1 … hn', 'move: h -> h - n');
    assert.equal(rewrite(asked, { n: 1, h: [5] }, [[1], [4]]), undefined);
    assert.deepEqual(rewrite(asked, { n: 1, h: [5] }, [[4]]), { n: 1, h: [4] });
    const shared = problemOf('input: n / h1 … hn / c1 … cn', 'move: h -> h - c[1]');
    assert.equal(rewrite(shared, { n: 1, h: [5], c: [1] }, []), undefined);
    const pairs = problemOf('input: n / a b / … × n', 'move: (a, b) -> (a - 1, b), (b, b)');
    const fields = { n: 1, ' lines': [{ a: 5, b: 6 }] };
    assert.deepEqual(
      rewrite(pairs, fields, [
        [4, 6],
        [6, 6],
      ]),
      {
        n: 2,
        ' lines': [
          { a: 4, b: 6 },
          { a: 6, b: 6 },
        ],
      },
    );
    const columns = problemOf('input: n / a b / … × n', 'move: take 1 from a');
    assert.equal(rewrite(columns, fields, []), undefined);
    assert.deepEqual(rewrite(columns, fields, [[4]]), { n: 1, ' lines': [{ a: 4, b: 6 }] });
    const mixed = problemOf('input: n k / a1 … an', 'move: (a, k) -> (a - 1, k - 1)');
    assert.equal(rewrite(mixed, { n: 1, k: 3, a: [2] }, [[1, 2]]), undefined);
    assert.deepEqual(rewrite(mixed, { n: 1, k: 3, a: [2] }, [[1, 3]]), { n: 1, k: 3, a: [1] });
    const lines = problemOf('input: k / m / l h1 … hl / … × m', 'ask: each line', 'move: take 1..k from h');
    const grouped = {
      k: 3,
      m: 2,
      ' lines': [
        { l: 1, h: [5] },
        { l: 2, h: [6, 7] },
      ],
    };
    assert.deepEqual(rewrite(lines, grouped, [[6]], 1), {
      k: 3,
      m: 2,
      ' lines': [
        { l: 1, h: [5] },
        { l: 1, h: [6] },
      ],
    });
    assert.equal(problemOf('input: n / …', 'start: n', 'move: take 1').rewrite, undefined);
  });

  it('a rewritten case has the position that it was made of', () => {
    const game = problemOf('input: n k / a1 … an / …', 'move: take 1..k from a', 'move: split a');
    const size = fc.nat({ max: 9 });
    fc.assert(
      fc.property(fc.array(size, { maxLength: 4 }), size, fc.nat(), (a, k, chosen) => {
        const fields: AnyFields = { n: a.length, k, a };
        const [position] = game.positions(fields);
        const moves = [...(game.ruleset.moves(position) as Iterable<unknown>)];
        if (moves.length === 0) return;
        const after: unknown = game.ruleset.play(position, moves[chosen % moves.length]);
        const rewritten = game.rewrite!(fields, after, 0)!;
        assert.deepEqual(game.positions(rewritten), [after]);
        assert.equal(writeCase(game.input, rewritten).length, 2);
      }),
      runs(200),
    );
  });

  it('is no problem while something is wrong', () => {
    const made = (...lines: string[]) => problemFromText(readHeader(headerOf(...lines))!, plainRuleset);
    const half = made('move: take 1..3', 'win: W');
    assert.equal(half.problem, undefined);
    assert.equal(half.game.findings.length, 1);
    const { problem, game } = made('move: take 1..3', 'win: W', 'lose: L', 'author: me');
    assert.equal(problem?.id, 'mine');
    assert.equal(problem.answer({ n: 4 }, 1), 'L');
    assert.equal(game.findings.length, 1);
  });
});
