/** Files that have no cases, of every problem: nothing is there to go by, and nothing may depend on there being something. */
import assert from 'node:assert/strict';
import { terminatorOf } from '../../server/src/formats/write';
import { problemsById } from '../../server/src/library/index';
import { loadMistakes } from '../../server/src/mistakes/load';
import { isCaught } from '../../server/src/mistakes/mistake';
import { problems } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { open, questions } from './everything';

/** An empty file, one with nothing but its header, one with a count of 0, and one with nothing but the end of the input. */
function* textsOf({ id, input }: Problem): Generator<string> {
  yield '';
  yield '\n';
  yield `# game: ${id}\n`;
  if (input.end.kind === 'count') yield '0\n';
  const terminator = terminatorOf(input);
  if (terminator !== undefined) yield `${terminator}\n`;
}

const views = function* () {
  for (const problem of problemsById.values())
    for (const text of textsOf(problem)) yield { problem, view: open(text, `x.${problem.id}.game`) };
};

describe('features: files without cases', () => {
  it('have an answer to every question', async () => {
    for (const { problem, view } of views()) {
      assert.equal(view.document.problem?.id, problem.id);
      for (const [name, ask] of Object.entries(questions(view, 0)))
        await assert.doesNotReject(
          () => Promise.resolve().then(ask),
          `${name} of ${problem.id}, ${JSON.stringify(view.document.lineText(0))}`,
        );
    }
  });

  it('make no known mistake throw', async () => {
    const mistakesOf = await loadMistakes();
    for (const problem of problems)
      for (const mistake of mistakesOf(problem))
        assert.doesNotThrow(() => isCaught(mistake, { cases: [], truths: [] }), `${mistake.name} of ${problem.id}`);
  });
});
