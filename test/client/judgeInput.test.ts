import assert from 'node:assert/strict';
import fc from 'fast-check';
import { judgeInput } from '../../client/src/outputs/judgeInput';
import { runs } from '../thorough';

describe('client/judgeInput', () => {
  for (const [name, text, input] of [
    ['drops the lines that begin with #', '# game: poj-2348\n25 7\n#> Stan wins\n0 0\n', '25 7\n0 0\n'],
    ['keeps a # in the middle of a line', '25 7 # no comment\n', '25 7 # no comment\n'],
    ['keeps the line endings', '# a\r\n25 7\r\n#> b\r\n0 0', '25 7\r\n0 0'],
    ['drops a last line that has no ending', '25 7\n#', '25 7\n'],
    ['keeps blank lines', '\n#\n\n', '\n\n'],
  ] as const) {
    it(name, () => assert.equal(judgeInput(text), input));
  }

  it('leaves nothing to drop', () => {
    const line = fc.constantFrom('25 7', '# comment', '#> Stan wins', '', ' # indented', '#');
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), (lines, ending) => {
        const kept = lines.filter((text) => !text.startsWith('#'));
        assert.deepEqual(judgeInput([...lines, ''].join(ending)), [...kept, ''].join(ending));
      }),
      runs(200),
    );
  });
});
