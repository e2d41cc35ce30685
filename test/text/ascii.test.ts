import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Scanner } from '../../server/src/text/scan';
import { keepTable } from '../../server/src/text/table';
import { runs } from '../thorough';
import { anyText } from './anyText';

const scanner = new Scanner();

/** What there is to see of a text's table. */
const seen = (text: string | Buffer, from = 0, to = text.length) => ({ ...keepTable(scanner.scan(text, from, to)) });

describe('text/ascii', () => {
  it('is scanned in bytes as in a string', () => {
    fc.assert(
      fc.property(anyText, (any) => {
        const text = any.replace(/[^\0-\x7f]/g, '·').replaceAll('·', '7');
        assert.deepEqual(seen(Buffer.from(text)), seen(text));
      }),
      runs(1000),
    );
  });

  it('may be a part of a longer text', () => {
    fc.assert(
      fc.property(anyText, fc.nat(80), fc.nat(80), (any, one, other) => {
        const text = any.replace(/[^\0-\x7f]/g, '1');
        const [from, to] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        assert.deepEqual(seen(Buffer.from(text), from, to), seen(text, from, to));
      }),
      runs(1000),
    );
  });

  it('has numbers up to 15 digits, zeros that stand alone, and every line ending that programs know', () => {
    for (const text of [
      '0 0\n',
      '00\n',
      '0',
      '999999999999999\n',
      '1000000000000000\n',
      '1\r\n2\r3',
      '1 2 \n',
      ' 1\n',
      '1  2\n',
      '\n\n',
      '12',
      '1\r',
      '\r\n',
    ]) {
      assert.deepEqual(seen(Buffer.from(text)), seen(text), JSON.stringify(text));
    }
  });
});
