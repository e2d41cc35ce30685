import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Problem } from '../../problems/problem';
import type { StreamedBlock } from '../input/blockStream';
import type { Output } from '../terminal/output';
import type { Answerer } from './answerer';
import { ANSWERED, FILLED, FREE, LEFT, sharing, type Slot, Slots } from './sharedBlocks';
import { HELPER, type Task } from './worker';

/** Milliseconds after which work counts as long. To start a thread takes some thirty. */
const LONG = 100;
/** An input of so many bytes means long work, whatever its problem. */
const LARGE = 10_000_000;
/** A helper that takes so long for a passage has died, most likely for want of memory. */
const PATIENCE = 60_000;

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
  private isAlone = availableParallelism() < 2;
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
    this.slots = new Slots();
    const errand: Task = { memory: this.slots.memory, problem: this.problem.id };
    try {
      // Short work does without threads, and starts sooner.
      const { Worker } = await import('node:worker_threads');
      this.helper = new Worker(this.help.script, { workerData: errand, argv: [HELPER] });
    } catch {
      this.isAlone = true;
      return;
    }
    // What it leaves undone is done here.
    this.helper.on('error', () => undefined);
    this.helper.unref();
  }

  /** Takes a passage, which is answered by the time of `finish`. False where the main thread has to answer it. */
  take(passage: StreamedBlock): boolean {
    if (this.isAlone || !this.slots || !this.canBeShared(passage)) return false;
    const slot = this.freeSlot();
    this.queue.push({ slot, linesBefore: passage.linesBefore });
    slot.fill(passage, this.turn++);
    this.slots.ring();
    return true;
  }

  /** Sees that all is answered and written. */
  finish(): void {
    while (this.queue.length > 0) this.goOn();
  }

  /** Ends the helper. */
  async dismiss(): Promise<void> {
    await this.helper?.terminate();
  }

  private freeSlot(): Slot {
    for (;;) {
      const free = this.slots?.all.find(({ status }) => status === FREE);
      if (free) return free;
      this.goOn();
    }
  }

  /** Writes the answers to the earliest passage, or answers the latest one while the helper has the earliest. */
  private goOn(): void {
    const [first] = this.queue;
    if (!first) return;
    const { slot } = first;
    if (slot.status === ANSWERED || slot.status === LEFT) {
      this.settle(first);
      return;
    }
    const last = this.queue.findLast((shared) => shared.slot.status === FILLED && shared.slot.take());
    if (last) this.answerer.answerSlot(last.slot);
    else if (!slot.wait(PATIENCE)) this.giveUp(slot);
  }

  private giveUp(slot: Slot): void {
    this.isAlone = true;
    slot.status = LEFT;
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
