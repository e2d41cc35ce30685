/** Programs as functions from text to text, right ones and such with faults that are put in on purpose. */
import { compile } from '../../server/src/formats/compile';
import { fieldsAt } from '../../server/src/formats/fields';
import type { AnyFields } from '../../server/src/formats/format';
import { Chance } from '../../server/src/formats/generate/chance';
import { randomOf } from '../../server/src/judging/caseSource';
import type { Attempt, Ending, Run, Trial } from '../../server/src/judging/run';
import { type Problem, textOf } from '../../server/src/problems/problem';
import { readText } from '../formats/reading';

const DONE: Ending = { kind: 'exit', code: 0 };
export const CRASHED: Ending = { kind: 'signal', signal: 'SIGSEGV', code: 139 };

/** A program: what it prints for an input, given a share of the time limit, or that and how it ends. */
export type Program = (input: string, share?: number) => string | Run;

/** Milliseconds. */
export const TIME_LIMIT = 2000;

export const ran = (
  output: string,
  ending: Ending = DONE,
  ms = ending.kind === 'time-limit' ? TIME_LIMIT : 0,
): Run => ({
  output,
  ending,
  ms,
  complaint: '',
});

/** Has the runs made that a trial asks for; gives its result and how many runs it took. */
export function drive<Result>(trial: Trial<Result>, program: Program): { result: Result; runs: number } {
  let runs = 0;
  const runOn = ({ input, share = 1 }: Attempt): Run => {
    runs++;
    const output = program(input, share);
    return typeof output === 'string' ? ran(output) : output;
  };
  let step = trial.next();
  while (!step.done) step = trial.next(step.value.map(runOn));
  return { result: step.value, runs };
}

/** The cases of an input, as a right program reads them. */
export function casesIn(problem: Problem, input: string): AnyFields[] {
  const { table, cases } = readText(problem.input, input, 1000);
  const count = cases.terminator?.casesBefore ?? cases.caseCount;
  return Array.from({ length: count }, (_, index) => fieldsAt(compile(problem.input), table, cases.firstToken[index]!));
}

/** What a program prints for a case: the right answer goes in, and the pieces that it has kept. */
export type Printing = (truth: string, fields: AnyFields, index: number, all: readonly AnyFields[]) => string;

/** A program that prints something for each case. */
export const printing =
  (problem: Problem, print: Printing): Program =>
  (input) =>
    casesIn(problem, input)
      .map((fields, index, all) => print(`${textOf(problem.answer(fields, index + 1))!}\n`, fields, index, all))
      .join('');

export const rightProgram = (problem: Problem): Program => printing(problem, (truth) => truth);

/** A number that follows from the case alone, so that a fault is always at the same cases. */
export function hashOf(fields: AnyFields): number {
  let hash = 7;
  for (const unit of JSON.stringify(fields, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)))
    hash = (hash * 31 + unit.charCodeAt(0)) % 1_000_003;
  return hash;
}

/** Usable cases, no two of them alike. */
export function differentCases(problem: Problem, seed: number, most: number): AnyFields[] {
  const known = new Map<number, AnyFields>();
  let tries = 0;
  for (const fields of randomOf(problem, new Chance(seed).below(2 ** 31))) {
    known.set(hashOf(fields), fields);
    if (known.size >= most || tries++ > 10 * most) break;
  }
  return [...known.values()];
}
