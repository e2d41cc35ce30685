/** Our own samples are strong: of each problem they catch every known mistake. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GameDocument } from '../../server/src/document/document';
import { strengthOf, survivorsOf } from '../../server/src/document/strength';
import { resultOf } from '../../server/src/judging/strength';
import { mistakesOf } from '../../server/src/mistakes/index';
import { problems } from '../../server/src/problems/index';

const folder = path.join(__dirname, '../../samples');

describe('mistakes: the samples', () => {
  const files = readdirSync(folder).map(
    (fileName) => new GameDocument(fileName, readFileSync(path.join(folder, fileName), 'utf8'), { fileName }),
  );

  for (const problem of problems) {
    it(`of ${problem.id} catch every mistake`, () => {
      const documents = files.filter((file) => file.problem === problem);
      const missed = documents.map((document) => survivorsOf(resultOf(strengthOf(document, mistakesOf(problem)))));
      assert.ok(mistakesOf(problem).length >= 5);
      assert.deepEqual(
        mistakesOf(problem).filter((mistake) => missed.every((survivors) => survivors.includes(mistake))),
        [],
      );
    });
  }
});
