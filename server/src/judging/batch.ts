/** Cases that are run as one input, and the right output for each. */
import type { AnyFields, Format } from '../formats/format';
import { filesOf, mostByTotals } from '../formats/totals';
import { writeInput } from '../formats/write';
import { type Problem, textOf } from '../problems/problem';
import type { Attempt } from './run';

export interface Batch {
  readonly problem: Problem;
  readonly cases: readonly AnyFields[];
  /** The right output of each case, without the last line ending. */
  readonly truths: readonly string[];
  readonly input: string;
}

/** Makes a batch of cases whose answers are known. `input` is the text that they come from, if they come from one. */
export function batchOf(problem: Problem, cases: readonly AnyFields[], input?: string): Batch {
  return {
    problem,
    cases,
    truths: cases.map((fields, index) => textOf(problem.answer(fields, index + 1)) ?? ''),
    input: input ?? writeInput(problem.input, cases),
  };
}

/** Makes batches that hold no more cases each than the statement allows, nor greater sums over all of them. */
export function batchesOf(problem: Problem, cases: readonly AnyFields[]): Batch[] {
  const files = filesOf(problem.input, cases, mostCases(problem.input), (fields) => fields);
  return files.map((file) => batchOf(problem, file));
}

/** Makes a batch of some of the cases of another. */
export function partOf({ problem, cases, truths }: Batch, indices: readonly number[]): Batch {
  const part = indices.map((index) => cases[index]!);
  if (problem.isNumbered) return batchOf(problem, part);
  return {
    problem,
    cases: part,
    truths: indices.map((index) => truths[index]!),
    input: writeInput(problem.input, part),
  };
}

/** More cases than this are not put into one input. */
const MOST = 20_000;

/** Gives how many cases an input may hold. */
export const mostCases = (format: Format): number => Math.min(roomOf(format), MOST);

/** Gives how many cases the statement allows in a file. */
export function roomOf(format: Format): number {
  const { end } = format;
  if (end.kind === 'single') return 1;
  const most = mostByTotals(format);
  return end.kind === 'count' && typeof end.field.max === 'number' ? Math.min(end.field.max, most) : most;
}

export const attemptAt = ({ input, truths }: Batch): Attempt => ({ input, expected: lengthOf(truths) });

function lengthOf(truths: readonly string[]): number {
  let length = truths.length;
  for (const truth of truths) length += truth.length;
  return length;
}

/** Cuts a batch into such of so many cases at most. */
export function partsOf(batch: Batch, most: number): Batch[] {
  const { length } = batch.cases;
  if (length <= most) return [batch];
  const parts: Batch[] = [];
  for (let from = 0; from < length; from += most) parts.push(rangeOf(batch, from, Math.min(length, from + most)));
  return parts;
}

/** Makes a batch of the cases of another from one up to, not including, another. */
export const rangeOf = (batch: Batch, from: number, to: number): Batch =>
  partOf(
    batch,
    Array.from({ length: to - from }, (_, index) => from + index),
  );

/** Makes a batch of the first cases of another. */
export const beginningOf = (batch: Batch, count: number): Batch => rangeOf(batch, 0, count);
