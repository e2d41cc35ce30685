/** Which known mistake a program makes, in words. */
import type { Diagnosis } from '../../judging/diagnose';
import { type Message, message } from '../../text/message';

export function diagnosisSentence({ mistake, isWhole, cases }: Diagnosis): Message {
  const { name, explanation, formula } = mistake;
  return isWhole
    ? message('It behaves like the known mistake {0}: {1} In code: {2}', name, explanation, formula)
    : message(
        'On {0} probe cases it mostly behaves like the known mistake {1}: {2} In code: {3}',
        cases,
        name,
        explanation,
        formula,
      );
}
