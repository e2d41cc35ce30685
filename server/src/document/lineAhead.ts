/** What a line of the input is to hold: asked while it is being written, so it need not be there yet. */
import type { CompiledRow } from '../formats/compile';
import type { Field } from '../formats/format';
import { CaseReader, type NextLine } from '../formats/read';
import type { Borrowed } from '../text/borrowed';
import { Scanner } from '../text/scan';
import { lastAtMost, type TokenTable, tokenText } from '../text/table';
import { lineAt } from './blocks/blockList';
import { caseAt } from './case';
import type { GameDocument } from './document';

export type LineAhead = CountAhead | RowAhead;

/** The number of cases. */
export interface CountAhead {
  readonly kind: 'count';
  readonly field: Field;
}

/** A line of a case. */
export interface RowAhead {
  readonly kind: 'row';
  readonly row: CompiledRow;
  /** It begins a case, so the line that ends the input may stand here instead. */
  readonly beginsCase: boolean;
  /**
   * Which of the repeated lines it is, from 0, and how many there are (NaN if that cannot be told); 0 of 1 for a single
   * line.
   */
  readonly repeat: number;
  readonly times: number;
  /** How many numbers the list has, as far as that is known. */
  readonly length: number | undefined;
}

/** Returns what a line is to hold; nothing after the end of the input, or where no problem is known. */
export function lineAhead(document: GameDocument, line: number): LineAhead | undefined {
  const { compiled, end } = document;
  if (!compiled || (end.terminator !== undefined && line > end.terminator)) return undefined;
  const next = nextAt(document, line);
  const { format } = compiled;
  if (next.isCount && format.end.kind === 'count') return { kind: 'count', field: format.end.field };
  const beginsCase = next.row === 0;
  if (format.end.kind === 'single' && beginsCase && isAfterFirstCase(document, line)) return undefined;
  const row = compiled.rows[next.row]!;
  const times = row.times < 0 ? 1 : next.counts[row.times]!;
  return { kind: 'row', row, beginsCase, repeat: next.repeats, times, length: lengthOf(document, line, row, next) };
}

/** Reads the case that begins above the line, up to the line; the beginning of the file where there is none. */
function nextAt({ blocks, compiled }: GameDocument, line: number): NextLine {
  const reader = new CaseReader(compiled!);
  const index = blocks.blockOfLine(line);
  const { table, cases } = index < 0 ? empty : blocks.at(index);
  const local = index < 0 ? 0 : Math.min(line - blocks.linesBefore(index), table.lineCount);
  const open = lastAtMost(cases.firstLine, cases.caseCount, local - 1);
  const from = open < 0 ? 0 : cases.firstLine[open]!;
  const text = new Scanner().scan(table.text, table.lineStart[from], table.lineStart[local]);
  reader.read(text, { isFirst: index <= 0 && open < 0, isLast: false, limit: 0 });
  return reader.next;
}

const empty = { table: new Scanner().scan(''), cases: { firstLine: new Int32Array(0), caseCount: 0 } };

const isAfterFirstCase = (document: GameDocument, line: number): boolean =>
  (caseAt(document, 0)?.firstLine ?? Infinity) < line;

function lengthOf(
  document: GameDocument,
  line: number,
  { shape }: CompiledRow,
  { counts }: NextLine,
): number | undefined {
  if (!shape.list) return undefined;
  const { count } = shape.list;
  const fieldIndex = shape.fields.findIndex(({ name }) => name === count);
  const length = fieldIndex < 0 ? counts[shape.listSlot]! : numberAt(document, line, fieldIndex);
  return Number.isSafeInteger(length) ? length : undefined;
}

/** Returns a number that stands on the line already; NaN where it does not. */
function numberAt(document: GameDocument, line: number, fieldIndex: number): number {
  const tokens = tokensOf(document, line);
  if (!tokens || fieldIndex >= tokens.to - tokens.from) return NaN;
  const text = tokenText(tokens.table, tokens.from + fieldIndex);
  return /^[0-9]+$/.test(text) ? Number(text) : NaN;
}

/** Returns the tokens of a line, and where the line begins in its table; undefined for the empty line at the end. */
export function tokensOf(
  document: GameDocument,
  line: number,
): { table: Borrowed<TokenTable>; from: number; to: number; origin: number } | undefined {
  const at = lineAt(document, line);
  if (!at) return undefined;
  const { table, local } = at;
  return { table, from: table.lineToken[local]!, to: table.lineToken[local + 1]!, origin: table.lineStart[local]! };
}
