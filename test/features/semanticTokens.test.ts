import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {
  legend,
  MOST_LINES,
  MOST_TOKENS,
  semanticTokens,
  semanticTokensInRange,
} from '../../server/src/features/semanticTokens';
import type { View } from '../../server/src/features/view';
import { runs } from '../thorough';
import { anyView, assertInside, textAt } from './anyView';
import { openView } from './view';

interface Token {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

/** Tokens with their places counted from the start of the text, and types as themes name them: `number.won`. */
function decode(data: readonly number[]): Token[] {
  const tokens: Token[] = [];
  let [line, start] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [lines, characters, length, type, modifiers] = data.slice(at, at + 5) as [
      number,
      number,
      number,
      number,
      number,
    ];
    start = lines > 0 ? characters : start + characters;
    line += lines;
    const names = legend.tokenModifiers.filter((_, bit) => (modifiers & (1 << bit)) !== 0);
    tokens.push({ line, start, end: start + length, type: [legend.tokenTypes[type], ...names].join('.') });
  }
  return tokens;
}

const rangeOf = ({ line, start, end }: Token) => ({ start: { line, character: start }, end: { line, character: end } });

const shown = (view: View, tokens: readonly Token[]): string[] =>
  tokens.map((token) => `${textAt(view, rangeOf(token))} ${token.type}`);

function tokensOf(text: string, fileName: string): string[] {
  const view = openView(text, fileName);
  return shown(view, decode(semanticTokens(view)!.data));
}

const lines = (first: number, last: number) => ({
  start: { line: first, character: 0 },
  end: { line: last, character: 0 },
});

describe('features/semanticTokens', () => {
  it('tells won positions from lost ones, and numbers from everything else', () => {
    assert.deepEqual(
      tokensOf('# game: poj-2348\n# a remark\n34 12\n#> Stan wins\n#>\n15 24\n0 0\n1 1\n# end\n', 'x.game'),
      [
        'game keyword',
        'poj-2348 problem',
        '# a remark comment',
        '34 number.won',
        '12 number.won',
        'Stan wins expectation',
        '15 number.lost',
        '24 number.lost',
        '0 0 terminator',
        '# end comment',
      ],
    );
  });

  it('sets counts apart, the number of cases among them', () => {
    assert.deepEqual(tokensOf('2\n3\n1 2 3\n# game: not here\n2\n1 5\n', 'x.poj-1704.game'), [
      '2 count',
      '3 count',
      '1 number.lost',
      '2 number.lost',
      '3 number.lost',
      '# game: not here comment',
      '2 count',
      '1 number.won',
      '5 number.won',
    ]);
  });

  it('colours each of several positions by its own outcome', () => {
    assert.deepEqual(tokensOf('2 2 5\n2\n2 5 12\n3 2 4 7\n0\n', 'x.hdu-1536.game'), [
      '2 count',
      '2 number',
      '5 number',
      '2 count',
      '2 count',
      '5 number.lost',
      '12 number.lost',
      '3 count',
      '2 number.won',
      '4 number.won',
      '7 number.won',
      '0 terminator',
    ]);
  });

  it('knows that zeros can be a case', () => {
    assert.deepEqual(tokensOf('0 0\n2 1\n', 'x.poj-1067.game'), [
      '0 number.lost',
      '0 number.lost',
      '2 number.lost',
      '1 number.lost',
    ]);
  });

  it('is silent about what cannot be made out', () => {
    assert.deepEqual(tokensOf('34 x\n1 2 3\n007 5\n99999999999999999999 1\n', 'x.poj-2348.game'), [
      '34 number',
      '1 number',
      '2 number',
      '5 number.lost',
      '99999999999999999999 number.won',
      '1 number.won',
    ]);
    assert.deepEqual(tokensOf('x\n3\n1 2 3\n', 'x.poj-1704.game').slice(0, 1), ['3 count']);
    assert.deepEqual(tokensOf('1 2\n', 'unknown.txt'), []);
  });

  it('knows no outcome of cases that cannot be', () => {
    assert.deepEqual(tokensOf('1 6\n0\n', 'x.poj-1143.game'), ['1 count', '6 number', '0 terminator']);
  });

  it('looks at the lines of the range alone', () => {
    const view = openView('1 2\n2 3\n3 5\n0 0\n', 'x.poj-2348.game');
    assert.deepEqual(shown(view, decode(semanticTokensInRange(view, lines(1, 2)).data)), [
      '2 number.lost',
      '3 number.lost',
      '3 number.won',
      '5 number.won',
    ]);
  });

  it('answers for windows of large files, and not for the whole', () => {
    const view = openView('1 2\n'.repeat(MOST_LINES + 1), 'x.poj-2348.game');
    assert.equal(semanticTokens(view), null);
    assert.equal(semanticTokensInRange(view, lines(MOST_LINES - 1, MOST_LINES)).data.length, 4 * 5);
    assert.equal(semanticTokensInRange(view, lines(0, 2 ** 31 - 1)).data.length, MOST_LINES * 2 * 5);
  });

  it('keeps its answer short where lines are long', () => {
    const view = openView(`${MOST_TOKENS + 1}\n${'1 '.repeat(MOST_TOKENS).trim()} 1\n`, 'x.luogu-p1247.game');
    assert.equal(semanticTokens(view)!.data.length, MOST_TOKENS * 5);
  });

  it('is contributed as it is sent', () => {
    const { contributes } = JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8')) as {
      contributes: Record<'semanticTokenTypes' | 'semanticTokenModifiers', { id: string }[]> & {
        semanticTokenScopes: { language: string; scopes: Record<string, string[]> }[];
      };
    };
    const standard = ['number', 'keyword', 'comment', 'function', 'operator', 'parameter', 'string', 'variable'];
    assert.deepEqual(
      contributes.semanticTokenTypes.map(({ id }) => id).sort(),
      legend.tokenTypes.filter((type) => !standard.includes(type)).sort(),
    );
    assert.deepEqual(
      contributes.semanticTokenModifiers.map(({ id }) => id),
      legend.tokenModifiers,
    );
    const scopes = new Map(contributes.semanticTokenScopes.map((entry) => [entry.language, Object.keys(entry.scopes)]));
    assert.deepEqual(
      scopes.get('game')?.sort(),
      [...legend.tokenTypes, ...legend.tokenModifiers.map((modifier) => `number.${modifier}`)].sort(),
    );
    const rules = ['count', 'keyword', 'number', 'function', 'operator', 'parameter', 'string', 'variable'];
    assert.deepEqual(scopes.get('gamerules')?.sort(), rules.sort());
    assert.equal(scopes.size, 2);
  });

  it('keeps its tokens in the text, in order and apart, in any file', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const tokens = decode(semanticTokens(view)!.data);
        for (const [index, token] of tokens.entries()) {
          assertInside(view, rangeOf(token));
          assert.ok(token.end > token.start);
          const before = tokens[index - 1];
          assert.ok(!before || before.line < token.line || (before.line === token.line && before.end <= token.start));
        }
      }),
      runs(300),
    );
  });

  it('says of a window what it says of the file', () => {
    fc.assert(
      fc.property(anyView, fc.nat(20), fc.nat(10), (view, first, count) => {
        const part = decode(semanticTokensInRange(view, lines(first, first + count)).data);
        const whole = decode(semanticTokens(view)!.data).filter(({ line }) => line >= first && line <= first + count);
        assert.deepEqual(part, whole);
      }),
      runs(200),
    );
  });
});
