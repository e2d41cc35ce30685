/** What `stress` found, as JSON objects for programs. */
import { writeCase } from '../../formats/write';
import type { Found } from '../../judging/stress';
import { type Problem, textOf } from '../../problems/problem';
import { render, type Translate } from '../../text/message';
import { diagnosisSentences } from './diagnosisWords';
import { foundSentences, rightSentences } from './stressReport';
import type { StressResult } from './stressRun';

/** Gives the objects that come after the steps. `file` is the `.game` file with what was found. */
export function stressObjects(
  problem: Problem,
  result: StressResult,
  file: string | undefined,
  timeLimit: number,
  translate: Translate,
): object[] {
  const { stressed, diagnosis, runs, ms, seed, mistakes } = result;
  const { found, cases, excluded, isCutShort } = stressed;
  const say = (sentences: Iterable<Parameters<typeof render>[0]>): string =>
    [...sentences].map((one) => render(one, translate)).join(' ');
  const seconds = (ms / 1000).toFixed(1);
  return [
    ...(found
      ? [{ ...foundObject(problem, found, file), message: say(foundSentences(problem, found, { runs, timeLimit })) }]
      : []),
    ...(diagnosis
      ? [{ diagnosis: diagnosis.mistake.name, isWhole: diagnosis.isWhole, message: say(diagnosisSentences(diagnosis)) }]
      : []),
    {
      end: true,
      problem: problem.id,
      cases,
      runs,
      ms,
      seed,
      mistakes: { excluded, known: mistakes },
      cutShort: isCutShort,
      ...(!found && { message: say(rightSentences(stressed, { runs, seconds, mistakes })) }),
    },
  ];
}

function foundObject(
  problem: Problem,
  { cases, fault, source, number, isSmallest }: Found,
  file: string | undefined,
): object {
  return {
    found: {
      file,
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
