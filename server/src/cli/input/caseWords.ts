/** A position that is given on the command line, as the judge writes it. */
import { caseAt, positionsOf } from '../../document/case';
import { GameDocument } from '../../document/document';
import { inputFindings } from '../../document/findings/findings';
import { laidOut } from '../../formats/generate/lay';
import { terminatorOf } from '../../formats/write';
import type { Problem } from '../../problems/problem';
import { message } from '../../text/message';
import { misuse } from '../failure';

/**
 * Returns the position of a case whose numbers are given in a row, or on lines; the first one if the case has several.
 */
export function positionFrom(problem: Problem, words: string): unknown {
  const { input } = problem;
  const tokens = words.split(/\s+/).filter((token) => token !== '');
  const terminator = terminatorOf(input);
  const text = [
    ...(input.end.kind === 'count' ? ['1'] : []),
    ...laidOut(input, tokens),
    ...(terminator === undefined ? [] : [terminator]),
  ].join('\n');
  const document = new GameDocument('', `${text}\n`, { fileName: '', problem });
  const testCase = caseAt(document, 0);
  const positions = testCase && document.end.cases > 0 ? positionsOf(document, testCase) : [];
  const [first] = positions;
  if (first) return first.position;
  const error = [...inputFindings(document)].flat().find(({ severity }) => severity === 'error');
  throw misuse(
    error
      ? message('“{0}” is no case of {1}: {2}', words, problem.id, error.message)
      : message('“{0}” is no case of {1}', words, problem.id),
  );
}
