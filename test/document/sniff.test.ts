import assert from 'node:assert/strict';
import { fittingProblems, SAMPLED, sampleOf } from '../../server/src/document/sniff';
import { problems, problemsById } from '../../server/src/problems/index';

const fits = (text: string, id: string): boolean => fittingProblems(sampleOf(text)).includes(problemsById.get(id)!);

describe('document/sniff', () => {
  it('finds every problem in its sample', () => {
    for (const problem of problems)
      assert.ok(fittingProblems(sampleOf(problem.sample.input)).includes(problem), problem.id);
  });

  it('asks for layout, bounds and ending', () => {
    assert.deepEqual(
      ['34 12\n0 0\n', '34 12\n', '34 12\n0 0\n1 2\n', '34 0\n0 0\n', '34 x\n0 0\n', '34 12 1\n0 0\n', '0 0\n'].map(
        (text) => fits(text, 'poj-2348'),
      ),
      [true, false, false, false, false, false, false],
    );
    assert.deepEqual(
      ['2\n25 7\n24 15\n', '3\n25 7\n24 15\n', '1\n25 7\n24 15\n', '2.0\n25 7\n24 15\n', '25 7\n24 15\n'].map((text) =>
        fits(text, 'luogu-p1290'),
      ),
      [true, false, false, false, false],
    );
  });

  it('judges a long text by its beginning and its end', () => {
    const many = '34 12\n'.repeat(50_000);
    assert.deepEqual(
      [`${many}0 0\n`, many, `${many}0 0\n# end\n\n`, `0 0\n${many}0 0\n`, `x\n${many}0 0\n`].map((text) =>
        fits(text, 'poj-2348'),
      ),
      [true, false, true, false, false],
    );
    const { head, tail } = sampleOf(many);
    assert.ok(head.length + tail.length <= SAMPLED);
    assert.deepEqual(
      [`50000\n${many}`, `4\n${many}`].map((text) => fits(text, 'luogu-p1290')),
      [true, false],
    );
  });
});
