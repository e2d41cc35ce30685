/** Our own samples are strong: of each problem they catch every known mistake. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GameDocument } from '../../server/src/document/document';
import { strengthOf, survivorsOf } from '../../server/src/document/strength/strength';
import { resultOf } from '../../server/src/judging/strength';
import { mistakesOf } from '../../server/src/mistakes/index';
import { problems } from '../../server/src/problems/index';

const folder = path.join(__dirname, '../../samples');

const files = readdirSync(folder).map(
  (fileName) => new GameDocument(fileName, readFileSync(path.join(folder, fileName), 'utf8'), { fileName }),
);

/** Names the mistakes that none of the files catches: a judge runs every one of them. */
function missedBy(documents: readonly GameDocument[]): string[] {
  const missed = documents.map((document) =>
    survivorsOf(resultOf(strengthOf(document, mistakesOf(document.problem!)))).map(({ name }) => name),
  );
  return missed.reduce((all, names) => all.filter((name) => names.includes(name)));
}

describe('mistakes: the samples', () => {
  for (const problem of problems) {
    it(`of ${problem.id} catch every mistake`, () => {
      assert.ok(mistakesOf(problem).length >= 5);
      assert.deepEqual(missedBy(files.filter((file) => file.problem === problem)), []);
    });
  }

  const own = files.filter(({ problem }) => problem?.own);

  for (const id of new Set(own.map(({ problem }) => problem!.id)))
    it(`of the declared game ${id} catch every mistake`, () => {
      const documents = own.filter(({ problem }) => problem!.id === id);
      const { words } = documents[0]!.problem!.own!;
      assert.equal(mistakesOf(documents[0]!.problem!).length > 3, words !== undefined);
      assert.deepEqual(missedBy(documents), []);
    });

  it('are of declared games, too', () => {
    assert.ok(own.length >= 10);
  });
});
