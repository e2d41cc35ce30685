import assert from 'node:assert/strict';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { compileGlob, LONGEST_GLOB } from '../../server/src/server/glob';
import { runs } from '../thorough';

function isMatch(glob: string, text: string): boolean {
  const matches = compileGlob(glob);
  assert.ok(matches, glob);
  return matches(text);
}

/** Which of the texts match. */
const matching = (glob: string, ...texts: string[]): string[] => texts.filter((text) => isMatch(glob, text));

describe('server/glob', () => {
  it('stars and question marks stay within a name, two stars go through folders', () => {
    assert.deepEqual(matching('*.in', 'a.in', '.in', 'a/b.in', 'a.ini'), ['a.in', '.in']);
    assert.deepEqual(matching('a?.in', 'ab.in', 'a.in', 'a/.in', 'abc.in'), ['ab.in']);
    assert.deepEqual(matching('**/a/*.in', '/a/x.in', 'a/x.in', '/z/y/a/x.in', '/a/b/x.in'), [
      '/a/x.in',
      'a/x.in',
      '/z/y/a/x.in',
    ]);
    assert.deepEqual(matching('/a/**', '/a/b', '/a/b/c', '/ab'), ['/a/b', '/a/b/c']);
    assert.deepEqual(matching('a**b', 'axb', 'a/b'), ['axb']);
  });

  it('braces, brackets and lists stand for one of several', () => {
    assert.deepEqual(matching('*.{in,txt,{a,b}c}', 'x.in', 'x.txt', 'x.bc', 'x.c'), ['x.in', 'x.txt', 'x.bc']);
    assert.deepEqual(matching('[a-c0]x', 'bx', '0x', '-x', 'dx'), ['bx', '0x']);
    assert.deepEqual(matching('[!a-c]x', 'bx', 'dx', '/x'), ['dx']);
    assert.deepEqual(matching('+(ab|c)?(d)', 'abcab', 'cd', 'd', 'abdd'), ['abcab', 'cd']);
    assert.deepEqual(matching('{**/a,b}', 'x/y/a', 'b', 'x/b'), ['x/y/a', 'b']);
  });

  it('capitals do not count, and a backslash makes a unit mean itself', () => {
    assert.deepEqual(matching('A[X-Z]\\*', 'ay*', 'Ay*', 'ayb'), ['ay*', 'Ay*']);
  });

  it('refuses what it does not know, and what is long', () => {
    for (const glob of ['', '{a', '[a', '+(a', '!(a)', 'a'.repeat(LONGEST_GLOB + 1)])
      assert.equal(compileGlob(glob), undefined, glob);
  });

  it('takes as long as it takes others for ever', () => {
    const name = `${'a'.repeat(4000)}c`;
    for (const glob of [`${'*a'.repeat(25)}b`, '+(a*)b', '*(+(a)|*(a*))b', `${'{a,a*}'.repeat(40)}b`, '+(+(+(+(a))))b'])
      assert.equal(isMatch(glob, name), false);
  });

  it('agrees with picomatch on what people write', () => {
    const name = fc
      .array(fc.constantFrom('a', 'b', 'A', '.'), { minLength: 1, maxLength: 4 })
      .map((units) => units.join(''));
    const isName = (text: string): boolean => text.split('/').every((part) => part !== '.' && part !== '..');
    const path = fc
      .array(name, { minLength: 1, maxLength: 4 })
      .map((names) => names.join('/'))
      .filter(isName);
    const piece = fc.constantFrom('a', 'b', '?', 'a*', '*b', '[ab]', '[^a]', '{a,b}', '{a,bb,a*}', '.');
    const part = fc.oneof(
      fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
      fc.constant('**'),
    );
    const glob = fc
      .array(part, { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('/'))
      .filter((text) => isName(text) && !text.endsWith('**'));
    fc.assert(
      fc.property(glob, path, (pattern, text) => {
        assert.equal(isMatch(pattern, text), picomatch.isMatch(text, pattern, { nocase: true, dot: true }));
      }),
      runs(2000),
    );
  });
});
