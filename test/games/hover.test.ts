import assert from 'node:assert/strict';
import { aboutPlace } from '../../server/src/games/editing/hover';
import { gameOf } from '../../server/src/games/game';
import { readHeader } from '../../server/src/games/lines';
import { english, render } from '../../server/src/text/message';
import { textIn } from '../text/edits';
import { headerOf, judged } from './declare';

/** What is said at `|`: the piece, the sentences, the rules. */
function at(...lines: string[]): string[] | undefined {
  const marked = headerOf(...lines);
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const text = marked.replace('|', '');
  const header = readHeader(text)!;
  const about = aboutPlace(header, gameOf(header), { line: before.length - 1, character: before.at(-1)!.length });
  return about && [textIn(text, about.span), ...about.sentences.map((one) => render(one, english)), ...about.code];
}

describe('games/hover', () => {
  it('tells what a key and a name are', () => {
    assert.deepEqual(at('mo|ve: take 1'), ['move', 'a move: take 1..3, or h -> h - 1']);
    assert.deepEqual(at('input: |T / n / h1 … hn / …', 'move: take 1..3'), ['T', 'T is the number of cases.']);
    assert.deepEqual(at('input: n / |h1 … hn', 'bounds: 1 <= h <= 9', 'move: take 1..3'), [
      'h',
      'h is a list of the case.',
      'Each of them is a part, and the position is their sum.',
      'Bounds: 1 ≤ h ≤ 9.',
    ]);
    assert.deepEqual(at('input: |n', 'bounds: n <= 9', 'move: take 1..3'), [
      'n',
      'n is a number of the case.',
      'It is a number of the position.',
      'Bounds: 0 ≤ n ≤ 9.',
    ]);
    assert.deepEqual(at('move: n -> n - |k for k in 1..n'), ['k', 'k takes each value after “in”.']);
    assert.deepEqual(at('start: n', 'move: |h -> h - 1'), ['h', 'h is a number of the position.']);
    assert.deepEqual(at('move: n -> n - 1', 'claim: P when |x = 1 where x = n'), [
      'x',
      'x is short for an expression.',
    ]);
  });

  it('tells what a digit of a code allows', () => {
    assert.deepEqual(at('move: code 0.3|7'), ['7', '2 may be taken if that leaves nothing or one heap or two heaps.']);
    assert.deepEqual(at('move: code |4.07'), ['4', '0 may be taken if that leaves two heaps.']);
    assert.deepEqual(at('move: code .0|F0'), [
      'F',
      '2 may be taken if that leaves nothing or one heap or two heaps or three heaps.',
    ]);
    assert.deepEqual(at('move: code .|07'), ['0', '1 may not be taken.']);
    assert.deepEqual(at('move: co|de .07')?.[1], 'Take k from n, and leave as many heaps as digit k of .07 allows.');
  });

  it('says a move in words and in full', () => {
    assert.deepEqual(at('move: ta|ke 1..h/2 if h > 3'), [
      'take 1..h/2 if h > 3',
      'Take 1 to h/2 from h. Only if h > 3.',
      'h -> h - k for k in 1..h/2 if h > 3',
    ]);
    const said = (move: string) => at('input: n k / p1 … pk', `move: ${move}`)?.[1];
    assert.equal(said('ta|ke p from n'), 'Take one of the numbers of p from n.');
    assert.equal(said('ta|ke 2 from n'), 'Take 2 from n.');
    assert.equal(said('ta|ke {1, k} from n'), 'Take one of 1, k from n.');
    assert.equal(said('ta|ke all but {1, 2} from n'), 'Take any number from n, but none of {1, 2}.');
    assert.equal(said('ta|ke primes from n'), 'Take a prime number from n.');
    assert.equal(said('ta|ke powers(2) from n'), 'Take 1 or a power of 2 from n.');
    assert.equal(said('ta|ke divisors(n) from n'), 'Take a divisor of n from n.');
    assert.equal(said('ta|ke digits(n) from n'), 'Take one of the digits of n from n.');
    assert.equal(said('spl|it n'), 'Split n in two heaps, each at least 1.');
    assert.equal(said('spl|it n unequal'), 'Split n in two unequal heaps.');
    assert.equal(said('n -|> nothing'), 'n is removed.');
    assert.equal(said('n -|> n - 1'), 'n becomes another position.');
    assert.equal(said('n -|> 1, n - 1'), 'n becomes 2 positions side by side.');
  });

  it('says a claim as it is read', () => {
    assert.deepEqual(at('move: take 1', 'claim: P wh|en n%2 == 0'), ['P when n%2 == 0', 'P when n mod 2 = 0']);
    assert.equal(at('move: take 1', 'win: A|', 'lose: B'), undefined);
    assert.equal(at('move: take |', 'author: me'), undefined);
  });

  it('has something to say at each place, or nothing', () => {
    for (const { header } of Object.values(judged)) {
      const lines = readHeader(headerOf(...header))!;
      const game = gameOf(lines);
      for (const { line, text } of lines.lines)
        for (let character = 0; character <= text.length; character++) aboutPlace(lines, game, { line, character });
    }
  });
});
