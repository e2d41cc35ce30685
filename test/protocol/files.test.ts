import assert from 'node:assert/strict';
import { at, MODERN, PLAIN } from './client';
import { everywhere } from './everywhere';
import { answerTo, questions } from './questions';

const SAMPLE = '34 12\n15 24\n0 0\n';

everywhere('files', { capabilities: MODERN }, (client) => {
  it('reads what is opened and follows every edit', async () => {
    const uri = 'file:///edits.poj-2348.game';
    client().open(uri, SAMPLE);
    assert.deepEqual(await client().labels(uri), ['𝒩 Stan wins · subtract 2 × 12 from 34', '𝒫 Ollie wins']);
    client().change(uri, at(1, 0, 2, '2'));
    assert.deepEqual((await client().labels(uri)).slice(1), ['𝒩 Stan wins · subtract 12 × 2 from 24']);
    client().change(uri, at(1, 0, 0, 'x'));
    assert.deepEqual(await client().codes(uri), ['not-a-number']);
    client().change(uri, at(1, 0, 1, ''));
    assert.deepEqual(await client().codes(uri), []);
  });

  it('applies the changes of one message one after the other', async () => {
    const uri = 'file:///several.poj-2348.game';
    client().open(uri, SAMPLE);
    client().change(
      uri,
      at(2, 0, 3, '5 3\n0 0'),
      at(0, 0, 5, '15 24'),
      { range: { start: { line: 0, character: 5 }, end: { line: 1, character: 5 } }, text: '' },
      at(0, 0, 0, '# 你好 𝒩\n'),
    );
    assert.equal(client().text(uri), '# 你好 𝒩\n15 24\n5 3\n0 0\n');
    assert.deepEqual(await client().labels(uri), ['𝒫 Ollie wins', '𝒩 Stan wins · subtract 1 × 3 from 5']);
  });

  it('takes a whole new text', async () => {
    const uri = 'file:///whole.game';
    client().open(uri, SAMPLE);
    client().change(uri, { text: '# game: luogu-p1290\n2\n25 7\n24 15\n' }, at(2, 0, 2, '7'));
    assert.deepEqual(await client().labels(uri), ['𝒩 Stan wins · subtract 1 × 7 from 7', '𝒫 Ollie wins']);
  });

  it('keeps two files apart', async () => {
    const [one, other] = ['file:///one.poj-2348.game', 'file:///other.luogu-p1290.game'];
    client().open(one, SAMPLE);
    client().open(other, '1\n15 24\n');
    client().change(one, at(0, 0, 2, '12'));
    const [first, second] = await Promise.all([client().labels(one), client().labels(other)]);
    assert.deepEqual(first, ['𝒩 Stan wins · subtract 1 × 12 from 12', '𝒫 Ollie wins']);
    assert.deepEqual(second, ['𝒫 Ollie wins']);
  });

  for (const uri of [
    'file:///home/me/%E6%AC%A7%E5%87%A0%E9%87%8C%E5%BE%97/my%20games/a.poj-2348.game',
    'file:///home/me/欧几里得/my games/b.poj-2348.game',
    'file:///c%3A/Users/%25/c.poj-2348.game',
    'vscode-vfs://github/owner/repository/d.poj-2348.game',
    'vscode-remote://ssh-remote%2Bhost/e.poj-2348.game?query#fragment',
    'untitled:f.poj-2348.game',
  ]) {
    it(`knows ${uri} by its name`, async () => {
      client().open(uri, '15 24\n');
      assert.deepEqual(await client().codes(uri), ['missing-terminator']);
      assert.deepEqual(await client().act(uri, 0, 'Add the line “0 0”'), '15 24\n0 0\n');
      assert.deepEqual(await client().codes(uri), []);
    });
  }

  it('knows a file without a name by its text', async () => {
    client().open('untitled:Untitled-1', '# game: poj-2348\n15 24\n0 0\n');
    assert.deepEqual(await client().labels('untitled:Untitled-1'), ['𝒫 Ollie wins']);
  });

  it('answers nothing about files that are closed or were never open', async () => {
    const uri = 'file:///closed.poj-2348.game';
    client().open(uri, SAMPLE);
    const [hint] = await client().hints(uri);
    const action = (await client().actions(uri, 0)).find(({ data }) => data !== undefined);
    client().close(uri);
    assert.ok(hint && action);
    assert.deepEqual(await client().resolveHint(hint), hint);
    assert.deepEqual(await client().resolveAction(action), action);
    for (const gone of [uri, 'file:///never.game']) {
      for (const method of Object.keys(questions)) {
        const answer = JSON.stringify(await answerTo(client(), method, gone, 0));
        assert.ok(['null', '[]', '{"data":[]}', '{"kind":"full","items":[]}'].includes(answer), `${method}: ${answer}`);
      }
    }
  });
});

everywhere('files of a client that cannot ask', { capabilities: PLAIN }, (client) => {
  const codes = (uri: string): unknown[] | undefined =>
    client()
      .diagnostics.get(uri)
      ?.map(({ code }) => code);

  it('are told findings after each change, and that there are none any more after closing', async () => {
    const uri = 'file:///pushed.poj-2348.game';
    client().open(uri, '15 24\n');
    await client().until(() => codes(uri)?.join() === 'missing-terminator');
    client().change(uri, at(1, 0, 0, '0 0\n'));
    await client().until(() => codes(uri)?.length === 0);
    client().change(uri, at(0, 0, 2, 'fifteen'));
    await client().until(() => codes(uri)?.join() === 'not-a-number');
    client().close(uri);
    await client().until(() => codes(uri)?.length === 0);
  });

  it('are told the findings of the text that was opened last', async () => {
    const uri = 'file:///again.poj-2348.game';
    client().open(uri, `${'15 24\n#> Ollie wins\n'.repeat(20_000)}0 0\n`);
    client().close(uri);
    client().open(uri, '15 24\n');
    await client().until(() => codes(uri)?.join() === 'missing-terminator');
    // Were the first text still being looked at, its findings would be there before an answer to a later question.
    await client().hover(uri, 0);
    assert.deepEqual(codes(uri), ['missing-terminator']);
  });

  it('are told the findings of the last of many quick edits', async () => {
    const uri = 'file:///quick.poj-2348.game';
    client().open(uri, SAMPLE.repeat(3));
    for (let number = 0; number < 300; number++) client().change(uri, at(0, 0, 0, '7'));
    client().change(uri, { text: '15 24\n' });
    await client().until(() => codes(uri)?.join() === 'missing-terminator');
  });
});
