/** Adds cases to a file that is there, or makes it. */
import { existsSync } from 'node:fs';
import { caseAt, fieldsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import { addCases } from '../../document/strength/addCases';
import type { AnyFields } from '../../formats/format';
import { writeCase } from '../../formats/write';
import { isUsable } from '../../judging/usable';
import type { Problem } from '../../problems/problem';
import type { Edit } from '../../text/finding';
import { message } from '../../text/message';
import { misuse } from '../failure';
import { withInput } from '../input/input';
import { openDocument } from '../input/openDocument';
import { writeContent } from '../outputs/writeWhole';

/** What is added to can be had again by taking cases out. */
const REPLACED = { keepsOld: false };

/** Gives the cases of a document that a program may be tried on. */
export function usableCases(document: GameDocument, problem: Problem): AnyFields[] {
  const cases: AnyFields[] = [];
  for (let index = 0; index < document.end.cases; index++) {
    const found = caseAt(document, index);
    const fields = found?.isLegal ? fieldsOf(document, found) : undefined;
    if (fields && isUsable(problem, fields)) cases.push(fields);
  }
  return cases;
}

/** Gives the cases of the file that failing cases are added to, which have failed before; none if it is not there yet. */
export const casesToReplay = (file: string, problem: Problem): Promise<AnyFields[]> | AnyFields[] =>
  existsSync(file) ? withInput(file, (input) => usableCases(openDocument(input, undefined), problem)) : [];

/** Adds the cases, or writes a new file; false if they are all there already. Throws a failure if they do not fit in. */
export async function addToFile(
  file: string,
  problem: Problem,
  cases: readonly AnyFields[],
  whole: string,
): Promise<boolean> {
  if (!existsSync(file)) {
    writeContent(file, whole, REPLACED);
    return true;
  }
  return withInput(file, (input) => {
    const document = openDocument(input, undefined);
    const edits = editsFor(document, problem, cases);
    if (!edits) throw misuse(message('{0}: cases of {1} cannot be added to this file', file, problem.id));
    if (edits.length > 0) writeContent(file, edited(document, edits), REPLACED);
    return edits.length > 0;
  });
}

/** Gives the edits that add cases to a document: none if they are in it already, undefined if they do not fit in. */
export function editsFor(document: GameDocument, problem: Problem, cases: readonly AnyFields[]): Edit[] | undefined {
  // A game of one's own is another object in another document.
  if (document.problem?.id !== problem.id) return undefined;
  const known = new Set(usableCases(document, problem).map(textOf(problem)));
  if (cases.every((fields) => known.has(textOf(problem)(fields)))) return [];
  return addCases(document, document.problem, cases);
}

const textOf =
  ({ input }: Problem) =>
  (fields: AnyFields): string =>
    writeCase(input, fields).join('\n');

/** Applies edits that go from the top to the bottom. */
export function edited(document: GameDocument, edits: readonly Edit[]): string {
  for (const { span, text } of [...edits].reverse()) document.update([{ span, text }]);
  return document.text();
}
