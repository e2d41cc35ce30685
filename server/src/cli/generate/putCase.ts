/** Generated cases on their way to a file, by the million: the same bytes as those of `generatedText`, without a text of each. */
import { expectationLine } from '../../document/findings/expectations';
import { lineOf } from '../../formats/compile';
import type { AnyFields, FieldValue, Format, Line } from '../../formats/format';
import { objectOf, plainLayout } from '../../formats/plainLayout';
import { type JudgeOutput, textOf } from '../../problems/problem';
import type { Natural } from '../../text/natural';
import { LF, SPACE } from '../../text/unit';
import type { Output } from '../terminal/output';

/** What an expected output begins with. */
const BEFORE_NUMBER = expectationLine(' ').slice(0, -1);

/** Puts down the lines of a case. */
export type CaseWriter = (output: Output, fields: AnyFields) => void;

/** Puts down the expected output of a case. Most problems have two, each of which is made a line once. */
export function putExpectation(output: Output, answer: JudgeOutput): void {
  if (answer === last.answer) output.line(last.line);
  else if (answer === beforeLast.answer) putAgain(output);
  else if (typeof answer === 'number') {
    output.write(BEFORE_NUMBER);
    output.line(answer);
  } else putText(output, textOf(answer) ?? '');
}

let last = { answer: '', line: expectationLine('') };
let beforeLast = last;

function putAgain(output: Output): void {
  [last, beforeLast] = [beforeLast, last];
  output.line(last.line);
}

function putText(output: Output, truth: string): void {
  if (truth.includes('\n')) {
    for (const line of truth.split('\n')) output.line(expectationLine(line));
    return;
  }
  beforeLast = last;
  last = { answer: truth, line: expectationLine(truth) };
  output.line(last.line);
}

/**
 * Makes the quickest writer that there is for a layout: for most one of their own, which need not look up the names of
 * their numbers.
 */
export function caseWriter(format: Format): CaseWriter {
  const plain = plainLayout(format);
  if (!plain) return writerOfAny(format);
  const { firstName, secondName, listName } = objectOf(plain);
  const [, afterFirst = LF, afterSecond = LF] = format.rows.flatMap((row) =>
    lineOf(row).items.map((_, index) => (index === 0 ? LF : SPACE)),
  );
  const beforeList = plain.second ? afterSecond : afterFirst;
  return (output, fields) => {
    const list = plain.list && (fields[listName] as readonly Natural[]);
    const isEmpty = list?.length === 0 && beforeList === SPACE;
    if (plain.second) output.numberAnd(fields[firstName] as Natural, afterFirst);
    output.numberAnd(fields[plain.second ? secondName : firstName] as Natural, isEmpty ? LF : beforeList);
    if (list && !isEmpty) putList(output, list);
  };
}

/** Puts down a list, to the end of its line. */
function putList(output: Output, numbers: readonly Natural[]): void {
  const last = numbers.length - 1;
  for (let index = 0; index < last; index++) output.numberAnd(numbers[index]!, SPACE);
  if (last < 0) output.piece('\n');
  else output.numberAnd(numbers[last]!, LF);
}

function writerOfAny({ rows }: Format): CaseWriter {
  return (output, fields) => {
    for (const row of rows) {
      if (row.kind === 'line') putLine(output, row, fields);
      else for (const one of fields[row.name] as readonly AnyFields[]) putLine(output, row.line, one);
    }
  };
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
