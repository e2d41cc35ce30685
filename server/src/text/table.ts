/**
 * The token table: a text in typed columns, made in one pass.
 *
 * A million lines are three arrays, not a million objects. Offsets count UTF-16 units from the start of the text.
 * The table knows lines, blanks and decimal digits, and nothing about games.
 */
import type { Borrowed, Keepable } from './borrowed';
import type { Span } from './place';

export interface TokenTable extends Keepable {
  readonly text: string;
  readonly lineCount: number;
  /** Offset of each line's first unit; one more entry holds the length of the text. */
  readonly lineStart: Int32Array;
  /** Each line's first token; one more entry holds the number of tokens. */
  readonly lineToken: Int32Array;
  /** What each line is: VALUES, COMMENT or EXPECTATION, with the flags below added. */
  readonly lineKind: Uint8Array;
  readonly tokenStart: Int32Array;
  readonly tokenEnd: Int32Array;
  /** The token's number if it is written plainly with at most 15 digits, else NaN. */
  readonly tokenValue: Float64Array;
}

type Columns = Omit<Borrowed<TokenTable>, 'text'>;

/** A table whose text is made when it is first asked for. */
export class LazyTable implements TokenTable {
  readonly lineCount: number;
  readonly lineStart: Int32Array;
  readonly lineToken: Int32Array;
  readonly lineKind: Uint8Array;
  readonly tokenStart: Int32Array;
  readonly tokenEnd: Int32Array;
  readonly tokenValue: Float64Array;
  private made: string | undefined;

  constructor(
    columns: Columns,
    private readonly make: () => string,
  ) {
    this.lineCount = columns.lineCount;
    this.lineStart = columns.lineStart;
    this.lineToken = columns.lineToken;
    this.lineKind = columns.lineKind;
    this.tokenStart = columns.tokenStart;
    this.tokenEnd = columns.tokenEnd;
    this.tokenValue = columns.tokenValue;
  }

  get text(): string {
    return (this.made ??= this.make());
  }
}

/** A table whose columns are made when they are looked at, as often as `make` sees fit. */
export class TableOnDemand implements TokenTable {
  constructor(
    readonly text: string,
    readonly lineCount: number,
    private readonly make: () => Columns,
  ) {}

  get lineStart(): Int32Array {
    return this.make().lineStart;
  }

  get lineToken(): Int32Array {
    return this.make().lineToken;
  }

  get lineKind(): Uint8Array {
    return this.make().lineKind;
  }

  get tokenStart(): Int32Array {
    return this.make().tokenStart;
  }

  get tokenEnd(): Int32Array {
    return this.make().tokenEnd;
  }

  get tokenValue(): Float64Array {
    return this.make().tokenValue;
  }
}

/** Returns the first lines of a table, in the same columns. */
export function firstLines(table: Borrowed<TokenTable>, lineCount: number): Borrowed<TokenTable> {
  const { lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue } = table;
  return new LazyTable({ lineCount, lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue }, () =>
    table.text.slice(0, lineStart[lineCount]),
  );
}

/** Returns a table that stays good: its columns are cut to size and are its own. */
export function keepTable(table: Borrowed<TokenTable>): TokenTable {
  const lines = table.lineCount;
  const tokens = table.lineToken[lines]!;
  return {
    text: table.text,
    lineCount: lines,
    lineStart: table.lineStart.slice(0, lines + 1),
    lineToken: table.lineToken.slice(0, lines + 1),
    lineKind: table.lineKind.slice(0, lines),
    tokenStart: table.tokenStart.slice(0, tokens),
    tokenEnd: table.tokenEnd.slice(0, tokens),
    tokenValue: table.tokenValue.slice(0, tokens),
  };
}

/** Returns how many units the text has, which is known without the text. */
export const textLength = (table: Borrowed<TokenTable>): number => table.lineStart[table.lineCount]!;

export const VALUES = 0;
export const COMMENT = 1;
export const EXPECTATION = 2;
/** Added to a line's kind: it has blanks that are not single spaces between tokens. */
export const IRREGULAR = 8;
/** Added to a line's kind: its ending holds a carriage return. */
export const CARRIAGE_RETURN = 16;

export const kindOf = (table: Borrowed<TokenTable>, line: number): number => table.lineKind[line]! & 7;

export const isIrregular = (table: Borrowed<TokenTable>, line: number): boolean =>
  (table.lineKind[line]! & IRREGULAR) !== 0;

export const tokenCount = (table: Borrowed<TokenTable>): number => table.lineToken[table.lineCount]!;

export function tokenText(table: Borrowed<TokenTable>, token: number): string {
  return table.text.slice(table.tokenStart[token], table.tokenEnd[token]);
}

/** Returns the line as people see it: without its line ending. */
export function lineText(table: Borrowed<TokenTable>, line: number): string {
  return table.text.slice(table.lineStart[line], endOfLine(table, line));
}

/** Returns the end of a line's text, before its line ending. */
export function endOfLine({ text, lineStart }: Borrowed<TokenTable>, line: number): number {
  const start = lineStart[line]!;
  let end = lineStart[line + 1]!;
  if (end > start && text[end - 1] === '\n') end--;
  if (end > start && text[end - 1] === '\r') end--;
  return end;
}

/** Returns the line with its line ending, as far as it has one. */
export function spanOfWholeLine(table: Borrowed<TokenTable>, line: number): Span {
  const { length } = lineText(table, line);
  const hasEnding = table.lineStart[line + 1]! - table.lineStart[line]! > length;
  return {
    start: { line, character: 0 },
    end: hasEnding ? { line: line + 1, character: 0 } : { line, character: length },
  };
}

/** Returns the line that a token stands on. */
export function lineOfToken(table: Borrowed<TokenTable>, token: number): number {
  return lastAtMost(table.lineToken, table.lineCount, token);
}

/** Returns the last index below `count` whose entry is at most `value`; entries ascend. −1 where there is none. */
export function lastAtMost(ascending: Int32Array, count: number, value: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Returns the units of a line that its tokens cover, from the first to the last; the whole line where there are none.
 */
export function contentOf(table: Borrowed<TokenTable>, line: number): { start: number; end: number } {
  const first = table.lineToken[line]!;
  const last = table.lineToken[line + 1]! - 1;
  const origin = table.lineStart[line]!;
  if (last < first) return { start: 0, end: lineText(table, line).length };
  return { start: table.tokenStart[first]! - origin, end: table.tokenEnd[last]! - origin };
}
