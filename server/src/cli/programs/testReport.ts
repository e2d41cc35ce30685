/** What `test` says of a file: for people, in the form of compilers, and for programs. */
import { sentences } from '../../text/joined';
import { type Message, message, render, type Translate } from '../../text/message';
import { diagnosisSentence } from './diagnosisWords';
import type { TestedFile, ToldFault } from './testFile';
import { faultSentences } from './verdictWords';

/** So many numbers of cases are named. */
const MOST_NUMBERS = 10;

/** Gives the lines for people. */
export function textLines(tested: TestedFile, translate: Translate): string[] {
  const { name, faults, diagnosis } = tested;
  const say = (said: readonly Message[]): string => render(sentences(said), translate);
  return [
    ...faults.map((told) => `${placeOf(name, told)}: ${say(faultSentences(told.fault, told))}`),
    ...(diagnosis ? [`${name}: ${say([diagnosisSentence(diagnosis)])}`] : []),
    `${name}: ${say(summary(tested))}`,
  ];
}

const placeOf = (name: string, { line, fault: { verdict } }: ToldFault): string =>
  `${name}:${line + 1}:1: ${verdict === 'presentation' ? 'warning' : 'error'} ${verdict}`;

function summary(tested: TestedFile): Message[] {
  return [verdictOn(tested), ...notes(tested), effort(tested)];
}

function verdictOn({ cases, right, wrong, faults, others }: TestedFile): Message {
  if (cases === 0) return message('there is no case to be judged.');
  if (wrong === 0) return cases === 1 ? message('1 case, right.') : message('all {0} cases are right.', cases);
  if (faults[0]?.fault.verdict === 'presentation')
    return message('{0} of {1} cases are right to the letter.', right, cases);
  const numbers = [...faults, ...others].map(({ number }) => number).sort((a, b) => a - b);
  const named = numbers.slice(0, MOST_NUMBERS).join(', ');
  const shown = numbers.length > MOST_NUMBERS ? `${named} …` : named;
  if (right + wrong < cases)
    return message('Of the {0} cases that were judged, these are wrong: {1}.', right + wrong, shown);
  return wrong === 1
    ? message('{0} of {1} cases are right, 1 is wrong: {2}.', right, cases, shown)
    : message('{0} of {1} cases are right, {2} are wrong: {3}.', right, cases, wrong, shown);
}

function* notes({ cases, right, wrong, unknown, ending, isCutAt }: TestedFile): Generator<Message> {
  if (isCutAt !== undefined) yield message('The file is too large to look at the cases after {0}.', isCutAt);
  if (right + wrong < cases) yield message('Of {0} cases in all, {1} have no answer.', cases, cases - right - wrong);
  if (unknown.length === 1) yield message('1 case is left out, since its answer is not known.');
  else if (unknown.length > 1)
    yield message('{0} cases are left out, since their answers are not known.', unknown.length);
  if (wrong === 0 && ending.kind === 'exit' && ending.code !== 0)
    yield message('The program ended with exit code {0}, which some judges take for an error.', ending.code);
}

const effort = ({ runs, ms }: TestedFile): Message =>
  runs === 1
    ? message('One run, {0} ms.', Math.round(ms))
    : message('{0} runs; all cases: {1} ms.', runs, Math.round(ms));

/** Gives the JSON objects for programs. */
export function jsonLines(tested: TestedFile, translate: Translate): string[] {
  const { name, diagnosis, cases, right, wrong, unknown, runs, ms, ending } = tested;
  const told = [...tested.faults, ...tested.others].sort((a, b) => a.number - b.number);
  const faulty = new Set(told.map(({ number }) => number));
  const objects: object[] = [
    ...told.map((one) => faultObject(one, tested, translate)),
    ...tested.times
      .filter(({ number }) => !faulty.has(number))
      .map(({ number, line, ms: time }) => ({ case: number, line, verdict: 'right', ms: time })),
    ...unknown.map(({ number, line }) => ({
      case: number,
      line,
      verdict: 'skipped',
      message: render(message('The answer to this case is not known.'), translate),
    })),
    ...(diagnosis
      ? [
          {
            diagnosis: diagnosis.mistake.name,
            isWhole: diagnosis.isWhole,
            message: render(diagnosisSentence(diagnosis), translate),
          },
        ]
      : []),
    { end: true, cases, right, wrong, unknown: unknown.length, runs, ms, ending },
  ];
  return objects.map((one) => JSON.stringify({ file: name, ...one }));
}

function faultObject(told: ToldFault, { times }: TestedFile, translate: Translate): object {
  const { fault, number, line, expected, company } = told;
  return {
    case: number,
    line,
    verdict: fault.verdict,
    expected: expected.join('\n'),
    got: fault.got.map((one) => one.replace(/\n$/, '')).join('\n'),
    message: render(sentences(faultSentences(fault, told)), translate),
    complaint: fault.complaint,
    company,
    ms: times.find((time) => time.number === number)?.ms ?? null,
  };
}
