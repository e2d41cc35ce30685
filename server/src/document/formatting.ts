/**
 * Lines as statements write them: single spaces, numbers without frills, no blank lines where there are none in the
 * statement. What a line means never changes:
 * where the reading of a case depends on a slip, the slip stays, and a finding with a fix of its own tells of it.
 */
import { BAD } from '../formats/cases';
import { readDigits } from '../formats/numeral';
import { formatGame } from '../games/editing/format';
import { isBlank } from '../text/blank';
import type { Borrowed } from '../text/borrowed';
import type { Edit } from '../text/finding';
import { spanOfLine } from '../text/place';
import {
  COMMENT,
  EXPECTATION,
  isIrregular,
  kindOf,
  lastAtMost,
  lineText,
  type TokenTable,
  tokenText,
  VALUES,
} from '../text/table';
import type { Block } from './blocks/block';
import type { Declaration } from './choice/declaration';
import type { GameDocument } from './document';
import { together } from './findings/blockEdits';

/**
 * Returns the edits that format lines `first` … `last`, a batch for each block, so that the caller can pause in
 * between.
 */
export function* formatEdits(document: GameDocument, first: number, last: number): Generator<readonly Edit[]> {
  const { blocks } = document;
  const rest = afterEnd(document);
  for (let index = Math.max(0, blocks.blockOfLine(first)); index <= blocks.blockOfLine(last); index++) {
    const edits: Edit[] = [];
    const before = blocks.linesBefore(index);
    const { table } = blocks.at(index);
    for (let line = Math.max(first, before); line <= last && line < before + table.lineCount; line++) {
      if (line < rest.from || line > rest.to) formatLine(document, blocks.at(index), line, line - before, edits);
    }
    yield together(document, index, edits);
  }
}

/** Returns the edit that formats the numbers or the directive of one line; undefined if it is in order, or empty. */
export function formatEdit(document: GameDocument, line: number): Edit | undefined {
  const index = document.blocks.blockOfLine(line);
  const local = line - document.blocks.linesBefore(index);
  if (index < 0 || local >= document.blocks.at(index).table.lineCount || isInside(afterEnd(document), line))
    return undefined;
  const block = document.blocks.at(index);
  if (isPlain(block.table, local)) return undefined;
  const text = lineText(block.table, local);
  const formatted = formatText(document, block, line, local, text);
  return formatted === undefined || formatted === text ? undefined : difference(line, text, formatted);
}

interface Lines {
  readonly from: number;
  readonly to: number;
}

const isInside = ({ from, to }: Lines, line: number): boolean => line >= from && line <= to;

/**
 * What follows the line that ends the input is not for judges, so its lines stay as they are, up to the last with text.
 */
function afterEnd(document: GameDocument): Lines {
  const { terminator } = document.end;
  if (terminator === undefined) return { from: Infinity, to: -1 };
  let to = document.lineCount - 1;
  while (to > terminator && isEmpty(document.lineText(to))) to--;
  return { from: terminator + 1, to };
}

function formatLine(document: GameDocument, block: Block, line: number, local: number, edits: Edit[]): void {
  if (isPlain(block.table, local)) return;
  const text = lineText(block.table, local);
  const formatted = formatText(document, block, line, local, text);
  if (formatted === undefined) removeLine(document, line, text, edits);
  else if (formatted !== text) edits.push(difference(line, text, formatted));
}

/** Returns the path that nearly all lines take: plain numbers with single spaces between them. */
function isPlain(table: Borrowed<TokenTable>, local: number): boolean {
  if (kindOf(table, local) !== VALUES || isIrregular(table, local)) return false;
  const to = table.lineToken[local + 1]!;
  for (let token = table.lineToken[local]!; token < to; token++)
    if (Number.isNaN(table.tokenValue[token]!)) return false;
  return table.lineToken[local]! < to;
}

/** Returns the line without its ending as it should be; undefined if there should be no line. */
function formatText(
  document: GameDocument,
  block: Block,
  line: number,
  local: number,
  text: string,
): string | undefined {
  switch (kindOf(block.table, local)) {
    case COMMENT:
      return formatComment(document, line, text);
    case EXPECTATION:
      return formatExpectation(text);
    default:
      if (isEmpty(text)) return document.problem?.input.hasBlankLines ? '' : undefined;
      return formatValues(document, block, line, local, text);
  }
}

function formatComment({ header, choice: { own } }: GameDocument, line: number, text: string): string {
  const rule = own?.text.nameSpan && formatRules(own).get(line);
  if (rule !== undefined) return rule;
  if (header?.span.start.line !== line || header.id === '') return text.trimEnd();
  return `# game: ${text.slice(header.span.start.character, header.span.end.character)}`;
}

const knownRules = new WeakMap<Declaration, ReadonlyMap<number, string>>();

/** Returns the lines of rules that are written in another way than they should be. */
function formatRules(own: Declaration): ReadonlyMap<number, string> {
  const known = knownRules.get(own) ?? new Map(formatGame(own.text).map(({ span, text }) => [span.start.line, text]));
  knownRules.set(own, known);
  return known;
}

/** A blank at its end may be what is wrong with an expected output, so it stays. */
function formatExpectation(text: string): string {
  if (text === '#> ') return '#>';
  return text.length === 2 || text.startsWith('#> ') ? text : `#> ${text.slice(2)}`;
}

function formatValues(
  document: GameDocument,
  { table, cases }: Block,
  line: number,
  local: number,
  text: string,
): string {
  const from = table.lineToken[local]!;
  const words = Array.from({ length: table.lineToken[local + 1]! - from }, (_, index) =>
    tokenText(table, from + index),
  );
  // At the start of a line it would be taken for a directive.
  if (words[0]!.startsWith('#')) return text;
  const spaced = words.join(' ');
  const plain = words.map((word) => withoutFrills(word, line === document.end.count?.line)).join(' ');
  return isBadCase(cases, local) || (plain !== spaced && wouldEndInput(document, plain)) ? spaced : plain;
}

/** A sign makes the number of cases illegible, so there it means something. */
function withoutFrills(word: string, isCount: boolean): string {
  const { digits, fault } = readDigits(word);
  return digits === undefined || fault?.better === undefined || (isCount && !/^[0-9]+$/.test(word))
    ? word
    : fault.better;
}

function isBadCase({ firstLine, lastLine, state, caseCount }: Block['cases'], local: number): boolean {
  const index = lastAtMost(firstLine, caseCount, local);
  return index >= 0 && local <= lastLine[index]! && state[index] === BAD;
}

/** `00 0` is a case, strange as it is, and `0 0` the end. */
function wouldEndInput({ problem }: GameDocument, plain: string): boolean {
  const end = problem?.input.end;
  return end?.kind === 'zeros' && plain.split(' ').length === end.zeros && /^[0 ]+$/.test(plain);
}

/** Empty lines that follow each other go in one edit. */
function removeLine(document: GameDocument, line: number, text: string, edits: Edit[]): void {
  const end = line + 1 < document.lineCount ? { line: line + 1, character: 0 } : { line, character: text.length };
  const last = edits.at(-1);
  if (last?.text === '' && last.span.end.line === line && last.span.end.character === 0)
    edits[edits.length - 1] = { span: { start: last.span.start, end }, text: '' };
  else edits.push({ span: { start: { line, character: 0 }, end }, text: '' });
}

/** Is there nothing to be seen? */
export function isEmpty(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isBlank(text.charCodeAt(at))) return false;
  return true;
}

/** Returns the edit between two texts of a line, without what they have in common at their ends. */
function difference(line: number, before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { span: spanOfLine(line, start, before.length - end), text: after.slice(start, after.length - end) };
}
