import type { Worker } from 'node:worker_threads';
import { linesOfProblem } from '../../document/choice/declaration';
import type { Problem } from '../../problems/problem';
import type { StreamedBlock } from '../input/blockStream';
import type { Chunks } from '../input/chunks';
import type { Output } from '../terminal/output';
import { nextTurn } from '../terminal/signals';
import type { Answerer } from './answerer';
import { hasRoom, thisMachine } from './room';
import { ANSWERED, FILLED, FREE, LEFT, type SharedBlock, SharedBlocks, sharing } from './sharedBlocks';
import { startHelper } from './startHelper';
import type { Task } from './worker';

/** Milliseconds of work that tell how fast it goes, though it goes faster later. */
const GLANCE = 60;
/** To start a thread takes some sixty milliseconds of a processor: it is for work that seems to go on for so many. */
const LONG = 400;
/** Where nobody knows how much follows, work that goes on for so many milliseconds is long. */
const PATIENCE = 100;
/** An input of so many bytes means long work, whatever its problem. */
const LARGE = 100_000_000;
/** Milliseconds of waiting for the helper at a time: in between, its end is heard of. */
const MOMENT = 10;

/** A passage in a slot, and where it stands in the input. */
interface Shared {
  readonly block: SharedBlock;
  readonly linesBefore: number;
}

/** When there is to be a helper. */
export interface Help {
  /** How many processors are busy, with this thread. */
  readonly busy: number;
  /** For tests: a helper from the beginning, and another script. */
  readonly atOnce?: true;
  readonly script?: string;
}

/**
 * A second thread for long work: the main thread reads, and both answer, each what comes next. The answers are written
 * in order by the main thread. Whatever is out of the ordinary is left to it as well, so that nothing is told in
 * another order.
 */
export class ParallelAnswers {
  private readonly begun = Date.now();
  private isAlone = false;
  /** The helper has ended, most likely for want of memory. */
  private isGone = false;
  private readonly canBeShared: (streamed: StreamedBlock) => boolean;
  private readonly queue: Shared[] = [];
  private sharedBlocks: SharedBlocks | undefined;
  private helper: Worker | undefined;
  private turn = 0;

  /** The main thread's own way to answer, where the answers go, and who is told of those that are unknown. */
  constructor(
    private readonly problem: Problem,
    private readonly chunks: Chunks,
    private readonly help: Help,
    private readonly answerer: Answerer,
    private readonly output: Output,
    private readonly unknown: (line: number) => void,
  ) {
    this.canBeShared = sharing(problem.input);
  }

  /** Gets a helper as soon as the work is long. */
  async grow(): Promise<void> {
    if (this.sharedBlocks || this.isAlone || !(this.help.atOnce ?? this.isLong())) return;
    this.isAlone = !hasRoom(thisMachine(), this.help.busy);
    if (this.isAlone) return;
    try {
      this.sharedBlocks = new SharedBlocks();
    } catch {
      this.isAlone = true;
      return;
    }
    const { memory } = this.sharedBlocks;
    const task: Task = { memory, problem: this.problem.id, rules: linesOfProblem(this.problem) };
    this.helper = await startHelper(task, this.help.script);
    if (!this.helper) {
      this.isAlone = true;
      return;
    }
    this.helper.on('exit', () => (this.isGone = this.isAlone = true));
    this.helper.unref();
  }

  /** Tells whether there is much left to do, as far as the work so far tells. */
  private isLong(): boolean {
    const {
      bytesRead,
      input: { size },
    } = this.chunks;
    if (size !== undefined && size >= LARGE) return true;
    const worked = Date.now() - this.begun;
    if (worked < GLANCE) return false;
    return size === undefined ? worked >= PATIENCE : (worked / bytesRead) * (size - bytesRead) >= LONG;
  }

  /** Takes a passage, which is answered by the time of `finish`. False where the main thread has to answer it. */
  async take(streamed: StreamedBlock): Promise<boolean> {
    if (this.isAlone || !this.sharedBlocks || !this.canBeShared(streamed)) return false;
    const block = await this.freeBlock();
    this.queue.push({ block, linesBefore: streamed.linesBefore });
    block.fill(streamed, this.turn++);
    this.sharedBlocks.ring();
    return true;
  }

  /** Sees that all is answered and written. */
  async finish(): Promise<void> {
    while (this.queue.length > 0) await this.emitNext();
  }

  /** Ends the helper. */
  async dismiss(): Promise<void> {
    await this.helper?.terminate();
  }

  private async freeBlock(): Promise<SharedBlock> {
    for (;;) {
      const free = this.sharedBlocks?.all.find(({ status }) => status === FREE);
      if (free) return free;
      await this.emitNext();
    }
  }

  /** Writes the answers to the earliest passage, or answers the latest one while the helper has the earliest. */
  private async emitNext(): Promise<void> {
    const [first] = this.queue;
    if (!first) return;
    const { block } = first;
    if (block.status === ANSWERED || block.status === LEFT) {
      await this.settle(first);
      return;
    }
    const last = this.queue.findLast((shared) => shared.block.status === FILLED && shared.block.take());
    if (last) await this.answerer.answerBlockWith(nextTurn, last.block);
    else if (this.isGone) block.status = LEFT;
    else if (!block.wait(MOMENT)) await nextTurn();
  }

  private async settle({ block, linesBefore }: Shared): Promise<void> {
    const { answerer, output } = this;
    if (block.status === ANSWERED) output.writeBytes(block.output.subarray(0, block.length));
    else
      for (const local of await answerer.answerWith(nextTurn, answerer.casesOf(block), output))
        this.unknown(linesBefore + block.firstLine[local]!);
    block.status = FREE;
    this.queue.shift();
  }
}
