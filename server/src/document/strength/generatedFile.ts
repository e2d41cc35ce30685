/** A file of generated cases, line by line: the command that makes it, the problem, and the cases with their outputs. */
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

/** Gives the lines. Where the number of cases comes first, all of them are made before the first line is. */
export function* generatedLines(
  problem: Problem,
  comments: readonly string[],
  parts: readonly Part[],
): Generator<string> {
  const { end } = problem.input;
  for (const comment of comments) yield `# ${comment}`;
  yield* declarationLines(problem);
  const made = end.kind === 'count' ? parts.map((part) => ({ ...part, cases: [...part.cases] })) : parts;
  if (end.kind === 'count') yield String(made.flatMap(({ cases }) => [...cases]).length);
  let number = 0;
  for (const { name, cases } of made) {
    yield `# ${titles[name]}`;
    for (const fields of cases) yield* linesOf(problem, fields, ++number);
  }
  const terminator = terminatorOf(problem.input);
  if (terminator !== undefined) yield terminator;
}

function* linesOf(problem: Problem, fields: AnyFields, number: number): Generator<string> {
  yield* writeCase(problem.input, fields);
  const truth = textOf(problem.answer(fields, number)) ?? '';
  if (truth.includes('\n')) yield* truth.split('\n').map(expectationLine);
  else yield expectationLine(truth);
}
