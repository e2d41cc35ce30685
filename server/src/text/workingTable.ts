import type { Borrowed } from './borrowed';
import { LazyTable, tokenCount, type TokenTable } from './table';

/** Numbers of more digits may not be exact in a double. */
export const PLAIN_DIGITS = 15;
/** Larger numbers have no value in a token table. */
export const LARGEST_PLAIN = 10 ** PLAIN_DIGITS - 1;

/**
 * The table that a scan fills: columns with room for more, and how much of them is filled. The columns are used again
 * for the next scan, so that reading a stream allocates nothing for each piece.
 */
export class WorkingTable {
  lineStart = new Int32Array(0);
  lineToken = new Int32Array(0);
  lineKind = new Uint8Array(0);
  tokenStart = new Int32Array(0);
  tokenEnd = new Int32Array(0);
  tokenValue = new Float64Array(0);
  lines = 0;
  tokens = 0;
  /** The unit that is looked at next. */
  at = 0;
  /** The end of the text. */
  end = 0;

  /** Begins anew, for a text of so many units. */
  begin(length: number): void {
    this.reserve(length);
    this.at = 0;
    this.end = length;
    this.lines = 0;
    this.tokens = 0;
  }

  /** Room for the worst case: every unit a line, every second one a token. What is not written to takes no memory. */
  private reserve(length: number): void {
    if (this.lineKind.length > length) return;
    this.lineStart = new Int32Array(length + 2);
    this.lineToken = new Int32Array(length + 2);
    this.lineKind = new Uint8Array(length + 2);
    this.tokenStart = new Int32Array((length >> 1) + 2);
    this.tokenEnd = new Int32Array((length >> 1) + 2);
    this.tokenValue = new Float64Array((length >> 1) + 2);
  }

  /** Returns the table as far as it is filled. */
  finish(text: () => string): Borrowed<TokenTable> {
    this.lineStart[this.lines] = this.end;
    this.lineToken[this.lines] = this.tokens;
    const { lines: lineCount, lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue } = this;
    return new LazyTable({ lineCount, lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue }, text);
  }

  /** Gives the columns away, where they are full enough, to a table of this one that is to stay good. */
  giveAway(table: Borrowed<TokenTable>): TokenTable {
    const [lines, tokens] = [table.lineCount, tokenCount(table)];
    const kept = {
      text: table.text,
      lineCount: lines,
      lineStart: part(this.lineStart, lines + 1),
      lineToken: part(this.lineToken, lines + 1),
      lineKind: part(this.lineKind, lines),
      tokenStart: part(this.tokenStart, tokens),
      tokenEnd: part(this.tokenEnd, tokens),
      tokenValue: part(this.tokenValue, tokens),
    };
    [this.lineStart, this.lineToken, this.lineKind] = [new Int32Array(0), new Int32Array(0), new Uint8Array(0)];
    [this.tokenStart, this.tokenEnd, this.tokenValue] = [new Int32Array(0), new Int32Array(0), new Float64Array(0)];
    return kept;
  }
}

/** Returns the beginning of an array: the array itself where that is most of it, else a copy. */
function part<Column extends Int32Array | Uint8Array | Float64Array>(column: Column, count: number): Column {
  return (2 * count > column.length ? column.subarray(0, count) : column.slice(0, count)) as Column;
}
