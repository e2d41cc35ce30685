/** Whatever has a file of its own is in its index, and has what belongs to it. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { caseAt, positionsOf } from '../../server/src/document/case';
import { diagnostics } from '../../server/src/features/diagnostic';
import { problems } from '../../server/src/problems/index';
import { rulesets } from '../../server/src/rulesets/index';
import { openView, outputOf } from '../features/view';

const root = path.join(__dirname, '../..');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

/** Rulesets that no judge asks about. */
const UNJUDGED = ['misereBash'];
/** Files beside the rulesets that are not rulesets, and beside the problems that are not problems. */
const NO_RULESET = ['index', 'lineOfPlay', 'moveWords', 'picture', 'ruleset'];
const NO_PROBLEM = ['index', 'problem'];

describe('repository/indexes', () => {
  it('every ruleset is in the index, under the name of its file', () => {
    assert.deepEqual(
      rulesets.map(({ name }) => name).sort(),
      filesIn('server/src/rulesets', '.ts').filter((name) => !NO_RULESET.includes(name)),
    );
  });

  it('every problem is in the index, under the name of its file', () => {
    assert.deepEqual(
      problems.map(({ id }) => id).sort(),
      filesIn('server/src/problems', '.ts').filter((name) => !NO_PROBLEM.includes(name)),
    );
  });

  it('every ruleset has a page, tests and a problem', () => {
    for (const { name } of rulesets) {
      assert.ok(existsSync(path.join(root, `docs/${name}.md`)), `docs/${name}.md`);
      assert.ok(existsSync(path.join(root, `test/rulesets/${name}.test.ts`)), `test/rulesets/${name}.test.ts`);
      assert.ok(
        UNJUDGED.includes(name) || problems.some(({ ruleset }) => ruleset.name === name),
        `no problem is about ${name}`,
      );
    }
  });

  it('ids are unique, aliases included', () => {
    const ids = problems.flatMap(({ id, aliases = [] }) => [id, ...aliases.map((alias) => alias.id)]);
    assert.equal(new Set(ids).size, ids.length);
  });

  for (const { id, ruleset, sample } of problems) {
    it(`${id} has a sample file without errors, and answers the statement's sample`, async () => {
      const file = path.join(root, `samples/${ruleset.name}.${id}.game`);
      const view = openView(readFileSync(file, 'utf8'), path.basename(file));
      const found = (await diagnostics(view, () => Promise.resolve(true))) ?? [];
      assert.deepEqual(
        found.filter(({ severity }) => severity !== undefined && severity <= 2),
        [],
      );
      assert.ok(outputOf(view).length > 0);
      assert.equal(outputOf(openView(sample.input, `sample.${id}.game`)), sample.output);
    });
  }

  for (const problem of problems) {
    it(`${problem.id} says whether its output holds the number of the case`, () => {
      const { document } = openView(problem.sample.input, `sample.${problem.id}.game`);
      const positions = positionsOf(document, caseAt(document, 0)!).map(({ position }) => position);
      assert.equal(problem.output(positions, 1) !== problem.output(positions, 2), problem.isNumbered === true);
    });
  }
});
