import assert from 'node:assert/strict';
import {
  associatedProblem,
  defaults,
  fileNameOf,
  outputUriOf,
  pathOf,
  refusedGlobs,
  toSettings,
} from '../../server/src/server/settings';

describe('server/settings', () => {
  it('are as by default where nothing sensible is sent', () => {
    for (const sent of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { associations: null, inlayHints: 'no' },
      { inlayHints: { verdict: 1 } },
    ])
      assert.deepEqual(toSettings(sent), defaults);
  });

  it('keep what is sensible among what is not', () => {
    const { associations, inlayHints } = toSettings({
      associations: { '*.in': 'poj-2348', '*.txt': 7 },
      inlayHints: { verdict: false, winningMove: 'x' },
    });
    assert.deepEqual(associations, { '*.in': 'poj-2348' });
    assert.deepEqual(inlayHints, { verdict: false, winningMove: true });
  });

  it('name folders of rules, as far as they are names', () => {
    assert.deepEqual(toSettings({ library: ['rules', 7, 'a/b'] }).library, ['rules', 'a/b']);
    assert.deepEqual(toSettings({ library: 'rules' }).library, []);
    assert.equal(toSettings({ library: Array.from({ length: 99 }, String) }).library.length, 8);
  });

  it('name the file that an output goes into, where there is a place for it', () => {
    const targetOf = (uri: string, outputExtension = '.out') => outputUriOf({ ...defaults, outputExtension }, uri);
    assert.equal(targetOf('file:///my%20games/x.poj-2348.game'), 'file:///my%20games/x.poj-2348.out');
    assert.equal(targetOf('file:///a.b/x'), 'file:///a.b/x.out');
    assert.equal(targetOf('file:///a/.game'), 'file:///a/.game.out');
    assert.equal(targetOf('vscode-vfs://github/x.game', '.ans'), 'vscode-vfs://github/x.ans');
    for (const nowhere of [targetOf('untitled:x.game'), targetOf('file:///x.out'), targetOf('git:/x.game?ref=HEAD')])
      assert.equal(nowhere, undefined);
  });

  const problemOf = (uri: string, associations: Record<string, string>): string | undefined =>
    associatedProblem({ ...defaults, associations }, uri);

  it('a glob without a slash is about the name, any other about the path', () => {
    assert.equal(problemOf('file:///a/b.in', { '*.in': 'x' }), 'x');
    assert.equal(problemOf('file:///a/b.in', { 'a/*.in': 'x' }), 'x');
    assert.equal(problemOf('file:///z/a/b.in', { 'a/*.in': 'x' }), 'x');
    assert.equal(problemOf('file:///z/a/b.in', { '/a/*.in': 'x' }), undefined);
    assert.equal(problemOf('file:///z/a/c/b.in', { 'a/*.in': 'x', '**/a/**': 'y' }), 'y');
    assert.equal(problemOf('file:///a/.hidden.IN', { '*.in': 'X' }), 'x');
    assert.equal(problemOf('file:///a/b.in', { '': 'x', '*.out': 'y' }), undefined);
  });

  it('the longest glob that matches counts', () => {
    assert.equal(problemOf('file:///euclid/b.in', { '*.in': 'x', 'euclid/*.in': 'y' }), 'y');
  });

  it('a glob that cannot be read, or one too many, matches nothing, and is named', () => {
    const associations = { '*.in': 'x', '{a': 'y', '': 'z' };
    assert.equal(problemOf('file:///a.in', associations), 'x');
    assert.deepEqual(refusedGlobs({ ...defaults, associations }), ['{a', '']);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${'?'.repeat(400 - index)}x`, 'x']));
    assert.ok(refusedGlobs({ ...defaults, associations: many }).length > 40);
  });

  it('reads addresses of all kinds', () => {
    assert.equal(pathOf('file:///c%3A/My%20Cases/%E6%AC%A7.game'), '/c:/My Cases/欧.game');
    assert.equal(pathOf('vscode-vfs://github/owner/a.game?ref=1#2'), '/owner/a.game');
    assert.equal(pathOf('untitled:Untitled-1'), 'Untitled-1');
    assert.equal(pathOf('file:///100%25.game'), '/100%.game');
    assert.equal(pathOf('file:///100%.game'), '/100%.game');
    assert.equal(fileNameOf('vscode-remote://ssh%2Bhost/home/me/a.b.game'), 'a.b.game');
  });
});
