/** Problems of the library are problems like any other. */
import assert from 'node:assert/strict';
import { answer } from '../../server/src/document/case';
import { outputPieces, refusal } from '../../server/src/document/output';
import { lineOf } from '../../server/src/formats/compile';
import type { AnyFields, Format } from '../../server/src/formats/format';
import { Chance } from '../../server/src/formats/generate/chance';
import { boundCases, randomCase } from '../../server/src/formats/generate/generate';
import { smallCases } from '../../server/src/formats/generate/small';
import { withBounds } from '../../server/src/formats/withBounds';
import { gameOf } from '../../server/src/games/game';
import { readRulesFile } from '../../server/src/games/lines';
import { problemFrom } from '../../server/src/games/problem';
import { problems, problemsById } from '../../server/src/library/index';
import { type Problem, textOf } from '../../server/src/problems/problem';
import { rulesetOf } from '../../server/src/rulesets/own/ruleset';
import { allCases, allFindings, openNamed } from '../document/observe';
import { some } from '../thorough';
import { libraryFiles } from './files';

const outputOf = (id: string, input: string): string => [...outputPieces(openNamed(input, id))].map(String).join('');

/** Problems of which a case may take a second: the greatest alone is asked about. */
const LONG: readonly string[] = ['cses-1729'];

/** Gives small cases: all of them, as far as it goes, and some with larger numbers. */
function* casesOf({ input }: Problem): Iterable<AnyFields> {
  let left = 300;
  for (const fields of smallCases(input)) {
    if (left-- === 0) break;
    yield fields;
  }
  const chance = new Chance(1);
  const small = withBounds(input, Object.fromEntries(largest(input).map((name) => [name, { max: 60 }])));
  for (let index = 0; index < 60; index++) yield randomCase(small, chance, { count: 4 });
}

/** Names the numbers that may be large. */
const largest = ({ rows }: Format): string[] =>
  rows.flatMap((row) =>
    lineOf(row).items.flatMap(({ name, max }) => (typeof max === 'string' || (max ?? Infinity) <= 60 ? [] : [name])),
  );

/** How far a search goes against which trusted claims are held: a hundred cases at least have to be found. */
const FAR_ENOUGH = { quick: 100_000, table: 500_000, search: 300_000 };

describe('library', () => {
  it('has each file as a problem under its name, with those that are built in', () => {
    const ids = problems.filter(({ ruleset }) => ruleset.name === 'library').map(({ id }) => id);
    assert.deepEqual(ids, [...libraryFiles.keys()]);
    const all = problems.flatMap(({ id, aliases = [] }) => [id, ...aliases.map((alias) => alias.id)]);
    assert.equal(new Set(all).size, all.length);
    assert.equal(problemsById.size, all.length);
  });

  for (const [id, text] of libraryFiles) {
    it(`answers the sample, byte for byte: ${id}`, () => {
      const { sample } = problemsById.get(id)!;
      const document = openNamed(sample.input, id);
      const found = allFindings(document).filter(({ severity }) => severity !== 'information');
      assert.deepEqual(found, []);
      assert.equal(refusal(document), undefined);
      assert.equal(outputOf(id, sample.input), sample.output);
      assert.ok(allCases(document).every(({ isLegal, isBeyondEnd }) => isLegal && !isBeyondEnd));
    });

    it(`says whether its output holds the number of the case: ${id}`, () => {
      const document = openNamed(problemsById.get(id)!.sample.input, id);
      const outputs = (number: number): unknown[] =>
        allCases(document).map((testCase) => answer(document, { ...testCase, number }).output);
      const isNumbered = JSON.stringify(outputs(1)) !== JSON.stringify(outputs(2));
      assert.equal(problemsById.get(id)!.isNumbered === true, isNumbered);
    });

    it(`has a ruleset with all that its rules give: ${id}`, () => {
      const made = rulesetOf(gameOf(readRulesFile(text, id)).declared!.rules);
      const { ruleset } = problemsById.get(id)!;
      for (const key of Object.keys(made)) assert.ok(key in ruleset, key);
    });

    if (/^trust:/m.test(text))
      it(`trusts what a search says, too, as far as it goes: ${id}`, () => {
        const plain = readRulesFile(text.replaceAll(/^trust:.*$/gm, ''), id);
        const declared = gameOf(plain).declared!;
        const searched = problemFrom(id, declared, rulesetOf(declared.rules, FAR_ENOUGH));
        const problem = problemsById.get(id)!;
        let [compared, unknown] = [0, 0];
        for (const fields of casesOf(problem)) {
          const expected = textOf(searched.answer(fields, 1));
          if (expected === undefined) unknown++;
          else if (++compared) assert.equal(textOf(problem.answer(fields, 1)), expected);
          // To find out that a search does not reach a case takes long.
          if (compared > 100 && unknown > 2) break;
        }
        assert.ok(compared > 100, String(compared));
      });

    it(`answers cases at the bounds of the statement: ${id}`, () => {
      const problem = problemsById.get(id)!;
      const cases = [...boundCases(problem.input, { count: 40 })];
      const asked = LONG.includes(id) ? cases.slice(-1) : some(cases, 4);
      const unknown = asked.filter(
        (fields) =>
          (problem.objections?.(fields) ?? []).length === 0 && textOf(problem.answer(fields, 1)) === undefined,
      );
      assert.deepEqual(unknown, []);
    });
  }

  it('does not list the takes of long ranges, each of which is another', () => {
    const most = Array.from({ length: 5000 }, (_, index) => 90_000 + index);
    const heaps = most.map((take, index) => `${3 * (take + 1) + (index % 2)} ${take}`);
    const input = `${most.length}\n${heaps.map((heap) => `1\n${heap}\n`).join('')}`;
    assert.equal(outputOf('hdu-1851', input), most.map((_, index) => (index % 2 ? 'No\n' : 'Yes\n')).join(''));
  });
});
