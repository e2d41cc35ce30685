/**
 * The blocks of a long input that tell where it begins and where it ends. Those between have gone by, so that memory
 * stays the same; what is said about the end of the input is said by the same code as in an editor.
 */
import type { Block, BlockReader } from '../../document/block';
import { Blocks } from '../../document/blocks';
import { GameDocument } from '../../document/document';
import type { Problem } from '../../problems/problem';

/** A block, and where it stands in the input. */
export interface SparseBlock {
  readonly block: Block;
  readonly linesBefore: number;
  readonly casesBefore: number;
}

export class SparseBlocks extends Blocks {
  constructor(
    private readonly marks: readonly SparseBlock[],
    reader: BlockReader,
  ) {
    super('', reader);
  }

  override get length(): number {
    return this.marks.length;
  }

  override at(index: number): Block {
    return this.marks[index]!.block;
  }

  override linesBefore(index: number): number {
    return this.marks[index]!.linesBefore;
  }

  override casesBefore(index: number): number {
    return this.marks[index]!.casesBefore;
  }

  /** As if the last line had its line ending: to know better would take the text. */
  override get lineCount(): number {
    const last = this.marks.at(-1);
    return last ? last.linesBefore + last.block.table.lineCount + 1 : 1;
  }

  override get caseCount(): number {
    const last = this.marks.at(-1);
    return last ? last.casesBefore + last.block.cases.caseCount : 0;
  }

  override blockOfLine(line: number): number {
    return this.marks.findLastIndex(({ linesBefore }) => linesBefore <= line);
  }

  override blockOfCase(index: number): number {
    return this.marks.findLastIndex(({ casesBefore }) => casesBefore <= index);
  }
}

/** A document that knows these blocks alone. */
export function documentOf(blocks: Blocks, problem: Problem): GameDocument {
  const document = new GameDocument('', '', { fileName: '', problem });
  document.blocks = blocks;
  return document;
}
