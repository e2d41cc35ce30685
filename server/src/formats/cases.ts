/** The cases of a text, as columns beside its token table. */
import type { Borrowed, Keepable } from '../text/borrowed';
import type { Finding, Severity } from '../text/finding';
import type { Natural } from '../text/natural';

/** A case that the statement allows. */
export const GOOD = 0;
/** A case with a number out of bounds: it has an answer all the same. */
export const QUESTIONABLE = 1;
/** A case that cannot be made out, or that the rules of the game rule out: it has no answer. */
export const BAD = 2;

export interface CaseTable extends Keepable {
  readonly caseCount: number;
  /** The line that each case begins on. */
  readonly firstLine: Int32Array;
  /** The line that each case's numbers end on; comments and expectations may follow. */
  readonly lastLine: Int32Array;
  readonly firstToken: Int32Array;
  /** GOOD, QUESTIONABLE or BAD. */
  readonly state: Uint8Array;
  /** The line that says how many cases there are; −1 without one. */
  readonly countLine: number;
  /** The first line that ends the input, and how many cases come before it. */
  readonly terminator: Terminator | undefined;
  /** Is the last case complete, and the number of cases read, so that the next line begins a case? */
  readonly isComplete: boolean;
  /** The first line that ends in a carriage return; −1 without one. */
  readonly carriageReturnLine: number;
  /** How many lines of expected output there are. */
  readonly expectations: number;
  /** What was found, as far as it is kept, line by line. */
  readonly findings: readonly Finding[];
  readonly counts: Found;
  /** What of it was found before the last case begins. */
  readonly foundBeforeLast: Found;
  /** The sums that the statement bounds over all cases, in the order of the format: of cases before a terminator. */
  readonly sums: readonly Natural[];
  /** The same without the last case. */
  readonly sumsBeforeLast: readonly Natural[];
}

/** How many findings there are of each severity. */
export type Found = Readonly<Record<Severity, number>>;

const nothing: Found = { error: 0, warning: 0, information: 0, hint: 0 };

export const totalOf = ({ error, warning, information, hint }: Found): number => error + warning + information + hint;

export interface Terminator {
  readonly line: number;
  readonly casesBefore: number;
}

/** Collects findings up to a limit for each severity, so that no flood of hints hides an error, and counts them all. */
export class Notes {
  readonly findings: Finding[] = [];
  /** A new object with every finding, so that it can be kept as it was at some time. */
  counts: Found = nothing;

  constructor(private readonly limit: number) {}

  /** Most of a flood is only counted, so a finding is put into words when it is kept. */
  add(severity: Severity, describe: () => Omit<Finding, 'severity'>): void {
    const { error, warning, information, hint } = this.counts;
    // Floods come by the million, and to spread an object takes ten times as long.
    this.counts = {
      error: error + Number(severity === 'error'),
      warning: warning + Number(severity === 'warning'),
      information: information + Number(severity === 'information'),
      hint: hint + Number(severity === 'hint'),
    };
    if (this.counts[severity] <= this.limit) this.findings.push({ severity, ...describe() });
  }
}

/** Returns a table of cases that stays good: its columns are cut to size and are its own. */
export function keepCases(cases: Borrowed<CaseTable>): CaseTable {
  const count = cases.caseCount;
  return {
    // All but the columns stays good as it is.
    ...(cases as CaseTable),
    firstLine: cases.firstLine.slice(0, count),
    lastLine: cases.lastLine.slice(0, count),
    firstToken: cases.firstToken.slice(0, count),
    state: cases.state.slice(0, count),
  };
}

/**
 * A table of cases whose columns are made when they are looked at, as often as `make` sees fit. Findings that were
 * only counted are put into words likewise, once: most of a flood is never looked at.
 */
export class CasesOnDemand implements CaseTable {
  readonly caseCount: number;
  readonly countLine: number;
  readonly terminator: Terminator | undefined;
  readonly isComplete: boolean;
  readonly carriageReturnLine: number;
  readonly expectations: number;
  readonly counts: Found;
  readonly foundBeforeLast: Found;
  readonly sums: readonly Natural[];
  readonly sumsBeforeLast: readonly Natural[];
  private described: readonly Finding[] | undefined;

  constructor(
    cases: Borrowed<CaseTable>,
    private readonly make: () => CaseTable,
  ) {
    this.caseCount = cases.caseCount;
    this.countLine = cases.countLine;
    this.terminator = cases.terminator;
    this.isComplete = cases.isComplete;
    this.carriageReturnLine = cases.carriageReturnLine;
    this.expectations = cases.expectations;
    this.counts = cases.counts;
    this.foundBeforeLast = cases.foundBeforeLast;
    this.sums = cases.sums;
    this.sumsBeforeLast = cases.sumsBeforeLast;
    if (totalOf(cases.counts) === 0) this.described = [];
  }

  get firstLine(): Int32Array {
    return this.make().firstLine;
  }

  get lastLine(): Int32Array {
    return this.make().lastLine;
  }

  get firstToken(): Int32Array {
    return this.make().firstToken;
  }

  get state(): Uint8Array {
    return this.make().state;
  }

  get findings(): readonly Finding[] {
    return (this.described ??= this.make().findings);
  }
}

const none = new Int32Array(0);

/** A text that holds no cases, for want of a format. */
export const noCases: CaseTable = {
  caseCount: 0,
  firstLine: none,
  lastLine: none,
  firstToken: none,
  state: new Uint8Array(0),
  countLine: -1,
  terminator: undefined,
  isComplete: true,
  carriageReturnLine: -1,
  expectations: 0,
  findings: [],
  counts: nothing,
  foundBeforeLast: nothing,
  sums: [],
  sumsBeforeLast: [],
};
