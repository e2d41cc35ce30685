/** What to say of whole lines that are there and should not be, or are not there and should be. */
import type { Borrowed } from '../text/borrowed';
import { type Message, message } from '../text/message';
import { spanOfLine } from '../text/place';
import { contentOf, spanOfWholeLine, type TokenTable } from '../text/table';
import type { Notes } from './cases';
import type { CompiledRow } from './compile';

export const noteBlankLine = (table: Borrowed<TokenTable>, line: number, notes: Notes): void =>
  notes.add('hint', () => ({
    code: 'blank-line',
    span: spanOfLine(line, 0, contentOf(table, line).end),
    message: message('A blank line: most judges’ files have none.'),
    fixes: [{ title: message('Remove the blank line'), edits: [{ span: spanOfWholeLine(table, line), text: '' }] }],
  }));

/** Notes an expected output that stands in a case, or before all of them. */
export const noteStrayExpectation = (
  table: Borrowed<TokenTable>,
  line: number,
  isInCase: boolean,
  notes: Notes,
): void =>
  notes.add('warning', () => ({
    code: 'expectation-surplus',
    span: spanOfLine(line, 0, contentOf(table, line).end),
    message: isInCase
      ? message('An expected output in the middle of a case.')
      : message('An expected output before the first case.'),
    fixes: [{ title: message('Remove the line'), edits: [{ span: spanOfWholeLine(table, line), text: '' }] }],
  }));

/**
 * Notes that the input ends in the middle of a case: after `line`, where lines of `row` are due, `more` of repeated
 * ones.
 */
export function noteMissingLines(
  table: Borrowed<TokenTable>,
  line: number,
  row: CompiledRow,
  more: number,
  notes: Notes,
): void {
  const { start, end } = contentOf(table, line);
  notes.add('error', () => ({
    code: 'missing-lines',
    span: spanOfLine(line, start, end),
    message: whatIsMissing(row, more),
  }));
}

function whatIsMissing({ times, timesName, shape }: CompiledRow, more: number): Message {
  if (times < 0) {
    const names = [...shape.fields, ...(shape.list ? [shape.list] : [])].map(({ name }) => name);
    return message('The input ends here, but the line with {0} is missing.', names.join(' '));
  }
  // Larger counts are not known exactly here.
  return Number.isSafeInteger(more)
    ? message('The input ends here, but {0} says that {1} more lines follow.', timesName, more)
    : message('The input ends here, but {0} says that more lines follow.', timesName);
}
