/** A file of generated cases: the command that makes it, the problem, and the cases with their outputs. */
import type { AnyFields } from '../../formats/format';
import { terminatorOf, writeCase } from '../../formats/write';
import type { Part, PartName } from '../../judging/testData';
import { type Problem, textOf } from '../../problems/problem';
import { declarationLines } from '../choice/declarationLines';
import { expectationLine } from '../findings/expectations';

/** Comments of the file, in English as its words are. */
const titles: Readonly<Record<PartName, string>> = {
  mistakes: 'Known mistakes show here.',
  small: 'The smallest cases.',
  hard: 'Cases that wrong programs trip over.',
  bounds: 'At the bounds.',
  random: 'Random cases.',
};

/**
 * Gives the text, some lines at a time. Where the number of cases comes first, all of them are made before the first line
 * is.
 */
export function* generatedText(
  problem: Problem,
  comments: readonly string[],
  parts: readonly Part[],
): Generator<string> {
  const { end } = problem.input;
  yield headOf(problem, comments);
  const made = end.kind === 'count' ? parts.map(({ name, cases }) => ({ name, cases: [...cases] })) : undefined;
  if (made) yield `${made.reduce((sum, { cases }) => sum + cases.length, 0)}\n`;
  let number = 0;
  for (const { name, cases } of made ?? parts) {
    yield titleOf(name);
    for (const fields of cases) yield textOfCase(problem, fields, ++number);
  }
  yield endOf(problem);
}

/** Returns the comments of a file and what names its problem. */
export const headOf = (problem: Problem, comments: readonly string[]): string =>
  [...comments.map((comment) => `# ${comment}`), ...declarationLines(problem)].map((line) => `${line}\n`).join('');

/** Returns the comment above the cases of a part. */
export const titleOf = (name: PartName): string => `# ${titles[name]}\n`;

/** Returns the line that ends the input; empty if it just ends. */
export function endOf({ input }: Problem): string {
  const terminator = terminatorOf(input);
  return terminator === undefined ? '' : `${terminator}\n`;
}

function textOfCase(problem: Problem, fields: AnyFields, number: number): string {
  let text = '';
  for (const line of writeCase(problem.input, fields)) text += `${line}\n`;
  const truth = textOf(problem.answer(fields, number)) ?? '';
  if (!truth.includes('\n')) return `${text}${expectationLine(truth)}\n`;
  for (const line of truth.split('\n')) text += `${expectationLine(line)}\n`;
  return text;
}
