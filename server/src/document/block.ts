/**
 * A file is kept in blocks of some thousand lines, each with its own tables. Every block but the first begins with the
 * first line of a case, so that each can be read by itself and an edit re-reads just the block it falls into.
 */
import { compile } from '../formats/compile';
import { keepCases, noCases, type CaseTable } from '../formats/cases';
import { CaseReader } from '../formats/read';
import type { Problem } from '../problems/problem';
import { keep, Scanner } from '../text/scan';
import type { TokenTable } from '../text/table';
import { objectorOf } from './objections';

export interface Block {
  readonly table: TokenTable;
  readonly cases: CaseTable;
}

/** Findings kept of one block; what is beyond is only counted. */
export const FINDINGS_PER_BLOCK = 200;

/** How much text a block is made of, in UTF-16 units. */
const BLOCK_SIZE = 1 << 15;

/** Reads texts of one problem, or of none. It keeps its working arrays, so there should be one for a document. */
export class BlockReader {
  private readonly scanner = new Scanner();
  private readonly cases: CaseReader | undefined;

  constructor(
    readonly problem: Problem | undefined,
    private readonly size = BLOCK_SIZE,
    private readonly limit = FINDINGS_PER_BLOCK,
  ) {
    this.cases = problem && new CaseReader(compile(problem.input), objectorOf(problem));
  }

  /** The blocks of a text. `isLast` says that no text follows it. */
  *blocks(text: string, isFirst: boolean, isLast: boolean): Generator<Block> {
    let at = 0;
    while (at < text.length) {
      const block = this.next(text, at, isFirst && at === 0, isLast);
      yield { table: keep(block.table), cases: keepCases(block.cases) };
      at += block.table.text.length;
    }
  }

  /**
   * The block that begins at `from`, good until the next call. Where more of the text follows, the last case is left
   * for the next block, since its expectations may not be there yet.
   */
  next(text: string, from: number, isFirst: boolean, isLast: boolean): Block {
    for (let size = this.size; ; size *= 2) {
      const to = endOfPiece(text, from, size);
      const isEnd = to === text.length;
      const block = this.read(text, from, to, { isFirst, isLast: isLast && isEnd });
      if (isEnd || !this.cases) return block;
      const cut = block.cases.caseCount > 0 ? block.cases.firstLine[block.cases.caseCount - 1]! : 0;
      if (cut > 0 && block.cases.caseCount > 1) return this.read(text, from, from + block.table.lineStart[cut]!, { isFirst, isLast: false });
    }
  }

  private read(text: string, from: number, to: number, around: { isFirst: boolean; isLast: boolean }): Block {
    const table = this.scanner.scan(text, from, to);
    return { table, cases: this.cases?.read(table, { ...around, limit: this.limit }) ?? noCases };
  }
}

/**
 * The end of the last whole line within `size` units, or of the first line where that is longer. A rest too small for
 * a block of its own goes along, so that a block which grows by typing is not split again and again.
 */
function endOfPiece(text: string, from: number, size: number): number {
  if (from + 2 * size >= text.length) return text.length;
  const within = text.lastIndexOf('\n', from + size - 1) + 1;
  if (within > from) return within;
  const beyond = text.indexOf('\n', from + size) + 1;
  return beyond > 0 ? beyond : text.length;
}
