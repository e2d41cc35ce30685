import assert from 'node:assert/strict';
import fc from 'fast-check';
import { OutputReader } from '../../client/src/testing/caseCheck';
import { asJudged, Comparison, Lines, type ReadNext } from '../../server/src/cli/outputs/comparison';
import { runs } from '../thorough';

const pieces = fc.array(fc.constantFrom('a', 'b', '一', '\n', '\r', '\r\n', 'ab\n', 'b\r\n'), { maxLength: 12 });
const size = fc.integer({ min: 1, max: 5 });

/** The bytes of a text, so many at a time, each time in the same buffer, as a file is read. */
function reading(text: string, count: number): ReadNext {
  const all = Buffer.from(text);
  const buffer = Buffer.alloc(count);
  let at = 0;
  return () => {
    const copied = all.copy(buffer, 0, at, at + count);
    at += copied;
    return copied === 0 ? undefined : buffer.subarray(0, copied);
  };
}

/** The text as a judge sees it, in the plain way. */
const judged = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/(?<=[^\n])$/, '\n');

function isSame(next: ReadNext, output: string, count: number): boolean {
  const comparison = new Comparison(next);
  const bytes = Buffer.from(output);
  for (let at = 0; at < bytes.length; at += count) comparison.take(bytes.subarray(at, at + count));
  return comparison.end();
}

describe('cli/comparison', () => {
  it('has lines end as judges take them', () =>
    fc.assert(
      fc.property(pieces, size, (parts, count) => {
        const next = asJudged(reading(parts.join(''), count));
        let text = Buffer.alloc(0);
        for (let bytes = next(); bytes; bytes = next()) text = Buffer.concat([text, bytes]);
        assert.equal(text.toString(), judged(parts.join('')));
      }),
      runs(2000),
    ));

  it('tells equal outputs from others, in pieces of any size', () =>
    fc.assert(
      fc.property(pieces, pieces, size, size, (file, output, fileSize, outputSize) => {
        const [one, other] = [file.join(''), output.join('')];
        assert.equal(isSame(reading(one, fileSize), other, outputSize), one === other);
        assert.ok(isSame(reading(one, fileSize), one, outputSize));
        assert.ok(isSame(asJudged(reading(one, fileSize)), judged(one), outputSize));
      }),
      runs(2000),
    ));

  it('reads the lines that the extension reads', () =>
    fc.assert(
      fc.property(pieces, size, (parts, count) => {
        const lines = new Lines(asJudged(reading(parts.join(''), count)));
        const reader = new OutputReader(parts.join(''));
        for (let line = lines.read(Infinity); line !== undefined; line = lines.read(Infinity)) {
          assert.equal(line, reader.surplus);
          reader.next('');
          assert.equal(lines.count, reader.position);
        }
        assert.equal(reader.surplus, undefined);
      }),
      runs(2000),
    ));

  it('gives no more of a line than is asked for', () => {
    const lines = new Lines(asJudged(reading('abcdefgh\nij', 3)));
    assert.deepEqual([lines.read(4), lines.read(4), lines.read(4)], ['abcd', 'ij', undefined]);
  });
});
