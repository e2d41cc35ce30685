import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readsBack } from '../../server/src/document/blocks/readsBack';
import { answer, caseAt } from '../../server/src/document/case';
import { outputPieces, refusal } from '../../server/src/document/output';
import { GOOD } from '../../server/src/formats/cases';
import { compile } from '../../server/src/formats/compile';
import { sketch } from '../../server/src/formats/describe';
import { CaseReader } from '../../server/src/formats/read';
import { withBounds } from '../../server/src/formats/withBounds';
import { writeCase } from '../../server/src/formats/write';
import { problems, problemsById, variantsOf } from '../../server/src/problems/index';
import { textOf } from '../../server/src/problems/problem';
import { Scanner } from '../../server/src/text/scan';
import { allCases, allFindings, openNamed } from '../document/observe';
import { anyDraw } from '../draw';
import { anyCase } from '../formats/anyFormat';
import { runs } from '../thorough';

describe('problems/index', () => {
  it('gives every id to one problem', () => {
    const ids = problems.flatMap(({ id, aliases = [] }) => [id, ...aliases.map((alias) => alias.id)]);
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual([...problemsById.keys()].sort(), ids.sort());
    for (const id of ids) assert.match(id, /^[a-z0-9]+(?:-[a-z0-9]+)+$/);
    for (const problem of problems)
      for (const { id } of [problem, ...(problem.aliases ?? []).filter(({ bounds }) => !bounds)])
        assert.equal(problemsById.get(id), problem);
  });

  it('gives an alias with bounds of its own a problem that differs in nothing else', () => {
    const own = problems.flatMap((problem) =>
      (problem.aliases ?? []).flatMap((alias) => (alias.bounds ? [{ problem, alias }] : [])),
    );
    assert.deepEqual(
      own.map(({ alias }) => alias.id),
      ['kattis-euclidsgame', 'poj-2975', 'luogu-p4279', 'bzoj-1022'],
    );
    for (const { problem, alias } of own) {
      const { bounds, ...about } = alias;
      const found = problemsById.get(alias.id)!;
      assert.deepEqual({ ...found, input: undefined }, { ...problem, ...about, aliases: [], input: undefined });
      assert.deepEqual(found.input, withBounds(problem.input, bounds!));
      assert.deepEqual(sketch(found.input), sketch(problem.input));
      assert.deepEqual(variantsOf(problem).includes(found), true);
    }
  });

  for (const [id, problem] of problemsById) {
    const { sample } = problem;

    it(`answers the sample, byte for byte: ${id}`, () => {
      const document = openNamed(sample.input, id);
      assert.deepEqual(
        allFindings(document).filter(({ severity }) => severity !== 'information'),
        [],
      );
      assert.equal(refusal(document), undefined);
      assert.equal([...outputPieces(document)].map(String).join(''), sample.output);
      assert.ok(allCases(document).every(({ isLegal, isBeyondEnd }) => isLegal && !isBeyondEnd));
    });

    it(`says whether its output holds the number of the case: ${id}`, () => {
      const document = openNamed(sample.input, id);
      const outputs = (number: number): unknown[] =>
        allCases(document).map((found) => answer(document, { ...found, number }).output);
      assert.equal(JSON.stringify(outputs(1)) !== JSON.stringify(outputs(2)), problem.isNumbered === true);
    });

    it(`answers a case in one step as in two: ${id}`, () => {
      fc.assert(
        fc.property(anyDraw, fc.nat(9), (draw, number) => {
          const fields = anyCase(draw, problem.input);
          fc.pre((problem.objections?.(fields) ?? []).length === 0);
          assert.equal(textOf(problem.answer(fields, number)), problem.output(problem.positions(fields), number));
        }),
        runs(20),
      );
    });
  }

  it('rewrites a case to what is read back, or not at all', () => {
    for (const problem of problems) {
      fc.assert(
        fc.property(anyDraw, fc.nat(5), (draw, which) => {
          const fields = anyCase(draw, problem.input);
          fc.pre((problem.objections?.(fields) ?? []).length === 0);
          const positions = problem.positions(fields);
          const index = which % Math.max(1, positions.length);
          const same = problem.rewrite?.(fields, positions[index], index);
          if (same && readsBack(problem, same))
            assert.deepEqual(problem.positions(same)[index], positions[index], problem.id);
        }),
        runs(10),
      );
    }
  });

  it('has nothing to object to within the bounds, where it says that they suffice', () => {
    const careful = problems.filter(({ boundsSuffice }) => boundsSuffice);
    assert.ok(careful.length > 0);
    for (const problem of careful) {
      const compiled = compile(problem.input);
      fc.assert(
        fc.property(anyDraw, (draw) => {
          const fields = anyCase(draw, problem.input);
          const table = new Scanner().scan(`${writeCase(problem.input, fields).join('\n')}\n`);
          const { state, caseCount } = new CaseReader(compiled).read(table, { isFirst: false, isLast: true, limit: 0 });
          if (caseCount === 1 && state[0] === GOOD) assert.deepEqual(problem.objections?.(fields), [], problem.id);
        }),
        runs(200),
      );
    }
  });

  it('has twins that differ by a full stop, as their judges do', () => {
    // Strangers' accepted programs print it at POJ, HDU, UVa 847 and Kattis; Bachet's game at UVa 10404 has none.
    const outputs = (id: string, input: string): string => [...outputPieces(openNamed(input, id))].map(String).join('');
    for (const id of ['poj-2505', 'hdu-1517', 'uva-847', 'zoj-1893', 'kattis-amultiplicationgame'])
      assert.equal(outputs(id, '162\n17\n'), 'Stan wins.\nOllie wins.\n');
    for (const id of ['uva-10404', 'kattis-bachetsgame'])
      assert.equal(outputs(id, '21 3 1 3 8\n22 3 1 3 8\n'), 'Stan wins\nOllie wins\n');
    for (const id of ['poj-2348', 'luogu-p1290', 'zoj-1913', 'kattis-euclidsgame'])
      assert.match(problemsById.get(id)!.sample.output, /^Stan wins\nOllie wins\n$/);
  });

  it('asks no case of an empty file', () => {
    for (const { id } of problems) assert.equal(caseAt(openNamed('', id), 0), undefined);
  });
});
