/** Which known mistake a program makes, in words. */
import type { Diagnosis } from '../../judging/diagnose';
import { type Message, message } from '../../text/message';

export function diagnosisSentences({ mistake, isWhole, cases }: Diagnosis): Message[] {
  const { name, explanation, formula } = mistake;
  return [
    isWhole
      ? message('It answers all {0} cases of a probe as a known mistake does: {1}.', cases, name)
      : message('It answers mostly as a known mistake does, in {0} cases of a probe: {1}.', cases, name),
    explanation,
    message('{0}', formula),
  ];
}
