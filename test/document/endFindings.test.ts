import assert from 'node:assert/strict';
import { endFindings } from '../../server/src/document/findings/endFindings';
import { see, type Seen } from '../formats/reading';
import { allFindings, openNamed } from './observe';

const found = (id: string, text: string): Seen[] =>
  endFindings(openNamed(text, id)).map((finding) => see(text, finding));

/** The end has just this finding, and none of its code after any of its fixes. */
function assertOnly(id: string, text: string, expected: Seen): void {
  assert.deepEqual(found(id, text), [expected]);
  for (const fixed of expected.fixed) assert.ok(!found(id, fixed).some(({ code }) => code === expected.code), fixed);
}

const codes = (id: string, text: string): string[] => allFindings(openNamed(text, id)).map(({ code }) => code);

describe('document/endFindings', () => {
  it('finds nothing to say about an end as it should be', () => {
    for (const text of ['34 12\n0 0\n', '0 0\n', '34 12\n0 0\n\n# end\n#> x\n', '', '# nothing yet\n', '\n'])
      assert.deepEqual(found('poj-2348', text), [], text);
    for (const text of ['1\n34 12\n', '01\n34 12\n', '0\n', '']) assert.deepEqual(found('luogu-p1290', text), [], text);
    for (const text of ['34 12\n0 0\n', '']) assert.deepEqual(found('poj-1067', text), [], text);
  });

  it('misses the line that ends the input, and adds it below the last case and its output', () => {
    const missing = {
      code: 'missing-terminator',
      severity: 'error',
      says: 'The input ends with a line “0 0”, which is missing.',
    };
    assertOnly('poj-2348', '34 12\n', { ...missing, at: '34 12', fixed: ['34 12\n0 0\n'] });
    assertOnly('poj-2348', ' 34 12 \n#> Stan wins\n# end\n', {
      ...missing,
      at: '34 12',
      fixed: [' 34 12 \n#> Stan wins\n0 0\n# end\n'],
    });
    assertOnly('poj-2348', '34 12\n0 0 0\n', { ...missing, at: '0 0 0', fixed: ['34 12\n0 0 0\n0 0\n'] });
    assert.deepEqual(
      found('poj-2348', '34 12').map(({ code, fixed }) => [code, fixed]),
      [
        ['no-final-newline', ['34 12\n']],
        ['missing-terminator', ['34 12\n0 0']],
      ],
    );
  });

  it('leaves zeros that are too few to their own finding', () => {
    assert.deepEqual(codes('poj-2348', '34 12\n0\n'), ['lone-zero']);
    assert.deepEqual(codes('hdu-1848', '1 2 3\n0 0\n'), ['lone-zero']);
    assert.deepEqual(codes('hdu-1848', '1 2 3\n0\n\u3000\n'), ['lone-zero', 'blank-line']);
    assert.deepEqual(codes('hdu-1848', '1 2 3\n1 1\n'), ['missing-terminator', 'too-few-numbers']);
  });

  it('does not add an end in the middle of a case', () => {
    const seen = found('hdu-1536', '1 1\n2\n1 5\n0\n');
    assert.deepEqual(
      seen.map(({ code, fixed }) => [code, fixed]),
      [['missing-terminator', ['1 1\n2\n1 5\n0\n0\n']]],
    );
    assert.deepEqual(
      found('hdu-1536', '1 1\n3\n1 5\n0\n').map(({ code, fixed }) => [code, fixed]),
      [['missing-terminator', []]],
    );
  });

  it('holds the number of cases against those that follow', () => {
    assertOnly('luogu-p1290', '# x\n 3\n25 7\n24 15\n', {
      code: 'wrong-count',
      severity: 'error',
      at: '3',
      says: 'The first line says 3 cases, but 2 follow.',
      fixed: ['# x\n 2\n25 7\n24 15\n'],
    });
    assertOnly('luogu-p1290', `${10n ** 18n}\n25 7\n`, {
      code: 'wrong-count',
      severity: 'error',
      at: `${10n ** 18n}`,
      says: `The first line says ${10n ** 18n} cases, but 1 follow.`,
      fixed: ['1\n25 7\n'],
    });
    assertOnly('luogu-p1290', 'x\n25 7\n', {
      code: 'not-a-count',
      severity: 'error',
      at: 'x',
      says: 'Expected the number of cases, found “x”.',
      fixed: ['1\n25 7\n'],
    });
    assertOnly('luogu-p1290', '# c\n25 7\n24 15\n', {
      code: 'missing-count',
      severity: 'error',
      at: '25 7',
      says: 'The number of cases is expected on a line of its own before the first case.',
      fixed: ['# c\n2\n25 7\n24 15\n'],
    });
    assert.deepEqual(codes('luogu-p1290', '02\n25 7\n24 15\n'), ['leading-zero']);
    assert.deepEqual(codes('luogu-p1290', '0\n'), ['out-of-bounds']);
  });

  it('finds text that no judge reads, all of it at once', () => {
    const after = {
      code: 'text-after-end',
      severity: 'warning',
      says: 'Text after the line that ends the input: no judge reads it.',
    };
    assertOnly('poj-2348', '34 12\n0 0\n1 2\nx y\n# end\n', {
      ...after,
      at: '1 2\nx y',
      fixed: ['34 12\n0 0\n# end\n'],
    });
    assertOnly('poj-2348', '0 0\n\n 1', { ...after, at: '\n 1', fixed: ['0 0\n'] });
    assert.deepEqual(codes('poj-2348', '34 12\n0 0\n 1  2\n#> x\nx\n0\n0 0\n#> y\n'), ['text-after-end']);
    assert.equal(endFindings(openNamed('0 0\n1\n', 'poj-2348'))[0]?.unused, true);
  });

  it('takes cases beyond the announced ones for such text', () => {
    const seen = found('luogu-p1290', '1\n25 7\n#> Stan wins\n24 15\nx\n');
    assert.deepEqual(
      seen.map(({ code, at }) => [code, at]),
      [
        ['wrong-count', '1'],
        ['text-after-end', '24 15\nx'],
      ],
    );
    assert.deepEqual(
      seen.map(({ fixed }) => fixed),
      [['3\n25 7\n#> Stan wins\n24 15\nx\n'], ['1\n25 7\n#> Stan wins\n']],
    );
    assert.deepEqual(codes('luogu-p1247', '2\n3 4\n2\n3 4\n'), ['text-after-end']);
  });

  it('asks for a line ending at the end', () => {
    assertOnly('poj-1067', '1 2\n3 4', {
      code: 'no-final-newline',
      severity: 'hint',
      at: '3 4',
      says: 'The last line has no line ending: some programs miss it.',
      fixed: ['1 2\n3 4\n'],
    });
    assertOnly('poj-1067', '1 2\n#', {
      code: 'no-final-newline',
      severity: 'hint',
      at: '#',
      says: 'The last line has no line ending: some programs miss it.',
      fixed: ['1 2\n#\n'],
    });
    assert.deepEqual(
      found('poj-1067', '1 2\r').map(({ code }) => code),
      ['carriage-return'],
    );
  });

  it('finds carriage returns once, at the first', () => {
    const [finding, ...more] = endFindings(openNamed('1 2\n3 4\r\n# x\r\n', 'poj-1067'));
    assert.deepEqual(
      [finding?.code, finding?.span.start.line, finding?.span.end, more.length],
      ['carriage-return', 1, { line: 1, character: 3 }, 0],
    );
    assert.deepEqual(
      finding?.fixes?.map(({ action, edits }) => [action, edits]),
      [['useLf', []]],
    );
  });
});
