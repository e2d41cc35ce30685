import assert from 'node:assert/strict';
import { catchesOf, firstDifference } from '../../server/src/judging/strength';
import { keeping, whole, wrong } from '../../server/src/mistakes/declare';
import { mistakesOf } from '../../server/src/mistakes/index';
import { type Input, inputOf, isCaught, type Mistake, Stop } from '../../server/src/mistakes/mistake';
import { readCases } from '../../server/src/mistakes/readCases';
import { problems, problemsById } from '../../server/src/problems/index';
import { message } from '../../server/src/text/message';

const euclid = problemsById.get('poj-2348')!;
const input = (text: string): Input => inputOf(euclid, readCases(euclid.input, text))!;
const nothing = message('');

/** Won, lost, won. */
const three = input('7 14\n24 15\n1 1');

const casesOf = (mistake: Mistake): readonly number[] => catchesOf([mistake], three)[0]!.cases;

describe('judging/strength', () => {
  it('tells the cases that a mistake answers wrong', () => {
    assert.deepEqual(casesOf(wrong('always', nothing, '', '', () => 'Stan wins')), [1]);
    assert.deepEqual(casesOf(wrong('never', nothing, '', '', () => 'Ollie wins')), [0, 2]);
    assert.deepEqual(casesOf(wrong('right', nothing, '', '', (_, _number, truth) => truth)), []);
    assert.deepEqual(casesOf(wrong('not tried', nothing, '', '', () => undefined)), []);
  });

  it('makes state anew for each input', () => {
    const kept = keeping('kept', nothing, '', '', () => {
      let first: string | undefined;
      return (_fields, _number, truth) => (first ??= truth);
    });
    assert.deepEqual(casesOf(kept), [1]);
    assert.deepEqual(casesOf(kept), [1]);
  });

  it('tells where output ends too early, and that it goes on', () => {
    const ends = (count: number): Mistake =>
      whole('ends', nothing, '', '', ({ truths }) =>
        [...truths, 'Stan wins'].slice(0, count).map((truth) => `${truth}\n`),
      );
    assert.deepEqual(casesOf(ends(1)), [1]);
    assert.deepEqual(casesOf(ends(3)), []);
    assert.deepEqual(casesOf(ends(4)), [3]);
  });

  it('tells where a program crashes, and whether a line ending is missing', () => {
    const crashes = wrong('crashes', nothing, '', '', (_, number, truth) => {
      if (number === 2) throw new Stop('crash');
      return truth;
    });
    assert.deepEqual(casesOf(crashes), [1]);
    assert.deepEqual(firstDifference(crashes, three), { index: 1, expected: 'Ollie wins', wrong: undefined });
    const bare = whole('bare', nothing, '', '', ({ truths }) => truths);
    assert.deepEqual(casesOf(bare), [0, 1, 2]);
  });

  it('shows the first difference', () => {
    const [first] = mistakesOf(euclid);
    assert.deepEqual(firstDifference(first!, input('7 14\n2 1')), {
      index: 1,
      expected: 'Stan wins',
      wrong: 'Ollie wins',
    });
    assert.equal(firstDifference(first!, input('1 2')), undefined);
  });

  it('agrees with a comparison of whole outputs', () => {
    for (const problem of problems) {
      const sample = inputOf(
        problem,
        readCases(problem.input, caseText(problem.sample.input, problem.input.end.kind)),
      )!;
      for (const found of catchesOf(mistakesOf(problem), sample))
        assert.equal(found.cases.length > 0, isCaught(found.mistake, sample), found.mistake.name);
    }
  });
});

/** The cases of an input alone. */
function caseText(text: string, end: string): string {
  const lines = text.trimEnd().split('\n');
  return (end === 'count' ? lines.slice(1) : end === 'zeros' ? lines.slice(0, -1) : lines).join('\n');
}
