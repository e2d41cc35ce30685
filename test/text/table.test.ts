import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Scanner } from '../../server/src/text/scan';
import {
  contentOf,
  keepTable,
  lastAtMost,
  lineOfToken,
  lineText,
  spanOfWholeLine,
  tokenCount,
  type TokenTable,
  tokenText,
} from '../../server/src/text/table';
import { runs } from '../thorough';
import { anyText } from './anyText';

const tableOf = (text: string): TokenTable => keepTable(new Scanner().scan(text));

describe('text/table', () => {
  it('gives lines without their endings, and endings with their lines', () => {
    const table = tableOf('1 2\r\n\r# x\n3 ');
    assert.deepEqual(
      [0, 1, 2, 3].map((line) => lineText(table, line)),
      ['1 2', '', '# x', '3 '],
    );
    assert.deepEqual(spanOfWholeLine(table, 1), { start: { line: 1, character: 0 }, end: { line: 2, character: 0 } });
    assert.deepEqual(spanOfWholeLine(table, 3), { start: { line: 3, character: 0 }, end: { line: 3, character: 2 } });
  });

  it('puts all lines together to the text again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const table = tableOf(text);
        const lines = Array.from({ length: table.lineCount }, (_, line) =>
          text.slice(table.lineStart[line], table.lineStart[line + 1]),
        );
        assert.equal(lines.join(''), text);
        lines.forEach((line, index) => assert.equal(lineText(table, index), line.replace(/\r\n$|[\r\n]$/, '')));
      }),
      runs(1000),
    );
  });

  it('finds the line of every token', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const table = tableOf(text);
        for (let token = 0; token < tokenCount(table); token++) {
          const line = lineOfToken(table, token);
          assert.ok(
            table.lineStart[line]! <= table.tokenStart[token]! && table.tokenEnd[token]! <= table.lineStart[line + 1]!,
          );
        }
      }),
      runs(1000),
    );
  });

  it('covers what a line holds, from its first token to its last', () => {
    const table = tableOf(' 1 x \n#> a b\n   \n');
    assert.deepEqual(
      [0, 1, 2].map((line) => contentOf(table, line)),
      [
        { start: 1, end: 4 },
        { start: 0, end: 6 },
        { start: 0, end: 3 },
      ],
    );
    assert.equal(tokenText(table, 1), 'x');
  });

  it('searches ascending columns as a plain loop does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { maxLength: 12 }),
        fc.integer({ min: -2, max: 22 }),
        fc.nat(12),
        (entries, value, cut) => {
          const ascending = Int32Array.from(entries.sort((a, b) => a - b));
          const count = Math.min(cut, ascending.length);
          assert.equal(
            lastAtMost(ascending, count, value),
            [...ascending.slice(0, count)].findLastIndex((entry) => entry <= value),
          );
        },
      ),
      runs(2000),
    );
  });
});
