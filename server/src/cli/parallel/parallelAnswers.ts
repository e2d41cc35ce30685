import type { Worker } from 'node:worker_threads';
import { linesOfProblem } from '../../document/declaration';
import type { Problem } from '../../problems/problem';
import type { StreamedBlock } from '../input/blockStream';
import type { Output } from '../terminal/output';
import { nextTurn } from '../terminal/signals';
import type { Answerer } from './answerer';
import { hasRoom, thisMachine } from './room';
import { ANSWERED, FILLED, FREE, LEFT, sharing, type Slot, Slots } from './sharedBlocks';
import { HELPER, type Task } from './worker';

/** Milliseconds after which work counts as long. To start a thread takes some thirty. */
const LONG = 100;
/** An input of so many bytes means long work, whatever its problem. */
const LARGE = 10_000_000;
/** Milliseconds of waiting for the helper at a time: in between, its end is heard of. */
const MOMENT = 10;

/** A passage in a slot, and where it stands in the input. */
interface Shared {
  readonly slot: Slot;
  readonly linesBefore: number;
}

/** When there is to be a helper. */
export interface Help {
  /** The script that calls `help` in a thread that is not the main one. */
  readonly script: string;
  /** How many bytes the input has, where that is known. */
  readonly size: number | undefined;
  /** Milliseconds, for tests, after which work counts as long. */
  readonly long?: number;
}

/**
 * A second thread for long work: the main thread reads, and both answer, each what comes next. The answers are written in
 * order by the main thread. Whatever is out of the ordinary is left to it as well, so that nothing is told in another order.
 */
export class ParallelAnswers {
  private readonly begun = performance.now();
  private isAlone = false;
  /** The helper has ended, most likely for want of memory. */
  private isGone = false;
  private readonly canBeShared: (passage: StreamedBlock) => boolean;
  private readonly queue: Shared[] = [];
  private slots: Slots | undefined;
  private helper: Worker | undefined;
  private turn = 0;

  /** The main thread's own way to answer, where the answers go, and who is told of those that are unknown. */
  constructor(
    private readonly problem: Problem,
    private readonly help: Help,
    private readonly answerer: Answerer,
    private readonly output: Output,
    private readonly unknown: (line: number) => void,
  ) {
    this.canBeShared = sharing(problem.input);
  }

  /** Gets a helper as soon as the work is long. */
  async grow(): Promise<void> {
    const isLong = (this.help.size ?? 0) >= LARGE || performance.now() - this.begun >= (this.help.long ?? LONG);
    if (this.slots || this.isAlone || !isLong) return;
    this.isAlone = !hasRoom(thisMachine());
    if (this.isAlone) return;
    try {
      this.slots = new Slots();
      const { memory } = this.slots;
      const errand: Task = { memory, problem: this.problem.id, rules: linesOfProblem(this.problem) };
      // Short work does without threads, and starts sooner.
      const { Worker } = await import('node:worker_threads');
      this.helper = new Worker(this.help.script, { workerData: errand, argv: [HELPER] });
    } catch {
      this.isAlone = true;
      return;
    }
    // What it leaves undone is done here.
    this.helper.on('error', () => undefined);
    this.helper.on('exit', () => (this.isGone = this.isAlone = true));
    this.helper.unref();
  }

  /** Takes a passage, which is answered by the time of `finish`. False where the main thread has to answer it. */
  async take(passage: StreamedBlock): Promise<boolean> {
    if (this.isAlone || !this.slots || !this.canBeShared(passage)) return false;
    const slot = await this.freeSlot();
    this.queue.push({ slot, linesBefore: passage.linesBefore });
    slot.fill(passage, this.turn++);
    this.slots.ring();
    return true;
  }

  /** Sees that all is answered and written. */
  async finish(): Promise<void> {
    while (this.queue.length > 0) await this.goOn();
  }

  /** Ends the helper. */
  async dismiss(): Promise<void> {
    await this.helper?.terminate();
  }

  private async freeSlot(): Promise<Slot> {
    for (;;) {
      const free = this.slots?.all.find(({ status }) => status === FREE);
      if (free) return free;
      await this.goOn();
    }
  }

  /** Writes the answers to the earliest passage, or answers the latest one while the helper has the earliest. */
  private async goOn(): Promise<void> {
    const [first] = this.queue;
    if (!first) return;
    const { slot } = first;
    if (slot.status === ANSWERED || slot.status === LEFT) {
      this.settle(first);
      return;
    }
    const last = this.queue.findLast((shared) => shared.slot.status === FILLED && shared.slot.take());
    if (last) this.answerer.answerSlot(last.slot);
    else if (this.isGone) slot.status = LEFT;
    else if (!slot.wait(MOMENT)) await nextTurn();
  }

  private settle({ slot, linesBefore }: Shared): void {
    const { answerer, output } = this;
    if (slot.status === ANSWERED) output.writeBytes(slot.output.subarray(0, slot.length));
    else
      for (const local of answerer.answer(answerer.casesOf(slot), output))
        this.unknown(linesBefore + slot.firstLine[local]!);
    slot.status = FREE;
    this.queue.shift();
  }
}
