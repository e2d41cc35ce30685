/** The mistakes of declared games, for the headers of real problems. */
import assert from 'node:assert/strict';
import { GameDocument } from '../../server/src/document/document';
import { problemsById } from '../../server/src/library/index';
import { mistakesOf } from '../../server/src/mistakes/index';
import { inputOf, isCaught, type Mistake, smallestCases } from '../../server/src/mistakes/mistake';
import type { Problem } from '../../server/src/problems/problem';
import { headerOf, judged } from '../games/declare';
import { isThorough, some } from '../thorough';

function problemOf(...lines: readonly string[]): Problem {
  const { problem } = new GameDocument('file:///x.game', headerOf(...lines), { fileName: 'x.game' });
  assert.ok(problem?.own);
  return problem;
}

const namesOf = (problem: Problem): string[] => mistakesOf(problem).map(({ name }) => name);

const isCaughtBySmallest = (problem: Problem, mistake: Mistake): boolean =>
  isCaught(mistake, inputOf(problem, smallestCases(problem, mistake))!);

describe('mistakes of games of one’s own', () => {
  it('follow from the rules and the layout', () => {
    const bash = problemOf('input: T / n / …', 'move: take 1..3 from n', 'win: Alice', 'lose: Bob');
    assert.deepEqual(
      mistakesOf(bash).map(({ name, smallest }) => [name, smallest]),
      [
        ['last-move-loses', '0'],
        ['plain-nim', '4'],
        ['parity', '2'],
        ['bound-off-by-one-1', '3'],
        ['bound-off-by-one-2', '1'],
        ['table-too-short', '1001'],
        ['words-swapped', '0'],
        ['one-case-short', '0'],
      ],
    );
    const misere = problemOf('input: n / a1 … an / …', 'move: take 1..a', 'misere: yes', 'win: W', 'lose: L');
    assert.ok(namesOf(misere).includes('normal-play'));
    assert.ok(namesOf(misere).includes('feof-loop'));
  });

  it('none are known where no output is declared, and what shows nowhere is none', () => {
    assert.deepEqual(namesOf(problemOf('input: n / …', 'move: take 1..3 from n')), []);
    assert.ok(!namesOf(problemOf('input: n / …', 'move: take {1} from n', 'win: W', 'lose: L')).includes('parity'));
  });

  it('are found for problems of the library, whose claims may take long to check', () => {
    for (const id of ['luogu-p3480', 'cf-1194d', 'cses-1730', 'luogu-p4018']) {
      const problem = problemsById.get(id)!;
      assert.ok(namesOf(problem).includes('last-move-loses'), id);
      for (const mistake of mistakesOf(problem))
        assert.ok(isCaughtBySmallest(problem, mistake), `${id} ${mistake.name}`);
    }
  });

  it('are caught by their smallest cases, and have names of their own', () => {
    let count = 0;
    for (const [name, { header }] of some(Object.entries(judged), 5)) {
      const { problem } = new GameDocument('file:///x.game', headerOf(...header), { fileName: 'x.game' });
      if (!problem) continue;
      const mistakes = mistakesOf(problem);
      assert.equal(new Set(mistakes.map((mistake) => mistake.name)).size, mistakes.length);
      for (const mistake of mistakes) assert.ok(isCaughtBySmallest(problem, mistake), `${name} ${mistake.name}`);
      count += mistakes.length;
    }
    assert.ok(count > (isThorough ? 500 : 40), String(count));
  });
});
