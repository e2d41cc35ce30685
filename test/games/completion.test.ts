import assert from 'node:assert/strict';
import { type Proposal, proposalsAt } from '../../server/src/games/editing/completion';
import { gameOf } from '../../server/src/games/game';
import { readHeader, readRulesFile, ruleLine } from '../../server/src/games/lines';
import { english, render } from '../../server/src/text/message';
import { headerOf } from './declare';

/** Proposals at the `|` in a line, in a header with the other lines. */
function at(marked: string, others: readonly string[] = [], guesses: readonly string[] = []): readonly Proposal[] {
  const character = marked.indexOf('|');
  return proposalsAt(marked.replace('|', ''), character, { others: readHeader(headerOf(...others))!, guesses });
}

const labels = (proposals: readonly Proposal[], ...kinds: Proposal['kind'][]): string[] =>
  proposals.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map(({ label }) => label);

/** The line after the choice, with the first choice of each place to fill in. */
function chosen(marked: string, label: string, others: readonly string[] = []): string {
  const { insert, piece } = at(marked, others).find((one) => one.label === label)!;
  const text = marked.replace('|', '');
  const plain = insert
    .replace(/\$\{\d+:([^{}]*(?:\\\}[^{}]*)*)\}/g, '$1')
    .replaceAll('\\}', '}')
    .replace(/\$\d/g, '');
  return text.slice(0, piece.from) + plain + text.slice(piece.to);
}

describe('games/completion', () => {
  it('offers keys, what a game needs first, and none twice', () => {
    assert.deepEqual(labels(at('# |')).slice(0, 4), ['input', 'move', 'win', 'lose']);
    const rest = labels(at('# |', ['input: n', 'move: take 1', 'win: A', 'claim: P']));
    assert.equal(rest[0], 'lose');
    assert.ok(rest.includes('move'));
    assert.ok(rest.includes('claim') && !rest.includes('win') && !rest.includes('input'));
    assert.equal(chosen('# mo|', 'move'), '# move: ');
    assert.equal(chosen('#|', 'move'), '# move: ');
    assert.equal(chosen('# mo|ves: take 1', 'move'), '# move: take 1');
    const [first] = proposalsAt('wi', 2, { others: readRulesFile('', 'x'), guesses: [] });
    assert.deepEqual(first!.piece, { from: 0, to: 2 });
    for (const { detail } of at('# |')) assert.ok(render(detail!, english).length > 5);
  });

  it('offers whole moves that can be read as they are', () => {
    const others = ['input: T / n / h1 … hn / …'];
    const moves = labels(at('# move: |', others), 'snippet');
    assert.ok(moves.length >= 8 && moves.includes('take 1..h/2'));
    for (const label of moves.filter((one) => !one.startsWith('(a, b)'))) {
      const line = chosen('# move: |', label, others);
      assert.deepEqual(gameOf(readHeader(headerOf(...others, line.slice(2)))!).findings, [], line);
    }
    assert.deepEqual(labels(at('# move: t|', others), 'snippet'), []);
  });

  it('offers to take the numbers of a list from a number that counts nothing', () => {
    const takes = (input: string): string[] =>
      labels(at('# move: |', [input]), 'snippet').filter((label) => label.includes(' from '));
    assert.deepEqual(takes('input: N K / a1 … aN'), ['take a from K']);
    assert.deepEqual(takes('input: T / n / h1 … hn / …'), []);
    assert.ok(labels(at('# move: |', ['input: N K / a1 … aN']), 'snippet').includes('take 1..K/2'));
    const line = chosen('# move: |', 'take a from K', ['input: N K / a1 … aN']);
    assert.deepEqual(gameOf(readHeader(headerOf('input: N K / a1 … aN', line.slice(2)))!).findings, []);
  });

  it('offers names and words', () => {
    const others = ['input: n K / a1 … an'];
    assert.deepEqual(labels(at('# move: a -> a - x for x in |', others), 'name'), ['n', 'K', 'a', 'x']);
    assert.equal(chosen('# move: a -> a - mi|', 'min', others), '# move: a -> a - min()');
    assert.equal(chosen('# move: a -> a - K f|', 'for', others), '# move: a -> a - K for');
    assert.deepEqual(labels(at('# bounds: |', others), 'name'), ['n', 'K', 'a']);
    assert.deepEqual(labels(at('# win: F|', others), 'name', 'word', 'function'), []);
    assert.deepEqual(labels(at('# note: |', others)), []);
  });

  it('offers all that bounds can say, and what it offers can be read', () => {
    const others = ['input: T / n K / a1 … an / …', 'move: take a from K'];
    assert.deepEqual(labels(at('# bounds: |', others), 'snippet').slice(0, 4), [
      '1 <= T <= 10^5',
      '1 <= n <= 10^5',
      '1 <= K <= 10^5',
      '1 <= a <= 10^5',
    ]);
    const words = labels(at('# bounds: a |', others), 'word');
    for (const word of ['distinct', 'ascending', 'strictly ascending', 'even', 'odd', 'over all cases', 'xor', 'mod'])
      assert.ok(words.includes(word), word);
    const lines = [
      ...labels(at('# bounds: |', others), 'snippet').map((label) => chosen('# bounds: |', label, others)),
      chosen('# bounds: 1 <= n, s|', 'sum(…) over all cases <= …', others),
      chosen('# bounds: at|', 'at most … cases', others),
      ...['distinct', 'ascending', 'strictly ascending'].map((word) => chosen('# bounds: a |', word, others)),
      ...['even', 'odd'].map((word) => chosen('# bounds: n |', word, others)),
      `${chosen('# bounds: sum(n) o|', 'over all cases', others)} <= 9`,
      chosen('# bounds: xor(x for x in a) m|', 'mod', others).replace('mod', 'mod 2 = 1'),
    ];
    for (const line of lines)
      assert.deepEqual(gameOf(readHeader(headerOf(...others, line.slice(2)))!).findings, [], line);
    assert.deepEqual(labels(at('# bounds: sum(n) over all cases <= |', others), 'name'), ['n', 'K', 'a']);
  });

  it('offers sums over lists where they can be written', () => {
    const others = ['input: n / a1 … an', 'move: h -> h - 1'];
    const offered = labels(at('# start: |', others), 'function').filter((label) => label.includes('for'));
    assert.deepEqual(offered, ['sum(… for …)', 'xor(… for …)', 'min(… for …)', 'max(… for …)', 'gcd(… for …)']);
    assert.equal(chosen('# start: s|', 'sum(… for …)', others), '# start: sum(x for x in )');
    for (const line of ['# move: |', '# claim: |'])
      assert.ok(
        labels(at(line, others), 'function').every((label) => !label.includes('for')),
        line,
      );
  });

  it('offers layouts, words that go together, and what a key can say', () => {
    assert.deepEqual(labels(at('# input: |', [], ['n / …', 'n'])), ['n / …', 'n']);
    for (const label of labels(at('# input: |'))) {
      const { findings } = gameOf(readHeader(headerOf(`input: ${label}`, 'move: take 1..3'))!);
      assert.deepEqual(
        findings.filter(({ code }) => code !== 'which-heap'),
        [],
        label,
      );
    }
    assert.deepEqual(labels(at('# lose: |', ['win: Alice'])), ['Bob']);
    assert.ok(labels(at('# lose: |', ['win: Other'])).length > 3);
    assert.deepEqual(labels(at('# sum: |')), ['one', 'some', 'all']);
    assert.equal(chosen('# say: |', 'Case {i}: {}'), '# say: Case {i}: {}');
    assert.deepEqual(labels(at('# claim: |'), 'snippet'), ['P when …', 'value = …']);
    assert.equal(ruleLine('nothing here', 0, 0), undefined);
  });
});
