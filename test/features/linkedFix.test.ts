import assert from 'node:assert/strict';
import type { CodeAction } from 'vscode-languageserver-types';
import { codeActions, resolveCodeAction } from '../../server/src/features/codeAction';
import { diagnostics } from '../../server/src/features/diagnostic';
import type { View } from '../../server/src/features/view';
import { goOn, stopAfter } from './caret';
import { edited } from './edited';
import { openView } from './view';

const onLine = (line: number) => ({ start: { line, character: 0 }, end: { line, character: 0 } });

async function linked(view: View, line: number): Promise<CodeAction[]> {
  const shown = (await diagnostics(view, goOn)) ?? [];
  return codeActions(view, onLine(line), { diagnostics: shown, only: ['quickfix'] }).filter(({ title }) =>
    title.startsWith('Fix all of these'),
  );
}

async function after(text: string, fileName: string, line: number): Promise<string> {
  const view = openView(text, fileName);
  const [action] = await linked(view, line);
  assert.ok(action, 'no linked fix');
  const { edit } = await resolveCodeAction(view, action, goOn);
  return edited(text, edit!.changes![view.document.uri]!);
}

describe('features/linkedFix', () => {
  it('applies the first fix of a finding to all findings like it, and to no others', async () => {
    assert.equal(await after('34  12\n15  24\n 7 5\n0 0\n', 'x.poj-2348.game', 0), '34 12\n15 24\n 7 5\n0 0\n');
    assert.equal(await after('034 12\n015 +24\n0 0\n', 'x.poj-2348.game', 0), '34 12\n15 +24\n0 0\n');
    assert.equal(await after('5 3\n8 5\n1  9\n0 0\n', 'x.hdu-2177.game', 1), '3 5\n5 8\n1  9\n0 0\n');
    assert.equal(await after('1 2 3 4\n5 6 7 8\n0 0\n', 'x.poj-2348.game', 1), '1 2\n3 4\n5 6\n7 8\n0 0\n');
    assert.equal(
      await after('34 12\n#> a\n15 24\n#> b\n7 7\n#> Stan wins\n0 0\n', 'x.poj-2348.game', 3),
      '34 12\n#> Stan wins\n15 24\n#> Ollie wins\n7 7\n#> Stan wins\n0 0\n',
    );
  });

  it('says what it does', async () => {
    const titles = async (text: string, line = 0): Promise<string[]> =>
      (await linked(openView(text, 'x.poj-2348.game'), line)).map(({ title }) => title);
    assert.deepEqual(await titles('34  12\n15  24\n0 0\n'), ['Fix all of these: Replace by a single space']);
    assert.deepEqual(await titles('034 12\n15 024\n0 0\n'), ['Fix all of these: leading-zero']);
  });

  it('is there once for each kind of finding that there are several of', async () => {
    const view = openView('34  012  \n15   0024\n\n0 0\n', 'x.poj-2348.game');
    assert.deepEqual(
      (await linked(view, 0)).map(({ title }) => title),
      ['Fix all of these: Replace by a single space', 'Fix all of these: leading-zero'],
    );
    assert.deepEqual(await linked(openView('34  12\n0 0\n', 'x.poj-2348.game'), 0), []);
    assert.deepEqual(await linked(openView('34 12\r\n0 0\r\n', 'x.poj-2348.game'), 0), []);
  });

  it('finds the others in other blocks', async () => {
    const text = `34  12\n${'15 24\n'.repeat(20_000)}34  12\n0 0\n`;
    assert.equal(await after(text, 'x.poj-2348.game', 0), text.replaceAll('34  12', '34 12'));
  });

  it('names the diagnostics that it is about', async () => {
    const [action] = await linked(openView('34  12\n15  24\n0 0\n', 'x.poj-2348.game'), 0);
    assert.deepEqual(
      action?.diagnostics?.map(({ code, range }) => [code, range.start.line]),
      [['double-blank', 0]],
    );
  });

  it('has no edits where it was told to stop', async () => {
    const view = openView('34  12\n15  24\n0 0\n', 'x.poj-2348.game');
    const [action] = await linked(view, 0);
    assert.equal((await resolveCodeAction(view, action!, stopAfter(0))).edit, undefined);
  });
});
