/** What `strength --json` prints: an object for each problem, with its files and its mistakes. */
import type { Bound } from '../../formats/format';
import { writeInput } from '../../formats/write';
import type { Cover } from '../../judging/cover';
import { inputOf, type Mistake, run, smallestCases } from '../../mistakes/mistake';
import type { Problem } from '../../problems/problem';
import { render, type Translate } from '../../text/message';
import type { Row, Together } from './measured';

/** Longer lists of cases are cut. */
const MOST_CASES = 100;

export function jsonOf(found: Together, cover: Cover, translate: Translate): unknown {
  const { problem, files, rows, survivors, ignored, unreached } = found;
  return {
    problem: problem.id,
    files: files.map(({ name, document, strength }) => ({
      file: name,
      cases: document.end.cases,
      caught: strength.catches.filter(({ cases }) => cases.length > 0).length,
    })),
    known: rows.length,
    caught: rows.length - survivors.length,
    mistakes: rows.map((row) => ({ ...described(problem, row.mistake, translate), by: row.by.map(casesOf) })),
    ignored: ignored.map(({ mistake, reason }) => ({ name: mistake.name, reason })),
    add: cover.cases.map((fields) => writeInput({ ...problem.input, end: { kind: 'file' } }, [fields])),
    bounds: unreached.map(({ item, min, max }) => ({
      name: item.name,
      ...(!min && { least: boundOf(item.min ?? 0) }),
      ...(max === false && { greatest: boundOf(item.max) }),
    })),
  };
}

/** JSON has no numbers that are exact beyond 2^53: those are given as their digits. */
const boundOf = (bound: Bound | undefined): number | string | undefined =>
  typeof bound === 'bigint' ? String(bound) : bound;

function described(problem: Problem, mistake: Mistake, translate: Translate): object {
  const cases = smallestCases(problem, mistake);
  const input = inputOf(problem, cases)!;
  const { pieces, ending } = run(mistake, input);
  return {
    name: mistake.name,
    explanation: render(mistake.explanation, translate),
    formula: mistake.formula,
    smallest: writeInput(problem.input, cases),
    expected: input.truths.map((truth) => `${truth}\n`).join(''),
    wrong: pieces.join(''),
    ending,
  };
}

/** Cases are numbered from 1; the end of the input is no case. */
const casesOf = ({ file, cases }: Row['by'][number]): object => ({
  file: file.name,
  count: cases.length,
  cases: cases.slice(0, MOST_CASES).flatMap((place) => {
    const index = file.strength.known.indices[place];
    return index === undefined ? [] : [index + 1];
  }),
});
