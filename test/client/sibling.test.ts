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
});
