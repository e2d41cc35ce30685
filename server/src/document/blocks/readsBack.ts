import type { AnyFields } from '../../formats/format';
import { writeInput } from '../../formats/write';
import type { Problem } from '../../problems/problem';
import { BlockReader } from './block';

/**
 * Is the case, once written, read again as one case that the statement allows? A position of zeros may be an end
 * instead.
 */
export function readsBack(problem: Problem, fields: AnyFields): boolean {
  const text = writeInput(problem.input, [fields]);
  const { cases } = new BlockReader(problem, text.length + 1, 1).next(text, 0, true, true);
  return (
    cases.caseCount === 1 &&
    cases.counts.error + cases.counts.warning === 0 &&
    (cases.terminator?.casesBefore ?? 1) === 1
  );
}
