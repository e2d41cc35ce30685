/** What `stress` says: steps as they come, what was found, and what is known if nothing was. */
import { writeCase } from '../../formats/write';
import type { Fault } from '../../judging/judge';
import type { Found, Source, Step, Stressed } from '../../judging/stress';
import { type Problem, textOf } from '../../problems/problem';
import { type Message, message } from '../../text/message';
import { faultSentences, type FaultyCase, quoted } from './verdictWords';

/** Gives the words on a step; those on a kind that goes on are shorter. */
export function stepWords({ source, cases, isRight }: Step, isSameKind: boolean): Message {
  const what = isSameKind ? cases : kinds[source](cases);
  return isRight ? message('{0}: right.', what) : message('{0}: wrong.', what);
}

const kinds: Readonly<Record<Source, (cases: number) => Message>> = {
  first: (cases) => message('{0} cases of the file', cases),
  mistakes: (cases) => message('{0} inputs that show known mistakes', cases),
  small: (cases) => message('{0} smallest cases', cases),
  hard: (cases) => message('{0} hard cases', cases),
  bounds: (cases) => message('{0} cases at the bounds', cases),
  random: (cases) => message('{0} random cases', cases),
};

/** A case on one line: its lines, with strokes between them. */
const onOneLine = (problem: Problem, fields: Found['cases'][number]): string =>
  quoted(writeCase(problem.input, fields).join(' / '));

/** Says which case it is, where it comes from, and what the program does with it. */
export function foundSentences(problem: Problem, found: Found, about: { runs: number; timeLimit: number }): Message[] {
  return [
    ...placeSentences(problem, found, about.runs),
    ...faultSentences(found.fault, aboutCase(problem, found, about)),
  ];
}

function placeSentences(problem: Problem, found: Found, runs: number): Message[] {
  const { cases, original, number, source, isSmallest, isFinished } = found;
  const written = (of: Found['cases']): string => of.map((fields) => onOneLine(problem, fields)).join(', ');
  if (cases.length > 1)
    return [
      message('Case {0} of these is wrong after others; {1} cases do: {2}.', number, cases.length, written(cases)),
    ];
  const isNumbered = source !== 'mistakes' && source !== 'first';
  const place = isNumbered
    ? message('Case {0} of these, {1}, is wrong on its own.', number, written(original))
    : message('{0} is wrong on its own.', written(original));
  if (isSmallest) return [place, message('No smaller case is.')];
  if (written(cases) === written(original))
    return isFinished ? [place] : [place, message('It was not shrunk further.')];
  const shrunk = message('Shrunk to {0} in {1} runs.', written(cases), runs);
  return isFinished ? [place, shrunk] : [place, shrunk, message('It was not shrunk further.')];
}

function aboutCase(problem: Problem, { cases }: Found, { timeLimit }: { timeLimit: number }): FaultyCase {
  const { length } = cases;
  return {
    number: length,
    of: length,
    expected: textOf(problem.answer(cases.at(-1)!, length))?.split('\n') ?? [],
    company: cases.slice(0, -1).map((_, index) => index + 1),
    isFirst: false,
    timeLimit,
  };
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
