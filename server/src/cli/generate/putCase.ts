/** Generated cases on their way to a file, by the million: the same bytes as those of `generatedText`, without a text of each. */
import { expectationLine } from '../../document/findings/expectations';
import type { AnyFields, FieldValue, Line } from '../../formats/format';
import { type Problem, textOf } from '../../problems/problem';
import type { Natural } from '../../text/natural';
import type { Output } from '../terminal/output';

/** Puts down a case and its expected output, as the case of this number in its file. */
export function putCase(output: Output, problem: Problem, fields: AnyFields, number: number): void {
  for (const row of problem.input.rows) {
    if (row.kind === 'line') putLine(output, row, fields);
    else for (const one of fields[row.name] as readonly AnyFields[]) putLine(output, row.line, one);
  }
  const truth = textOf(problem.answer(fields, number)) ?? '';
  if (!truth.includes('\n')) output.line(expectationOf(truth));
  else for (const line of truth.split('\n')) output.line(expectationLine(line));
}

function putLine(output: Output, { items }: Line, fields: AnyFields): void {
  let isFirst = true;
  for (const { name } of items) {
    const value = fields[name] as Exclude<FieldValue, readonly AnyFields[]>;
    if (typeof value !== 'object') isFirst = putNumber(output, value, isFirst);
    else for (const one of value) isFirst = putNumber(output, one, isFirst);
  }
  output.piece('\n');
}

function putNumber(output: Output, value: Natural, isFirst: boolean): false {
  if (!isFirst) output.piece(' ');
  output.piece(value);
  return false;
}

let last = { truth: '', line: expectationLine('') };
let beforeLast = last;

/** Most problems have two outputs, each of which is made a line once. */
function expectationOf(truth: string): string {
  if (truth === last.truth) return last.line;
  const found = truth === beforeLast.truth ? beforeLast : { truth, line: expectationLine(truth) };
  beforeLast = last;
  last = found;
  return found.line;
}
