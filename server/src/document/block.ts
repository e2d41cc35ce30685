/**
 * A file is kept in blocks of some thousand lines, each with its own tables. Every block but the first begins with the
 * first line of a case, so that each can be read by itself and an edit re-reads just the block it falls into.
 */
import { compile } from '../formats/compile';
import { keepCases, noCases, type CaseTable } from '../formats/cases';
import { CaseReader } from '../formats/read';
import type { Problem } from '../problems/problem';
import type { AsciiText } from '../text/ascii';
import { keep, Scanner } from '../text/scan';
import { EXPECTATION, firstLines, kindOf, type TokenTable } from '../text/table';
import { objectorOf } from './objections';

export interface Block {
  readonly table: TokenTable;
  readonly cases: CaseTable;
}

/** Findings kept of one block; what is beyond is only counted. */
export const FINDINGS_PER_BLOCK = 200;

const BLOCK_SIZE = 1 << 15;

/** Reads texts of one problem, or of none. It keeps its working arrays, so there should be one for a document. */
export class BlockReader {
  private readonly scanner = new Scanner();
  private readonly cases: CaseReader | undefined;

  constructor(
    readonly problem: Problem | undefined,
    /** How much text a block is made of, in UTF-16 units. */
    readonly size = BLOCK_SIZE,
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
  next(text: string | AsciiText, from: number, isFirst: boolean, isLast: boolean): Block {
    for (let size = this.size; ; size *= 2) {
      const to = endOfPiece(text, from, size);
      const isEnd = to === text.length;
      const block = this.read(text, from, to, { isFirst, isLast: isLast && isEnd });
      if (isEnd || !this.cases) return block;
      const cut = block.cases.caseCount > 1 ? block.cases.firstLine[block.cases.caseCount - 1]! : 0;
      if (cut > 0) return linesBefore(block, cut) ?? this.read(text, from, from + block.table.lineStart[cut]!, { isFirst, isLast: false });
    }
  }

  private read(text: string | AsciiText, from: number, to: number, around: { isFirst: boolean; isLast: boolean }): Block {
    const table = this.scanner.scan(text, from, to);
    return { table, cases: this.cases?.read(table, { ...around, limit: this.limit }) ?? noCases };
  }
}

/**
 * The block up to the line that its last case begins on, as if it had been read so. Nothing where findings were left
 * out, since nobody knows then on which side of the line they are.
 */
function linesBefore({ table, cases }: Block, line: number): Block | undefined {
  const { error, warning, information, hint } = cases.found;
  if (error + warning + information + hint > cases.findings.length) return undefined;
  const found = { ...cases.found };
  for (const { span, severity } of cases.findings) if (span.start.line >= line) found[severity]--;
  const findings = cases.findings.filter(({ span }) => span.start.line < line);
  let { expectations, terminator, carriageReturnLine } = cases;
  for (let after = line; after < table.lineCount; after++) if (kindOf(table, after) === EXPECTATION) expectations--;
  if (terminator && terminator.line >= line) terminator = undefined;
  if (carriageReturnLine >= line) carriageReturnLine = -1;
  return {
    table: firstLines(table, line),
    cases: { ...cases, caseCount: cases.caseCount - 1, expectations, terminator, carriageReturnLine, isComplete: true, findings, found },
  };
}

/**
 * The end of the last whole line within `size` units, or of the first line where that is longer. A rest too small for
 * a block of its own goes along, so that a block which grows by typing is not split again and again.
 */
function endOfPiece(text: string | AsciiText, from: number, size: number): number {
  if (from + 2 * size >= text.length) return text.length;
  const within = text.lastIndexOf('\n', from + size - 1) + 1;
  if (within > from) return within;
  const beyond = text.indexOf('\n', from + size) + 1;
  return beyond > 0 ? beyond : text.length;
}
