import { type AsciiBytes, AsciiEncoder, type AsciiText, FOUR_ZEROS } from './ascii';
import type { Borrowed } from './borrowed';
import {
  CARRIAGE_RETURN,
  COMMENT,
  EXPECTATION,
  IRREGULAR,
  LazyTable,
  tokenCount,
  type TokenTable,
  VALUES,
} from './table';

const TAB = 9,
  LF = 10,
  CR = 13,
  SPACE = 32,
  HASH = 35,
  ZERO = 48,
  NINE = 57,
  GREATER = 62;

/** Units that are taken at once: as many as fit into the whole numbers that processors are quick with. */
const FOUR = 4;
/** Added to four digits without the code of zero, it leaves their high bits alone; those of other units it sets. */
const NO_DIGIT = 0x76767676;
const HIGH_BITS = 0x80808080 | 0;
const POWERS = Int32Array.of(1, 10, 100, 1000);

/** More digits than this may not be exact in a double. */
const PLAIN_DIGITS = 15;
/** Larger numbers have no value in a token table. */
export const LARGEST_PLAIN = 10 ** PLAIN_DIGITS - 1;

/**
 * Makes token tables. It keeps its working arrays from one scan to the next, so that reading a stream allocates
 * nothing per piece. Lines end with LF, CR LF or a lone CR, as the Language Server Protocol has it.
 */
export class Scanner {
  private lineStart = new Int32Array(0);
  private lineToken = new Int32Array(0);
  private lineKind = new Uint8Array(0);
  private tokenStart = new Int32Array(0);
  private tokenEnd = new Int32Array(0);
  private tokenValue = new Float64Array(0);

  private readonly encoder = new AsciiEncoder();
  private text = '';
  private at = 0;
  private end = 0;
  private lines = 0;
  private tokens = 0;

  /** The table of `text` from `from` to `to`, good until the next scan. Offsets count from `from`. */
  scan(text: string | AsciiText, from = 0, to = text.length): Borrowed<TokenTable> {
    if (typeof text !== 'string') {
      const bytes = text.subarray(from, to);
      return this.scanBytes(bytes, () => bytes.toString('latin1'));
    }
    const part = text.slice(from, to);
    const bytes = this.encoder.encode(part);
    return bytes ? this.scanBytes(bytes, () => part) : this.scanUnits(part);
  }

  private scanUnits(text: string): Borrowed<TokenTable> {
    this.begin(text.length);
    this.text = text;
    while (this.at < this.end) this.scanLine();
    return this.finish(() => text);
  }

  /** The string is made only if something unusual asks for it. */
  private scanBytes(bytes: AsciiBytes, text: () => string): Borrowed<TokenTable> {
    this.begin(bytes.length);
    const view = viewBeyond(bytes);
    while (this.at < this.end) {
      this.scanPlainLines(view);
      if (this.at === this.end) break;
      if (this.text === '') this.text = text();
      this.scanLine();
    }
    return this.finish(text);
  }

  private begin(length: number): void {
    this.reserve(length);
    this.at = 0;
    this.end = length;
    this.lines = 0;
    this.tokens = 0;
  }

  private finish(text: () => string): Borrowed<TokenTable> {
    this.lineStart[this.lines] = this.end;
    this.lineToken[this.lines] = this.tokens;
    this.text = '';
    const { lines: lineCount, lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue } = this;
    return new LazyTable({ lineCount, lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue }, text);
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

  /**
   * The table of the last scan, or its first lines, as one that stays good, of a text that is longer than others will be:
   * it takes the working arrays along, where they are full enough, since a copy of them would take as much memory again.
   */
  kept(table: Borrowed<TokenTable>): TokenTable {
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
    this.release();
    return kept;
  }

  /** Lets go of the working arrays. */
  private release(): void {
    [this.lineStart, this.lineToken, this.lineKind] = [new Int32Array(0), new Int32Array(0), new Uint8Array(0)];
    [this.tokenStart, this.tokenEnd, this.tokenValue] = [new Int32Array(0), new Int32Array(0), new Float64Array(0)];
  }

  /**
   * Takes lines as long as they hold numbers of at most 15 digits with single spaces between them, and leaves the first
   * other line as it was. Digits are taken four at a time: a branch for each is one too many, since no processor guesses
   * how long the next number is.
   */
  private scanPlainLines(view: DataView): void {
    const { lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue } = this;
    // What is too close to the end to be taken in fours is left, too.
    const end = Math.min(this.end, view.byteLength - FOUR + 1);
    let { at, lines, tokens } = this;
    let start = at;
    let first = tokens;
    while (at < end) {
      const begin = at;
      let value = 0;
      let four = view.getInt32(at, true) ^ FOUR_ZEROS;
      let others = (four + NO_DIGIT) & HIGH_BITS;
      while (others === 0 && at + FOUR < end) {
        value = value * 10_000 + valueOfFour(four);
        at += FOUR;
        four = view.getInt32(at, true) ^ FOUR_ZEROS;
        others = (four + NO_DIGIT) & HIGH_BITS;
      }
      // The lowest bit that is set belongs to the first unit that is no digit.
      const shift = 24 - (Math.clz32(others & -others) & 24);
      value = value * POWERS[shift >> 3]! + valueOfFour((four << (24 - shift)) << 8);
      at += shift >> 3;
      const digits = at - begin;
      if (others === 0 || digits === 0 || digits > PLAIN_DIGITS || (digits > 1 && view.getUint8(begin) === ZERO)) break;
      tokenStart[tokens] = begin;
      tokenEnd[tokens] = at;
      tokenValue[tokens++] = value;
      const unit = ((four >> shift) & 0xff) ^ ZERO;
      at++;
      if (unit === SPACE) continue;
      const isCarriageReturn = unit === CR && at < end && view.getUint8(at) === LF;
      if (isCarriageReturn) at++;
      else if (unit !== LF) break;
      if (at > this.end) break;
      lineStart[lines] = start;
      lineToken[lines] = first;
      lineKind[lines++] = isCarriageReturn ? VALUES | CARRIAGE_RETURN : VALUES;
      start = at;
      first = tokens;
    }
    this.at = start;
    this.lines = lines;
    this.tokens = first;
  }

  private scanLine(): void {
    this.lineStart[this.lines] = this.at;
    this.lineToken[this.lines] = this.tokens;
    const isDirective = this.text.charCodeAt(this.at) === HASH;
    this.lineKind[this.lines] = isDirective ? this.scanDirective() : this.scanValues();
    this.lines++;
  }

  private scanDirective(): number {
    const kind = this.at + 1 < this.end && this.text.charCodeAt(this.at + 1) === GREATER ? EXPECTATION : COMMENT;
    let unit = HASH;
    while (unit !== LF && unit !== CR && ++this.at < this.end) unit = this.text.charCodeAt(this.at);
    return this.at < this.end ? kind | this.scanLineEnd(unit) : kind;
  }

  /** Steps over the line ending at hand. */
  private scanLineEnd(unit: number): number {
    this.at++;
    if (unit === LF) return 0;
    if (this.at < this.end && this.text.charCodeAt(this.at) === LF) this.at++;
    return CARRIAGE_RETURN;
  }

  /** The hot loop: digits are taken as they come, and all that is unusual is left to `scanOddToken`. */
  private scanValues(): number {
    const { text, end, tokenStart, tokenEnd, tokenValue } = this;
    let kind = VALUES;
    let at = this.at;
    let tokens = this.tokens;
    let blanksDue = 0;
    let unit = LF;
    while (at < end) {
      unit = text.charCodeAt(at);
      if (unit === LF || unit === CR) break;
      if (unit === SPACE || isBlank(unit)) {
        if (unit !== SPACE || blanksDue === 0) kind = VALUES | IRREGULAR;
        blanksDue = 0;
        at++;
        continue;
      }
      const start = at;
      let value = 0;
      while (unit >= ZERO && unit <= NINE) {
        value = value * 10 + (unit - ZERO);
        unit = ++at < end ? text.charCodeAt(at) : LF;
      }
      const digits = at - start;
      tokenStart[tokens] = start;
      if (unit !== SPACE && unit !== LF && unit !== CR && !isBlank(unit)) {
        at = this.endOfOddToken(at);
        value = NaN;
      } else if (digits > PLAIN_DIGITS || (digits > 1 && text.charCodeAt(start) === ZERO)) value = NaN;
      tokenEnd[tokens] = at;
      tokenValue[tokens++] = value;
      blanksDue = 1;
    }
    if (blanksDue === 0 && at > this.at) kind = VALUES | IRREGULAR;
    this.at = at;
    this.tokens = tokens;
    return at < end ? kind | this.scanLineEnd(unit) : kind;
  }

  private endOfOddToken(at: number): number {
    while (at < this.end) {
      const unit = this.text.charCodeAt(at);
      if (unit === LF || unit === CR || isBlank(unit)) break;
      at++;
    }
    return at;
  }
}

/** The beginning of an array: the array itself where that is most of it, else a copy. */
function part<Column extends Int32Array | Uint8Array | Float64Array>(column: Column, count: number): Column {
  return (2 * count > column.length ? column.subarray(0, count) : column.slice(0, count)) as Column;
}

/** The value of four digits, the first in the lowest byte, each without the bits of its code that all digits have. */
function valueOfFour(digits: number): number {
  const pairs = (Math.imul(digits, 10) + (digits >>> 8)) & 0x00ff00ff;
  return (pairs & 0xff) * 100 + (pairs >>> 16);
}

/** The bytes, and as many of those that follow them in memory as four may reach into. */
function viewBeyond({ buffer, byteOffset, length }: AsciiBytes): DataView {
  return new DataView(buffer, byteOffset, Math.min(length + FOUR, buffer.byteLength - byteOffset));
}

/** Blanks separate tokens: ASCII's, and those that people cannot tell from them or cannot see. */
export function isBlank(unit: number): boolean {
  if (unit <= SPACE) return unit === SPACE || unit === TAB || unit === 11 || unit === 12;
  return unit >= 0xa0 && isOddBlank(unit);
}

function isOddBlank(unit: number): boolean {
  return (
    unit === 0xa0 ||
    unit === 0xad ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200f) ||
    (unit >= 0x2028 && unit <= 0x202f) ||
    (unit >= 0x205f && unit <= 0x2064) ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}
