import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { InputFilter, withoutDirectives } from '../../server/src/cli/input/inputFilter';
import { anyText } from '../text/anyText';
import { runs } from '../thorough';
import { CLI, workshop } from './run';

describe('cli/export', () => {
  const shop = workshop();

  it('drops the lines that begin with # and changes nothing else', () => {
    const { code, stdout, stderr } = shop.run(
      ['export', '-'],
      '# game: poj-2348\n34  12 # x\r\n#> Stan wins\r\n #\n0 0\n#',
    );
    assert.deepEqual({ code, stdout, stderr }, { code: 0, stdout: '34  12 # x\r\n #\n0 0\n', stderr: '' });
  });

  it('keeps bytes that are no text', () => {
    const bytes = Buffer.from([0xff, 0x00, 0x0a, 0x23, 0xfe, 0x0a, 0xc3, 0x0a]);
    assert.deepEqual(
      spawnSync(process.execPath, [CLI, 'export', '-'], { input: bytes }).stdout,
      Buffer.from([0xff, 0x00, 0x0a, 0xc3, 0x0a]),
    );
  });

  it('does so in long files', () => {
    const { stdout } = shop.run(['export', '-'], '# a remark\n1 2\n'.repeat(100_000));
    assert.equal(stdout, '1 2\n'.repeat(100_000));
  });

  it('keeps just the lines that do not begin with #', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = withoutDirectives(Buffer.from(text)).toString();
        const lines =
          Buffer.from(text)
            .toString()
            .match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
        assert.equal(kept, lines.filter((line) => !line.startsWith('#')).join(''));
      }),
      runs(300),
    );
  });

  it('keeps the same of a text that comes in pieces, cut anywhere', () => {
    fc.assert(
      fc.property(anyText, fc.array(fc.nat(6)), (text, lengths) => {
        const whole = Buffer.from(text);
        const filter = new InputFilter();
        let at = 0;
        const pieces = [...lengths, whole.length].map((length) => whole.subarray(at, (at += length)));
        assert.deepEqual(
          Buffer.concat(pieces.map((piece) => Buffer.from(filter.kept(piece)))),
          withoutDirectives(whole),
        );
      }),
      runs(300),
    );
  });

  it('prints one case as a whole input', () => {
    const input = '# game: luogu-p1290\n3\n24 15\n#> Stan wins\n15 24\n7 x\n';
    const only = (number: string) => shop.run(['export', '-', '--case', number], input);
    assert.deepEqual(only('2'), { code: 0, stdout: '1\n15 24\n', stderr: '' });
    assert.deepEqual([only('3').code, only('4').code, only('0').code], [2, 2, 2]);
  });
});
