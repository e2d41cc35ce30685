/** Which known mistake a program makes, in words. */
import type { Diagnosis } from '../../judging/diagnose';
import { type Message, message } from '../../text/message';

export function diagnosisSentence({ mistake, isWhole, cases }: Diagnosis): Message {
  const { name, explanation, formula } = mistake;
  return isWhole
    ? message(
        'It answers all {0} cases of a probe as a known mistake does, {1}: {2} In code: {3}',
        cases,
        name,
        explanation,
        formula,
      )
    : message(
        'It answers mostly as a known mistake does, {1}, in a probe of {0} cases: {2} In code: {3}',
        cases,
        name,
        explanation,
        formula,
      );
}
