/** Reads a text by a format, all at once, and shows what was read as plain values. */
import assert from 'node:assert/strict';
import { BAD, type CaseTable, GOOD, keepCases, QUESTIONABLE } from '../../server/src/formats/cases';
import { compile, type Compiled } from '../../server/src/formats/compile';
import { fieldsAt } from '../../server/src/formats/fields';
import type { AnyFields, Format } from '../../server/src/formats/format';
import { CaseReader } from '../../server/src/formats/read';
import type { Finding } from '../../server/src/text/finding';
import { english, render } from '../../server/src/text/message';
import { Scanner } from '../../server/src/text/scan';
import { keepTable, type TokenTable } from '../../server/src/text/table';
import { applyEdits, textIn } from '../text/edits';

export interface Reading {
  readonly table: TokenTable;
  readonly cases: CaseTable;
  readonly compiled: Compiled;
}

export function readText(format: Format, text: string, limit = 1000): Reading {
  const compiled = compile(format);
  const table = keepTable(new Scanner().scan(text));
  return {
    table,
    compiled,
    cases: keepCases(new CaseReader(compiled).read(table, { isFirst: true, isLast: true, limit })),
  };
}

/** The fields of each case; nothing for a case that cannot be made out. */
export function fieldsOf({ table, cases, compiled }: Reading): (AnyFields | undefined)[] {
  return Array.from({ length: cases.caseCount }, (_, index) =>
    cases.state[index] === BAD ? undefined : fieldsAt(compiled, table, cases.firstToken[index]!),
  );
}

/** The lines that each case begins and ends on. */
export const linesOfCases = ({ cases }: Reading): [number, number][] =>
  Array.from({ length: cases.caseCount }, (_, index) => [cases.firstLine[index]!, cases.lastLine[index]!]);

const stateNames = new Map([
  [GOOD, 'good'],
  [QUESTIONABLE, 'questionable'],
  [BAD, 'bad'],
]);

export const statesOf = ({ cases }: Reading): (string | undefined)[] =>
  [...cases.state.subarray(0, cases.caseCount)].map((state) => stateNames.get(state));

export const codesOf = ({ cases }: Reading): string[] => cases.findings.map(({ code }) => code);

/** A finding as a person meets it. */
export interface Seen {
  readonly code: string;
  readonly severity: string;
  /** The text that it is about. */
  readonly at: string;
  readonly says: string;
  /** What each of its fixes makes of the text. */
  readonly fixed: readonly string[];
}

export const see = (text: string, { code, severity, span, message, fixes = [] }: Finding): Seen => ({
  code,
  severity,
  at: textIn(text, span),
  says: render(message, english),
  fixed: fixes.map(({ edits }) => applyEdits(text, edits)),
});

export const findingsIn = (format: Format, text: string): Seen[] =>
  readText(format, text).cases.findings.map((finding) => see(text, finding));

/** The text has just this finding, and none of its code is left after any of its fixes. */
export function assertOnly(format: Format, text: string, expected: Seen): void {
  assert.deepEqual(findingsIn(format, text), [expected]);
  for (const fixed of expected.fixed)
    assert.ok(!findingsIn(format, fixed).some(({ code }) => code === expected.code), fixed);
}
