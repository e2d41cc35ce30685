/**
 * A file is kept in blocks of some thousand lines, each with its own tables. Every block but the first begins between
 * two cases, and none with an expected output of the case before, so that each can be read by itself and an edit
 * re-reads just the block it falls into.
 */
import { CasesOnDemand, type CaseTable, keepCases, noCases } from '../../formats/cases';
import type { CaseReader, Surroundings } from '../../formats/read';
import type { Problem } from '../../problems/problem';
import type { AsciiText } from '../../text/ascii';
import type { Borrowed, Keepable } from '../../text/borrowed';
import { Scanner } from '../../text/scan';
import {
  EXPECTATION,
  firstLines,
  keepTable,
  kindOf,
  TableOnDemand,
  textLength,
  type TokenTable,
} from '../../text/table';
import { caseReaderOf } from './objections';
import { beginsLine, lineStartAfter, QuietLines } from './quietLines';
import { Recent } from './recent';

export interface Block extends Keepable {
  readonly table: TokenTable;
  readonly cases: CaseTable;
}

/** Findings of one block that are put into words; what is beyond is only counted. */
export const FINDINGS_PER_BLOCK = 200;

const BLOCK_SIZE = 1 << 15;
/** A block of more times its usual size is one that could not be split. */
const LONG = 2;

/** Is it the text of a block that could not be split? */
export const isLong = (length: number, size = BLOCK_SIZE): boolean => length > LONG * size;

/** So many blocks have their columns at hand. */
const AT_HAND = 64;

/** Reads texts of one problem, or of none. It keeps its working arrays, so there should be one for a document. */
export class BlockReader {
  private readonly scanner = new Scanner();
  private readonly cases: CaseReader | undefined;
  private readonly recent = new Recent<Block>(AT_HAND);

  constructor(
    readonly problem: Problem | undefined,
    /** How much text a block is made of, in UTF-16 units. */
    readonly size = BLOCK_SIZE,
    private readonly limit = FINDINGS_PER_BLOCK,
  ) {
    this.cases = problem && caseReaderOf(problem);
  }

  /** Returns the blocks of a text. `isLast` says that no text follows it. */
  *blocks(text: string, isFirst: boolean, isLast: boolean): Generator<Block> {
    let at = 0;
    const quiet = new QuietLines(text, true);
    while (at < text.length) {
      const begins = isFirst && at === 0;
      const block = this.cut(text, at, { isFirst: begins, isLast, limit: 0 }, quiet);
      at += textLength(block.table);
      yield this.onDemand(block, { isFirst: begins, isLast: isLast && at === text.length, limit: this.limit });
    }
  }

  /**
   * Returns the block that was read last, as one whose columns are made again when they are asked for: to read a block
   * a second time costs less than to keep the columns of all of them. One that cannot be split is kept.
   */
  private onDemand({ table, cases }: Borrowed<Block>, around: Surroundings): Block {
    const { text, lineCount } = table;
    if (isLong(text.length, this.size)) return this.kept({ table, cases });
    const again = this.recent.onDemand(() => keepBlock(this.read(text, 0, text.length, around)));
    return {
      table: new TableOnDemand(text, lineCount, () => again().table),
      cases: new CasesOnDemand(cases, () => again().cases),
    };
  }

  /**
   * Returns the block that begins at `from`, good until the next call. Where more of the text follows, the last case is
   * left for the next block, since its expectations may not be there yet. A reader of many blocks of a text passes its
   * quiet lines along.
   */
  next(
    text: string | AsciiText,
    from: number,
    isFirst: boolean,
    isLast: boolean,
    quiet = new QuietLines(text, isLast),
  ): Borrowed<Block> {
    return this.cut(text, from, { isFirst, isLast, limit: this.limit }, quiet);
  }

  /** Returns the block that was read last, as one that stays good. */
  kept({ table, cases }: Borrowed<Block>): Block {
    const columns = isLong(textLength(table), this.size) ? this.scanner.kept(table) : keepTable(table);
    return { table: columns, cases: keepCases(cases) };
  }

  /** A block may also begin with quiet lines, unless an expected output comes after them. */
  private cut(
    text: string | AsciiText,
    from: number,
    { isFirst, isLast, limit }: Surroundings,
    quiet: QuietLines,
  ): Borrowed<Block> {
    for (let size = this.size; ; size *= 2) {
      const to = endOfPiece(text, from, size);
      const isEnd = to === text.length;
      // What cannot be split is not to be read twice, so its findings are put into words at once.
      const kept = isLong(to - from, this.size) ? this.limit : limit;
      const block = this.read(text, from, to, { isFirst, isLast: isLast && isEnd, limit: kept });
      if (isEnd || !this.cases) return block;
      const cut = block.cases.caseCount > 1 ? block.cases.firstLine[block.cases.caseCount - 1]! : 0;
      if (cut > 0) return linesBefore(block, cut);
      if (block.cases.isComplete && quiet.leadToNumbers(to)) return block;
      // Quiet lines are taken in at once: to read them again and again would take many times their memory.
      size = Math.max(size, (quiet.until(to) - from) / 2);
    }
  }

  private read(text: string | AsciiText, from: number, to: number, around: Surroundings): Borrowed<Block> {
    const table = this.scanner.scan(text, from, to);
    return { table, cases: this.cases?.read(table, around) ?? noCases };
  }
}

/** Returns a block that stays good, whatever its reader reads next. */
const keepBlock = ({ table, cases }: Borrowed<Block>): Block => ({ table: keepTable(table), cases: keepCases(cases) });

/** Returns the block up to the line that its last case begins on, as if it had been read so. */
function linesBefore({ table, cases }: Borrowed<Block>, line: number): Borrowed<Block> {
  const findings = cases.findings.filter(({ span }) => span.start.line < line);
  let { expectations, terminator, carriageReturnLine } = cases;
  for (let after = line; after < table.lineCount; after++) if (kindOf(table, after) === EXPECTATION) expectations--;
  if (terminator && terminator.line >= line) terminator = undefined;
  if (carriageReturnLine >= line) carriageReturnLine = -1;
  return {
    table: firstLines(table, line),
    cases: {
      ...cases,
      caseCount: cases.caseCount - 1,
      expectations,
      terminator,
      carriageReturnLine,
      isComplete: true,
      findings,
      counts: cases.foundBeforeLast,
      sums: cases.sumsBeforeLast,
    },
  };
}

/**
 * Returns the end of the last whole line within `size` units, or of the first line where that is longer. A rest too
 * small for a block of its own goes along, so that a block which grows by typing is not split again and again.
 */
function endOfPiece(text: string | AsciiText, from: number, size: number): number {
  if (from + 2 * size >= text.length) return text.length;
  let to = from + size;
  while (to > from && !beginsLine(text, to)) to--;
  if (to > from) return to;
  return lineStartAfter(text, from + size);
}

/** Does an expected output come before any numbers, so that it belongs to a case of a block before? */
export function beginsWithExpectation({ table }: Block): boolean {
  for (let line = 0; line < table.lineCount && table.lineToken[line + 1] === 0; line++)
    if (kindOf(table, line) === EXPECTATION) return true;
  return false;
}
