/** How an editor words mistakes and the cases that catch them. */
import { writeCase } from '../../formats/write';
import { firstDifference } from '../../judging/strength';
import { inputOf, type Mistake, smallestCases } from '../../mistakes/mistake';
import type { Problem } from '../../problems/problem';
import { type Message, message } from '../../text/message';
import { shortened } from '../../text/shortened';
import type { FileStrength } from './measure';

/** Longer cases are shown by their beginnings. */
const LONGEST = 60;

const inLine = (lines: readonly string[]): string => shortened(lines.join(' / '), LONGEST);

/** Returns the smallest cases that show a mistake on one line: lines parted by slashes, cases by semicolons. */
export const smallestWords = (problem: Problem, mistake: Mistake): string =>
  smallestCases(problem, mistake)
    .map((fields) => inLine(writeCase(problem.input, fields)))
    .join(' ; ');

/** Returns what the judge expects there, and what the mistake prints. */
export function differenceWords(problem: Problem, mistake: Mistake): Message {
  const input = inputOf(problem, smallestCases(problem, mistake))!;
  const { index, expected, wrong } = firstDifference(mistake, input)!;
  if (wrong === undefined) return message('{0}, not: {1}', inLine(expected.split('\n')), message('⟨output⟩nothing'));
  return index < input.truths.length
    ? message('{0}, not: {1}', inLine(expected.split('\n')), inLine(wrong.split('\n')))
    : message('then nothing more, not: {0}', inLine(wrong.split('\n')));
}

/** Returns “catches 5 of 12 known mistakes”, and what is to be done about the others. */
export function strengthWords({ catches, survivors, cover }: FileStrength): Message {
  const known = catches.length;
  if (survivors.length === 0) return message('catches all {0} known mistakes', known);
  const caught = known - survivors.length;
  if (cover.cases.length === 0) return message('catches {0} of {1} known mistakes', caught, known);
  return cover.cases.length === 1
    ? message('catches {0} of {1} known mistakes · add a case for the others', caught, known)
    : message('catches {0} of {1} known mistakes · add {2} cases for the others', caught, known, cover.cases.length);
}
