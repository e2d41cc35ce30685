/** What `stress` found, as JSON objects for programs. */
import type { GameDocument } from '../../document/document';
import { writeCase } from '../../formats/write';
import type { Found } from '../../judging/stress';
import { type Problem, textOf } from '../../problems/problem';
import { sentences } from '../../text/joined';
import { type Message, render, type Translate } from '../../text/message';
import { editsFor } from './addTo';
import { diagnosisSentence } from './diagnosisWords';
import { foundSentences, rightSentences } from './stressReport';
import type { StressResult } from './stressRun';

/** Gives the objects that come after the steps. `file` is the `.game` file with what was found. */
export function stressObjects(
  problem: Problem,
  result: StressResult,
  file: string | undefined,
  { document, timeLimit, translate }: { document: GameDocument | undefined; timeLimit: number; translate: Translate },
): object[] {
  const { stressed, diagnosis, runs, ms, seed } = result;
  const { found, cases, known, excluded, isCutShort } = stressed;
  const say = (said: Iterable<Message>): string => render(sentences([...said]), translate);
  const seconds = (ms / 1000).toFixed(1);
  return [
    ...(found
      ? [
          {
            ...foundObject(problem, found, file, document),
            message: say(foundSentences(problem, found, { timeLimit })),
          },
        ]
      : []),
    ...(diagnosis
      ? [
          {
            diagnosis: diagnosis.mistake.name,
            isWhole: diagnosis.isWhole,
            message: render(diagnosisSentence(diagnosis), translate),
          },
        ]
      : []),
    {
      end: true,
      problem: problem.id,
      cases,
      runs,
      ms,
      seed,
      mistakes: { excluded, known },
      cutShort: isCutShort,
      ...(!found && { message: say(rightSentences(stressed, { runs, seconds })) }),
    },
  ];
}

function foundObject(
  problem: Problem,
  { cases, fault, source, number, isSmallest }: Found,
  file: string | undefined,
  document: GameDocument | undefined,
): object {
  return {
    found: {
      file,
      // Where the cases go in the file that was named; none where they are in it already.
      edits: document && editsFor(document, problem, cases),
      cases: cases.map((fields, index) => ({
        lines: writeCase(problem.input, fields),
        expected: textOf(problem.answer(fields, index + 1)),
      })),
      verdict: fault.verdict,
      got: fault.got.join('\n'),
      complaint: fault.complaint,
      isSmallest,
    },
    from: source,
    number,
  };
}
