import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { BEGINNING_LINES, BEGINNING_UNITS, beginningOf } from '../../server/src/document/choice/beginning';
import { detect } from '../../server/src/document/choice/detect';
import { problems, problemsById } from '../../server/src/library/index';
import type { Problem } from '../../server/src/problems/problem';
import { anyDraw, type Draw, textNote } from '../draw';
import { anyProblem } from '../problems/anyProblem';
import { anyText } from '../text/anyText';
import { linesOf } from '../text/edits';
import { isThorough, some, runs } from '../thorough';
import { rightInput } from './anyInput';

const found = (text: string): string | undefined => detect(text).problem?.id;

const candidates = (text: string): string[] => detect(text).candidates.map(({ id }) => id);

const inputOf = (id: string): string => problemsById.get(id)!.sample.input;

const samples = path.join(__dirname, '../../samples');

/** The statements' samples and the test files, without the line that names the problem. */
const files: readonly (readonly [id: string, text: string])[] = [
  ...problems.map(({ id, sample }) => [id, sample.input] as const),
  ...readdirSync(samples)
    .map((name) => name.split('.'))
    .filter(([, id]) => problemsById.has(id!))
    .map(
      (parts) =>
        [parts[1]!, readFileSync(path.join(samples, parts.join('.')), 'utf8').replace(/^# game: .*\n/, '')] as const,
    ),
];

/** What is tried of a file at every place. */
const WHOLE_UNITS = isThorough ? 100 : 25;

describe('document/detect', () => {
  it('knows samples that no other layout is near', () => {
    for (const id of ['coin-game', 'uva-10404', 'hdu-1848', 'hdu-1536', 'poj-1143'])
      assert.equal(found(inputOf(id)), id);
    // After two lines, the first of them may be the beginning of a longer one.
    assert.equal(found(inputOf('poj-2234')), undefined);
    assert.equal(found(`${inputOf('poj-2234')}1 7\n`), 'poj-2234');
  });

  it('takes no sample for another game, and has its own among the candidates', () => {
    for (const [id, text] of files) {
      assert.ok([undefined, id].includes(found(text)), `${id} is taken for ${found(text)}`);
      assert.ok(candidates(text).includes(id), id);
    }
  });

  it('is not sure where several layouts have all lines', () => {
    assert.equal(found('34 12\n15 24\n0 0\n'), undefined);
    assert.deepEqual(candidates('34 12\n15 24\n0 0\n'), ['poj-2348', 'poj-1067', 'hdu-2147', 'hdu-4764']);
    assert.deepEqual(candidates('7 1 1\n7 3 4\n1000 1 2\n'), ['hdu-1848', 'hdu-2897']);
  });

  it('knows nothing by a single line, by a line of zeros, or by no line', () => {
    for (const text of ['20 3 1 3 8\n', '5 2 3\n', '0 0 0\n', '# a remark\n', '', '\n\n'])
      assert.equal(found(text), undefined, text);
    assert.deepEqual(candidates('20 3 1 3 8\n'), ['uva-10404']);
    assert.deepEqual(candidates('# a remark\n'), []);
  });

  it('knows nothing where most lines fit no layout', () => {
    for (const text of ['hello\n', 'x\ny\nz\n', '1 2 3\nx\n', '3 3 6 9\nx\ny\n'])
      assert.deepEqual(candidates(text), []);
  });

  it('stays with a layout that a few lines do not have', () => {
    const lines = inputOf('uva-10404').trimEnd().split('\n');
    for (const bad of ['x', '1', '20 3 1 3', '5 5 5 5', '', '0']) {
      for (let at = 0; at <= lines.length; at++)
        assert.equal(found(`${lines.toSpliced(at, 0, bad).join('\n')}\n`), 'uva-10404', `${bad} at ${at}`);
    }
  });

  it('takes a number out of bounds for less than a line that is wrong', () => {
    const line = '3 3 6 9\n';
    assert.equal(candidates(`${line}2 100000000 1\n`)[0], 'poj-2234');
    // A single one of Euclid’s pairs beyond the bounds of the others does not rule them out.
    assert.ok(candidates('1 2\n3000 4\n0 0\n').includes('poj-2348'));
    assert.equal(found('1 2\n3000 4\n0 0\n'), undefined);
  });

  it('takes zeros on the last line for the end of the input', () => {
    assert.equal(found('2 2 5\n2 2 3\n5 2 3 4 5 6\n'), undefined);
    assert.equal(found('2 2 5\n2 2 3\n5 2 3 4 5 6\n0\n'), 'poj-1143');
    assert.equal(found('2 2 5\n2 2 3\n5 2 3 4 5 6\n0'), 'poj-1143');
  });

  it('takes no file for another game while it is typed, whatever the game and the file', () => {
    fc.assert(
      fc.property(anyProblem, anyDraw, (problem, draw) => {
        const text = rightInput(draw, problem);
        const part = text.slice(0, draw.integer(0, text.length));
        assertNoOther(part, problem);
        assert.ok(part.trim() === '' || candidates(part).length > 0, 'there is something to ask');
      }),
      runs(300, 1500),
    );
  });

  it('takes no sample for another game while it is typed', () => {
    // Long files are more of the same: of these, what stands at the ends of lines and at some of the places between.
    const step = isThorough ? 5 : 97;
    for (const [id, text] of some(files, 3))
      for (let end = 0; end <= text.length; end++)
        if (end <= WHOLE_UNITS || end % step === 0 || text[end - 1] === '\n' || end === text.length)
          assertNoOther(text.slice(0, end), problemsById.get(id)!);
  });

  it('takes no file for another game while one of its lines is typed', () => {
    fc.assert(
      fc.property(anyProblem, anyDraw, (problem, draw) => {
        assertNoOther(withOneLineHalfTyped(draw, rightInput(draw, problem)), problem);
      }),
      runs(300, 1500),
    );
  });

  it('does not look beyond the beginning', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), anyText, ([, text], more) => {
        const long = text.repeat(Math.ceil(BEGINNING_LINES / (linesOf(text).length - 1)) + 1);
        const cut = `${linesOf(long).slice(0, BEGINNING_LINES).join('\n')}\n`;
        assert.deepEqual(detect(cut + more), detect(cut));
        const wide = `${text.trimEnd()} ${'1 '.repeat(BEGINNING_UNITS)}`.slice(0, BEGINNING_UNITS);
        assert.deepEqual(detect(wide + more), detect(wide));
      }),
      runs(12, 200),
    );
  });

  it('knows a large file by its beginning, though a line of it is cut', () => {
    assert.equal(found('20 3 1 3 8\n'.repeat(50_000)), 'uva-10404');
    assert.equal(found('3 3 6 9\n'.repeat(50_000)), 'poj-2234');
  });
});

function assertNoOther(text: string, problem: Problem): void {
  const other = detect(text).problem;
  assert.ok(other === undefined || other === problem, `${JSON.stringify(text)} is taken for ${other?.id}`);
}

/** One of the lines has its beginning alone, and those below it are there. */
function withOneLineHalfTyped(draw: Draw, text: string): string {
  const lines = linesOf(text);
  const at = draw.integer(0, lines.length - 1);
  const half = lines[at]!.slice(0, draw.integer(1, Math.max(1, lines[at]!.length)));
  return draw.note(lines.with(at, half).join('\n'), textNote);
}

describe('document/beginning', () => {
  it('has so many lines, and so many units of them', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, times) => {
        const long = text.repeat(times);
        const beginning = beginningOf(long);
        assert.ok(long.startsWith(beginning));
        assert.ok(linesOf(beginning).length <= BEGINNING_LINES + 1);
        assert.equal(beginningOf(beginning), beginning);
        if (beginning.length < Math.min(long.length, BEGINNING_UNITS))
          assert.equal(linesOf(beginning).length, BEGINNING_LINES + 1);
      }),
      runs(300),
    );
    assert.equal(beginningOf('1\r\n'.repeat(BEGINNING_LINES + 1)), '1\r\n'.repeat(BEGINNING_LINES));
    assert.equal(beginningOf('1'.repeat(BEGINNING_UNITS + 1)), '1'.repeat(BEGINNING_UNITS));
  });
});
