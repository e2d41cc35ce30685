/** Writes generated cases as a `.game` file: the command that makes it, the problem, and the cases with their outputs. */
import { declarationLines } from '../../document/declarationLines';
import type { AnyFields } from '../../formats/format';
import { terminatorOf, writeCase } from '../../formats/write';
import type { Part, PartName } from '../../judging/testData';
import { type Problem, textOf } from '../../problems/problem';
import type { Output } from '../terminal/output';

/** Comments of the file, in English as its words are. */
const titles: Readonly<Record<PartName, string>> = {
  mistakes: 'Known mistakes show here.',
  small: 'The smallest cases.',
  hard: 'Cases that wrong programs trip over.',
  bounds: 'At the bounds.',
  random: 'Random cases.',
};

/** Writes the whole file. Where the number of cases comes first, all of them are made before the first is written. */
export function writeGameFile(
  output: Output,
  problem: Problem,
  comments: readonly string[],
  parts: readonly Part[],
): void {
  const { end } = problem.input;
  for (const comment of comments) output.line(`# ${comment}`);
  for (const line of declarationLines(problem)) output.line(line);
  const known = end.kind === 'count' ? parts.map((part) => ({ ...part, cases: [...part.cases] })) : parts;
  if (end.kind === 'count')
    output.line(String(known.reduce((sum, { cases }) => sum + (cases as readonly AnyFields[]).length, 0)));
  let number = 0;
  for (const { name, cases } of known) {
    output.line(`# ${titles[name]}`);
    for (const fields of cases) writeOne(output, problem, fields, ++number);
  }
  const terminator = terminatorOf(problem.input);
  if (terminator !== undefined) output.line(terminator);
  output.flush();
}

function writeOne(output: Output, problem: Problem, fields: AnyFields, number: number): void {
  for (const line of writeCase(problem.input, fields)) output.line(line);
  const truth = textOf(problem.answer(fields, number)) ?? '';
  for (const line of truth.split('\n')) output.line(line === '' ? '#>' : `#> ${line}`);
}
