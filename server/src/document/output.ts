/** The whole expected output of a file. */
import type { Finding } from '../text/finding';
import { message } from '../text/message';
import { spanOfLine } from '../text/place';
import { answer, caseAt } from './case';
import { hasTooManyDigits, tooManyDigits } from './caseSize';
import type { GameDocument } from './document';
import { choiceFindings } from './findings/choiceFindings';
import { endFindings } from './findings/endFindings';
import { readingFindings } from './findings/findings';
import { pausing, prepareCase } from './rules/prepare';

/** Returns the first finding that forbids an output: an error in the input, or a case without a known answer. */
export function refusal(document: GameDocument): Finding | undefined {
  const general = [...choiceFindings(document), ...endFindings(document)].find(
    ({ severity, code }) => severity === 'error' || code === 'ambiguous-problem' || code === 'no-problem',
  );
  if (general) return general;
  const { blocks } = document;
  for (let index = 0; index < blocks.length; index++) {
    // Findings of other kinds may be millions, and are not to be put into words for this.
    if (blocks.at(index).cases.counts.error === 0) continue;
    const error = readingFindings(document, index).find(({ severity }) => severity === 'error');
    if (error) return error;
  }
  return undefined;
}

/**
 * Returns the judge's output, a piece for each block and empty ones for pauses; a finding instead where a case has no
 * known answer.
 */
export function* outputPieces(document: GameDocument): Generator<string | Finding> {
  const { blocks, end } = document;
  for (let index = 0; index < blocks.length; index++) {
    const first = blocks.casesBefore(index);
    const last = Math.min(end.cases, first + blocks.at(index).cases.caseCount);
    let piece = '';
    for (let number = first; number < last; number++) {
      const testCase = caseAt(document, number)!;
      yield* pausing(prepareCase(document, testCase), '');
      const { output } = answer(document, testCase);
      if (output) piece += `${output.join('\n')}\n`;
      else
        yield {
          code: 'unknown-answer',
          severity: 'error',
          span: spanOfLine(testCase.firstLine, 0, document.lineText(testCase.firstLine).length),
          message: hasTooManyDigits(document, testCase)
            ? tooManyDigits(document)
            : message('The answer to this case is not known.'),
        };
    }
    yield piece;
  }
}
