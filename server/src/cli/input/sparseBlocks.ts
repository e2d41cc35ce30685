/**
 * The blocks of a long input that tell where it begins and where it ends. Those between have gone by, so that memory
 * stays the same; what is said about the end of the input is said by the same code as in an editor.
 */
import type { Block } from '../../document/blocks/block';
import { type BlockList, lineTextAt } from '../../document/blocks/blockList';
import { findEnd, type InputEnd } from '../../document/blocks/end';
import type { ReadInput } from '../../document/blocks/readInput';
import { compile, type Compiled } from '../../formats/compile';
import type { Problem } from '../../problems/problem';
import type { Borrowed } from '../../text/borrowed';

/** A block, and where it stands in the input. */
export interface SparseBlock<Held = Block> {
  readonly block: Held;
  readonly linesBefore: number;
  readonly casesBefore: number;
}

type AnyBlock = Borrowed<Block>;

export class SparseBlocks implements BlockList<AnyBlock> {
  constructor(private readonly marks: readonly SparseBlock<AnyBlock>[]) {}

  get length(): number {
    return this.marks.length;
  }

  at(index: number): AnyBlock {
    return this.marks[index]!.block;
  }

  linesBefore(index: number): number {
    return this.marks[index]!.linesBefore;
  }

  casesBefore(index: number): number {
    return this.marks[index]!.casesBefore;
  }

  /** As if the last line had its line ending: to know better would take the text. */
  get lineCount(): number {
    const last = this.marks.at(-1);
    return last ? last.linesBefore + last.block.table.lineCount + 1 : 1;
  }

  get caseCount(): number {
    const last = this.marks.at(-1);
    return last ? last.casesBefore + last.block.cases.caseCount : 0;
  }

  blockOfLine(line: number): number {
    return this.marks.findLastIndex(({ linesBefore }) => linesBefore <= line);
  }

  blockOfCase(index: number): number {
    return this.marks.findLastIndex(({ casesBefore }) => casesBefore <= index);
  }
}

/** An input of which these blocks alone are known. */
export class SparseInput implements ReadInput {
  readonly compiled: Compiled;
  readonly end: InputEnd;

  constructor(
    readonly blocks: SparseBlocks,
    readonly problem: Problem,
  ) {
    this.compiled = compile(problem.input);
    this.end = findEnd(blocks, problem);
  }

  get lineCount(): number {
    return this.blocks.lineCount;
  }

  lineText(line: number): string {
    return lineTextAt(this, line);
  }
}
