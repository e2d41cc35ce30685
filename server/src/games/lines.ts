/**
 * The lines that declare a game: `# key: value` at the top of a test file, or `key: value` in a file of rules. Columns
 * count from 0, in the line as it stands.
 */
import { type Span, spanOfLine } from '../text/place';
import type { Piece } from './syntax/lexer';

/** A line `key: value`. */
export interface RuleLine {
  readonly line: number;
  /** The whole line. */
  readonly text: string;
  /** In lower case. */
  readonly key: string;
  readonly keyPiece: Piece;
  /** Where the colon stands. */
  readonly colon: number;
  /** From after the colon, without blanks around. */
  readonly value: Piece;
}

export interface GameText {
  readonly name: string;
  /** Where the game is named; undefined for a file of rules, which its own name names. */
  readonly nameSpan?: Span;
  readonly lines: readonly RuleLine[];
  /** What a line begins with: `# ` or nothing. */
  readonly prefix: string;
}

/** Rules further down are none, so that an edit there cannot change the game. */
const RULE_LINES = 100;

/** Blanks, a key of letters, a colon of either width. The key is short, so no line takes long. */
const KEY = /^([^\S\r\n]*)([A-Za-z]{1,20})[^\S\r\n]{0,20}[:：]/;

/** The game that the comments at the top of a test file declare; undefined if they name none. */
export function readHeader(text: string): GameText | undefined {
  const lines: RuleLine[] = [];
  let name: RuleLine | undefined;
  for (const [line, content] of firstLines(text)) {
    if (content.trim() === '') continue;
    if (!content.startsWith('#') || content.startsWith('#>')) break;
    const found = ruleLine(content, 1, line);
    if (found === undefined) continue;
    if (found.key !== 'game') lines.push(found);
    else name ??= found;
  }
  if (!name) return undefined;
  return {
    name: textOf(name),
    nameSpan: spanOfLine(name.line, name.value.from, name.value.to),
    lines: lines.filter(({ line }) => line > name.line),
    prefix: '# ',
  };
}

/** The game in a file of rules. Lines that begin with `#` are comments there. */
export function readRulesFile(text: string, name: string): GameText {
  const lines: RuleLine[] = [];
  for (const [line, content] of firstLines(text)) {
    const found = content.startsWith('#') ? undefined : ruleLine(content, 0, line);
    if (found) lines.push(found);
  }
  return { name, lines, prefix: '' };
}

/** What stands after the colon. */
export const textOf = ({ text, value }: RuleLine): string => text.slice(value.from, value.to);

function* firstLines(text: string): Iterable<[number, string]> {
  const lines = /([^\r\n]*)(?:\r\n|\r|\n|$)/y;
  for (let line = 0; line < RULE_LINES && lines.lastIndex < text.length; line++)
    yield [line, lines.exec(text)?.[1] ?? ''];
}

/** The line, read from column `at`; undefined if it has no key. */
export function ruleLine(text: string, at: number, line: number): RuleLine | undefined {
  const found = KEY.exec(text.slice(at));
  if (!found) return undefined;
  const [all, blanks = '', key = ''] = found;
  const from = at + blanks.length;
  const colon = at + all.length - 1;
  const rest = text.slice(colon + 1);
  const start = colon + 1 + rest.length - rest.trimStart().length;
  return {
    line,
    text,
    key: key.toLowerCase(),
    keyPiece: { from, to: from + key.length },
    colon,
    value: { from: Math.min(start, text.length), to: Math.max(start, text.trimEnd().length) },
  };
}
