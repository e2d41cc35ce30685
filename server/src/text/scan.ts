/**
 * Makes token tables. This is what a table means, unit by unit; lines of plain numbers are taken by a faster way of the
 * same effect, `plainLines.ts`.
 */
import { type AsciiBytes, AsciiEncoder, type AsciiText } from './ascii';
import { isBlank } from './blank';
import type { Borrowed } from './borrowed';
import { scanPlainLines, viewBeyond } from './plainLines';
import { CARRIAGE_RETURN, COMMENT, EXPECTATION, IRREGULAR, type TokenTable, VALUES } from './table';
import { CR, GREATER, HASH, LF, NINE, SPACE, ZERO } from './unit';
import { PLAIN_DIGITS, WorkingTable } from './workingTable';

/** Scans one text after the other. Lines end with LF, CR LF or a lone CR, as the Language Server Protocol has it. */
export class Scanner {
  private readonly encoder = new AsciiEncoder();
  private readonly table = new WorkingTable();
  private text = '';

  /** Returns the table of `text` from `from` to `to`. Offsets count from `from`. */
  scan(text: string | AsciiText, from = 0, to = text.length): Borrowed<TokenTable> {
    if (typeof text !== 'string') {
      const bytes = text.subarray(from, to);
      return this.scanBytes(bytes, () => bytes.toString('latin1'));
    }
    const part = text.slice(from, to);
    const bytes = this.encoder.encode(part);
    return bytes ? this.scanBytes(bytes, () => part) : this.scanUnits(part);
  }

  /**
   * Returns the table of the last scan, or its first lines, as one that stays good, of a text that is longer than
   * others will be: it takes the working arrays along, since a copy of them would take as much memory again.
   */
  kept(table: Borrowed<TokenTable>): TokenTable {
    return this.table.giveAway(table);
  }

  private scanUnits(text: string): Borrowed<TokenTable> {
    this.table.begin(text.length);
    this.text = text;
    while (this.table.at < this.table.end) this.scanLine();
    return this.finish(() => text);
  }

  /** The string is made only if something unusual asks for it. */
  private scanBytes(bytes: AsciiBytes, text: () => string): Borrowed<TokenTable> {
    const { table } = this;
    table.begin(bytes.length);
    const view = viewBeyond(bytes);
    while (table.at < table.end) {
      scanPlainLines(table, view);
      if (table.at === table.end) break;
      if (this.text === '') this.text = text();
      this.scanLine();
    }
    return this.finish(text);
  }

  private finish(text: () => string): Borrowed<TokenTable> {
    this.text = '';
    return this.table.finish(text);
  }

  private scanLine(): void {
    const { table, text } = this;
    const { lines } = table;
    table.lineStart[lines] = table.at;
    table.lineToken[lines] = table.tokens;
    table.lineKind[lines] = text.charCodeAt(table.at) === HASH ? this.scanDirective() : this.scanValues();
    table.lines++;
  }

  /** Takes a comment or an expected output; gives its kind. */
  private scanDirective(): number {
    const { table, text } = this;
    const kind = text.charCodeAt(table.at + 1) === GREATER && table.at + 1 < table.end ? EXPECTATION : COMMENT;
    while (table.at < table.end && !isLineEnd(text.charCodeAt(table.at))) table.at++;
    return kind | this.scanLineEnd();
  }

  /** Takes a line of numbers, or of what stands in their place; gives its kind. */
  private scanValues(): number {
    const { table, text } = this;
    const { end } = table;
    let kind = VALUES;
    let hasBlankBefore = true;
    while (table.at < end) {
      const unit = text.charCodeAt(table.at);
      if (isLineEnd(unit)) break;
      if (isBlank(unit)) {
        if (unit !== SPACE || hasBlankBefore) kind = VALUES | IRREGULAR;
        hasBlankBefore = true;
        table.at++;
      } else {
        this.scanToken();
        hasBlankBefore = false;
      }
    }
    const isEmpty = table.at === table.lineStart[table.lines];
    if (hasBlankBefore && !isEmpty) kind = VALUES | IRREGULAR;
    return kind | this.scanLineEnd();
  }

  /** Takes what stands between two blanks. It has a value if it is a number as one writes it, of few enough digits. */
  private scanToken(): void {
    const { table, text } = this;
    const { end, tokens } = table;
    const start = table.at;
    let at = start;
    let value = 0;
    let unit = text.charCodeAt(at);
    while (unit >= ZERO && unit <= NINE) {
      value = value * 10 + (unit - ZERO);
      unit = ++at < end ? text.charCodeAt(at) : LF;
    }
    const digits = at - start;
    const isPlain = (digits === 1 || text.charCodeAt(start) !== ZERO) && digits <= PLAIN_DIGITS;
    const isNumber = digits > 0 && endsToken(unit);
    if (!isNumber) while (at < end && !endsToken(text.charCodeAt(at))) at++;
    table.tokenStart[tokens] = start;
    table.tokenEnd[tokens] = at;
    table.tokenValue[tokens] = isNumber && isPlain ? value : NaN;
    table.tokens++;
    table.at = at;
  }

  /** Steps over the line ending at hand, if there is one; says whether it holds a carriage return. */
  private scanLineEnd(): number {
    const { table, text } = this;
    if (table.at === table.end) return 0;
    const unit = text.charCodeAt(table.at++);
    if (unit === LF) return 0;
    if (table.at < table.end && text.charCodeAt(table.at) === LF) table.at++;
    return CARRIAGE_RETURN;
  }
}

const isLineEnd = (unit: number): boolean => unit === LF || unit === CR;

const endsToken = (unit: number): boolean => unit === SPACE || isLineEnd(unit) || isBlank(unit);
