/**
 * Judges a program by a large file that it answers right, in constant memory and in the time that the longer of both takes:
 * the file is answered while the program runs, and both outputs are held against each other as they come.
 */
import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import type { Ending } from '../../judging/run';
import type { Problem } from '../../problems/problem';
import type { Finding } from '../../text/finding';
import type { Call } from '../command';
import { BlockStream } from '../input/blockStream';
import { problemOf } from '../input/choose';
import { Chunks } from '../input/chunks';
import { type Input, withInput } from '../input/input';
import { leavesOut } from '../input/inputFilter';
import { answerAll, type FindingSink } from '../parallel/answers';
import type { Help } from '../parallel/parallelAnswers';
import { Output } from '../terminal/output';
import { nextTurn, undoneBySignals } from '../terminal/signals';
import { judgeInputOf, leavesOutFrom, seemsJudgeInput } from './judgeInput';
import { type Agreement, Match } from './match';
import { endAll, type Ended, type Limits, type Ports, runProgram } from './program';
import { testAround } from './testAround';
import type { TestedFile, TestOptions } from './testFile';

/** Bytes that are read at a time. */
const PORTION = 1 << 18;
/** Bytes that are answered at a time: meanwhile nobody hears of the program. */
const PASSAGE = 1 << 15;

/** Smaller files are read as a whole. */
export const LARGE = 4_000_000;
/** Neither output gets further ahead of the other by so many bytes. */
const MOST_AHEAD = 1 << 25;
/** Milliseconds between two looks at who is ahead. */
const MOMENT = 2;
/** While the answers are worked out, a program has less of the machine: whether it is in time is seen when it runs alone. */
const PATIENCE = 20;

/** Larger files are not read as a whole, but to say what is wrong with them. */
const HUGE = 16_000_000;

/** Gives the verdict on a file that is answered right, or is huge; undefined if it is to be read as a whole. */
export async function testLarge(
  call: Call,
  input: Input,
  file: string,
  options: TestOptions,
  isFiltered = false,
): Promise<TestedFile | undefined> {
  const chunks = new Chunks(input);
  const problem = problemOf(chunks, call);
  const race = new Race(file, problem, options, isFiltered);
  const ended = await undoneBySignals(endAll, () => race.run(chunks));
  if (race.hasReadTooMuch) return withInput(file, (again) => testLarge(call, again, file, options, true));
  if (ended?.ending.kind !== 'exit') {
    const isWhole = race.isFaulty || (input.size ?? 0) < HUGE;
    return isWhole ? undefined : around(file, problem, race, options);
  }
  const { timeLimit } = options.maker;
  const ms = ended.ms <= timeLimit ? ended.ms : await undoneBySignals(endAll, () => race.alone());
  if (ms === undefined) return undefined;
  const { cases } = race;
  return {
    name: input.name,
    cases,
    right: cases,
    wrong: 0,
    unknown: [],
    faults: [],
    others: [],
    times: [],
    ending: ended.ending,
    runs: ended.ms <= timeLimit ? 1 : 2,
    ms,
    diagnosis: undefined,
  };
}

/** Undefined if nothing is wrong with the cases around the first difference. */
async function around(
  file: string,
  problem: Problem,
  { agreed }: Race,
  options: TestOptions,
): Promise<TestedFile | undefined> {
  const tested = await withInput(file, (again) => testAround(again, problem, agreed, options));
  return tested.wrong > 0 ? tested : undefined;
}

class Race {
  cases = 0;
  /** The file has errors, or cases whose answers are not known. */
  isFaulty = false;
  /** The program reads the file by itself, and there are lines in it that it should not have been given. */
  hasReadTooMuch = false;
  private readonly match: Match;
  private isOver = false;
  /** There is no more to come of the right output. */
  private isAnswered = false;
  private bytesSeen = 0;

  /** Unless lines are to be left out in any case, the program reads a file by itself that seems to have none. */
  constructor(
    private readonly file: string,
    private readonly problem: Problem,
    private readonly options: TestOptions,
    private isFiltered: boolean,
  ) {
    this.match = new Match(options.comparison);
  }

  /** How far the outputs are the same. */
  get agreed(): Agreement {
    return this.match.agreed;
  }

  /** Runs the program and answers the file side by side; undefined if the outputs differ. */
  async run(chunks: Chunks): Promise<{ ending: Ending; ms: number } | undefined> {
    const { match, options } = this;
    const limits = { time: PATIENCE * options.maker.timeLimit, output: Infinity };
    const program = this.runWith(limits, {
      take: (bytes) => match.take(bytes) && !this.isOver && !(this.isAnswered && this.isAhead),
      hold: () => (this.isToWait() ? this.until(() => !this.isToWait()) : undefined),
    }).finally(() => (this.isOver = true));
    const [answered, ended] = await Promise.all([this.answer(chunks), program]);
    if (!answered || !match.end() || ended.ending.kind === 'stopped') return undefined;
    return { ending: ended.ending, ms: ended.ms };
  }

  /** Runs the program again, its output left alone, and gives the milliseconds that it takes; undefined if these are too many. */
  async alone(): Promise<number | undefined> {
    const limits = { time: this.options.maker.timeLimit, output: Infinity };
    const { ending, ms } = await this.runWith(limits, { take: () => true });
    return ending.kind === 'exit' ? ms : undefined;
  }

  private async runWith(limits: Limits, ports: Omit<Ports, 'input'>): Promise<Ended> {
    const descriptor = openSync(this.file, 'r');
    try {
      this.isFiltered ||= !seemsJudgeInput(descriptor, fstatSync(descriptor).size);
      const input = !this.isFiltered
        ? descriptor
        : judgeInputOf(createReadStream(this.file, { highWaterMark: PORTION }) as AsyncIterable<Buffer>);
      return await runProgram(this.options.maker.program, limits, { ...ports, input, isLong: true });
    } finally {
      closeSync(descriptor);
    }
  }

  /** Answers the file; false if it has errors or unknown answers, or there is no need any more. */
  private async answer(chunks: Chunks): Promise<boolean> {
    const { match } = this;
    const faults = new Faults();
    const stream = new BlockStream(chunks, this.problem, PASSAGE);
    const output = new Output((bytes) => match.want(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
    try {
      await answerAll(stream, output, faults, () => this.pause(chunks, faults), WITH_PROGRAM);
      this.hasReadTooMuch = !this.isFiltered && leavesOutFrom(this.file, chunks.bytesRead);
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
    }
    this.isAnswered = true;
    this.cases = stream.ends().end.cases;
    this.isFaulty = faults.isThere;
    if (faults.isThere || this.hasReadTooMuch) this.isOver = true;
    return match.isSame && !faults.isThere;
  }

  /** Lets the program be heard, and waits for it if it is far behind. */
  private async pause(chunks: Chunks, faults: Faults): Promise<void> {
    if (chunks.bytesRead > this.bytesSeen) {
      this.bytesSeen = chunks.bytesRead;
      this.hasReadTooMuch = !this.isFiltered && leavesOut(chunks.bytesAtHand);
    }
    await nextTurn();
    if (!this.match.isSame || faults.isThere || this.hasReadTooMuch) throw new GivenUp();
    await this.until(() => this.match.lead <= MOST_AHEAD || this.isOver);
  }

  /** The program has printed much more than is worked out. */
  private get isAhead(): boolean {
    return -this.match.lead > MOST_AHEAD;
  }

  private isToWait(): boolean {
    return this.isAhead && !this.isOver && !this.isAnswered;
  }

  private async until(isEnough: () => boolean): Promise<void> {
    while (!isEnough()) await new Promise((resume) => setTimeout(resume, MOMENT));
  }
}

/** The program has a processor, and this thread has one. */
const WITH_PROGRAM: Help = { busy: 2 };

/** There is a difference, or another run is needed, so the rest does not matter. */
class GivenUp extends Error {}

/** Whether there is something wrong with the file, which is told by who reads it as a whole. */
class Faults implements FindingSink {
  isThere = false;

  add({ severity }: Finding): void {
    this.isThere ||= severity === 'error';
  }

  addUntold(severity: Finding['severity'], count: number): void {
    this.isThere ||= severity === 'error' && count > 0;
  }

  close(): void {
    // Nobody reads them here.
  }
}
