import assert from 'node:assert/strict';
import { hoverOf } from './editor';
import { eventually, open } from './scratch';

describe('hover', () => {
  it('says who wins, by which move, and why', async () => {
    const { document } = await open('a.poj-2348.game', '25 7\n15 24\n0 0\n');
    const won = await eventually(async () => {
      const text = await hoverOf(document.uri, 0);
      assert.match(text, /Stan wins/);
      return text;
    });
    assert.match(won, /Winning move: .*which leaves .*11, 7/);
    assert.match(won, /Why:/);
    assert.match(await hoverOf(document.uri, 1), /Ollie wins/);
  });

  it('links to the page of the judge and to that of the ruleset', async () => {
    const { document } = await open('b.poj-2348.game', '25 7\n0 0\n');
    await eventually(async () => {
      const text = await hoverOf(document.uri, 0);
      assert.match(text, /\(http:\/\/poj\.org\/problem\?id=2348\)/);
      assert.match(text, /\(command:game\.showRuleset\?/);
    });
  });

  it('keeps up with the text', async () => {
    const editor = await open('c.poj-2348.game', '25 7\n0 0\n');
    await editor.edit((edit) => edit.replace(editor.document.lineAt(0).range, '15 24'));
    assert.match(await hoverOf(editor.document.uri, 0), /Ollie wins/);
  });

  it('answers for numbers of a thousand digits', async () => {
    const { document } = await open('d.poj-2348.game', `${'9'.repeat(1000)} ${'7'.repeat(999)}\n0 0\n`);
    assert.match(await hoverOf(document.uri, 0), /Stan wins|Ollie wins/);
  });
});
