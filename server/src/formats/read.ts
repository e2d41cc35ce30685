/**
 * Reads cases from a token table, line by line, so that a line in disorder spoils its own case and no other. This is
 * what a layout means; runs of good cases are taken by a faster way of the same effect, `plainCases.ts`. A line that is
 * as it should be costs a few comparisons; everything else goes to `diagnoseLine`.
 */
import type { Borrowed } from '../text/borrowed';
import { plus } from '../text/natural';
import {
  CARRIAGE_RETURN,
  EXPECTATION,
  IRREGULAR,
  kindOf,
  tokenCount,
  type TokenTable,
  tokenText,
  VALUES,
} from '../text/table';
import { CaseColumns } from './caseColumns';
import { BAD, type CaseTable, type Found, GOOD, Notes, type Terminator } from './cases';
import type { Compiled, CompiledRow } from './compile';
import { diagnoseLine } from './diagnose';
import { noteBlanks } from './layout';
import { fits } from './misfit/fits';
import { readDigits } from './numeral';
import { type PlainCase, plainCase, readPlainCases } from './plainCases';
import { noteBlankLine, noteMissingLines, noteStrayExpectation } from './readingNotes';
import { Adder } from './totals';

const NO_SUMS: Pick<CaseTable, 'sums' | 'sumsBeforeLast'> = { sums: [], sumsBeforeLast: [] };

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
export interface CasePosition {
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

/** Notes what else is wrong with a case that can be made out; gives the state of a case that has it. */
export type Objector = (place: CasePosition, notes: Notes) => number;

export class CaseReader {
  private readonly columns = new CaseColumns();
  /** The row of the open case that the next line belongs to; 0 when no case is open. */
  private row = 0;
  private repeats = 0;
  private countIsDue = false;
  private countLine = -1;
  private terminator: Terminator | undefined;
  private carriageReturnLine = -1;
  private expectations = 0;
  private notes = new Notes(0);
  private foundBeforeLine: Found = this.notes.counts;
  private foundBeforeLast: Found = this.notes.counts;
  /** Set where nothing else is to be said about cases whose lines are as they should be. */
  private readonly plain: PlainCase | undefined;
  /** For each slot the number read last; NaN when it could not be read. */
  private readonly counts: Float64Array;

  private readonly adder: Adder;

  /** `boundsSuffice` says that there is nothing to object to where all numbers are within their bounds. */
  constructor(
    private readonly compiled: Compiled,
    private readonly object?: Objector,
    private readonly boundsSuffice = false,
  ) {
    this.counts = new Float64Array(compiled.slots);
    this.adder = new Adder(compiled);
    this.plain = object && !boundsSuffice ? undefined : plainCase(compiled);
  }

  /** Returns the cases of the table, good until the next call. */
  read(table: Borrowed<TokenTable>, around: Surroundings): Borrowed<CaseTable> {
    this.reset(table, around);
    const { lineCount } = table;
    for (let line = this.afterPlainCases(table, 0); line < lineCount; line = this.afterPlainCases(table, line + 1))
      this.takeLine(table, line);
    if (this.row > 0 && around.isLast) this.closeOpenCase(table);
    const { sums, sumsBeforeLast } = this.compiled.format.totals ? this.sumsOf(table) : NO_SUMS;
    return {
      caseCount: this.columns.count,
      firstLine: this.columns.firstLine,
      lastLine: this.columns.lastLine,
      firstToken: this.columns.firstToken,
      state: this.columns.state,
      countLine: this.countLine,
      terminator: this.terminator,
      carriageReturnLine: this.carriageReturnLine,
      expectations: this.expectations,
      isComplete: this.row === 0 && !this.countIsDue,
      findings: this.notes.findings,
      counts: this.notes.counts,
      foundBeforeLast: this.foundBeforeLast,
      sums,
      sumsBeforeLast,
    };
  }

  /** Adds up the cases before a terminator; one that is still open adds nothing. */
  private sumsOf(table: Borrowed<TokenTable>): Pick<CaseTable, 'sums' | 'sumsBeforeLast'> {
    const { columns, adder } = this;
    const until = Math.min(columns.count - (this.row > 0 ? 1 : 0), this.terminator?.casesBefore ?? Infinity);
    const last = Math.min(until, Math.max(0, columns.count - 1));
    const sumsBeforeLast = adder.sums(table, columns, last);
    const ofLast = adder.sums(table, columns, until, last);
    return { sums: sumsBeforeLast.map((sum, index) => plus(sum, ofLast[index]!)), sumsBeforeLast };
  }

  get next(): NextLine {
    return { isCount: this.countIsDue, row: this.row, repeats: this.repeats, counts: this.counts };
  }

  private reset(table: Borrowed<TokenTable>, { isFirst, limit }: Surroundings): void {
    // A case has a number at least, and there may be millions of blank lines.
    this.columns.begin(Math.min(table.lineCount, tokenCount(table)));
    this.row = 0;
    this.repeats = 0;
    this.countIsDue = isFirst && this.compiled.format.end.kind === 'count';
    this.countLine = -1;
    this.terminator = undefined;
    this.carriageReturnLine = -1;
    this.expectations = 0;
    this.notes = new Notes(limit);
    this.foundBeforeLast = this.notes.counts;
  }

  /** Takes good cases from a line on, as far as that is quick; gives the first line that it leaves. */
  private afterPlainCases(table: Borrowed<TokenTable>, line: number): number {
    if (!this.plain || this.row > 0 || this.countIsDue) return line;
    const before = this.columns.count;
    const next = readPlainCases(this.plain, table, line, this.columns, this.counts);
    if (this.columns.count > before) this.foundBeforeLast = this.notes.counts;
    return next;
  }

  private takeLine(table: Borrowed<TokenTable>, line: number): void {
    const kind = table.lineKind[line]!;
    if ((kind & CARRIAGE_RETURN) !== 0 && this.carriageReturnLine < 0) this.carriageReturnLine = line;
    switch (kindOf(table, line)) {
      case EXPECTATION:
        this.expectations++;
        if (!this.terminator && !this.isAfterCase)
          noteStrayExpectation(table, line, this.columns.count > 0, this.notes);
        break;
      case VALUES:
        this.foundBeforeLine = this.notes.counts;
        if ((kind & IRREGULAR) !== 0 && !this.terminator) noteBlanks(table, line, this.notes);
        this.readLine(table, line);
    }
  }

  private get isAfterCase(): boolean {
    return this.columns.count > 0 && this.row === 0;
  }

  private readLine(table: Borrowed<TokenTable>, line: number): void {
    const from = table.lineToken[line]!;
    const to = table.lineToken[line + 1]!;
    if (from === to) {
      if (!this.terminator && !this.compiled.format.hasBlankLines) noteBlankLine(table, line, this.notes);
    } else if (this.row > 0) this.readRow(table, line, from, to);
    else if (this.countIsDue) this.readCount(table, line, from, to);
    else if (table.tokenValue[from] === 0 && this.isTerminator(table, from, to))
      this.terminator ??= { line, casesBefore: this.columns.count };
    else {
      this.foundBeforeLast = this.foundBeforeLine;
      this.columns.open(line, from);
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
    const { lastLine, state: states, count } = this.columns;
    lastLine[count - 1] = line;
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
      if (state > states[count - 1]!) states[count - 1] = state;
    }
    // A first line with the wrong number of numbers says nothing about the lines that follow.
    const isLost = state === BAD && this.row === 0 && this.compiled.rows.length > 1 && !hasRightLength(row, from, to);
    if (isLost) this.row = 0;
    else this.nextRow(row);
    if (this.row === 0 && this.object) this.noteObjections(table, this.object);
  }

  private noteObjections(table: Borrowed<TokenTable>, object: Objector): void {
    const { firstLine, lastLine, firstToken, state, count } = this.columns;
    const last = count - 1;
    if (state[last] === BAD || (state[last] === GOOD && this.boundsSuffice)) return;
    const place = { table, firstLine: firstLine[last]!, lastLine: lastLine[last]!, firstToken: firstToken[last]! };
    state[last] = Math.max(state[last]!, object(place, this.silent() ?? this.notes));
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

  /** Returns a row of no numbers or no lines at all, or of a number of lines that could not be read. */
  private isEmptyRow(row: CompiledRow | undefined): boolean {
    if (row === undefined) return false;
    const isEmptyList = row.shape.fields.length === 0 && this.counts[row.shape.listSlot] === 0;
    return isEmptyList || (row.times >= 0 && !(this.counts[row.times]! > 0));
  }

  /** Nothing completes the last case any more. */
  private closeOpenCase(table: Borrowed<TokenTable>): void {
    const { lastLine, state, count } = this.columns;
    state[count - 1] = BAD;
    if (this.terminator) return;
    const row = this.compiled.rows[this.row]!;
    noteMissingLines(table, lastLine[count - 1]!, row, this.counts[row.times]! - this.repeats, this.notes);
  }
}

function hasRightLength({ shape }: CompiledRow, from: number, to: number): boolean {
  return shape.list ? to - from > shape.fields.length : to - from === shape.fields.length;
}
