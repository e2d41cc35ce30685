/** What one run of a program on a batch tells by itself, before anything is run again. */
import { attribute, type Attribution } from './attribute';
import type { Batch } from './batch';
import { type Comparison, Expected, unitsOf } from './expected';
import { hasFailed, isStopped, type Run } from './run';

export interface Look {
  readonly run: Run;
  /** All answers are right and there is nothing else, and the program came to its end. */
  readonly isRight: boolean;
  readonly units: readonly string[];
  readonly attribution: Attribution;
  /** How many answers are right. */
  readonly right: number;
  /** The cases with wrong answers, in order. */
  readonly wrong: readonly number[];
  /** The words are right, but not on the lines where they belong. */
  readonly isOnlyLaidOutWrong: boolean;
}

export function look(batch: Batch, comparison: Comparison, run: Run): Look {
  const expected = new Expected(batch, comparison);
  const units = withoutBlankEnd(unitsOf(hasFailed(run) ? withoutRest(run.output) : run.output, comparison), expected);
  const attribution = attribute(expected, units);
  const { isRight, missingFrom, surplusFrom } = attribution;
  const wrong: number[] = [];
  let right = 0;
  for (let index = 0; index < expected.count; index++) {
    if (isRight[index] === 1) right++;
    else if (index < missingFrom) wrong.push(index);
  }
  const isComplete = right === expected.count && surplusFrom === units.length;
  const isAllRight = isComplete && run.ending.kind === 'exit';
  const isOnlyLaidOutWrong = !isComplete && comparison !== 'words' && !hasFailed(run) && hasRightWords(batch, run);
  return { run, isRight: isAllRight, units, attribution, right, wrong, isOnlyLaidOutWrong };
}

/** Leaves out blank lines at the end beyond those that the right output ends with, unless every byte counts. */
function withoutBlankEnd(units: string[], expected: Expected): string[] {
  if (expected.comparison !== 'lines' || units.at(-1) !== '') return units;
  let solid = units.length;
  while (solid > 0 && units[solid - 1] === '') solid--;
  return units.slice(0, solid + blankEndOf(expected, units.length - solid));
}

/** Counts the blank lines at the end of the right output, up to so many. */
function blankEndOf(expected: Expected, most: number): number {
  let blank = 0;
  for (let index = expected.count - 1; index >= 0 && blank < most; index--)
    for (const unit of expected.unitsOf(index).toReversed()) {
      if (unit !== '' || blank === most) return blank;
      blank++;
    }
  return blank;
}

/** Leaves out a line that may have been cut short. */
const withoutRest = (output: string): string => output.slice(0, output.lastIndexOf('\n') + 1);

function hasRightWords(batch: Batch, { output }: Run): boolean {
  const units = unitsOf(output, 'words');
  const expected = new Expected(batch, 'words');
  let at = 0;
  for (let index = 0; index < expected.count; index++) {
    const length = expected.match(index, units, at);
    if (length < 0) return false;
    at += length;
  }
  return at === units.length;
}

/** Tells whether the program was stopped or broke down before it had answered all cases. */
export const hasBrokenDown = ({ run, attribution: { missingFrom, isRight } }: Look): boolean =>
  isStopped(run) || run.ending.kind === 'signal' || (hasFailed(run) && missingFrom < isRight.length);

/** Gives what the program printed for a case. */
export const partFor = (
  { units, attribution: { from, to, surplusFrom, isRight } }: Look,
  index: number,
): readonly string[] =>
  units.slice(from[index], index === isRight.length - 1 && surplusFrom < units.length ? units.length : to[index]);
