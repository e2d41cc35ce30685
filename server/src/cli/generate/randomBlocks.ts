/** Random cases by the million, as the bytes of a file, in blocks that two threads make. */
import type { Worker } from 'node:worker_threads';
import { linesOfProblem } from '../../document/choice/declaration';
import type { GameText } from '../../games/lines';
import { BLOCK, drawBlock } from '../../judging/randomCases';
import { type RandomPart, withMax } from '../../judging/testData';
import type { Problem } from '../../problems/problem';
import { hasRoom, thisMachine } from '../parallel/room';
import { startHelper } from '../parallel/startHelper';
import { problemOfTask } from '../parallel/worker';
import { Output } from '../terminal/output';
import { nextTurn } from '../terminal/signals';
import { type CaseWriter, caseWriter, putExpectation } from './putCase';

/** So many blocks are made before the first of them is written. */
const AHEAD = 64;
/** Bytes of a block that are gathered before they are copied: few have more. */
const GATHERED = 1 << 20;
/** Fewer cases are made sooner than a thread is started. */
const MANY = 50_000;

/** What the numbers of `RandomTask.turns` are: the next block that nobody makes yet, and how many have been written. */
const NEXT = 0;
const WRITTEN = 1;

/** What the second thread is given. */
export interface RandomTask {
  readonly problem: string;
  /** The rules, where it is a game of one's own. */
  readonly rules: GameText | undefined;
  readonly random: RandomPart;
  /** How many cases there are before these in the file. */
  readonly before: number;
  readonly turns: Int32Array<SharedArrayBuffer>;
}

/** A block in the words of its file. */
export interface BlockBytes {
  readonly index: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many cases it has, fewer than it should if hardly any are legal. */
  readonly cases: number;
}

class Maker {
  private readonly bounded: Problem;
  private readonly put: CaseWriter;
  private readonly gathered = Buffer.allocUnsafeSlow(GATHERED);
  private chunks: Uint8Array[] = [];
  private readonly output = new Output((bytes) => this.chunks.push(new Uint8Array(bytes)));

  constructor(
    private readonly problem: Problem,
    private readonly task: RandomTask,
  ) {
    this.bounded = withMax(problem, task.random.max);
    this.put = caseWriter(problem.input);
  }

  make(index: number): BlockBytes {
    const { problem, output, put, task } = this;
    let number = task.before + index * BLOCK;
    this.chunks = [];
    output.begin(this.gathered);
    const cases = drawBlock(this.bounded, task.random, index, (fields, answer) => {
      number++;
      put(output, fields);
      putExpectation(output, problem.isNumbered ? problem.answer(fields, number) : answer);
    });
    output.flush();
    return { index, bytes: joined(this.chunks), cases };
  }
}

/** Returns bytes of their own, so that they can be handed to the other thread. */
function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const [only] = chunks;
  return only && chunks.length === 1 ? (only as Uint8Array<ArrayBuffer>) : new Uint8Array(Buffer.concat(chunks));
}

/** Makes blocks in the second thread until all are taken. */
export function helpToGenerate(task: RandomTask, send: (block: BlockBytes) => void): void {
  const problem = problemOfTask(task);
  if (!problem) return;
  const maker = new Maker(problem, task);
  const { turns } = task;
  for (let index = next(task); index !== undefined; index = next(task)) {
    for (let written = Atomics.load(turns, WRITTEN); index - written > AHEAD; written = Atomics.load(turns, WRITTEN))
      Atomics.wait(turns, WRITTEN, written);
    send(maker.make(index));
  }
}

/** Takes the next block; undefined if there are no more. */
function next({ turns, random }: RandomTask): number | undefined {
  const index = Atomics.add(turns, NEXT, 1);
  return index * BLOCK < random.count ? index : undefined;
}

/** Gives the blocks in order, up to one that has fewer cases than it should. Tests name another script. */
export async function* randomBlocks(
  problem: Problem,
  random: RandomPart,
  before: number,
  script?: string,
): AsyncGenerator<BlockBytes> {
  const turns = new Int32Array(new SharedArrayBuffer(8));
  const task: RandomTask = { problem: problem.id, rules: linesOfProblem(problem), random, before, turns };
  const maker = new Maker(problem, task);
  const made = new Map<number, BlockBytes>();
  const helper = new Helper(made);
  if (random.count >= MANY) await helper.start(task, script);
  try {
    for (let due = 0; due * BLOCK < random.count;) {
      const index = made.size < AHEAD ? next(task) : undefined;
      if (index !== undefined) made.set(index, maker.make(index));
      else if (helper.isGone) made.set(due, maker.make(due));
      else await helper.heard();
      await nextTurn();
      for (let block = made.get(due); block; block = made.get(due)) {
        yield block;
        if (block.cases < Math.min(BLOCK, random.count - due * BLOCK)) return;
        made.delete(due);
        Atomics.store(turns, WRITTEN, ++due);
        Atomics.notify(turns, WRITTEN);
      }
    }
  } finally {
    await helper.dismiss();
  }
}

/** The second thread, which puts what it makes with the rest; gone if there is none, or if it has ended. */
class Helper {
  isGone = true;
  private worker: Worker | undefined;
  private hear: () => void = () => undefined;

  constructor(private readonly made: Map<number, BlockBytes>) {}

  async start(task: RandomTask, script: string | undefined): Promise<void> {
    this.worker = hasRoom(thisMachine()) ? await startHelper(task, script) : undefined;
    if (!this.worker) return;
    this.isGone = false;
    this.worker.on('message', (block: BlockBytes) => {
      this.made.set(block.index, block);
      this.hear();
    });
    this.worker.on('exit', () => {
      this.isGone = true;
      this.hear();
    });
  }

  /** Waits for the next block, or for the end. */
  heard(): Promise<void> {
    return new Promise((resolve) => (this.hear = resolve));
  }

  async dismiss(): Promise<void> {
    await this.worker?.terminate();
  }
}
