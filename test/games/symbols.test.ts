import assert from 'node:assert/strict';
import { coloursOf } from '../../server/src/games/editing/colours';
import { gameOf } from '../../server/src/games/game';
import { readHeader } from '../../server/src/games/lines';
import { textIn } from '../text/edits';
import { headerOf, judged } from './declare';

/** `list h 2:13 3:14`: role, name, and where it stands, from 1. */
function symbolsOf(...lines: string[]): string[] {
  const { symbols } = gameOf(readHeader(headerOf(...lines))!);
  return symbols.map(({ role, name, spans }) =>
    [role, name, ...spans.map(({ start }) => `${start.line + 1}:${start.character + 1}`)].join(' '),
  );
}

describe('games/symbols', () => {
  it('knows every place of a name', () => {
    assert.deepEqual(
      symbolsOf('input: T / n K / h1 … hn / …', 'move: h -> h - x for x in 1..K', 'claim: P when h = 0'),
      [
        'cases T 2:10',
        'number n 2:14 2:26',
        'number K 2:16 3:32',
        'list h 2:20 2:25 3:9 3:14 4:17',
        'variable x 3:24 3:18',
      ],
    );
  });

  it('knows the names in bounds', () => {
    assert.deepEqual(
      symbolsOf(
        'input: T / n K / h1 … hn / …',
        'bounds: 1 <= T <= 9, 1 <= n < K, h ascending, K even, sum(n) over all cases <= 99, at most 5 cases',
        'move: take 1 from h',
      ).map((symbol) => symbol.replaceAll(/ 2:\d+/g, '')),
      ['cases T 3:16', 'number n 3:29 3:61', 'number K 3:33 3:49', 'list h 3:36 4:21'],
    );
    assert.deepEqual(symbolsOf('input: n', 'bounds: m <= 9', 'move: take 1'), ['number n 2:10']);
  });

  it('tells the numbers of a position from those of the input, and the names of two lines apart', () => {
    assert.deepEqual(
      symbolsOf(
        'input: n / …',
        'start: (n, n - 1)',
        'move: (n, m) -> (n - t, 2t) for t in 1..m',
        'move: (n, m) -> (n - t, t) for t in 1..3',
        'claim: P when d = 1 where d = n - m',
      ),
      [
        'number n 2:10 3:11 3:14',
        'coordinate n 4:10 4:20 5:10 5:20 6:33',
        'coordinate m 4:13 4:43 5:13 6:37',
        'variable t 4:35 4:24 4:28',
        'variable t 5:34 5:24 5:27',
        'definition d 6:29 6:17',
      ],
    );
  });

  it('finds lists where a start goes through them', () => {
    assert.deepEqual(symbolsOf('input: n / c1 … cn', 'start: c × c[n]', 'move: h -> h - 1'), [
      'number n 2:10 2:20 3:16',
      'list c 2:14 2:19 3:10 3:14',
      'coordinate h 4:9 4:14',
    ]);
  });

  it('each place has the name, in all headers of real problems', () => {
    for (const { header } of Object.values(judged)) {
      const text = headerOf(...header);
      const game = gameOf(readHeader(text)!);
      for (const { name, spans } of game.symbols) for (const span of spans) assert.equal(textIn(text, span), name);
      const places = coloursOf(readHeader(text)!, game).map(({ span }) => span.start.line * 1e6 + span.start.character);
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b),
      );
    }
  });

  it('colours the words of bounds, and the same words nowhere else', () => {
    const bounds =
      'bounds: h strictly ascending, h distinct, n even, m odd, sum(n) over all test cases <= 9, at most 5 cases';
    const text = headerOf(
      'input: n m / h1 … hn / …',
      bounds,
      'move: take 1..h',
      'claim: P when most = 0 where most = h',
    );
    const coloured = coloursOf(readHeader(text)!, gameOf(readHeader(text)!));
    const keywords = (line: number): string[] =>
      coloured
        .filter(({ kind, span }) => kind === 'keyword' && span.start.line === line)
        .map(({ span }) => textIn(text, span));
    assert.deepEqual(keywords(2), [
      ...['strictly', 'ascending', 'distinct', 'even', 'odd', 'over', 'all', 'test', 'cases', 'at', 'most', 'cases'],
    ]);
    assert.deepEqual(keywords(4), ['when', 'where']);
  });

  it('colours what it knows', () => {
    const text = headerOf('input: n / h1 … hn', 'move: take 1..gcd(h, 2) if h > 1', 'win: First', 'misere: yes');
    const colours = coloursOf(readHeader(text)!, gameOf(readHeader(text)!));
    assert.deepEqual(
      colours.map(({ span, kind }) => `${kind} ${textIn(text, span)}`),
      [
        'game mine',
        'key input',
        'number n',
        'operator /',
        'list h1',
        'operator …',
        'list h',
        'number n',
        'key move',
        'keyword take',
        'number 1',
        'operator ..',
        'function gcd',
        'operator (',
        'list h',
        'operator ,',
        'number 2',
        'operator )',
        'keyword if',
        'list h',
        'operator >',
        'number 1',
        'key win',
        'word First',
        'key misere',
        'word yes',
      ],
    );
  });
});
