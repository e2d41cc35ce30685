/** Judges a program by a file that is too large to be read as a whole: by the cases around the first wrong answer. */
import { compile } from '../../formats/compile';
import { fieldsAt } from '../../formats/fields';
import type { AnyFields } from '../../formats/format';
import { batchOf } from '../../judging/batch';
import { type Comparison, unitsOf } from '../../judging/expected';
import { judge } from '../../judging/judge';
import { type Problem, textOf } from '../../problems/problem';
import { BlockStream } from '../input/blockStream';
import { Chunks } from '../input/chunks';
import type { Input } from '../input/input';
import type { Agreement } from './match';
import { carryOut } from './runs';
import type { TestedFile, TestOptions } from './testFile';

/** So many cases before the first difference are run with it, and so many after it. */
const BEFORE = 5000;
const AFTER = 200;
const MOST_FAULTS = 20;

interface Window {
  readonly cases: readonly AnyFields[];
  /** The line that each begins on, and how many cases come before. */
  readonly lines: readonly number[];
  readonly before: number;
  /** There are more cases after them. */
  readonly isCut: boolean;
}

/** Gives the verdict on the cases around the one that the outputs agree up to. */
export async function testAround(
  input: Input,
  problem: Problem,
  agreed: Agreement,
  { maker, comparison }: TestOptions,
): Promise<TestedFile> {
  const { cases, lines, before, isCut } = windowAround(input, problem, agreed, comparison);
  const batch = batchOf(problem, cases);
  const { result, runs } = await carryOut(maker, judge(batch, comparison, MOST_FAULTS));
  const faults = result.faults.map((fault) => ({
    fault,
    line: lines[fault.index]!,
    number: before + fault.index + 1,
    of: before + cases.length,
    expected: unitsOf(`${batch.truths[fault.index]!}\n`, comparison),
    company: (fault.cases ?? []).filter((index) => index !== fault.index).map((index) => before + index + 1),
    isFirst: false,
    timeLimit: maker.timeLimit,
  }));
  return {
    name: input.name,
    cases: before + cases.length,
    right: before + result.right,
    wrong: result.wrong,
    unknown: [],
    faults,
    others: [],
    times: [],
    ending: result.seen.run.ending,
    runs: runs + 1,
    ms: result.seen.run.ms,
    diagnosis: undefined,
    ...(isCut && { isCutAt: before + cases.length }),
  };
}

function windowAround(input: Input, problem: Problem, agreed: Agreement, comparison: Comparison): Window {
  const compiled = compile(problem.input);
  const [cases, lines]: [AnyFields[], number[]] = [[], []];
  let [before, after] = [0, 0];
  let { bytes, units } = agreed;
  for (const { block, linesBefore, casesBefore, caseCount } of new BlockStream(new Chunks(input), problem)) {
    for (let local = 0; local < caseCount && after < AFTER; local++) {
      const fields = fieldsAt(compiled, block.table, block.cases.firstToken[local]!);
      cases.push(fields);
      lines.push(linesBefore + block.cases.firstLine[local]!);
      const truth = Buffer.from(`${textOf(problem.answer(fields, casesBefore + local + 1)) ?? ''}\n`);
      if (bytes < truth.length) units -= unitsOf(truth.toString('utf8', bytes), comparison).length;
      bytes = Math.max(0, bytes - truth.length);
      if (units < 0) after++;
    }
    if (cases.length > 2 * BEFORE && after === 0) {
      before += cases.length - BEFORE;
      cases.splice(0, cases.length - BEFORE);
      lines.splice(0, lines.length - BEFORE);
    }
    if (after >= AFTER) break;
  }
  return { cases, lines, before, isCut: after >= AFTER };
}
