/**
 * The known mistakes, held against a table of what they print: each row was seen as a program of a few lines, run as a
 * process on its smallest failing input. Rows of luogu-p2252 follow those of poj-1067, which has the same programs.
 *
 * Some programs that are wrong by themselves are no mistakes of their own here. “A single heap is always won” is right at
 * poj-2234, where no heap is empty. And these pairs answer alike, whatever the input: a sum of Grundy values that is not 0
 * and some value that is not 0 (hdu-1848); the xor and, of heaps up to 1, the parity of ones (poj-3480, hdu-2509); Nim
 * with the values 1 and 2 exchanged throughout, which is linear in their bits (hdu-3032).
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyFields } from '../../server/src/formats/format';
import { Chance } from '../../server/src/formats/generate/chance';
import { fillCase } from '../../server/src/formats/generate/fill';
import { boundsOf, hardOf, randomOf, smallOf } from '../../server/src/judging/caseSource';
import { mistakesOf } from '../../server/src/mistakes/index';
import {
  type Input,
  inputOf,
  isCaught,
  type Mistake,
  run,
  smallestCases,
  smallestInput,
} from '../../server/src/mistakes/mistake';
import { problems } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { readText } from '../formats/reading';
import { isThorough } from '../thorough';

/** How the input was found: every smaller case was tried; no case alone shows it; or it was shrunk from a hard case. */
type Found = 'smallest' | 'pair' | 'shrunk';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly found: Found;
  readonly input: string;
  readonly expected: string;
  readonly wrong: string;
}

const rows = readFileSync(path.join(__dirname, 'table.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Row => {
    const [id = '', name = '', found = '', ...texts] = line.split('\t');
    const [input = '', expected = '', wrong = ''] = texts.map((text) => text.replaceAll('\\n', '\n'));
    return { id, name, found: found as Found, input, expected, wrong };
  });

/** So many cases in the thorough run, and else a third of them. */
const most = (count: number): number => (isThorough ? count : Math.ceil(count / 3));

/** Cases that are tried of each problem, beyond which nothing is said to be smallest. */
const SMALLER = 1000;

const known = (problem: Problem, cases: readonly AnyFields[]): Input => {
  const input = inputOf(problem, cases);
  assert.ok(input);
  return input;
};

const outputOf = (mistake: Mistake, input: Input): string => {
  const { pieces, ending } = run(mistake, input);
  return ending === 'done' ? pieces.join('') : `(${ending})\n`;
};

function* first<T>(items: Iterable<T>, count: number): Generator<T> {
  if (count > 0) for (const item of items) if ((yield item, --count <= 0)) return;
}

describe('mistakes', () => {
  it('the table has a row for each mistake', () => {
    assert.deepEqual(
      rows.map(({ id, name }) => `${id} ${name}`),
      problems.flatMap((problem) => mistakesOf(problem).map(({ name }) => `${problem.id} ${name}`)),
    );
    assert.ok(rows.length > 320);
  });

  for (const problem of problems) {
    const mistakes = mistakesOf(problem);
    const ofProblem = rows.filter(({ id }) => id === problem.id);

    describe(problem.id, () => {
      it('each mistake is caught by its smallest input, with the output of the program that was run', () => {
        for (const { name, input, expected, wrong } of ofProblem) {
          const mistake = mistakes.find((one) => one.name === name)!;
          assert.equal(smallestInput(problem, mistake), input, name);
          const cases = known(problem, smallestCases(problem, mistake));
          assert.equal(cases.truths.map((truth) => `${truth}\n`).join(''), expected, name);
          assert.equal(outputOf(mistake, cases), wrong, name);
          assert.ok(isCaught(mistake, cases), name);
        }
      });

      it('the smallest inputs are legal', () => {
        for (const { name, input } of ofProblem) {
          const { error, warning } = readText(problem.input, input).cases.counts;
          assert.equal(error + warning, 0, name);
        }
      });

      it('no smaller case shows it', () => {
        const open = new Map(ofProblem.map(({ name, found }) => [mistakes.find((one) => one.name === name)!, found]));
        for (const fields of first(smallOf(problem), SMALLER)) {
          const input = known(problem, [fields]);
          for (const [mistake, found] of open) {
            if (!isCaught(mistake, input)) continue;
            assert.equal(found, 'smallest', mistake.name);
            assert.deepEqual(fields, smallestCases(problem, mistake)[0], mistake.name);
            open.delete(mistake);
          }
          if (open.size === 0) return;
        }
      });

      it('no two are alike', () => {
        const probe = [
          ...mistakes.flatMap((mistake) => smallestCases(problem, mistake)),
          ...first(smallOf(problem), most(300)),
          ...first(hardOf(problem), most(400)),
          ...first(boundsOf(problem), most(100)),
        ];
        const inputs = [probe, ...probe.map((fields) => [fields])].map((cases) => known(problem, cases));
        const names = new Map<string, string>();
        for (const mistake of mistakes) {
          const outputs = inputs.map((input) => outputOf(mistake, input)).join('');
          assert.equal(names.get(outputs), undefined, mistake.name);
          names.set(outputs, mistake.name);
        }
      });

      it('every program ends, on random cases and on cases that no statement allows', () => {
        const chance = new Chance(1);
        const sizes = [0, 0, 1, 2, 3, 40, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 2n ** 53n + 1n, 10n ** 25n];
        const anything = () =>
          fillCase(problem.input, ({ isCount }) => (isCount ? chance.below(4) : chance.oneOf(sizes)));
        const beyond = Array.from({ length: most(60) }, anything).filter(
          (fields) => (problem.objections?.(fields) ?? []).length === 0 && inputOf(problem, [fields]) !== undefined,
        );
        for (const fields of [...first(randomOf(problem, 1), most(40)), ...beyond])
          for (const mistake of mistakes) run(mistake, known(problem, [fields]));
        for (const mistake of mistakes) run(mistake, known(problem, beyond));
      });
    });
  }
});
