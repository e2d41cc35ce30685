import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { actionsOf, apply, applyTitled, codesOf, hoverOf } from './editor';
import { acceptPick, eventually, open } from './scratch';

const REWRITE = vscode.CodeActionKind.RefactorRewrite;

describe('code actions', () => {
  it('insert, update and remove the expected outputs', async () => {
    const { document } = await open('all.poj-2348.game', '25 7\n15 24\n#> Stan wins\n0 0\n');
    await eventually(() => applyTitled(document.uri, 0, REWRITE, /^Insert the expected output of this case$/));
    assert.equal(document.getText(), '25 7\n#> Stan wins\n15 24\n#> Stan wins\n0 0\n');
    await applyTitled(document.uri, 0, REWRITE, /^Update all expected outputs$/);
    assert.equal(document.getText(), '25 7\n#> Stan wins\n15 24\n#> Ollie wins\n0 0\n');
    await applyTitled(document.uri, 0, REWRITE, /^Remove all expected outputs$/);
    assert.equal(document.getText(), '25 7\n15 24\n0 0\n');
  });

  it('play a perfect game, move by move, to its end', async () => {
    const { document } = await open('play.poj-2348.game', '25 7\n0 0\n');
    await eventually(() => hoverOf(document.uri, 0).then((text) => assert.match(text, /Stan wins/)));
    const move = async (): Promise<vscode.CodeAction | undefined> =>
      (await actionsOf(document.uri, 0, REWRITE)).find(({ title }) => title.startsWith('Play'));
    for (const position of ['11 7', '4 7', '4 3', '1 3']) {
      // A question that an edit overtakes goes without an answer.
      const next = await eventually(async () => {
        const found = await move();
        assert.ok(found, `No move before ${position}.`);
        return found;
      });
      await apply(next);
      assert.equal(document.lineAt(0).text, position);
    }
    // What is left is one move from the end, which no case can hold.
    await eventually(async () => assert.match(await hoverOf(document.uri, 0), /\(1, 3\)/));
    assert.equal(await move(), undefined);
  });

  it('mend a file, one fix after another', async () => {
    const { document } = await open('dirty.poj-2348.game', '25  7\n\n15\t24 \n+7 007\n0');
    await eventually(() => assert.ok(codesOf(document.uri).length >= 5));
    // Findings come some time after an edit: until then those of the text before it are there.
    const mend = async (): Promise<void> => {
      for (const [line] of codesOf(document.uri)) {
        const [fix] = await actionsOf(document.uri, line, vscode.CodeActionKind.QuickFix);
        if (!fix) continue;
        const { version } = document;
        await apply(fix);
        assert.notEqual(document.version, version);
        return;
      }
      assert.deepEqual(codesOf(document.uri), [], 'There is no fix for these.');
    };
    for (let left = 20; left > 0 && codesOf(document.uri).length > 0; left--) await eventually(mend);
    assert.equal(document.getText(), '25 7\n15 24\n7 7\n0 0\n');
    await eventually(() => assert.deepEqual(codesOf(document.uri), []));
  });

  it('make a test file of a pasted sample, and ask for the problem of a layout that fits nothing', async () => {
    const { document } = await open('pasted.game', 'Sample Input\n34 12\n0 0\nSample Output\nStan wins\n');
    await eventually(() =>
      applyTitled(document.uri, 0, vscode.CodeActionKind.QuickFix, /^Make it a test file of poj-2348/),
    );
    assert.equal(document.getText(), '# game: poj-2348\n34 12\n#> Stan wins\n0 0\n');
    await eventually(() => assert.deepEqual(codesOf(document.uri), []));
    const { document: other } = await open('nothing.game', '1 2 3 4 5\n7\n');
    const select = await eventually(async () => {
      const actions = await actionsOf(other.uri, 0, vscode.CodeActionKind.QuickFix);
      const found = actions.find(({ title }) => title === 'Select the problem…');
      assert.ok(found);
      return found;
    });
    assert.equal(select.command?.command, 'game.selectProblem');
    const selected = apply(select);
    await acceptPick(() => other.lineCount !== 3);
    await selected;
    assert.match(other.lineAt(0).text, /^# game: \S+$/);
  });

  it('have line endings that the judge wants', async () => {
    const { document } = await open('crlf.poj-2348.game', '25 7\r\n0 0\r\n');
    await eventually(() => applyTitled(document.uri, 0, vscode.CodeActionKind.QuickFix, /LF/));
    assert.equal(document.eol, vscode.EndOfLine.LF);
    await eventually(() => assert.deepEqual(codesOf(document.uri), []));
  });
});
