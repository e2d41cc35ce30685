/**
 * Reads cases from a token table.
 *
 * Cases are read line by line, so that a line in disorder spoils its own case and no other. A line that is as it
 * should be costs a few comparisons; everything else goes to `diagnoseLine`.
 */
import type { Borrowed } from '../text/borrowed';
import { message } from '../text/message';
import { spanOfLine } from '../text/place';
import {
  CARRIAGE_RETURN,
  contentOf,
  EXPECTATION,
  IRREGULAR,
  kindOf,
  spanOfWholeLine,
  tokenCount,
  type TokenTable,
  tokenText,
  VALUES,
} from '../text/table';
import { BAD, type CaseTable, type Found, GOOD, Notes, type Terminator } from './cases';
import type { Compiled, CompiledRow } from './compile';
import { diagnoseLine } from './diagnose';
import { areRelated, areWithin, fits, isPlainCase, type PlainCase, plainCase } from './fits';
import { noteBlanks } from './layout';
import { readDigits } from './numeral';

/** What is known of the text around the piece that is read. */
export interface Surroundings {
  /** The piece begins the file, so the number of cases may come first. */
  readonly isFirst: boolean;
  /** The piece ends the file, so nothing can complete its last case. */
  readonly isLast: boolean;
  /** How many findings to keep. */
  readonly limit: number;
}

/** Where a case stands in its table. */
export interface CasePlace {
  readonly table: Borrowed<TokenTable>;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly firstToken: number;
}

/** What the line after those read last is to hold. */
export interface NextLine {
  /** The number of cases. */
  readonly isCount: boolean;
  /** Which row of a case, and how many lines of it are there already. */
  readonly row: number;
  readonly repeats: number;
  /** For each slot the number read last; good until the next call. */
  readonly counts: Float64Array;
}

/** Notes what else is wrong with a case that can be made out; says whether it has no answer for that. */
export type Objector = (place: CasePlace, notes: Notes) => boolean;

export class CaseReader {
  private firstLine = new Int32Array(0);
  private lastLine = new Int32Array(0);
  private firstToken = new Int32Array(0);
  private state = new Uint8Array(0);

  private cases = 0;
  /** The row of the open case that the next line belongs to; 0 when no case is open. */
  private row = 0;
  private repeats = 0;
  private countIsDue = false;
  private countLine = -1;
  private terminator: Terminator | undefined;
  private notes = new Notes(0);
  private foundBeforeLine: Found = this.notes.counts;
  private foundBeforeLast: Found = this.notes.counts;
  /** Set where nothing else is to be said about cases whose lines are as they should be. */
  private readonly plain: PlainCase | undefined;
  /** For each slot the number read last; NaN when it could not be read. */
  private readonly counts: Float64Array;

  /** `boundsSuffice` says that there is nothing to object to where all numbers are within their bounds. */
  constructor(
    private readonly compiled: Compiled,
    private readonly object?: Objector,
    private readonly boundsSuffice = false,
  ) {
    this.counts = new Float64Array(compiled.slots);
    this.plain = object && !boundsSuffice ? undefined : plainCase(compiled);
  }

  /** The cases of the table, good until the next call. */
  read(table: Borrowed<TokenTable>, around: Surroundings): Borrowed<CaseTable> {
    this.reset(table, around);
    let carriageReturnLine = -1;
    let expectations = 0;
    for (
      let line = this.readPlainCases(table, 0);
      line < table.lineCount;
      line = this.readPlainCases(table, line + 1)
    ) {
      const kind = table.lineKind[line]!;
      if (kind !== VALUES) {
        if ((kind & CARRIAGE_RETURN) !== 0 && carriageReturnLine < 0) carriageReturnLine = line;
        if (kindOf(table, line) !== VALUES) {
          if (kindOf(table, line) === EXPECTATION) {
            expectations++;
            this.noteStrayExpectation(table, line);
          }
          continue;
        }
      }
      this.foundBeforeLine = this.notes.counts;
      if ((kind & IRREGULAR) !== 0 && !this.terminator) noteBlanks(table, line, this.notes);
      this.readLine(table, line);
    }
    if (this.row > 0 && around.isLast) this.noteMissingLines(table);
    return {
      caseCount: this.cases,
      firstLine: this.firstLine,
      lastLine: this.lastLine,
      firstToken: this.firstToken,
      state: this.state,
      countLine: this.countLine,
      terminator: this.terminator,
      carriageReturnLine,
      expectations,
      isComplete: this.row === 0 && !this.countIsDue,
      findings: this.notes.findings,
      counts: this.notes.counts,
      foundBeforeLast: this.foundBeforeLast,
    };
  }

  get next(): NextLine {
    return { isCount: this.countIsDue, row: this.row, repeats: this.repeats, counts: this.counts };
  }

  private reset(table: Borrowed<TokenTable>, { isFirst, limit }: Surroundings): void {
    // A case has a number at least, and there may be millions of blank lines.
    const most = Math.min(table.lineCount, tokenCount(table));
    if (this.state.length < most) {
      this.firstLine = new Int32Array(most);
      this.lastLine = new Int32Array(most);
      this.firstToken = new Int32Array(most);
      this.state = new Uint8Array(most);
    }
    this.cases = 0;
    this.row = 0;
    this.repeats = 0;
    this.countIsDue = isFirst && this.compiled.format.end.kind === 'count';
    this.countLine = -1;
    this.terminator = undefined;
    this.notes = new Notes(limit);
    this.foundBeforeLast = this.notes.counts;
  }

  /**
   * Takes cases from `line` on as long as they are good, and gives the first line of the one that is not. All that takes
   * more than comparing numbers with their bounds is left to the slower ways.
   */
  private readPlainCases(table: Borrowed<TokenTable>, line: number): number {
    const { plain, firstLine, lastLine, firstToken, state, counts } = this;
    if (!plain || this.row > 0 || this.countIsDue) return line;
    const { lineCount, lineKind, lineToken, tokenValue } = table;
    const {
      width,
      isRelated,
      least,
      most,
      shapes,
      shapes: { length: height },
    } = plain;
    let { cases } = this;
    for (; line + height <= lineCount; line += height) {
      const from = lineToken[line]!;
      const to = lineToken[line + 1]!;
      const isNarrow =
        to - from === width &&
        lineKind[line] === VALUES &&
        areWithin(tokenValue, from, to, least, most) &&
        (!isRelated || areRelated(shapes[0]!, tokenValue, from));
      if (!isNarrow && !isPlainCase(plain, table, line, counts)) break;
      firstLine[cases] = line;
      lastLine[cases] = line + height - 1;
      firstToken[cases] = from;
      state[cases++] = GOOD;
    }
    if (cases > this.cases) this.foundBeforeLast = this.notes.counts;
    this.cases = cases;
    return line;
  }

  private readLine(table: Borrowed<TokenTable>, line: number): void {
    const from = table.lineToken[line]!;
    const to = table.lineToken[line + 1]!;
    if (from === to) this.noteBlankLine(table, line);
    else if (this.row > 0) this.readRow(table, line, from, to);
    else if (this.countIsDue) this.readCount(table, line, from, to);
    else if (table.tokenValue[from] === 0 && this.isTerminator(table, from, to))
      this.terminator ??= { line, casesBefore: this.cases };
    else {
      this.foundBeforeLast = this.foundBeforeLine;
      this.firstLine[this.cases] = line;
      this.firstToken[this.cases] = from;
      this.state[this.cases] = GOOD;
      this.cases++;
      this.readRow(table, line, from, to);
    }
  }

  private readCount(table: Borrowed<TokenTable>, line: number, from: number, to: number): void {
    const { compiled, counts, notes } = this;
    this.countIsDue = false;
    if (to - from !== 1) {
      this.readLine(table, line);
      return;
    }
    this.countLine = line;
    // What to write in place of no number is known where the cases are counted.
    const isLegible = readDigits(tokenText(table, from)).digits !== undefined;
    if (compiled.count && isLegible && !fits(compiled.count, table, from, to, counts))
      diagnoseLine({ table, line, shape: compiled.count, counts, notes, isFirstRow: false, compiled });
  }

  private isTerminator(table: Borrowed<TokenTable>, from: number, to: number): boolean {
    const { end } = this.compiled.format;
    if (end.kind !== 'zeros' || to - from !== end.zeros) return false;
    for (let token = from; token < to; token++) if (table.tokenValue[token] !== 0) return false;
    return true;
  }

  /** Takes the line as the open case's next one. */
  private readRow(table: Borrowed<TokenTable>, line: number, from: number, to: number): void {
    const row = this.compiled.rows[this.row]!;
    this.lastLine[this.cases - 1] = line;
    let state = GOOD;
    if (!fits(row.shape, table, from, to, this.counts)) {
      state = diagnoseLine({
        table,
        line,
        shape: row.shape,
        counts: this.counts,
        notes: this.silent() ?? this.notes,
        isFirstRow: this.row === 0,
        compiled: this.compiled,
      });
      if (state > this.state[this.cases - 1]!) this.state[this.cases - 1] = state;
    }
    // A first line with the wrong number of numbers says nothing about the lines that follow.
    const isLost = state === BAD && this.row === 0 && this.compiled.rows.length > 1 && !hasRightLength(row, from, to);
    if (isLost) this.row = 0;
    else this.nextRow(row);
    if (this.row === 0 && this.object) this.hearObjections(table, this.object);
  }

  private hearObjections(table: Borrowed<TokenTable>, object: Objector): void {
    const last = this.cases - 1;
    const state = this.state[last]!;
    if (state === BAD || (state === GOOD && this.boundsSuffice)) return;
    const place = {
      table,
      firstLine: this.firstLine[last]!,
      lastLine: this.lastLine[last]!,
      firstToken: this.firstToken[last]!,
    };
    if (object(place, this.silent() ?? this.notes)) this.state[last] = BAD;
  }

  /** After the end of the input nothing is noted. */
  private silent(): Notes | undefined {
    return this.terminator ? new Notes(0) : undefined;
  }

  private nextRow(row: CompiledRow): void {
    if (row.times >= 0 && ++this.repeats < this.counts[row.times]!) return;
    this.repeats = 0;
    do this.row++;
    while (this.isEmptyRow(this.compiled.rows[this.row]));
    if (this.row === this.compiled.rows.length) this.row = 0;
  }

  /** A row of no numbers or no lines at all, or of a number of lines that could not be read. */
  private isEmptyRow(row: CompiledRow | undefined): boolean {
    if (row === undefined) return false;
    const isEmptyList = row.shape.fields.length === 0 && this.counts[row.shape.listSlot] === 0;
    return isEmptyList || (row.times >= 0 && !(this.counts[row.times]! > 0));
  }

  private noteBlankLine(table: Borrowed<TokenTable>, line: number): void {
    if (this.terminator || this.compiled.format.hasBlankLines) return;
    this.notes.add('hint', () => ({
      code: 'blank-line',
      span: spanOfLine(line, 0, contentOf(table, line).end),
      message: message('A blank line: most judges’ files have none.'),
      fixes: [{ title: message('Remove the blank line'), edits: [{ span: spanOfWholeLine(table, line), text: '' }] }],
    }));
  }

  private noteStrayExpectation(table: Borrowed<TokenTable>, line: number): void {
    if (this.terminator || (this.cases > 0 && this.row === 0)) return;
    this.notes.add('warning', () => ({
      code: 'expectation-surplus',
      span: spanOfLine(line, 0, contentOf(table, line).end),
      message:
        this.cases === 0
          ? message('An expected output before the first case.')
          : message('An expected output in the middle of a case.'),
      fixes: [{ title: message('Remove the line'), edits: [{ span: spanOfWholeLine(table, line), text: '' }] }],
    }));
  }

  private noteMissingLines(table: Borrowed<TokenTable>): void {
    const open = this.cases - 1;
    this.state[open] = BAD;
    if (this.terminator) return;
    const line = this.lastLine[open]!;
    const { start, end } = contentOf(table, line);
    this.notes.add('error', () => ({
      code: 'missing-lines',
      span: spanOfLine(line, start, end),
      message: this.whatIsMissing(),
    }));
  }

  private whatIsMissing() {
    const row = this.compiled.rows[this.row]!;
    if (row.times >= 0) {
      const more = this.counts[row.times]! - this.repeats;
      // Larger counts are not known exactly here.
      return Number.isSafeInteger(more)
        ? message('The input ends here, but {0} says that {1} more lines follow.', row.timesName, more)
        : message('The input ends here, but {0} says that more lines follow.', row.timesName);
    }
    const names = [...row.shape.fields, ...(row.shape.list ? [row.shape.list] : [])].map((item) => item.name);
    return message('The input ends here, but the line with {0} is missing.', names.join(' '));
  }
}

function hasRightLength({ shape }: CompiledRow, from: number, to: number): boolean {
  return shape.list ? to - from > shape.fields.length : to - from === shape.fields.length;
}
