import assert from 'node:assert/strict';
import fc from 'fast-check';
import { DEFAULT_EXTENSION, plainExtension, withExtension } from '../../common/outputName';
import { defaults, outputNameOf, toSettings } from '../../server/src/server/settings';
import { NOT_PLAIN, PLAIN } from '../extensions';
import { runs } from '../thorough';

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

  it('takes plain extensions as they are', () => {
    for (const extension of PLAIN) assert.equal(plainExtension(extension), extension);
  });

  it('takes nothing else, on either side', () => {
    for (const setting of [...NOT_PLAIN, undefined, { toString: () => '.out' }]) {
      assert.equal(plainExtension(setting), undefined, JSON.stringify(setting));
      const settings = toSettings({ expectedOutput: { extension: setting } });
      assert.equal(outputNameOf(settings, 'file:///a/x.game'), `x${DEFAULT_EXTENSION}`);
    }
  });

  it('stays in the folder, and is never the input, whatever the setting', () => {
    const piece = fc.constantFrom(
      '.',
      '..',
      '/',
      '\\',
      'out',
      'game',
      'GAME',
      'x',
      '{',
      '}',
      '*',
      '%2f',
      '\u2215',
      ':',
      ' ',
    );
    const anySetting = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(anySetting, fc.constantFrom(...NAMES.map(([name]) => name)), (setting, name) => {
        const extension = plainExtension(setting) ?? DEFAULT_EXTENSION;
        const output = withExtension(`/a.b/${name}`, extension);
        assert.match(output, /^\/a\.b\/[^/\\]*[^/\\.]$/);
        assert.ok(!name.toLowerCase().endsWith('game') || output.toLowerCase() !== `/a.b/${name}`.toLowerCase());
      }),
      runs(2000),
    );
  });
});
