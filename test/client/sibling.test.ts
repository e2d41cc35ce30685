import assert from 'node:assert/strict';
import { withExtension } from '../../client/src/outputs/sibling';
import { defaults, outputNameOf } from '../../server/src/server/settings';

const NAMES: [string, string][] = [
  ['x.game', 'x.out'],
  ['x.poj-2348.game', 'x.poj-2348.out'],
  ['x.in', 'x.out'],
  ['x', 'x.out'],
  ['.game', '.game.out'],
  ['x.y z.GAME', 'x.y z.out'],
];

describe('client/sibling', () => {
  for (const [name, output] of NAMES) {
    it(`${name} has its output in ${output}`, () =>
      assert.equal(withExtension(`/a.b/${name}`, '.out'), `/a.b/${output}`));
  }

  it('is what the server says', () => {
    for (const [name, output] of NAMES)
      assert.equal(outputNameOf(defaults, `file:///a.b/${encodeURIComponent(name)}`), output);
  });

  it('is nothing for what has no place: an unsaved file, an old revision', () => {
    for (const uri of [
      'untitled:Untitled-1',
      'git:/a/x.game?%7B%22path%22%3A%22/a/x.game%22%2C%22ref%22%3A%22HEAD%22%7D',
    ])
      assert.equal(outputNameOf(defaults, uri), undefined);
  });
});
