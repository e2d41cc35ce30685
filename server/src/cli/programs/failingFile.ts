/** The `.game` file that holds the cases a program fails on. */
import { caseLines } from '../../document/addCases';
import { linesOfProblem } from '../../document/declaration';
import type { AnyFields } from '../../formats/format';
import { terminatorOf } from '../../formats/write';
import type { Problem } from '../../problems/problem';

/** Writes the file, with comments below the lines that name the problem. */
export function failingFile(problem: Problem, cases: readonly AnyFields[], comments: readonly string[]): string {
  const { end } = problem.input;
  const terminator = terminatorOf(problem.input);
  return [
    ...headerLines(problem),
    ...comments.map((comment) => `# ${comment}\n`),
    ...(end.kind === 'count' ? [`${cases.length}\n`] : []),
    ...cases.flatMap((fields, index) => caseLines(problem, fields, index + 1)),
    ...(terminator === undefined ? [] : [`${terminator}\n`]),
  ].join('');
}

/** A game of one's own has its rules in the header. */
function headerLines(problem: Problem): string[] {
  const rules = linesOfProblem(problem);
  const lines = rules?.lines.map(({ text }) => (rules.prefix === '' ? `# ${text}` : text)) ?? [];
  return [`# game: ${rules?.name ?? problem.id}`, ...lines].map((line) => `${line}\n`);
}
