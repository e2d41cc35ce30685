import assert from 'node:assert/strict';
import { counted, integer, line, lines, list, untilEndOfFile, untilZeros } from '../../server/src/formats/format';
import { assertOnly, codesOf, fieldsOf, findingsIn, readText, statesOf } from './reading';

const pairs = untilEndOfFile(line(integer('a', { min: 1, max: 20 }), integer('b', { min: 1 })));
const ordered = untilEndOfFile(line(integer('a'), integer('b', { min: 'a', max: 9 })));
const heaps = untilEndOfFile(line(integer('n'), list('h', 'n', { min: 1, max: 50, distinct: true })));
const apart = untilEndOfFile(line(integer('n')), line(integer('x'), list('h', 'n')));

describe('formats/diagnose', () => {
  it('says what is wrong with a number, and writes it right', () => {
    assertOnly(pairs, '1 2\n3 04\n', {
      code: 'leading-zero',
      severity: 'warning',
      at: '04',
      says: 'A number begins with a zero: “04”.',
      fixed: ['1 2\n3 4\n'],
    });
    assertOnly(pairs, '+3 4\n', {
      code: 'plus-sign',
      severity: 'warning',
      at: '+3',
      says: 'A number has a plus sign: “+3”.',
      fixed: ['3 4\n'],
    });
    assertOnly(pairs, '3 -4\n', {
      code: 'negative-number',
      severity: 'error',
      at: '-4',
      says: 'Expected a natural number, found the negative number “-4”.',
      fixed: [],
    });
    assertOnly(pairs, '3 4.0\n', {
      code: 'fraction',
      severity: 'error',
      at: '4.0',
      says: 'Expected a whole number, found “4.0”.',
      fixed: ['3 4\n'],
    });
    assertOnly(pairs, '３ 4\n', {
      code: 'full-width-digit',
      severity: 'error',
      at: '３',
      says: 'Full-width digits, which programs do not read: “３”.',
      fixed: ['3 4\n'],
    });
    assertOnly(pairs, '3 x4\n', {
      code: 'not-a-number',
      severity: 'error',
      at: 'x4',
      says: 'Expected a number, found “x4”.',
      fixed: [],
    });
  });

  it('keeps the answer of a case that is clear, and none of one that is not', () => {
    assert.deepEqual(statesOf(readText(pairs, '3 04\n+3 4\n30 4\n3 -4\n3 4.0\n3\n3 4 5\n1 2\n')), [
      'good',
      'good',
      'questionable',
      'bad',
      'bad',
      'bad',
      'bad',
      'good',
    ]);
    assert.deepEqual(fieldsOf(readText(pairs, '3 04\n+3 00000000000000000000000000004\n')), [
      { a: 3, b: 4 },
      { a: 3, b: 4 },
    ]);
  });

  it('counts the numbers of a line', () => {
    assertOnly(pairs, '3\n', {
      code: 'too-few-numbers',
      severity: 'error',
      at: '3',
      says: 'Expected 2 numbers on this line (a b), found 1.',
      fixed: [],
    });
    assertOnly(pairs, '3 4 5\n', {
      code: 'too-many-numbers',
      severity: 'error',
      at: '5',
      says: 'Expected 2 numbers on this line (a b), found 3.',
      fixed: ['3 4\n'],
    });
    assertOnly(pairs, '1 2 3 4 5 6\n', {
      code: 'too-many-numbers',
      severity: 'error',
      at: '3 4 5 6',
      says: 'Expected 2 numbers on this line (a b), found 6.',
      fixed: ['1 2\n3 4\n5 6\n', '1 2\n'],
    });
    assertOnly(untilEndOfFile(line(integer('n'))), '1 2\n', {
      code: 'too-many-numbers',
      severity: 'error',
      at: '2',
      says: 'Expected 1 number on this line (n), found 2.',
      fixed: ['1\n2\n', '1\n'],
    });
    assertOnly(untilEndOfFile(line(integer('n'), integer('k'), list('s', 'k'))), '1\n', {
      code: 'too-few-numbers',
      severity: 'error',
      at: '1',
      says: 'Expected at least 2 numbers on this line (n k s1 … sk), found 1.',
      fixed: [],
    });
  });

  it('offers to split only lines that are cases, and only as far as that costs little', () => {
    const [finding] = findingsIn(untilEndOfFile(line(integer('a')), line(integer('b'))), '1 2\n3\n');
    assert.deepEqual(finding?.fixed, ['1\n3\n']);
    const [long] = readText(pairs, '1 2 '.repeat(10_001)).cases.findings;
    assert.deepEqual(
      long?.fixes?.map(({ edits }) => edits.length),
      [1],
    );
  });

  it('holds numbers against their bounds', () => {
    assertOnly(pairs, '21 4\n', {
      code: 'out-of-bounds',
      severity: 'warning',
      at: '21',
      says: 'a is 21, but the statement allows 1 ≤ a ≤ 20.',
      fixed: [],
    });
    assertOnly(pairs, '2 0\n', {
      code: 'out-of-bounds',
      severity: 'warning',
      at: '0',
      says: 'b is 0, but the statement allows b ≥ 1.',
      fixed: [],
    });
    assertOnly(pairs, `${10n ** 30n} 1\n`, {
      code: 'out-of-bounds',
      severity: 'warning',
      at: `${10n ** 30n}`,
      says: `a is ${10n ** 30n}, but the statement allows 1 ≤ a ≤ 20.`,
      fixed: [],
    });
  });

  it('holds numbers against each other, and swaps them', () => {
    assertOnly(ordered, '5 4\n', {
      code: 'out-of-order',
      severity: 'warning',
      at: '4',
      says: 'b is 4, but the statement asks for a ≤ b ≤ 9.',
      fixed: ['4 5\n'],
    });
    assertOnly(ordered, `${10n ** 20n} 7\n`, {
      code: 'out-of-order',
      severity: 'warning',
      at: '7',
      says: 'b is 7, but the statement asks for a ≤ b ≤ 9.',
      fixed: [`7 ${10n ** 20n}\n`],
    });
    assert.deepEqual(codesOf(readText(ordered, 'x 4\n5 5\n5 10\n')), ['not-a-number', 'out-of-bounds']);
  });

  it('holds the length of a list against its count', () => {
    const wrong = (at: string, n: number | bigint, found: number, fixed: string[]) => ({
      code: 'wrong-length',
      severity: 'error',
      at,
      says: `n is ${n}, but the number of numbers that follow is ${found}.`,
      fixed,
    });
    assertOnly(heaps, '3 1 2\n', wrong('3', 3, 2, ['2 1 2\n']));
    assertOnly(heaps, '1 1 2\n', wrong('1', 1, 2, ['2 1 2\n']));
    assertOnly(heaps, '2\n', wrong('2', 2, 0, ['0\n']));
    assertOnly(heaps, `${10n ** 25n} 1\n`, wrong(`${10n ** 25n}`, 10n ** 25n, 1, ['1 1\n']));
    assertOnly(apart, '2\n7 1\n', wrong('1', 2, 1, ['1\n7 1\n']));
    assertOnly(apart, '2\n7\n', wrong('7', 2, 0, ['0\n7\n']));
  });

  it('blames no list for a count that cannot be read', () => {
    assert.deepEqual(codesOf(readText(heaps, 'x 1 2\n')), ['not-a-number']);
    assert.deepEqual(codesOf(readText(apart, 'x\n7 1 2\n')), ['not-a-number']);
  });

  it('finds what is there twice', () => {
    assertOnly(heaps, '4 9 5 9 6\n', {
      code: 'duplicate',
      severity: 'error',
      at: '9',
      says: '9 appears twice: it is also number 1 of the list.',
      fixed: [],
    });
    assert.deepEqual(codesOf(readText(heaps, '3 1 01 1\n')), ['leading-zero', 'duplicate', 'duplicate']);
  });

  it('makes the end of the input of zeros that are too few', () => {
    const triples = untilZeros(3, line(integer('a'), integer('b'), integer('c')));
    assertOnly(triples, '1 2 3\n0 0\n', {
      code: 'lone-zero',
      severity: 'error',
      at: '0 0',
      says: 'The input ends with a line “0 0 0”; found “0 0”.',
      fixed: ['1 2 3\n0 0 0\n'],
    });
    assertOnly(triples, '1 2 3\n0\n', {
      code: 'lone-zero',
      severity: 'error',
      at: '0',
      says: 'The input ends with a line “0 0 0”; found “0”.',
      fixed: ['1 2 3\n0 0 0\n'],
    });
    assert.deepEqual(codesOf(readText(pairs, '0\n')), ['too-few-numbers', 'out-of-bounds']);
  });

  it('knows the bounds and the writing of the number of cases', () => {
    const format = counted(integer('T', { min: 1, max: 20 }), line(integer('n')));
    assertOnly(format, '01\n5\n', {
      code: 'leading-zero',
      severity: 'warning',
      at: '01',
      says: 'A number begins with a zero: “01”.',
      fixed: ['1\n5\n'],
    });
    assertOnly(format, '21\n5\n', {
      code: 'out-of-bounds',
      severity: 'warning',
      at: '21',
      says: 'T is 21, but the statement allows 1 ≤ T ≤ 20.',
      fixed: [],
    });
    assert.deepEqual(codesOf(readText(format, 'x\n5\n')), []);
  });

  it('does not mistake the numbers of one line for those of another', () => {
    const blocks = untilEndOfFile(line(integer('m')), lines('rows', 'm', line(integer('l'), list('h', 'l'))));
    const seen = findingsIn(blocks, '2\n1 5\n2 6\n1\n0\n');
    assert.deepEqual(
      seen.map(({ code, at }) => [code, at]),
      [['wrong-length', '2']],
    );
    assert.deepEqual(statesOf(readText(blocks, '2\n1 5\n2 6\n1\n0\n')), ['bad', 'good']);
  });
});
