/** How `strength` words mistakes and cases. */
import type { BoundHit } from '../../formats/bounds';
import type { AnyFields } from '../../formats/format';
import { writeCase } from '../../formats/write';
import { firstDifference } from '../../judging/strength';
import { inputOf, type Mistake, run, smallestCases } from '../../mistakes/mistake';
import type { Problem } from '../../problems/problem';
import { type Message, message } from '../../text/message';
import { shortened } from '../../text/shortened';

/** Longer cases and answers are shown by their beginnings. */
const LONGEST = 60;

/** Returns cases on one line: lines parted by slashes, cases by semicolons. */
export const casesInLine = (problem: Problem, cases: readonly AnyFields[]): string =>
  shortened(cases.map((fields) => writeCase(problem.input, fields).join(' / ')).join(' ; '), LONGEST);

const inLine = (output: string): string => shortened(output.split('\n').join(' / '), LONGEST);

/** Returns what a judge expects of the smallest cases, and what the mistake prints instead. */
export function differenceOn(problem: Problem, mistake: Mistake): Message {
  const input = inputOf(problem, smallestCases(problem, mistake))!;
  const difference = firstDifference(mistake, input);
  if (!difference) throw new Error(`${mistake.name} is not caught by its smallest input`);
  const { index, expected, wrong } = difference;
  if (wrong === undefined) return message('{0}, not: {1}', inLine(expected), endings[run(mistake, input).ending]);
  return index < input.truths.length
    ? message('{0}, not: {1}', inLine(expected), inLine(wrong))
    : message('then nothing more, not: {0}', inLine(wrong));
}

const endings = {
  done: message('⟨output⟩nothing'),
  crash: message('a crash'),
  forever: message('no end'),
};

/** Returns which bounds of a number are not reached: “n never 1000000 (greatest)”. */
export function unreachedWords({ item, min, max }: BoundHit): Message[] {
  const { name, min: least = 0, max: greatest } = item;
  return [
    ...(min ? [] : [message('{0} never {1} (least)', name, String(least))]),
    ...(max === false ? [message('{0} never {1} (greatest)', name, String(greatest))] : []),
  ];
}
