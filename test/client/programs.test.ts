import assert from 'node:assert/strict';
import { caseResults, isFault, type Line, readLine } from '../../client/src/programs/lines';
import { extensionOf, languageOf, substituted, wordsFor } from '../../client/src/programs/words';

describe('client/programs/words', () => {
  it('puts values in place of variables, and never splits a word', () => {
    const variables = { file: '/a b/c.game', problem: 'poj-2348', exe: '' };
    assert.deepEqual(substituted(['./${problem}${exe}', '${file}', '$file', '${other}'], variables), [
      './poj-2348',
      '/a b/c.game',
      '$file',
      '${other}',
    ]);
  });

  it('takes values with variables in them as they are', () => {
    assert.deepEqual(substituted(['${file}'], { file: '${problem}$&', problem: 'x' }), ['${problem}$&']);
  });

  it('takes a list of words, or one for each problem', () => {
    assert.deepEqual(wordsFor(['a', 'b'], undefined), ['a', 'b']);
    const setting = { 'poj-2348': ['euclid'], '*': ['other'] };
    assert.deepEqual(wordsFor(setting, 'poj-2348'), ['euclid']);
    assert.deepEqual(wordsFor(setting, 'poj-2234'), ['other']);
    assert.deepEqual(wordsFor(setting, undefined), ['other']);
  });

  it('takes nothing else, whatever the settings hold', () => {
    for (const value of [undefined, null, [], '', 'a.out', 7, true, [1], ['a', null], { x: 'y' }, {}, [['a']]])
      assert.equal(wordsFor(value, 'x'), undefined);
    for (const value of [undefined, null, [], 'g++', { '.cpp': 'g++' }, { '.cpp': {} }, { '.cpp': { run: 'x' } }])
      assert.equal(languageOf(value, '.cpp'), undefined);
  });

  it('knows how a language is built and run', () => {
    const setting = { '.cpp': ['g++', '${source}'], '.py': { run: ['python3', '${source}'] }, '.x': { build: ['x'] } };
    assert.deepEqual(languageOf(setting, '.cpp'), { build: ['g++', '${source}'], run: ['${out}'] });
    assert.deepEqual(languageOf(setting, '.py'), { run: ['python3', '${source}'] });
    assert.deepEqual(languageOf(setting, '.x'), { build: ['x'], run: ['${out}'] });
    assert.deepEqual(['a/b.CPP', 'a.b/c', 'x', '.hidden', 'C:\\a.b\\c.py'].map(extensionOf), [
      '.cpp',
      '',
      '',
      '.hidden',
      '.py',
    ]);
  });
});

describe('client/programs/lines', () => {
  it('reads what the command line prints, and nothing else', () => {
    assert.equal(readLine('{"file":"x","case":6,"line":10,"verdict":"crash"}')?.kind, 'case');
    assert.equal(readLine('{"phase":"small","cases":20,"right":true}')?.kind, 'phase');
    assert.equal(readLine('{"file":"x","end":true,"right":1}')?.kind, 'end');
    for (const text of ['', 'x', '1', 'null', '"case"', '[]', '{}', '{"case":'])
      assert.equal(readLine(text), undefined);
  });

  const fault = (number: number, verdict: string): Line => ({
    kind: 'case',
    case: number,
    line: number,
    verdict,
    expected: '',
    got: '',
    message: '',
    ms: null,
  });
  const results = (lines: Line[]): string[] => [1, 2, 3, 4].map((number) => caseResults(lines, false)(number).result);

  it('says what became of each case', () => {
    const end = (cases: number, unknown = 0): Line => ({ kind: 'end', cases, unknown });
    assert.deepEqual(results([end(4)]), ['passed', 'passed', 'passed', 'passed']);
    assert.deepEqual(results([fault(2, 'wrong-answer'), end(4)]), ['passed', 'failed', 'passed', 'passed']);
    assert.deepEqual(results([fault(2, 'wrong-answer'), fault(3, 'crash'), end(4)]), [
      'passed',
      'failed',
      'failed',
      'skipped',
    ]);
    assert.deepEqual(results([fault(2, 'skipped'), fault(3, 'wrong-answer'), end(3, 1)]), [
      'passed',
      'skipped',
      'failed',
      'passed',
    ]);
    assert.deepEqual(results([fault(1, 'wrong-answer'), end(2)]), ['failed', 'passed', 'skipped', 'skipped']);
    assert.deepEqual(results([end(0)]), ['skipped', 'skipped', 'skipped', 'skipped']);
    assert.deepEqual(results([]), ['skipped', 'skipped', 'skipped', 'skipped']);
    assert.ok(isFault(fault(1, 'crash')) && !isFault(fault(1, 'right')) && !isFault(fault(1, 'skipped')));
  });
});
