/** An input of one problem, block by block, in constant memory. */
import { type Block, BlockReader } from '../../document/blocks/block';
import { findEnd } from '../../document/blocks/end';
import { QuietLines } from '../../document/blocks/quietLines';
import { Totals } from '../../document/findings/totals';
import type { Problem } from '../../problems/problem';
import type { AsciiText } from '../../text/ascii';
import type { Borrowed } from '../../text/borrowed';
import { type Finding, findingBelow } from '../../text/finding';
import { textLength, tokenCount } from '../../text/table';
import type { Chunks } from './chunks';
import { type SparseBlock, SparseBlocks, SparseInput } from './sparseBlocks';

/** A block on its way through. */
export interface StreamedBlock extends SparseBlock<Borrowed<Block>> {
  /** How many of its cases belong to the input: those that follow its end do not. */
  readonly caseCount: number;
  /** How many of its lines belong to the input. */
  readonly lineCount: number;
}

/** Four times an editor’s: blocks are handed from thread to thread, and nobody edits them. */
const BLOCK_SIZE = 1 << 17;

export class BlockStream {
  /** The first block, and the one that the input ends in, where more follows. */
  private readonly kept: SparseBlock[] = [];
  private readonly reader: BlockReader;
  /** The block that was read last, until the next one is. */
  private last: SparseBlock<Borrowed<Block>> | undefined;
  /** The last block with numbers, where blocks without any have come after it. */
  private lastNumbers: SparseBlock | undefined;
  private hasEnded = false;
  /** What is said of all cases together. */
  readonly totals: Totals;

  /** Tests have small blocks, so that short inputs have many. */
  constructor(
    readonly chunks: Chunks,
    readonly problem: Problem,
    blockSize = BLOCK_SIZE,
  ) {
    this.reader = new BlockReader(problem, blockSize);
    this.totals = new Totals(problem);
  }

  *[Symbol.iterator](): Generator<StreamedBlock> {
    for (;;) {
      const { text, isLast } = this.chunks;
      let at = 0;
      const quiet = new QuietLines(text, isLast);
      // While more follows, the end of a piece is left for the next one: its last case may go on there.
      while (at < text.length && (isLast || this.isEnough(text, at, quiet))) {
        if (quiet.until(at) > at) this.keepNumbers();
        const block = this.reader.next(text, at, !this.last, isLast, quiet);
        const to = at + textLength(block.table);
        if (to === text.length && !isLast) break;
        const streamed = this.pass(block);
        yield streamed;
        if (this.isDone(streamed)) return;
        at = to;
      }
      if (isLast) return;
      if (typeof text === 'string') this.chunks.goOnWith(text.slice(at));
      else this.chunks.advance(at);
    }
  }

  /**
   * Is there more than a block? Quiet lines are to be there to their end: it would take memory to read half of them,
   * again and again.
   */
  private isEnough(text: string | AsciiText, at: number, quiet: QuietLines): boolean {
    const { size } = this.reader;
    return at + 2 * size < text.length && !quiet.fillRest(at + size);
  }

  /** Returns what is known after all stream: the blocks at the beginning and at the end. */
  ends(): SparseInput {
    return new SparseInput(this.sparseBlocks(), this.problem);
  }

  private pass(block: Borrowed<Block>): StreamedBlock {
    const before = this.last;
    const linesBefore = before ? before.linesBefore + before.block.table.lineCount : 0;
    const casesBefore = before ? before.casesBefore + before.block.cases.caseCount : 0;
    this.last = { block, linesBefore, casesBefore };
    const end = findEnd(this.sparseBlocks(), this.problem);
    const caseCount = clamp(end.cases - casesBefore, block.cases.caseCount);
    const lineCount = clamp(end.line - linesBefore, block.table.lineCount);
    this.totals.take(block, caseCount, linesBefore);
    const endsHere = !this.hasEnded && (end.terminator !== undefined || caseCount < block.cases.caseCount);
    this.hasEnded ||= endsHere;
    if (!before || endsHere) this.keepLast(this.last);
    return { block, linesBefore, casesBefore, caseCount, lineCount };
  }

  private keepLast({ block, ...place }: SparseBlock<Borrowed<Block>>): void {
    const kept = { block: this.reader.kept(block), ...place };
    this.last = kept;
    this.kept.push(kept);
  }

  /** Keeps the last block with numbers where others may follow. */
  private keepNumbers(): void {
    const { last } = this;
    if (!last || tokenCount(last.block.table) === 0 || this.kept.some((kept) => kept === last)) return;
    const { block, ...place } = last;
    this.lastNumbers = { block: this.reader.kept(block), ...place };
    this.last = this.lastNumbers;
  }

  private sparseBlocks(): SparseBlocks {
    const marks = new Set<SparseBlock<Borrowed<Block>>>(this.kept);
    for (const mark of [this.lastNumbers, this.last]) if (mark) marks.add(mark);
    return new SparseBlocks([...marks].sort((a, b) => a.linesBefore - b.linesBefore));
  }

  /** Is there nothing more to learn? A number of cases that is wrong is to be held against all cases that are there. */
  private isDone({ block: { table }, lineCount }: StreamedBlock): boolean {
    return this.problem.input.end.kind !== 'count' && this.hasEnded && tokenCount(table) > table.lineToken[lineCount]!;
  }
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** Returns what was found while the block was read, at its place in the input. */
export function* findingsIn({ block, linesBefore, lineCount }: StreamedBlock): Generator<Finding> {
  for (const finding of block.cases.findings)
    if (finding.span.start.line < lineCount) yield findingBelow(finding, linesBefore);
}
