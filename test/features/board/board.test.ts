/** The requests of the board: a game from a case of a file, played by choices alone. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BoardQuestion, BoardState, Choices } from '../../../protocol/messages';
import { mapPart } from '../../../server/src/features/board/map';
import { gamePicture } from '../../../server/src/features/board/picture';
import { boardState } from '../../../server/src/features/board/state';
import { writtenPosition } from '../../../server/src/features/board/write';
import type { View } from '../../../server/src/features/view';
import { rulesets } from '../../../server/src/rulesets/index';
import { wonGames } from '../../wonGames';
import { goOn, stopAfter } from '../caret';
import { openView } from '../view';

const at = (line: number, moves: readonly Choices[] = []) => ({
  textDocument: { uri: '' },
  position: { line, character: 0 },
  moves,
});

const question = (line: number, moves: readonly Choices[] = [], chosen: Choices = []): BoardQuestion => ({
  ...at(line, moves),
  chosen,
  hasVerdicts: true,
  theme: 'light',
});

const stateOf = async (view: View, line: number, moves: readonly Choices[] = [], chosen: Choices = []) =>
  (await boardState(view, question(line, moves, chosen), goOn))!;

const NIM = '2 1 1\n3 3 6 9\n';
const nim = (): View => openView(NIM, 'x.poj-2234.game');

/** What a person does who follows the first thing offered: a path of pieces, buttons and numbers. */
function offers({ next }: BoardState): Choices[] {
  if (!next) return [];
  const number = next.number?.only?.[0] ?? next.number?.from;
  return [
    ...next.spots.map(({ choices }) => choices),
    ...next.buttons.map(({ choices }) => choices),
    ...(number === undefined ? [] : [[number]]),
  ];
}

describe('features/board', () => {
  it('says how a game stands, whose turn it is, what can be chosen, and who wins', async () => {
    const state = await stateOf(nim(), 1);
    assert.equal(state.title, 'poj-2234 · Matches Game · 2');
    assert.deepEqual([state.position, state.turn, state.made], ['(3, 6, 9)', 0, []]);
    assert.deepEqual(state.players, ['the first player', 'the second player']);
    assert.match(state.verdict!, /^𝒩 /);
    assert.deepEqual(state.next?.number, { from: '1', to: '3' });
    assert.deepEqual(state.best, {
      choices: ['3', '4'],
      hint: 'This wins: take 4 from heap 3, which leaves (3, 6, 5).',
    });
    assert.deepEqual(
      state.moves.filter(({ wins }) => wins).map(({ choices }) => choices.join(' ')),
      ['3 4'],
    );
    assert.match(state.svg, /data-piece="counter 3 4" aria-label="take 4 from heap 3"/);
    assert.match(state.style, /\.wm-counter\{/);
  });

  it('tells no verdicts unless they are wanted', async () => {
    const state = await boardState(nim(), { ...question(1), hasVerdicts: false }, goOn);
    assert.equal(state!.verdict, undefined);
    assert.ok(state!.moves.every(({ wins }) => wins === undefined));
  });

  it('makes a move of choices that are complete, keeps those that are not, and refuses what is none', async () => {
    const heap = await stateOf(nim(), 1, [], ['2']);
    assert.deepEqual([heap.chosen, heap.made.length, heap.next?.number], [['2'], 0, { from: '1', to: '6' }]);
    const move = await stateOf(nim(), 1, [], ['2', '5']);
    assert.deepEqual(move.made, [{ choices: ['2', '5'], player: 0, text: 'take 5 from heap 2', leaves: '(3, 1, 9)' }]);
    assert.deepEqual([move.chosen, move.turn, move.position], [[], 1, '(3, 1, 9)']);
    for (const chosen of [['2', '7'], ['4'], ['x'], ['2', '5', '1']]) {
      const none = await stateOf(nim(), 1, [], chosen);
      assert.deepEqual([none.isIllegal, none.chosen, none.made], [true, [], []], chosen.join(' '));
    }
  });

  it('refutes a move that gives the win away', async () => {
    const { lesson } = await stateOf(nim(), 1, [['1', '1']]);
    assert.equal(
      lesson,
      'This move gives the win away. The answer: take 5 from heap 3, which leaves (2, 6, 4). What wins: take 4 from heap 3, which leaves (3, 6, 5).',
    );
    assert.equal((await stateOf(nim(), 1, [['3', '4']])).lesson, undefined);
    assert.match(
      (
        await stateOf(nim(), 1, [
          ['3', '4'],
          ['1', '1'],
        ])
      ).lesson!,
      /^Every move loses\. The answer: /,
    );
  });

  it('goes on up to the first move that is not legal', async () => {
    const { made } = await stateOf(nim(), 1, [
      ['1', '1'],
      ['1', '3'],
      ['2', '1'],
    ]);
    assert.equal(made.length, 1);
  });

  it('begins with the case at a line, or the last one before it, or the first', async () => {
    const view = openView(`# game: poj-2234\n# a remark\n${NIM}\n# the end\n`, 'x.game');
    assert.equal((await stateOf(view, 0)).position, '(1, 1)');
    assert.equal((await stateOf(view, 2)).position, '(1, 1)');
    assert.equal((await stateOf(view, 5)).position, '(3, 6, 9)');
    assert.equal(await boardState(openView('# game: poj-2234\n', 'x.game'), question(0), goOn), undefined);
    assert.equal(await boardState(nim(), question(1), stopAfter(0)), undefined);
  });

  it('writes the position into the file, in the place of the case or below it', () => {
    const strip = '# game: poj-1704\n1\n3\n1 5 9\n#> Georgia will win\n';
    const moves = [['9', '6']];
    assert.deepEqual(writtenPosition(openView(strip, 'x.game'), { ...at(3, moves), as: 'case' }), {
      edits: [
        { range: { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } }, newText: '2' },
        { range: { start: { line: 5, character: 0 }, end: { line: 5, character: 0 } }, newText: '3\n1 5 6\n' },
      ],
    });
    const replaced = writtenPosition(openView(strip, 'x.game'), { ...at(3, moves), as: 'replacement' });
    assert.ok(replaced && 'edits' in replaced);
    assert.match(replaced.edits[0]!.newText, /^3\n1 5 6\n#> \w+ will win$/);
    const single = openView('# game: luogu-p2252\n3 5\n', 'x.game');
    assert.deepEqual(writtenPosition(single, { ...at(1, [['a', '1']]), as: 'case' }), {
      refusal: 'A file of this problem has one case only.',
    });
  });

  it('gives the position as a picture of its own and as text', () => {
    const picture = gamePicture(nim(), { ...at(1, [['1', '3']]), theme: 'dark' })!;
    assert.equal(picture.text, '(0, 6, 9)');
    assert.match(picture.svg, /<style>.*#1f1f1f/);
  });

  it('maps the numbers of the position that vary, with the cases of the file', async () => {
    const view = openView('# game: poj-2234\n2 1 2\n3 3 6 9\n2 2 2\n', 'x.game');
    const part = (await mapPart(view, { ...at(1), x: 0, y: 0, columns: 4, rows: 3 }, goOn))!;
    assert.deepEqual([part.names, part.at, part.outcomes], [['heap 1', 'heap 2'], ['1', '2'], '122221222212']);
    assert.deepEqual(part.cases, [
      { number: 1, line: 1, x: 1, y: 2 },
      { number: 3, line: 3, x: 2, y: 2 },
    ]);
    const strip = (await mapPart(
      openView('20 3 1 3 8\n', 'x.uva-10404.game'),
      { ...at(0), x: 0, y: 0, columns: 5, rows: 1, as: 'csv' },
      goOn,
    ))!;
    assert.deepEqual(
      [strip.values, strip.period, strip.file],
      [[0, 1, 0, 1, 0], { from: '0', length: '11' }, 'x,outcome,grundy\n0,P,0\n1,N,1\n2,P,0\n3,N,1\n4,P,0\n'],
    );
    assert.equal((await boardState(view, { ...question(1), from: [5, 7] }, goOn))!.position, '(5, 7)');
    assert.equal(await boardState(view, { ...question(1), from: [-1, 0.5] }, goOn), undefined);
  });

  it('has what the file claims of the cells, by the claim that speaks of them first', async () => {
    const part = async (rules: string, position: string, rows = 1) =>
      (await mapPart(
        openView(`# game: own\n# input: ${rules}\n${position}\n`, 'x.game'),
        { ...at(rules.split('\n').length + 1), x: 0, y: 0, columns: 4, rows },
        goOn,
      ))!;
    const takes = 'n / …\n# move: take 1..2';
    const values = await part(`${takes}\n# claim: value = n mod 2 if n > 0`, '5');
    assert.deepEqual(values.claimed, { outcomes: '0212', values: [-1, 1, 0, 1] });
    assert.deepEqual([values.outcomes, values.values], ['1221', [0, 1, 2, 0]]);
    const outcomes = await part(`${takes}\n# claim: P when n mod 3 = 0`, '5');
    assert.deepEqual(outcomes.claimed, { outcomes: '1221' });
    const wythoff =
      'a b / …\n# move: (a, b) -> (a - k, b) for k in 1..a\n# move: (a, b) -> (a, b - k) for k in 1..b\n# claim: P when a = b if a > 0';
    assert.deepEqual((await part(wythoff, '1 2', 3)).claimed, { outcomes: '022201220212' });
    assert.equal((await part(takes, '5')).claimed, undefined);
    // A claim speaks of one part, and one of values of usual sums alone.
    assert.equal((await part('n h1 … hn / …\n# move: take 1..2\n# claim: value = h', '2 3 4')).claimed, undefined);
    assert.equal((await part(`${takes}\n# misere: yes\n# claim: value = n`, '5')).claimed, undefined);
  });

  for (const { problem, input, line, start } of wonGames())
    it(`${problem.ruleset.name}: each move that loses is refuted, and none that wins`, async () => {
      const view = openView(input, `x.${problem.id}.game`);
      const { moves } = await stateOf(view, line - 1);
      for (const { choices, wins, leaves } of moves) {
        const { lesson, made, position } = await stateOf(view, line - 1, [], choices);
        assert.deepEqual([made.length, position], [1, leaves]);
        assert.equal(lesson === undefined, wins, choices.join(' '));
        if (!wins)
          assert.match(
            lesson!,
            /^This move gives the win away\. The answer: .+\. What wins: .+\.$|^This move loses: the opponent cannot move/,
          );
      }
      assert.ok(moves.some(({ wins }) => wins) && start.made.length === 0);
    });

  const samples = path.join(__dirname, '../../../samples');
  for (const { name } of rulesets.filter((ruleset) => ruleset.name !== 'misereBash')) {
    const file = readdirSync(samples).find((one) => one.startsWith(`${name}.`))!;
    it(`${name}: a game can be played to its end by what is offered, and the best choices are legal`, async () => {
      const view = openView(readFileSync(path.join(samples, file), 'utf8'), file);
      let moves: Choices[] = [];
      let state = await stateOf(view, 0);
      for (let turn = 0; turn < 60 && !state.ending; turn++) {
        const isBest = turn % 2 === 0;
        let chosen: Choices = isBest ? state.best!.choices : [];
        state = await stateOf(view, 0, moves, chosen);
        for (let depth = 0; !isBest && state.made.length === moves.length; depth++) {
          assert.ok(depth < 8, 'the choices do not come to an end');
          const [offer] = offers(state);
          assert.ok(offer, `nothing is offered after ${chosen.join(' ')}`);
          chosen = [...state.chosen, ...offer];
          state = await stateOf(view, 0, moves, chosen);
          assert.ok(!state.isIllegal, chosen.join(' '));
        }
        assert.equal(state.made.length, moves.length + 1);
        moves = state.made.map(({ choices }) => choices);
      }
      if (state.ending) assert.match(state.ending, /has won\.$/);
    });
  }
});
