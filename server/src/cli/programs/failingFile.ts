/** The `.game` file that holds the cases a program fails on. */
import { declarationLines } from '../../document/choice/declarationLines';
import { caseLines } from '../../document/strength/addCases';
import type { AnyFields } from '../../formats/format';
import { terminatorOf } from '../../formats/write';
import type { Problem } from '../../problems/problem';

/** Writes the file, with comments below the lines that name the problem. */
export function failingFile(problem: Problem, cases: readonly AnyFields[], comments: readonly string[]): string {
  const { end } = problem.input;
  const terminator = terminatorOf(problem.input);
  return [
    ...declarationLines(problem).map((line) => `${line}\n`),
    ...comments.map((comment) => `# ${comment}\n`),
    ...(end.kind === 'count' ? [`${cases.length}\n`] : []),
    ...cases.flatMap((fields, index) => caseLines(problem, fields, index + 1)),
    ...(terminator === undefined ? [] : [`${terminator}\n`]),
  ].join('');
}
