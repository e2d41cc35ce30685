import assert from 'node:assert/strict';
import { expectationDifference, linesOf, OutputReader } from '../../client/src/testing/caseCheck';
import type { CaseItem } from '../../protocol/messages';

const item = (expected: string | null, expectation: string | null): CaseItem => ({
  number: 1,
  firstLine: 0,
  lastLine: 0,
  label: '',
  expected,
  expectation,
  expectationLines: [],
});

describe('client/caseCheck', () => {
  it('has the lines of a file, whatever they end with', () => {
    for (const text of ['a\nb\n', 'a\r\nb\r\n', 'a\nb', 'a\rb\r']) assert.deepEqual(linesOf(text), ['a', 'b']);
    assert.deepEqual(linesOf(''), []);
    assert.deepEqual(linesOf('a\n\n'), ['a', '']);
  });

  it('holds what the file says against the truth', () => {
    assert.equal(expectationDifference(item('a\nb', 'a\nb')), undefined);
    assert.equal(expectationDifference(item('a', null)), undefined);
    assert.equal(expectationDifference(item(null, 'a')), undefined);
    assert.deepEqual(expectationDifference(item('a\nb', 'a\nc')), { at: 1, expected: 'b', actual: 'c' });
    assert.deepEqual(expectationDifference(item('a\nb', 'a')), { at: 1, expected: 'b' });
    assert.deepEqual(expectationDifference(item('a', 'a\nb')), { at: 1, actual: 'b' });
  });

  it('reads an output case by case', () => {
    const reader = new OutputReader('a\nb\r\nc\nd');
    assert.equal(reader.next('a\nb'), undefined);
    assert.deepEqual(reader.next('x'), { at: 2, expected: 'x', actual: 'c', taken: 'c' });
    assert.equal(reader.surplus, 'd');
    assert.equal(reader.position, 3);
    assert.deepEqual(reader.next('d\ne'), { at: 4, expected: 'e', taken: 'd' });
    assert.equal(reader.surplus, undefined);
    assert.deepEqual(reader.next('f'), { at: 4, expected: 'f', taken: '' });
  });

  it('tells an empty line from none', () => {
    assert.equal(new OutputReader('\n').next(''), undefined);
    assert.deepEqual(new OutputReader('').next(''), { at: 0, expected: '', taken: '' });
  });
});
