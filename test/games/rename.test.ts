import assert from 'node:assert/strict';
import { rename, symbolAt } from '../../server/src/games/editing/rename';
import { type Declared, gameOf } from '../../server/src/games/game';
import { readHeader } from '../../server/src/games/lines';
import { english, render } from '../../server/src/text/message';
import { applyEdits } from '../text/edits';
import { headerOf, judged } from './declare';

/** The lines with another name in place of the one at `|`, or what is wrong with it. */
function renamed(lines: readonly string[], name: string): string[] | string {
  const marked = headerOf(...lines);
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const text = marked.replace('|', '');
  const header = readHeader(text)!;
  const game = gameOf(header);
  const symbol = symbolAt(game, { line: before.length - 1, character: before.at(-1)!.length })!;
  const result = rename(header, game, symbol, name);
  if ('template' in result) return render(result, english);
  return applyEdits(text, result)
    .split('\n')
    .slice(1, -1)
    .map((line) => line.slice(2));
}

const NO_NAME = 'is not a name: a name has letters and digits, and begins with a letter.';

/** What is declared, but for names. */
const meant = ({ rules, questions }: Declared): string =>
  JSON.stringify([rules, questions], (key, value: unknown) =>
    ['coordinates', 'constants', 'lists', 'names'].includes(key) && Array.isArray(value) && typeof value[0] === 'string'
      ? value.length
      : value,
  );

describe('games/rename', () => {
  it('renames everywhere', () => {
    const lines = ['input: n K / h1 … hn', 'move: h -> h - x for x in 1..K', 'claim: P when h = 0'];
    assert.deepEqual(renamed(['input: n K / |h1 … hn', ...lines.slice(1)], 'heap'), [
      'input: n K / heap1 … heapn',
      'move: heap -> heap - x for x in 1..K',
      'claim: P when heap = 0',
    ]);
    assert.deepEqual(renamed([lines[0]!, lines[1]!.replace('1..K', '1..|K'), lines[2]!], 'most'), [
      'input: n most / h1 … hn',
      'move: h -> h - x for x in 1..most',
      'claim: P when h = 0',
    ]);
    assert.deepEqual(
      renamed([lines[0]!.replace('hn', 'hn|'), ...lines.slice(1)], 'count')[0],
      'input: count K / h1 … hcount',
    );
    assert.deepEqual(
      renamed([lines[0]!, lines[1]!.replace('for x', 'for x|'), lines[2]!], 't')[1],
      'move: h -> h - t for t in 1..K',
    );
    assert.deepEqual(renamed(['input: n / a1 a2 … an', 'move: take 1 from |a'], 'b')[0], 'input: n / b1 b2 … bn');
  });

  it('renames in bounds, too', () => {
    const lines = [
      'input: T / |n / h1 … hn / …',
      'bounds: 1 <= n <= 9, sum(n) over all cases <= 99',
      'move: take 1..h',
    ];
    assert.equal(renamed(lines, 'count')[1], 'bounds: 1 <= count <= 9, sum(count) over all cases <= 99');
  });

  it('says what is wrong with a name', () => {
    const lines = ['input: n K / h1 … hn', 'move: |h -> h - x for x in 1..K'];
    assert.equal(renamed(lines, 'K'), 'K is taken: it is a number of the position or the input.');
    assert.equal(renamed(lines, '2x'), `2x ${NO_NAME}`);
    assert.equal(renamed(lines, 'mod'), `mod ${NO_NAME}`);
    assert.equal(renamed(lines, ''), ` ${NO_NAME}`);
    for (const name of ['primes', 'lines'])
      assert.equal(
        renamed(['input: n k / p1 … pk', 'move: n -> n - x for x in |p'], name),
        `${name} cannot be told from other names here.`,
      );
  });

  it('keeps what the headers of real problems mean', () => {
    for (const { header } of Object.values(judged)) {
      const text = headerOf(...header);
      const lines = readHeader(text)!;
      const game = gameOf(lines);
      for (const symbol of game.symbols) {
        const edits = rename(lines, game, symbol, 'Zz');
        assert.ok(!('template' in edits), `${symbol.name} in ${text}`);
        const after = gameOf(readHeader(applyEdits(text, edits))!);
        assert.equal(meant(after.declared!), meant(game.declared!));
      }
    }
  });
});
