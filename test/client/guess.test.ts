import assert from 'node:assert/strict';
import { guessedProblems } from '../../client/src/problems/guess';
import { problemsById } from '../../server/src/library/index';

const ids = [...problemsById.keys()];

describe('client/guess', () => {
  const named: [string, string][] = [
    ['/home/me/poj-2348.cpp', 'poj-2348'],
    ['/home/me/POJ2348.cpp', 'poj-2348'],
    ['/home/me/hdu_1525.cpp', 'hdu-1525'],
    ['/home/me/poj/2348.py', 'poj-2348'],
    ['/home/me/P1290.cpp', 'luogu-p1290'],
    ['/c:/code/cf 1382B.rs', 'cf-1382b'],
    ['/w/hackerrank/nimble.py', 'hackerrank-nimble'],
  ];
  for (const [path, id] of named) {
    it(`takes a name as it is written: ${path}`, () => {
      assert.deepEqual(guessedProblems(path, '', ids), [id]);
    });
  }

  const written: [string, string][] = [
    ['// http://poj.org/problem?id=2348', 'poj-2348'],
    ['/*\n * https://acm.hdu.edu.cn/showproblem.php?pid=1525\n */', 'hdu-1525'],
    ['# https://codeforces.com/problemset/problem/1382/B', 'cf-1382b'],
    ['// https://atcoder.jp/contests/abc206/tasks/abc206_f', 'atcoder-abc206-f'],
    ['// https://www.luogu.com.cn/problem/P1290', 'luogu-p1290'],
  ];
  for (const [text, id] of written) {
    it(`reads addresses in the first lines: ${text.trim()}`, () => {
      assert.deepEqual(guessedProblems('/home/me/a.cpp', `${text}\n#include <cstdio>\n`, ids), [id]);
    });
  }

  it('guesses nothing from numbers alone, or from what is further down', () => {
    assert.deepEqual(guessedProblems('/home/me/2348.cpp', 'int a[2348];\n', ids), []);
    assert.deepEqual(guessedProblems('/home/me/a.cpp', `${'\n'.repeat(100)}// poj 2348`, ids), []);
  });

  it('has the name before the text', () => {
    assert.deepEqual(guessedProblems('/w/hdu1525.cpp', '// poj 2348', ['poj-2348', 'hdu-1525']), [
      'hdu-1525',
      'poj-2348',
    ]);
  });
});
