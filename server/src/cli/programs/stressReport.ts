/** What `stress` says: steps as they come, what was found, and what is known if nothing was. */
import { writeCase } from '../../formats/write';
import type { Fault } from '../../judging/judge';
import type { Found, Source, Step, Stressed } from '../../judging/stress';
import { type Problem, textOf } from '../../problems/problem';
import { type Message, message } from '../../text/message';
import { loneSentences, quoted } from './verdictWords';

/** Gives the words on a step; those on a kind that goes on are shorter. */
export function stepWords({ source, cases, isRight }: Step, isSameKind: boolean): Message {
  const what = isSameKind ? cases : kinds[source](cases);
  return isRight ? message('{0}: right.', what) : message('{0}: wrong.', what);
}

const kinds: Readonly<Record<Source, (cases: number) => Message>> = {
  first: (cases) => (cases === 1 ? message('1 case of the file') : message('{0} cases of the file', cases)),
  mistakes: (cases) =>
    cases === 1 ? message('1 input that shows a known mistake') : message('{0} inputs that show known mistakes', cases),
  small: (cases) => (cases === 1 ? message('the smallest case') : message('{0} smallest cases', cases)),
  hard: (cases) => (cases === 1 ? message('1 hard case') : message('{0} hard cases', cases)),
  bounds: (cases) => (cases === 1 ? message('1 case at the bounds') : message('{0} cases at the bounds', cases)),
  random: (cases) => (cases === 1 ? message('1 random case') : message('{0} random cases', cases)),
};

/** A case on one line: its lines, with strokes between them. */
const onOneLine = (problem: Problem, fields: Found['cases'][number]): string =>
  quoted(writeCase(problem.input, fields).join(' / '));

/** Says what the smallest input is that fails, what was expected of it, and what the program does instead. */
export function foundSentences(problem: Problem, found: Found, { timeLimit }: { timeLimit: number }): Message[] {
  const { cases } = found;
  const expected = textOf(problem.answer(cases.at(-1)!, cases.length))?.split('\n') ?? [];
  return [...inputSentences(problem, found), ...loneSentences(found.fault, { expected, timeLimit })];
}

function* inputSentences(problem: Problem, { cases, isSmallest, isFinished }: Found): Generator<Message> {
  const input = cases.map((fields) => onOneLine(problem, fields)).join(', ');
  if (cases.length > 1) {
    yield message('{0} cases fail together: {1}.', cases.length, input);
    yield message('Without those before it, the last one is right: the program keeps something from case to case.');
  } else
    yield isSmallest || isFinished
      ? message('Smallest failing case: {0}.', input)
      : message('Failing case: {0}.', input);
  if (isSmallest) yield message('All smaller cases are right.');
  else if (!isFinished) yield message('Time was up before it was shrunk further.');
}

/** Says in a clause what the program did. */
export function doing({ verdict, got, ending }: Fault): Message {
  if (verdict === 'time-limit') return message('the program did not end in time');
  if (verdict === 'output-limit') return message('the output of the program did not end');
  if (verdict === 'crash' && ending.kind === 'signal') return message('the program ended by {0}', ending.signal);
  if (verdict === 'crash' && ending.kind === 'exit')
    return message('the program ended with exit code {0}', ending.code);
  return got.length === 0
    ? message('the program printed nothing')
    : message('the program printed: {0}', quoted(got.join(' / ')));
}

/** Says what is known when nothing wrong was found. */
export function* rightSentences(
  { cases, known, excluded, exitCode, keptTo, isCutShort }: Stressed,
  { runs, seconds }: { runs: number; seconds: string },
): Generator<Message> {
  yield isCutShort
    ? message(
        '{0} cases in {1} runs, {2} s: nothing is wrong so far, but time was up; --for gives it more.',
        cases,
        runs,
        seconds,
      )
    : message('{0} cases in {1} runs, {2} s: nothing is wrong.', cases, runs, seconds);
  if (exitCode !== undefined)
    yield message('The program ended with exit code {0}, which some judges take for an error.', exitCode);
  if (keptTo !== undefined)
    yield message('Numbers without a bound were kept to {0}: it does not cope with larger ones.', keptTo);
  if (known === 0) return;
  yield excluded === known
    ? message('It differs from all {0} known mistakes.', known)
    : message('It differs from {0} of {1} known mistakes.', excluded, known);
}
