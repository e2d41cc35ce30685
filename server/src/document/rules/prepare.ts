/**
 * Work that comes before answers: rulesets may have to search, and others are let go first meanwhile.
 * After it, answers come at once. It makes no difference to what they are.
 */
import { inPauses, prepare } from '../../rulesets/ruleset';
import { EXPECTATION, kindOf } from '../../text/table';
import { type Case, caseAt, caseFrom, positionsOf } from '../case';
import type { GameDocument } from '../document';
import { type ExpectationStatus, knownExpectationStatus } from '../findings/expectationStatus';

/** For the server, which knows no rulesets. */
export { inPauses } from '../../rulesets/ruleset';

/** The same pauses, each with something to say. */
export function* pausing<Pause>(work: Generator<undefined, void>, pause: Pause): Generator<Pause, void> {
  while (work.next().done !== true) yield pause;
}

export function* prepareCase(document: GameDocument, found: Case): Generator<undefined, void> {
  const { problem } = document;
  if (!problem?.ruleset.prepare) return;
  for (const { position } of positionsOf(document, found)) yield* prepare(problem.ruleset, position);
}

/** Works towards the answers to the cases of a block that have expected outputs. */
export function* prepareExpectations(document: GameDocument, index: number): Generator<undefined, void> {
  const { blocks, problem } = document;
  const block = blocks.at(index);
  if (!problem?.ruleset.prepare || block.cases.expectations === 0 || knownExpectationStatus(document, block)) return;
  for (let local = 0; local < block.cases.caseCount; local++) {
    const next = block.cases.lastLine[local]! + 1;
    if (next >= block.table.lineCount || kindOf(block.table, next) !== EXPECTATION) continue;
    yield* prepareCase(document, caseAt(document, blocks.casesBefore(index) + local)!);
  }
}

/** More cases than these are not asked about at once. */
const MOST_CASES = 1000;

/** Works towards all that can be asked of the lines from `first` to `last`, reasons included. */
export function* prepareLines(document: GameDocument, first: number, last: number): Generator<undefined, void> {
  const { blocks, problem } = document;
  if (!problem?.ruleset.prepare || blocks.length === 0) return;
  const from = caseFrom(document, first);
  for (let index = from; index < from + MOST_CASES; index++) {
    const found = caseAt(document, index);
    if (!found || found.firstLine > last) break;
    yield* prepareCase(document, found);
    for (const { position } of positionsOf(document, found).slice(0, 1)) {
      const work = problem.ruleset.prepareReasons?.(position);
      if (work) yield* inPauses(work);
    }
  }
  const end = blocks.blockOfLine(last);
  for (let index = Math.max(0, blocks.blockOfLine(first)); index <= end; index++)
    yield* prepareExpectations(document, index);
}

/** Works towards the expected outputs that are missing. */
export function* prepareGaps(
  document: GameDocument,
  statuses: readonly ExpectationStatus[],
): Generator<undefined, void> {
  if (!document.problem?.ruleset.prepare || !statuses.some(({ covered }) => covered > 0)) return;
  let left = MOST_CASES;
  for (const { gap, position } of statuses) {
    for (let index = gap ?? Infinity; index < position.casesBefore + position.cases && left > 0; index++) {
      const testCase = caseAt(document, index)!;
      if (testCase.expectation.length > 0) continue;
      left--;
      yield* prepareCase(document, testCase);
    }
  }
}
