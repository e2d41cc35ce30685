/** game/cases: the cases of a file with their true outputs, as the tests of the Test Explorer. */
import type { CaseItem, Cases } from '../../../../protocol/messages';
import { Stretch } from '../../document/blocks/stretch';
import { answer, type Case, caseAt } from '../../document/case';
import { unitsOf } from '../../document/caseSize';
import { refusal } from '../../document/output';
import { prepareCase } from '../../document/rules/prepare';
import type { Checkpoint } from '../diagnostic';
import { caseName } from '../documentSymbol';
import { isPrepared } from '../slices';
import type { View } from '../view';
import { refusalOf } from './expectedOutput';

/** The most cases in one answer: the others are asked for one answer at a time. */
export const MOST_CASES = 1000;
/** How many short cases are solved between two pauses. */
const SLICE = 64;

/** Returns the cases from an index on, as many as an answer holds; undefined if cancelled. */
export async function casesFrom(view: View, first: number, checkpoint: Checkpoint): Promise<Cases | undefined> {
  const { document } = view;
  const total = document.end.cases;
  const from = Math.max(0, Math.trunc(first));
  const cases: CaseItem[] = [];
  const stretch = new Stretch(SLICE);
  for (let index = from; index < Math.min(total, from + MOST_CASES); index++) {
    const testCase = caseAt(document, index)!;
    if (stretch.isOverBefore(unitsOf(document, testCase)) && !(await checkpoint())) return undefined;
    if (!(await isPrepared(prepareCase(document, testCase), checkpoint))) return undefined;
    cases.push(caseItem(view, testCase));
  }
  const error = from === 0 ? refusal(document) : undefined;
  return { cases, total, ...(error && { refusal: refusalOf(view, error) }) };
}

function caseItem(view: View, testCase: Case): CaseItem {
  const { number, firstLine, lastLine, expectation } = testCase;
  return {
    number,
    firstLine,
    lastLine,
    label: caseName(view, testCase),
    expected: answer(view.document, testCase).output?.join('\n') ?? null,
    expectation: expectation.length > 0 ? expectation.map(({ text }) => text).join('\n') : null,
    expectationLines: expectation.map(({ line }) => line),
  };
}
