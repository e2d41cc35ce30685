import assert from 'node:assert/strict';
import fc from 'fast-check';
import { casesFrom, MOST_CASES } from '../../server/src/features/custom/cases';
import { expectedOutput } from '../../server/src/features/custom/expectedOutput';
import { runs } from '../thorough';
import { anyView, goOn } from './anyView';
import { openView } from './view';

describe('features/cases', () => {
  it('has the true output of each case, and what the file says of it', async () => {
    const { cases, total, refusal } = (await casesFrom(
      openView('# game: poj-2348\n34 12\n#> Ollie wins\n# a remark\n#> x\n15 24\n0 0\n1 1\n', 'x.game'),
      0,
      goOn,
    ))!;
    assert.deepEqual([total, refusal], [2, undefined]);
    assert.deepEqual(cases, [
      {
        number: 1,
        firstLine: 1,
        lastLine: 1,
        label: 'Case 1: 34 12',
        expected: 'Stan wins',
        expectation: 'Ollie wins\nx',
        expectationLines: [2, 4],
      },
      {
        number: 2,
        firstLine: 5,
        lastLine: 5,
        label: 'Case 2: 15 24',
        expected: 'Ollie wins',
        expectation: null,
        expectationLines: [],
      },
    ]);
  });

  it('says why a file has no output, and what the other cases have', async () => {
    const { cases, refusal } = (await casesFrom(openView('34 12\n25 x\n0 0\n', 'x.poj-2348.game'), 0, goOn))!;
    assert.deepEqual([refusal?.code, refusal?.line, refusal?.character], ['not-a-number', 1, 3]);
    assert.deepEqual(
      cases.map(({ expected }) => expected),
      ['Stan wins', null],
    );
  });

  it('gives a part of many, from the one that is asked for', async () => {
    const view = openView(`${'1 2\n'.repeat(MOST_CASES + 7)}0 0\n`, 'x.poj-2348.game');
    const numbers = async (first: number): Promise<number[]> =>
      (await casesFrom(view, first, goOn))!.cases.map(({ number }) => number);
    assert.equal((await numbers(0)).length, MOST_CASES);
    assert.deepEqual(await numbers(MOST_CASES + 5), [MOST_CASES + 6, MOST_CASES + 7]);
    assert.deepEqual(await numbers(MOST_CASES * 9), []);
    assert.equal((await numbers(-3))[0], 1);
  });

  it('stops when it is told to', async () => {
    assert.equal(
      await casesFrom(openView('1 2\n0 0\n', 'x.poj-2348.game'), 0, () => Promise.resolve(false)),
      undefined,
    );
  });

  it('adds up to the expected output, in any file', () =>
    fc.assert(
      fc.asyncProperty(anyView, async (view) => {
        const { cases, total, refusal } = (await casesFrom(view, 0, goOn))!;
        assert.equal(cases.length, total);
        const whole = (await expectedOutput(view, goOn))!;
        if ('refusal' in whole) assert.ok(refusal ?? cases.some(({ expected }) => expected === null));
        else assert.equal(cases.map(({ expected }) => `${expected!}\n`).join(''), whole.output);
      }),
      runs(200),
    ));
});
