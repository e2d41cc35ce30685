/** The lines at the top of a file that say which problem it holds; a game of one's own has its rules there. */
import type { Problem } from '../../problems/problem';
import { linesOfProblem } from './declaration';

export function declarationLines(problem: Problem): string[] {
  const rules = linesOfProblem(problem);
  const lines = rules?.lines.map(({ text }) => (rules.prefix === '' ? `# ${text}` : text)) ?? [];
  return [`# game: ${rules?.name ?? problem.id}`, ...lines];
}
