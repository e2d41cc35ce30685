import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isBlank } from '../../server/src/text/blank';
import type { Borrowed } from '../../server/src/text/borrowed';
import { Scanner } from '../../server/src/text/scan';
import {
  CARRIAGE_RETURN,
  COMMENT,
  EXPECTATION,
  IRREGULAR,
  keepTable,
  type TokenTable,
  tokenText,
  VALUES,
} from '../../server/src/text/table';
import { runs } from '../thorough';
import { anyText } from './anyText';

interface Line {
  readonly start: number;
  readonly kind: number;
  readonly tokens: readonly { readonly start: number; readonly text: string; readonly value: number }[];
}

const BLANK = /[\t\v\f \u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/;
const TOKEN = new RegExp(`[^${BLANK.source.slice(1, -1)}]+`, 'g');

/** What the scanner should find, by regular expressions and written apart from it. */
function reference(text: string): Line[] {
  return [...text.matchAll(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g)].map((match) => {
    const content = match[0].replace(/[\r\n]+$/, '');
    const ending = match[0].includes('\r') ? CARRIAGE_RETURN : 0;
    if (content.startsWith('#'))
      return { start: match.index, kind: (content.startsWith('#>') ? EXPECTATION : COMMENT) | ending, tokens: [] };
    const tokens = [...content.matchAll(TOKEN)].map((token) => ({
      start: match.index + token.index,
      text: token[0],
      value: valueOf(token[0]),
    }));
    const isRegular = content === tokens.map((token) => token.text).join(' ');
    return { start: match.index, kind: VALUES | ending | (isRegular ? 0 : IRREGULAR), tokens };
  });
}

const valueOf = (token: string): number => (/^(?:0|[1-9][0-9]{0,14})$/.test(token) ? Number(token) : NaN);

function linesOf(table: Borrowed<TokenTable>): Line[] {
  return Array.from({ length: table.lineCount }, (_, line) => {
    const tokens = [];
    for (let token = table.lineToken[line]!; token < table.lineToken[line + 1]!; token++) {
      tokens.push({ start: table.tokenStart[token]!, text: tokenText(table, token), value: table.tokenValue[token]! });
    }
    return { start: table.lineStart[line]!, kind: table.lineKind[line]!, tokens };
  });
}

const scanner = new Scanner();

describe('text/scan', () => {
  it('knows lines by LF, CR LF and lone CR, with and without one at the end', () => {
    const starts = (text: string): number[] => linesOf(scanner.scan(text)).map(({ start }) => start);
    assert.deepEqual(starts(''), []);
    assert.deepEqual(starts('\n'), [0]);
    assert.deepEqual(starts('1\n2'), [0, 2]);
    assert.deepEqual(starts('1\r\n2\r3\n\r\n\r4'), [0, 3, 5, 7, 9, 10]);
    assert.deepEqual(
      linesOf(scanner.scan('1\r\n# x\r2\n')).map(({ kind }) => kind),
      [VALUES | CARRIAGE_RETURN, COMMENT | CARRIAGE_RETURN, VALUES],
    );
  });

  it('reads numbers that are plain, and leaves all others open', () => {
    const values = (text: string): number[] =>
      linesOf(scanner.scan(text)).flatMap(({ tokens }) => tokens.map(({ value }) => value));
    assert.deepEqual(values('0 7 10 999999999999999'), [0, 7, 10, 999999999999999]);
    assert.deepEqual(
      values('00 07 1000000000000000 -1 +1 1.0 1x x1 １ \0'),
      Array.from({ length: 10 }, () => NaN),
    );
  });

  it('takes blanks that nobody can see for what they are', () => {
    for (const blank of ['\t', '\v', '\f', '\u00a0', '\u200b', '\u200d', '\u2028', '\u202e', '\u3000', '\ufeff']) {
      const line = linesOf(scanner.scan(`${blank}1${blank}2`))[0]!;
      assert.deepEqual(
        line.tokens.map(({ text }) => text),
        ['1', '2'],
        JSON.stringify(blank),
      );
      assert.equal(line.kind, VALUES | IRREGULAR);
    }
    for (const unit of ['0', 'x', '\u0085', '\u2070', '\ud800', '\0']) assert.equal(isBlank(unit.charCodeAt(0)), false);
  });

  it('keeps # for the first column', () => {
    assert.deepEqual(
      linesOf(scanner.scan('#\n#>\n#> 1 2\n# > 1\n #> 1')).map(({ kind }) => kind),
      [COMMENT, EXPECTATION, EXPECTATION, COMMENT, VALUES | IRREGULAR],
    );
  });

  it('agrees with regular expressions on any text', () => {
    fc.assert(
      fc.property(anyText, (text) => assert.deepEqual(linesOf(scanner.scan(text)), reference(text))),
      runs(4000),
    );
  });

  it('sees through a window just what is in it', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, a, b) => {
        const [from, to] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
        const table = scanner.scan(text, from, to);
        assert.equal(table.text, text.slice(from, to));
        assert.deepEqual(linesOf(table), reference(text.slice(from, to)));
      }),
      runs(3000),
    );
  });

  it('reads the same from bytes as from a string', () => {
    const ascii = anyText.map((text) => text.replace(/[^\0-\x7f]/g, '8'));
    fc.assert(
      fc.property(ascii, fc.nat(), fc.nat(), (text, a, b) => {
        const [from, to] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
        const table = scanner.scan(Buffer.from(text), from, to);
        assert.deepEqual(linesOf(table), reference(text.slice(from, to)));
        assert.equal(table.text, text.slice(from, to));
      }),
      runs(3000),
    );
  });

  it('reads numbers of any length from bytes, whatever follows them in memory', () => {
    const digits = fc.stringMatching(/^[0-9]{1,18}$/);
    const ending = fc.constantFrom(' ', ' ', '\n', '\n', '\r\n', '  ', '\r', '/', ':');
    const anyNumbers = fc
      .array(fc.tuple(digits, ending), { minLength: 1, maxLength: 30 })
      .map((pairs) => pairs.flat().join(''));
    fc.assert(
      fc.property(anyNumbers, fc.uint8Array({ maxLength: 8 }), fc.boolean(), (text, beyond, isCut) => {
        const bytes = Buffer.concat([Buffer.from(text), beyond]);
        const seen = isCut ? text.slice(0, -1) : text;
        assert.deepEqual(linesOf(scanner.scan(bytes, 0, seen.length)), reference(seen));
      }),
      runs(2000),
    );
  });

  it('keeps a table through later scans', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const kept = keepTable(scanner.scan(text));
        const long = scanner.kept(scanner.scan(text));
        scanner.scan(other);
        assert.deepEqual(linesOf(kept), reference(text));
        assert.deepEqual(linesOf(long), reference(text));
      }),
      runs(500),
    );
  });
});
