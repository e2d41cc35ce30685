import assert from 'node:assert/strict';
import { explanations } from '../../server/src/cli/commands/explanation';
import { caseAt, positionsOf } from '../../server/src/document/case';
import { caseMarkdown, HOVER_ROOM } from '../../server/src/features/render/caseMarkdown';
import { type CaseReport, caseReport } from '../../server/src/features/render/caseReport';
import { problems } from '../../server/src/problems/index';
import { english, render } from '../../server/src/text/message';
import { openView } from './view';

function reportOn(text: string, fileName: string, line?: number, room = HOVER_ROOM): CaseReport {
  const { document } = openView(text, fileName);
  return caseReport(document, caseAt(document, 0)!, line, room)!;
}

describe('features/caseReport', () => {
  it('has all that is to be said of a position', () => {
    const { position, output, isBeyondEnd } = reportOn('34 12\n0 0\n', 'x.poj-2348.game');
    assert.deepEqual([output, isBeyondEnd], [undefined, false]);
    assert.equal(position?.notation, '(34, 12)');
    assert.equal(position.outcome, 'N');
    assert.equal(position.verdict, 'Stan wins');
    assert.deepEqual(
      position.moves.shown.map((move) => render(move, english)),
      ['subtract 2 × 12 from 34, which leaves (10, 12)'],
    );
    assert.equal(render(position.play!, english), 'Line of play: (34, 12) → (10, 12) → (10, 2) → (0, 2); Stan wins.');
  });

  it('has no position of a case of several, unless its line is asked for', () => {
    const text = '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n';
    assert.equal(reportOn(text, 'x.hdu-1536.game').position, undefined);
    assert.deepEqual(reportOn(text, 'x.hdu-1536.game').output, { shown: ['LWW'], total: 1 });
    assert.equal(reportOn(text, 'x.hdu-1536.game', 3).position?.line, 3);
  });

  it('takes no more room than it is given', () => {
    const text = `8\n${'1000 '.repeat(8).trim()}\n`;
    const { position } = reportOn(text, 'x.luogu-p1247.game', 1, { ...HOVER_ROOM, positionUnits: 20, playUnits: 50 });
    assert.equal(position?.notation, '(1000, 1000, 1000 …)');
    assert.equal((render(position.play!, english).match(/→/g) ?? []).length, 2);
    assert.equal(reportOn(text, 'x.luogu-p1247.game', 1, { ...HOVER_ROOM, turns: 0 }).position?.play, undefined);
  });

  it('says that more may win than are listed', () => {
    const kayles = '# game: k\n# input: n / …\n# move: code 0.77\n';
    const far = reportOn(`${kayles}1000000000000000000\n`, 'x.game').position!;
    assert.deepEqual([far.moves.shown.length, far.moves.total, far.moves.isCut], [HOVER_ROOM.moves, 1000, true]);
    const view = openView(`${kayles}1000000000000000000\n70\n`, 'x.game');
    const hover = (index: number) => caseMarkdown(view, caseAt(view.document, index)!, 3 + index)!.value;
    assert.match(hover(0), /^- and more: at least 1000 in all$/m);
    // Here all are found.
    const near = reportOn(`${kayles}70\n`, 'x.game').position!.moves;
    assert.deepEqual([near.shown.length, near.total, near.isCut], [HOVER_ROOM.moves, 20, undefined]);
    assert.match(hover(1), /^- and more: 20 in all$/m);
  });

  it('says once what a move leaves', () => {
    const movesOf = (text: string) =>
      reportOn(text, 'x.game').position!.moves.shown.map((move) => render(move, english));
    const pair =
      '# game: w\n# input: a b / …\n# move: (a, b) -> (a - k, b) for k in 1..a\n# move: (a, b) -> (a, b - k) for k in 1..b\n';
    assert.deepEqual(movesOf(`${pair}2 1\n`), ['k = 1: (2, 1) → (1, 1)']);
    const split = '# game: s\n# input: n h1 … hn / …\n# move: code 0.07\n';
    assert.deepEqual(movesOf(`${split}1 4\n`), ['leave 1 and 1 of the heap']);
    assert.deepEqual(movesOf(`${split}2 4 1\n`), ['leave 1 and 1 of heap 1, which leaves 1 + 1 + 1']);
  });

  /** Without the marks of either way to show it, so that the words alone are left. */
  const plain = (text: string): string =>
    text
      .replace(/\\(.)/g, '$1')
      .replace(/[*|`-]|&nbsp;/g, '')
      .replace(/\s+/g, ' ');

  it('is what a hover and the command line say, in the same words', async () => {
    for (const problem of problems) {
      const view = openView(problem.sample.input, `x.${problem.id}.game`);
      const { document } = view;
      for (let index = 0; index < document.end.cases; index++) {
        const found = caseAt(document, index)!;
        for (const { line } of positionsOf(document, found)) {
          const asked = problem.each === undefined ? undefined : line + 1;
          const [told] = await explanations({ document, problem, translate: english, turns: 20 }, found, asked);
          const hovered = plain(caseMarkdown(view, found, line)!.value);
          const { verdict, moves, play } = caseReport(document, found, line, HOVER_ROOM)!.position!;
          // With a line, the command line goes through the play turn by turn.
          const words = [verdict, ...moves.shown, ...(play && asked === undefined ? [play] : [])];
          for (const word of words.map((one) => plain(typeof one === 'string' ? one : render(one, english)))) {
            assert.ok(hovered.includes(word), `${problem.id}: ${word} in ${hovered}`);
            assert.ok(
              plain(told!.text).includes(word) || word.includes('…'),
              `${problem.id}: ${word} in ${told!.text}`,
            );
          }
        }
      }
    }
  });
});
