import assert from 'node:assert/strict';
import type { MarkupContent } from 'vscode-languageserver-types';
import { caseAt, positionsOf } from '../../server/src/document/case';
import {
  lineOfPlay,
  MOST_TURNS,
  type PlayedGame,
  playedGame,
  turnTable,
} from '../../server/src/features/custom/lineOfPlay';
import { hover } from '../../server/src/features/hover';
import { explanationText } from '../../server/src/features/render/reasons';
import { problems, problemsById } from '../../server/src/problems/index';
import { english, render } from '../../server/src/text/message';
import { goOn, stopAfter } from './caret';
import { openView } from './view';

const markdownAt = async (text: string, fileName: string, line: number): Promise<string | undefined> =>
  (await lineOfPlay(openView(text, fileName), { line, character: 0 }, goOn))?.markdown;

async function gameOf(id: string, position: unknown): Promise<PlayedGame> {
  const game = await playedGame(problemsById.get(id)!, position, goOn);
  return game!;
}

describe('features/lineOfPlay', () => {
  it('plays the game to its end, turn by turn', async () => {
    assert.equal(
      await markdownAt('25 7\n0 0\n', 'x.poj-2348.game', 0),
      [
        '# Line of play: poj-2348, case 1',
        '**(25, 7)** 𝒩 — the player to move (Stan) can force a win.',
        [
          '| Turn | Who | Move | Position after it | Why |',
          '| ---: | --- | --- | --- | --- |',
          '| 1 | Stan | subtract 2 × 7 from 25 | (11, 7) | leaves a 𝒫-position |',
          '| 2 | Ollie | subtract 1 × 7 from 11 | (4, 7) | every move loses |',
          '| 3 | Stan | subtract 1 × 4 from 7 | (4, 3) | leaves a 𝒫-position |',
          '| 4 | Ollie | subtract 1 × 3 from 4 | (1, 3) | every move loses |',
          '| 5 | Stan | subtract 3 × 1 from 3 | (1, 0) | ends the game |',
        ].join('\n'),
        'Winner: Stan.',
      ].join('\n\n'),
    );
  });

  it('has tables without gaps of their own, which hovers alone need', async () => {
    const view = { ...openView('25 7\n0 0\n', 'x.poj-2348.game'), hasCommands: true };
    const page = await lineOfPlay(view, { line: 0, character: 0 }, goOn);
    assert.doesNotMatch(page!.markdown, /&nbsp;/);
  });

  it('is about the position at the line, where a case has several', async () => {
    const text = '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n';
    const second = await markdownAt(text, 'x.hdu-1536.game', 3);
    assert.ok(second?.includes('| the first player |'), second);
    assert.notEqual(second, await markdownAt(text, 'x.hdu-1536.game', 2));
    assert.equal(await markdownAt(text, 'x.hdu-1536.game', 4), await markdownAt(text, 'x.hdu-1536.game', 0));
  });

  it('is not there without a legal position', async () => {
    assert.equal(await markdownAt('25 x\n0 0\n', 'x.poj-2348.game', 0), undefined);
    assert.equal(await markdownAt('25 7\n0 0\n', 'x.poj-2348.game', 1), undefined);
    assert.equal(await markdownAt('25 7 1\n', 'x.game', 0), undefined);
    assert.equal(await markdownAt('', 'x.poj-2348.game', 0), undefined);
  });

  it('says so where the game is over', async () => {
    const text = await markdownAt('0 0\n', 'x.poj-1067.game', 0);
    assert.ok(text?.endsWith('The game is over.'), text);
    assert.ok(!text?.includes('|'));
  });

  it('gives the last turn to the winner, or to the loser where the last move loses', async () => {
    for (const problem of problems) {
      const view = openView(problem.sample.input, `x.${problem.id}.game`);
      for (let index = 0; index < view.document.end.cases; index++) {
        for (const { position } of positionsOf(view.document, caseAt(view.document, index)!)) {
          const { turns, ending } = (await playedGame(problem, position, goOn))!;
          if (turns.length === 0 || turns.at(-1)!.why.template !== 'ends the game') continue;
          const last = turns.at(-1)!.player;
          const isWinner =
            render({ template: '{0}', args: [last] }, english) ===
            render(ending, english).replace(/^Winner: (.*)\.$/, '$1');
          assert.equal(isWinner, problem.ruleset.misere !== true, `${problem.id} case ${index + 1}`);
        }
      }
    }
  });

  it('has a bound on its turns, and on the text of large positions', async () => {
    const long = await gameOf(
      'poj-2234',
      Array.from({ length: 500 }, () => 1),
    );
    assert.equal(long.turns.length, MOST_TURNS);
    assert.deepEqual(
      [long.ending.template, long.ending.args[0]],
      ['The game goes on: only its first {0} turns are shown. Winner: {1}.', MOST_TURNS],
    );
    const large = await gameOf(
      'poj-2234',
      Array.from({ length: 100_000 }, () => 1),
    );
    assert.equal(large.turns.length, 12);
    assert.ok(large.start.length <= 120 && large.turns.every(({ position }) => position.length <= 120));
  });

  it('ends at the bound as well, where the game does', async () => {
    const just = await gameOf(
      'poj-2234',
      Array.from({ length: MOST_TURNS }, () => 1),
    );
    assert.deepEqual(
      [just.turns.length, just.turns.at(-1)?.why.template, just.ending.template],
      [MOST_TURNS, 'ends the game', 'Winner: {0}.'],
    );
  });

  it('stops when it is told to', async () => {
    assert.equal(
      await lineOfPlay(openView('25 7\n0 0\n', 'x.poj-2348.game'), { line: 0, character: 0 }, stopAfter(0)),
      undefined,
    );
  });

  it('is a table for terminals as well', async () => {
    const text = explanationText([turnTable(await gameOf('poj-2348', { a: 15, b: 24 }))], { translate: english });
    assert.deepEqual(text.split('\n').slice(0, 2), [
      '    Turn  Who    Move                     Position after it  Why',
      '    1     Stan   subtract 1 × 15 from 24  (15, 9)            every move loses',
    ]);
  });

  it('is linked from a hover, where the editor can show it', () => {
    const view = openView('34 12\n15 24\n0 0\n', 'x.poj-2348.game');
    const linkIn = (hasCommands: boolean): boolean =>
      (hover({ ...view, hasCommands }, { line: 1, character: 0 })!.contents as MarkupContent).value.includes(
        `[The whole line of play](command:game.showLineOfPlay?${encodeURIComponent('["file:///x.poj-2348.game",1]')})`,
      );
    assert.deepEqual([linkIn(true), linkIn(false)], [true, false]);
  });
});
