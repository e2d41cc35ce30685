import assert from 'node:assert/strict';
import { rulesUrisFor } from '../../server/src/server/rulesFiles';

describe('server/rulesFiles', () => {
  it('are beside a file, and in folders of rules beside it and above', () => {
    assert.deepEqual(rulesUrisFor('file:///w/my%20tests/x.game', 'stones', []), [
      'file:///w/my%20tests/stones.gamerules',
    ]);
    assert.deepEqual(rulesUrisFor('file:///w/a/x.game', '石子', ['rules', 'lib/more games']), [
      'file:///w/a/%E7%9F%B3%E5%AD%90.gamerules',
      'file:///w/a/rules/%E7%9F%B3%E5%AD%90.gamerules',
      'file:///w/a/lib/more%20games/%E7%9F%B3%E5%AD%90.gamerules',
      'file:///w/rules/%E7%9F%B3%E5%AD%90.gamerules',
      'file:///w/lib/more%20games/%E7%9F%B3%E5%AD%90.gamerules',
      'file:///rules/%E7%9F%B3%E5%AD%90.gamerules',
      'file:///lib/more%20games/%E7%9F%B3%E5%AD%90.gamerules',
    ]);
    assert.equal(
      rulesUrisFor('vscode-vfs://github/o/r/x.game', 's', ['rules']).at(-1),
      'vscode-vfs://github/rules/s.gamerules',
    );
  });

  it('lead nowhere else, and are not many', () => {
    for (const folder of ['..', '../rules', '/etc', 'a//b', './rules', 'C:', 'a\\b', ''])
      assert.equal(rulesUrisFor('file:///w/x.game', 's', [folder]).length, 1, folder);
    assert.equal(rulesUrisFor(`file:///${'a/'.repeat(99)}x.game`, 's', ['rules']).length, 9);
    assert.deepEqual(rulesUrisFor('untitled:x', 's', ['rules']), []);
  });
});
