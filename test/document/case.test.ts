import assert from 'node:assert/strict';
import fc from 'fast-check';
import { answer, type Case, caseAt, caseAtLine, casesBetween, positionsOf } from '../../server/src/document/case';
import { anyDraw } from '../draw';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';
import { anyInput } from './anyInput';
import { allCases, openNamed } from './observe';

const TEXT = '# game: poj-2348\n34 12\n#> Stan wins\n# why\n#> more\n15 x\n0 0\n#> beyond\n1 1\n0 0\n#> beyond\n';
const document = openNamed(TEXT, 'poj-2348');

/** The lines on which a case's numbers or outputs stand. */
const linesOf = ({ firstLine, lastLine, expectation }: Case): number[] => [
  ...Array.from({ length: lastLine - firstLine + 1 }, (_, line) => firstLine + line),
  ...expectation.map(({ line }) => line),
];

describe('document/case', () => {
  it('knows the lines of a case, its expected output and whether it counts', () => {
    const shown = allCases(document).map(({ number, firstLine, isLegal, isBeyondEnd, expectation }) => [
      number,
      firstLine,
      isLegal,
      isBeyondEnd,
      expectation.map(({ text }) => text),
    ]);
    assert.deepEqual(shown, [
      [1, 1, true, false, ['Stan wins', 'more']],
      [2, 5, false, false, []],
      [3, 8, true, true, []],
    ]);
    assert.deepEqual([caseAt(document, -1), caseAt(document, 3)], [undefined, undefined]);
  });

  it('counts no output as a case’s own that comes after the end of the input', () => {
    for (const size of [1, 1000]) {
      const [one, two] = allCases(openNamed('1 1\n0 0\n#> x\n2 1\n0 0\n#> y\n', 'poj-2348', size));
      assert.deepEqual([one?.expectation, two?.expectation], [[], []]);
    }
  });

  it('finds the case of a line', () => {
    assert.deepEqual(
      Array.from({ length: 12 }, (_, line) => caseAtLine(document, line)?.number),
      [undefined, 1, 1, undefined, 1, 2, undefined, undefined, 3, undefined, undefined, undefined],
    );
    assert.deepEqual(
      [caseAtLine(document, -1), caseAtLine(document, 99), caseAtLine(openNamed('', 'poj-2348'), 0)],
      [undefined, undefined, undefined],
    );
  });

  it('finds cases by lines as a search through all cases does', () => {
    fc.assert(
      fc.property(anyDraw, anyProblem, fc.nat(40), fc.nat(5), (draw, problem, first, more) => {
        const file = openNamed(anyInput(draw, problem), problem.id, 16);
        const all = allCases(file);
        assert.equal(caseAtLine(file, first)?.index, all.find((one) => linesOf(one).includes(first))?.index);
        const between = [...casesBetween(file, first, first + more)].map(({ index }) => index);
        const wanted = all
          .filter((one) => one.firstLine <= first + more && Math.max(...linesOf(one)) >= first)
          .map(({ index }) => index);
        assert.deepEqual(between, wanted);
      }),
      runs(300),
    );
  });

  it('answers what can be made out', () => {
    assert.deepEqual(
      [0, 1, 2].map((index) => answer(document, caseAt(document, index)!)),
      [
        { output: ['Stan wins'], outcomes: ['N'] },
        { output: undefined, outcomes: [] },
        { output: ['Stan wins'], outcomes: ['N'] },
      ],
    );
    assert.deepEqual(
      answer(openNamed('2 1\n', 'hdu-2177'), caseAt(openNamed('1 2\n', 'hdu-2177'), 0)!).output?.length,
      1,
    );
    const unchosen = openNamed('1 2\n', 'nothing');
    assert.equal(caseAt(unchosen, 0), undefined);
  });

  it('shows each position of a case on its own line', () => {
    const sets = openNamed('2 2 5\n# heaps\n3\n2 5 12\n\n# more\n3 2 4 7\n4 2 3 7 12\n0\n', 'hdu-1536', 1);
    const [found] = allCases(sets);
    assert.deepEqual(
      positionsOf(sets, found!).map(({ line }) => line),
      [3, 6, 7],
    );
    assert.deepEqual(answer(sets, found!).output, ['LWW']);
    assert.deepEqual(
      positionsOf(document, caseAt(document, 0)!).map(({ line }) => line),
      [1],
    );
  });

  it('finds the lines of a case with many positions', () => {
    const many = 30_000;
    const sets = openNamed(`1 1\n${many}\n${'1 5\n'.repeat(many)}0\n`, 'hdu-1536');
    assert.equal(positionsOf(sets, caseAt(sets, 0)!).at(-1)?.line, many + 1);
  });
});
