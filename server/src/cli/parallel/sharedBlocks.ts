/** BlockStream of an input in memory that two threads share: whichever has time answers them. */
import { totalOf } from '../../formats/cases';
import { compile } from '../../formats/compile';
import type { Format } from '../../formats/format';
import { LazyTable, tokenCount, type TokenTable } from '../../text/table';
import { LARGEST_PLAIN } from '../../text/workingTable';
import type { StreamedBlock } from '../input/blockStream';

/**
 * What has become of a slot. Who takes a filled one answers it; what could not be answered is left to the main thread.
 */
export const FREE = 0;
export const FILLED = 1;
const TAKEN = 2;
export const ANSWERED = 3;
export const LEFT = 4;

const SLOTS = 8;
/** BlockStream with more numbers or cases, or longer answers, are left to the main thread. */
const TOKENS = 1 << 17;
const CASES = 1 << 17;
const BYTES = 1 << 19;

const HEAD = 32;
const SIZE = HEAD + 8 * TOKENS + 2 * 4 * CASES + BYTES;

export class SharedBlock {
  readonly output: Buffer;
  readonly table: TokenTable;
  readonly firstToken: Int32Array;
  readonly firstLine: Int32Array;
  private readonly head: Int32Array;
  private readonly before: Float64Array;

  constructor(memory: SharedArrayBuffer, index: number) {
    const start = HEAD + index * SIZE;
    this.head = new Int32Array(memory, start, 4);
    this.before = new Float64Array(memory, start + 16, 1);
    const tokenValue = new Float64Array(memory, start + HEAD, TOKENS);
    this.firstToken = new Int32Array(memory, start + HEAD + 8 * TOKENS, CASES);
    this.firstLine = new Int32Array(memory, start + HEAD + 8 * TOKENS + 4 * CASES, CASES);
    this.output = Buffer.from(memory, start + HEAD + 8 * TOKENS + 2 * 4 * CASES, BYTES);
    this.table = new LazyTable(
      {
        lineCount: 0,
        lineStart: none,
        lineToken: none,
        lineKind: new Uint8Array(0),
        tokenStart: none,
        tokenEnd: none,
        tokenValue,
      },
      () => '',
    );
  }

  get status(): number {
    return Atomics.load(this.head, 0);
  }

  set status(status: number) {
    Atomics.store(this.head, 0, status);
    Atomics.notify(this.head, 0);
  }

  get caseCount(): number {
    return this.head[1]!;
  }

  get casesBefore(): number {
    return this.before[0]!;
  }

  /** How many bytes the answers have. */
  get length(): number {
    return this.head[2]!;
  }

  /** Its number among those filled so far: earlier stream go first. */
  get turn(): number {
    return this.head[3]!;
  }

  fill({ block: { table, cases }, casesBefore, caseCount }: StreamedBlock, turn: number): void {
    this.table.tokenValue.set(table.tokenValue.subarray(0, tokenCount(table)));
    this.firstToken.set(cases.firstToken.subarray(0, caseCount));
    this.firstLine.set(cases.firstLine.subarray(0, caseCount));
    this.head[1] = caseCount;
    this.head[3] = turn;
    this.before[0] = casesBefore;
    this.status = FILLED;
  }

  /** Nobody else will answer it: false where somebody else does. */
  take(): boolean {
    return Atomics.compareExchange(this.head, 0, FILLED, TAKEN) === FILLED;
  }

  answered(length: number): void {
    this.head[2] = length;
    this.status = ANSWERED;
  }

  /** Waits until it is answered, or left; false where patience, in milliseconds, ends before. */
  wait(patience: number): boolean {
    return Atomics.wait(this.head, 0, TAKEN, patience) !== 'timed-out';
  }
}

const none = new Int32Array(0);

/** The slots, and a bell that rings when one has been filled. */
export class SharedBlocks {
  readonly memory: SharedArrayBuffer;
  readonly all: readonly SharedBlock[];
  private readonly bell: Int32Array;

  constructor(memory = new SharedArrayBuffer(HEAD + SLOTS * SIZE)) {
    this.memory = memory;
    this.bell = new Int32Array(memory, 0, 1);
    this.all = Array.from({ length: SLOTS }, (_, index) => new SharedBlock(memory, index));
  }

  ring(): void {
    Atomics.add(this.bell, 0, 1);
    Atomics.notify(this.bell, 0);
  }

  /** Returns the earliest slot that was to be answered, taken by the caller; waits for one. */
  next(): SharedBlock {
    for (;;) {
      const rung = Atomics.load(this.bell, 0);
      const filled = this.all.filter(({ status }) => status === FILLED).sort((a, b) => a.turn - b.turn);
      const taken = filled.find((slot) => slot.take());
      if (taken) return taken;
      if (filled.length === 0) Atomics.wait(this.bell, 0, rung);
    }
  }
}

/**
 * Can a passage be answered without its text? All of its lines are as they should be, and no number is so long that it
 * is to be read from the text.
 */
export function sharing(input: Format): (streamed: StreamedBlock) => boolean {
  const mayBeLong = compile(input).rows.some(({ shape }) => shape.max.some((max) => max > LARGEST_PLAIN));
  return ({ block: { table, cases }, caseCount }) => {
    const tokens = tokenCount(table);
    return (
      totalOf(cases.counts) === 0 &&
      tokens <= TOKENS &&
      caseCount <= CASES &&
      !(mayBeLong && table.tokenValue.subarray(0, tokens).includes(NaN))
    );
  };
}
