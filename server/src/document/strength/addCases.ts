/**
 * Puts more cases into a file: after its last one, before what ends the input; where cases are counted, the count
 * follows.
 */
import type { AnyFields } from '../../formats/format';
import { writeCase } from '../../formats/write';
import type { Problem } from '../../problems/problem';
import { textOf } from '../../problems/problem';
import type { Edit } from '../../text/finding';
import { spanOfLine } from '../../text/place';
import { caseAt } from '../case';
import { lastLineOf } from '../caseSpan';
import type { GameDocument } from '../document';
import { expectationLine, insertBelow } from '../findings/expectations';

/**
 * Returns the edits, from the top; undefined for a file of another problem or of a single case. The new cases have their
 * expected outputs below them, unless that is not wanted.
 */
export function addCases(
  document: GameDocument,
  problem: Problem,
  cases: readonly AnyFields[],
  { expects = true } = {},
): Edit[] | undefined {
  const { end } = document;
  if (document.problem !== problem || (problem.input.end.kind === 'single' && end.cases > 0)) return undefined;
  const linesOf = (fields: AnyFields, index: number): string[] =>
    expects ? caseLines(problem, fields, end.cases + index + 1) : bareLines(problem, fields);
  const text = cases.flatMap(linesOf).join('');
  const counting = problem.input.end.kind === 'count' ? raisedCount(document, end.cases + cases.length) : undefined;
  if (counting === 'missing') return [insertAtEnd(document, `${end.cases + cases.length}\n${text}`)];
  return [...(counting ? [counting] : []), insertion(document, text)];
}

/** Gives the lines of a case with its expected output, each with its line ending. */
export function caseLines(problem: Problem, fields: AnyFields, number: number): string[] {
  const truth = textOf(problem.answer(fields, number))?.split('\n').map(expectationLine) ?? [];
  return [...bareLines(problem, fields), ...truth.map((line) => `${line}\n`)];
}

const bareLines = (problem: Problem, fields: AnyFields): string[] =>
  writeCase(problem.input, fields).map((line) => `${line}\n`);

/** Tells whether some case of the file has its expected output below it. */
export function hasExpectations({ blocks }: GameDocument): boolean {
  for (let index = 0; index < blocks.length; index++) if (blocks.at(index).cases.expectations > 0) return true;
  return false;
}

function raisedCount(document: GameDocument, count: number): Edit | 'missing' {
  const line = document.end.count?.line;
  if (line === undefined) return 'missing';
  const text = document.lineText(line);
  const start = text.length - text.trimStart().length;
  return { span: spanOfLine(line, start, text.trimEnd().length), text: String(count) };
}

function insertion(document: GameDocument, text: string): Edit {
  const { end } = document;
  const last = caseAt(document, end.cases - 1);
  if (last) return insertBelow(document, lastLineOf(last), text);
  if (end.terminator !== undefined) return { span: spanOfLine(end.terminator, 0, 0), text };
  return end.count ? insertBelow(document, end.count.line, text) : insertAtEnd(document, text);
}

function insertAtEnd(document: GameDocument, text: string): Edit {
  const last = document.lineCount - 1;
  const { length } = document.lineText(last);
  return { span: spanOfLine(last, length, length), text: length > 0 ? `\n${text}` : text };
}
