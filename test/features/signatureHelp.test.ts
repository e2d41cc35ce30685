import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Occasion, signatureHelp } from '../../server/src/features/signatureHelp';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';
import { openAtCaret } from './caret';
import { openView } from './view';

const byUser: Occasion = { triggerKind: 1, isRetrigger: false };
const bySpace: Occasion = { triggerKind: 2, isRetrigger: false };
const byEdit: Occasion = { triggerKind: 3, isRetrigger: true, activeSignatureHelp: {} };

/** The line of names with the one at the caret in brackets, and what is said of it; then what is said of the line. */
function shown(marked: string, fileName: string, occasion = byUser): string[] {
  const { view, position } = openAtCaret(marked, fileName);
  const help = signatureHelp(view, position, occasion);
  if (!help) return [];
  assert.equal(help.signatures.length, 1);
  const { label, parameters = [], documentation } = help.signatures[0]!;
  const active = parameters[help.activeParameter ?? -1];
  if (active) assert.ok(label.includes(active.label as string));
  return [
    label,
    ...(active ? [active.documentation as string] : []),
    ...(documentation === '' ? [] : [documentation as string]),
  ];
}

const EUCLID_END = 'A line “0 0” ends the input.';

describe('features/signatureHelp', () => {
  it('names the number at the caret with its meaning and its bounds', () => {
    assert.deepEqual(shown('‸3 5\n0 0\n', 'x.hdu-2177.game'), ['a b', 'a: the smaller heap, 0 ≤ a ≤ 10^6', EUCLID_END]);
    assert.deepEqual(shown('3‸ 5\n0 0\n', 'x.hdu-2177.game'), ['a b', 'a: the smaller heap, 0 ≤ a ≤ 10^6', EUCLID_END]);
    assert.deepEqual(shown('3 ‸5\n0 0\n', 'x.hdu-2177.game'), ['a b', 'b: the larger heap, a ≤ b ≤ 10^6', EUCLID_END]);
    assert.deepEqual(shown('3 5‸\n0 0\n', 'x.hdu-2177.game'), ['a b', 'b: the larger heap, a ≤ b ≤ 10^6', EUCLID_END]);
  });

  it('works where the number is still to come', () => {
    assert.deepEqual(shown('‸', 'x.poj-2348.game'), ['a b', 'a: one of the two numbers, a ≥ 1', EUCLID_END]);
    assert.deepEqual(shown('34 12\n‸\n0 0\n', 'x.poj-2348.game')[0], 'a b');
    assert.deepEqual(shown('34 12\n15 ‸', 'x.poj-2348.game')[1], 'b: one of the two numbers, b ≥ 1');
    assert.deepEqual(shown('34 12\n‸', 'x.poj-2348.game')[1], 'a: one of the two numbers, a ≥ 1');
    assert.deepEqual(shown('# game: poj-2348\n\n  ‸', 'x.game')[1], 'a: one of the two numbers, a ≥ 1');
  });

  it('says nothing where nothing is expected', () => {
    assert.deepEqual(shown('34 12 ‸\n0 0\n', 'x.poj-2348.game'), []);
    assert.deepEqual(shown('# comm‸ent\n0 0\n', 'x.poj-2348.game'), []);
    assert.deepEqual(shown('34 12\n#> St‸an wins\n0 0\n', 'x.poj-2348.game'), []);
    assert.deepEqual(shown('34 12\n0 0\n5‸', 'x.poj-2348.game'), []);
    assert.deepEqual(shown('34‸ 12 7 x\n', 'x.game'), []);
    assert.deepEqual(shown('3\n3 6 9\n‸', 'x.luogu-p1247.game'), []);
  });

  it('does not take help that is still awaited for help that is shown', () => {
    const long = `${'34 12\n'.repeat(10)}15 ‸\n0 0\n`;
    assert.deepEqual(shown(long, 'x.poj-2348.game', { triggerKind: 2, isRetrigger: true }), []);
    assert.notDeepEqual(shown(long, 'x.poj-2348.game', byEdit), []);
  });

  it('knows the line that ends the input', () => {
    assert.deepEqual(shown('34 12\n0‸ 0\n', 'x.poj-2348.game'), ['0 0', EUCLID_END]);
  });

  it('knows the number of cases', () => {
    assert.deepEqual(shown('‸', 'x.poj-1704.game'), [
      'T',
      'T: the number of cases, 1 ≤ T ≤ 20',
      'The first line says how many cases follow.',
    ]);
    assert.deepEqual(
      shown('1‸\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n', 'x.poj-1704.game').at(-1),
      'Cases that follow now: 2.',
    );
  });

  it('tells the lines of a case apart, also while they are written', () => {
    assert.deepEqual(shown('1\n‸', 'x.poj-1704.game'), ['N', 'N: the number of chessmen, 1 ≤ N ≤ 1000']);
    assert.deepEqual(shown('1\n3\n‸', 'x.poj-1704.game'), [
      'P1 … PN',
      'P1 (of 3): the cell of a chessman, 1 ≤ P ≤ 10000, all different',
    ]);
    assert.deepEqual(
      shown('1\n3\n1 2 ‸', 'x.poj-1704.game')[1],
      'P3 (of 3): the cell of a chessman, 1 ≤ P ≤ 10000, all different',
    );
    assert.deepEqual(
      shown('1\n3\n# a comment\n1 2 ‸', 'x.poj-1704.game')[1],
      'P3 (of 3): the cell of a chessman, 1 ≤ P ≤ 10000, all different',
    );
    assert.deepEqual(
      shown('1\n3\n1 2 3‸', 'x.poj-1704.game')[1],
      'P3 (of 3): the cell of a chessman, 1 ≤ P ≤ 10000, all different',
    );
    assert.deepEqual(shown('1\n3\n1 2 3 ‸', 'x.poj-1704.game'), []);
    assert.deepEqual(shown('1\n3\n1 2 3\n‸', 'x.poj-1704.game')[0], 'N');
  });

  it('says what the statement says of several numbers, and of all cases', () => {
    assert.equal(shown('1\n‸', 'x.cf-1382b.game')[1], 'n: 1 ≤ n ≤ 10^5, a sum over all cases of at most 100000');
    assert.equal(shown('2 5\n‸', 'x.atcoder-dp-k.game')[1], 'a1 (of 2): 1 ≤ a ≤ 10^5, a ≤ K, strictly ascending');
    assert.equal(shown('1\n‸', 'x.luogu-p2148.game')[1], 'N: 1 ≤ N ≤ 20000, even');
  });

  it('counts the numbers of a list that begins on the same line', () => {
    assert.deepEqual(shown('‸2 2 5\n0\n', 'x.poj-1143.game')[1], 'n: how many numbers are available, 1 ≤ n ≤ 20');
    assert.deepEqual(shown('2 2 ‸\n0\n', 'x.poj-1143.game').slice(0, 2), [
      'n a1 … an',
      'a2 (of 2): a number that is still available, 2 ≤ a ≤ 20',
    ]);
    assert.deepEqual(shown('2 2 5 ‸\n0\n', 'x.poj-1143.game'), []);
    assert.deepEqual(shown('x 2 ‸\n0\n', 'x.poj-1143.game')[1], 'a2: a number that is still available, 2 ≤ a ≤ 20');
  });

  it('knows repeated lines, and which of them it is', () => {
    const head = '2 2 5\n3\n2 5 12\n';
    assert.deepEqual(shown('2 2 5\n‸', 'x.hdu-1536.game'), ['m', 'm: the number of positions, 1 ≤ m ≤ 100']);
    assert.deepEqual(shown(`${head}3 2 ‸`, 'x.hdu-1536.game'), [
      'l h1 … hl',
      'h2 (of 3): a heap, 0 ≤ h ≤ 10000',
      'Line 2 of 3.',
    ]);
    assert.deepEqual(shown(`${head}‸3 2 4 7\n`, 'x.hdu-1536.game')[1], 'l: the number of heaps, 1 ≤ l ≤ 100');
    assert.deepEqual(shown(`${head}3 2 4 7\n4 2 3 7 12\n‸`, 'x.hdu-1536.game')[0], 'k s1 … sk');
    assert.deepEqual(shown('3 6\n4 5\n1 ‸', 'x.hdu-1730.game'), [
      'mine theirs',
      'theirs: the column of a piece, theirs ≥ 1',
      'Line 2 of 3.',
    ]);
  });

  it('comes by itself only where a number is missing, in the first cases', () => {
    assert.notDeepEqual(shown('34 ‸', 'x.poj-2348.game', bySpace), []);
    assert.notDeepEqual(shown('1 2\n3 4\n5 ‸', 'x.poj-2348.game', bySpace), []);
    assert.deepEqual(shown('34 12 ‸', 'x.poj-2348.game', bySpace), []);
    assert.deepEqual(shown(' ‸34 12', 'x.poj-2348.game', bySpace), []);
    assert.deepEqual(shown(' ‸', 'x.poj-2348.game', bySpace), []);
    assert.deepEqual(shown('1 2\n3 4\n5 6\n7 ‸', 'x.poj-2348.game', bySpace), []);
    assert.notDeepEqual(shown('1 2\n3 4\n5 6\n7 ‸', 'x.poj-2348.game', byUser), []);
  });

  it('stays while the line is written and goes with it', () => {
    assert.notDeepEqual(shown('34 1‸', 'x.poj-2348.game', byEdit), []);
    assert.deepEqual(shown('34 12\n‸', 'x.poj-2348.game', byEdit), []);
    assert.deepEqual(shown('34 12 ‸', 'x.poj-2348.game', byEdit), []);
  });

  it('names a parameter of its line in any text', () => {
    const text = fc.string({
      unit: fc.constantFrom('0', '1', '2', '3', '17', ' ', ' ', '\n', '\n', '#', '>', 'x', '\r'),
    });
    fc.assert(
      fc.property(anyProblem, text, fc.nat(10), fc.nat(10), (problem, value, line, character) => {
        const view = openView(value, `x.${problem.id}.game`);
        for (const occasion of [byUser, bySpace, byEdit]) {
          const help = signatureHelp(view, { line, character }, occasion);
          if (!help) continue;
          const { label, parameters = [] } = help.signatures[0]!;
          assert.ok(parameters.every((parameter) => label.includes(parameter.label as string)));
          assert.ok(parameters.length === 0 || parameters[help.activeParameter!]);
        }
      }),
      runs(300),
    );
  });
});
