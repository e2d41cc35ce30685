/** Judges a program by one file. */
import type { GameDocument } from '../../document/document';
import { attemptAt, type Batch, batchOf } from '../../judging/batch';
import { diagnose, type Diagnosis } from '../../judging/diagnose';
import { type Comparison, unitsOf } from '../../judging/expected';
import { type Fault, judge, type Judgement } from '../../judging/judge';
import { look, partFor } from '../../judging/look';
import type { Ending, Trial } from '../../judging/run';
import { loadMistakes } from '../../mistakes/load';
import type { Problem } from '../../problems/problem';
import type { Call } from '../command';
import { problemIn, reportGuess } from '../input/choose';
import type { Input } from '../input/input';
import { openDocument } from '../input/openDocument';
import { type CasePlace, type FileCases, fileCases } from './fileCases';
import { carryOut, type Maker } from './runs';
import type { FaultyCase } from './verdictWords';

/** So many faults of a file are looked at closely, and told. */
const MOST_FAULTS = 20;

/** A fault, and the case of the file that it is about. */
export interface ToldFault extends FaultyCase {
  readonly fault: Fault;
  /** The line that the case begins on, from 0. */
  readonly line: number;
}

export interface TestedFile {
  readonly name: string;
  readonly cases: number;
  readonly right: number;
  readonly wrong: number;
  /** Cases that are left out, since their answers are not known. */
  readonly unknown: readonly CasePlace[];
  readonly faults: readonly ToldFault[];
  /** More cases that are wrong. */
  readonly others: readonly ToldFault[];
  /** Milliseconds of each case, where each has a run of its own, and its line. */
  readonly times: readonly { readonly number: number; readonly line: number; readonly ms: number }[];
  readonly ending: Ending;
  readonly runs: number;
  readonly ms: number;
  readonly diagnosis: Diagnosis | undefined;
  /** The number of the last case that was looked at, where the file is too large for all. */
  readonly isCutAt?: number;
}

/** How a file is to be judged. */
export interface TestOptions {
  readonly maker: Maker;
  readonly comparison: Comparison;
  readonly isEach: boolean;
  /** Tells whether a mistake is still to be looked for in programs for a problem. */
  wantsDiagnosis(problem: Problem): boolean;
}

/** Judges the program by all of an input at once. Throws what there is to say of an input that has errors. */
export async function testInput(call: Call, input: Input, options: TestOptions): Promise<TestedFile> {
  const document = openDocument(input, call.options.game);
  const problem = problemIn(document);
  reportGuess(input.name, document.choice, call.translate);
  return { ...(await testDocument(document, problem, options)), name: input.name };
}

async function testDocument(document: GameDocument, problem: Problem, options: TestOptions): Promise<TestedFile> {
  const file = fileCases(document, problem);
  const { batch } = file;
  const { maker, comparison } = options;
  const trial = options.isEach ? judgeEach(batch, comparison) : judgeWhole(batch, comparison);
  const { result, runs } = await carryOut(maker, trial);
  const { judgement, times, ms } = result;
  const tell = (fault: Fault): ToldFault => toldFault(file, judgement, fault, options);
  const faults = judgement.faults.map(tell);
  const diagnosis = await diagnosisFor(problem, batch, judgement, options);
  return {
    name: document.uri,
    cases: batch.cases.length,
    right: judgement.right,
    wrong: judgement.wrong,
    unknown: file.unknown,
    faults,
    others: judgement.others.map((index) => tell(faultSeen(judgement, index))),
    times: times.map((time, index) => ({ number: file.numbers[index]!, line: file.lines[index]!, ms: time })),
    ending: judgement.seen.run.ending,
    runs: runs + (diagnosis?.runs ?? 0),
    ms,
    diagnosis: diagnosis?.result,
  };
}

interface Judged {
  readonly judgement: Judgement;
  readonly times: readonly number[];
  readonly ms: number;
}

function* judgeWhole(batch: Batch, comparison: Comparison): Trial<Judged> {
  const judgement = yield* judge(batch, comparison, MOST_FAULTS);
  return { judgement, times: [], ms: judgement.seen.run.ms };
}

/** Gives each case a run of its own. */
function* judgeEach(batch: Batch, comparison: Comparison): Trial<Judged> {
  const parts = batch.cases.map((fields) => batchOf(batch.problem, [fields]));
  const runs = yield parts.map(attemptAt);
  const faults: Fault[] = [];
  let seen = look(parts[0] ?? batch, comparison, runs[0] ?? NOTHING);
  for (const [index, part] of parts.entries()) {
    const judged = yield* judge(part, comparison, 1, runs[index]);
    const [fault] = judged.faults;
    if (!fault) continue;
    if (faults.length === 0) ({ seen } = judged);
    faults.push({ ...fault, index, cases: [index] });
  }
  const times = runs.map(({ ms }) => ms);
  const right = parts.length - faults.length;
  return {
    judgement: { seen, right, wrong: faults.length, faults, others: [] },
    times,
    ms: times.reduce((sum, one) => sum + one, 0),
  };
}

const NOTHING = { output: '', ending: { kind: 'exit', code: 0 }, ms: 0, complaint: '' } as const;

function toldFault(file: FileCases, judgement: Judgement, fault: Fault, { maker, comparison }: TestOptions): ToldFault {
  const { lines, numbers, batch } = file;
  return {
    fault,
    line: lines[fault.index]!,
    number: numbers[fault.index]!,
    of: batch.cases.length,
    expected: unitsOf(`${batch.truths[fault.index]!}\n`, comparison),
    company: (fault.cases ?? []).filter((index) => index !== fault.index).map((index) => numbers[index]!),
    isFirst: judgement.right >= fault.index && judgement.faults[0]?.index === fault.index,
    timeLimit: maker.timeLimit,
  };
}

/** A case that looks wrong in the run on the whole file. */
const faultSeen = ({ seen }: Judgement, index: number): Fault => ({
  index,
  verdict: 'wrong-answer',
  got: partFor(seen, index),
  ending: seen.run.ending,
  complaint: '',
});

/** Looks for the mistake where there are wrong answers: what hangs or floods has other reasons. */
async function diagnosisFor(
  problem: Problem,
  batch: Batch,
  { faults }: Judgement,
  { maker, comparison, wantsDiagnosis }: TestOptions,
): Promise<{ result: Diagnosis | undefined; runs: number } | undefined> {
  const first = faults.find(({ verdict }) => verdict !== 'time-limit' && verdict !== 'output-limit');
  if (!first || !wantsDiagnosis(problem)) return undefined;
  const failing = (first.cases ?? [first.index]).map((index) => batch.cases[index]!);
  const mistakesOf = await loadMistakes();
  return carryOut(maker, diagnose(problem, comparison, mistakesOf(problem), failing, false));
}
