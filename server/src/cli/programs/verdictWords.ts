/** What a program did wrong, in words. */
import { legible } from '../../formats/numeral';
import type { Fault } from '../../judging/judge';
import { type Message, message } from '../../text/message';

/** Longer lines of output are cut. */
const LONGEST = 60;

/** What is known of the case of a fault. */
export interface FaultyCase {
  /** From 1, in the file. */
  readonly number: number;
  readonly of: number;
  /** The right output, line by line. */
  readonly expected: readonly string[];
  /** The numbers of the cases before it that it takes to see the fault. */
  readonly company: readonly number[];
  /** All cases before it are answered right. */
  readonly isFirst: boolean;
  /** Milliseconds. */
  readonly timeLimit: number;
}

/** Gives the sentences on a fault, in their order. */
export function faultSentences(fault: Fault, about: FaultyCase): Message[] {
  return [mainSentence(fault, about), ...circumstances(fault, about)];
}

/** Gives the sentences on a fault of an input that is set apart, so that its case needs no number. */
export function loneSentences(fault: Fault, about: Pick<FaultyCase, 'expected' | 'timeLimit'>): Message[] {
  return [loneSentence(fault, about), ...circumstances(fault, ALONE)];
}

const ALONE = { company: [], isFirst: false, number: 1 };

function loneSentence(fault: Fault, { expected, timeLimit }: Pick<FaultyCase, 'expected' | 'timeLimit'>): Message {
  const { got, ending, verdict } = fault;
  switch (verdict) {
    case 'wrong-answer':
      return got.length === 0
        ? message('Expected “{0}”, your program printed nothing.', inOneLine(expected))
        : message('Expected “{0}”, your program printed “{1}”.', ...bothInOneLine(expected, got));
    case 'presentation':
      return message('The words are right, the lines are not: {0}.', layoutDifference(got, expected));
    case 'crash':
      return ending.kind === 'signal'
        ? message('Your program ended by {0} (exit code {1}).', ending.signal, ending.code)
        : message('Your program ended with exit code {0}.', ending.kind === 'exit' ? ending.code : 0);
    case 'time-limit':
      return message('Your program has not ended within {0}.', duration(timeLimit));
    case 'output-limit':
      return message('The output of your program does not end.');
    case 'ended-early':
      return message('Expected “{0}”, but the output ends before it.', inOneLine(expected));
  }
}

const inOneLine = (lines: readonly string[]): string => quoted(lines.join(' / '));

/** The lines from the one before the first that differs, so that a difference beyond the longest text is seen. */
function bothInOneLine(expected: readonly string[], got: readonly string[]): [string, string] {
  const both: [string, string] = [inOneLine(expected), inOneLine(got)];
  if (both[0] !== both[1]) return both;
  const at = got.findIndex((line, index) => line !== expected[index]);
  const from = Math.max(0, at < 0 ? got.length - 1 : at - 1);
  return [inOneLine(['…', ...expected.slice(from)]), inOneLine(['…', ...got.slice(from)])];
}

function mainSentence(fault: Fault, about: FaultyCase): Message {
  const { number, of, timeLimit } = about;
  switch (fault.verdict) {
    case 'wrong-answer':
      return difference(fault, about);
    case 'presentation':
      return layoutSentence(fault, about);
    case 'crash':
      return crashSentence(fault, about);
    case 'time-limit':
      return fault.cases
        ? message('Case {0}: no answer within {1}.', number, duration(timeLimit))
        : message(
            'No answer to all of the {0} cases within {1}: it comes as far as case {2}.',
            of,
            duration(timeLimit),
            number,
          );
    case 'output-limit':
      return message('Case {0}: the output does not end.', number);
    case 'ended-early':
      return message(
        'The output ends before the answer to case {0} of {1}: “{2}”.',
        number,
        of,
        quoted(about.expected[0]),
      );
  }
}

function difference({ got }: Fault, { number, of, expected }: FaultyCase): Message {
  if (expected.length === 1 && got.length === 1)
    return message('Case {0}: expected “{1}”, got “{2}”.', number, quoted(expected[0]), quoted(got[0]));
  if (got.length === 0) return message('Case {0}: expected “{1}”, got nothing.', number, quoted(expected[0]));
  const at = got.findIndex((line, index) => line !== expected[index]);
  if (at < 0 && got.length < expected.length)
    return message(
      'Case {0}: line {1} of the answer is missing: “{2}”.',
      number,
      got.length + 1,
      quoted(expected[got.length]),
    );
  if (at === expected.length && number === of)
    return message('Case {0}: the output goes on after the answer to the last case: “{1}”.', number, quoted(got[at]));
  if (at === expected.length)
    return message('Case {0}: the answer goes on after its last line: “{1}”.', number, quoted(got[at]));
  return message(
    'Case {0}: line {1} of the answer is “{2}”, not “{3}”.',
    number,
    at + 1,
    quoted(expected[at]),
    quoted(got[at]),
  );
}

const layoutSentence = ({ got }: Fault, { number, expected }: FaultyCase): Message =>
  message('Case {0}: the words are right, the lines are not: {1}.', number, layoutDifference(got, expected));

function layoutDifference(got: readonly string[], expected: readonly string[]): Message {
  const at = Math.max(
    0,
    expected.findIndex((line, index) => line !== got[index]),
  );
  const [wanted = '', found] = [expected[at], got[at]];
  if (wanted === '' && found === undefined)
    return message('line {0} of the answer is empty, yours ends before it', at + 1);
  if (wanted === '') return message('line {0} of the answer is empty, yours is not', at + 1);
  if (found === undefined || found === '')
    return message('line {0} of the answer is “{1}”, yours is empty', at + 1, quoted(wanted));
  return message('line {0} of the answer is “{1}”, yours is “{2}”', at + 1, quoted(wanted), quoted(found));
}

function crashSentence({ ending, isAfterAll }: Fault, { number }: FaultyCase): Message {
  if (ending.kind === 'signal')
    return isAfterAll
      ? message('All answers are right, but then the program ended by {0} (exit code {1}).', ending.signal, ending.code)
      : message('The program ended by {0} in case {1} (exit code {2}).', ending.signal, number, ending.code);
  return message('The program ended with exit code {0} in case {1}.', ending.kind === 'exit' ? ending.code : 0, number);
}

function* circumstances(
  { isUnsteady, complaint, verdict }: Fault,
  { company, isFirst, number }: Pick<FaultyCase, 'company' | 'isFirst' | 'number'>,
): Generator<Message> {
  const [first, second, ...more] = company;
  if (first !== undefined && second === undefined)
    yield message('It takes case {0} before it: the program keeps something from one case to the next.', first);
  else if (first !== undefined && more.length === 0)
    yield message(
      'It takes cases {0} and {1} before it: the program keeps something from one case to the next.',
      first,
      second!,
    );
  else if (first !== undefined)
    yield message(
      'It takes {0} cases before it: the program keeps something from one case to the next.',
      company.length,
    );
  if (isUnsteady) yield message('Run again, the program answered right: its output is not the same each time.');
  if ((verdict === 'time-limit' || verdict === 'ended-early') && isFirst && number > 1)
    yield message('The cases before it are right.');
  const last = complaint.trimEnd().split('\n').at(-1) ?? '';
  if (last.trim() !== '' && (verdict === 'crash' || verdict === 'ended-early'))
    yield message('The program says: “{0}”', quoted(last.trim()));
}

/** A line of output on a line of ours. */
export const quoted = (line = ''): string => legible(line.replace(/\r?\n$/, ''), LONGEST);

/** Seconds where there are whole ones, else milliseconds. */
const duration = (ms: number): string => (ms % 100 === 0 && ms >= 1000 ? `${ms / 1000} s` : `${Math.round(ms)} ms`);
