/**
 * The lines that declare a game: `# key: value` at the top of a test file, or `key: value` in a file of rules. Columns
 * count from 0, in the line as it stands.
 */
import { type Span, spanOfLine } from '../text/place';
import { isAboutKey, isKey } from './keyNames';
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

/** What the statement shows as an example. */
export interface Sample {
  readonly input: string;
  readonly output: string;
}

export interface GameText {
  readonly name: string;
  /** Where the game is named; undefined for a file of rules, which its own name names. */
  readonly nameSpan?: Span;
  readonly lines: readonly RuleLine[];
  /** Lines with a key that stand above the name, where they declare nothing. */
  readonly above?: readonly RuleLine[];
  /** Lines that begin with a key and have no colon after it: in a header they are comments. */
  readonly bare?: readonly RuleLine[];
  /** The line at which the comments, or the file of rules, go on beyond what is read. */
  readonly cutAt?: number;
  /** The sample of a file of rules. */
  readonly sample?: Sample;
  /** What a line begins with: `# ` or nothing. */
  readonly prefix: string;
}

/** Rules further down are none, so that an edit there cannot change the game; likewise beyond so many units. */
export const RULE_LINES = 100;
export const RULE_UNITS = 1 << 16;

/** Blanks, a key of letters, a colon of either width. The key is short, so no line takes long. */
const KEY = /^([^\S\r\n]*)([A-Za-z]{1,20})[^\S\r\n]{0,20}[:：]/;

/**
 * Returns the game that the comments at the top of a test file declare; undefined if they name none. A name of one word
 * counts before others: a comment may begin with `Game:`, too.
 */
export function readHeader(text: string): GameText | undefined {
  const [lines, bare]: [RuleLine[], RuleLine[]] = [[], []];
  let name: RuleLine | undefined;
  const cutAt = eachLine(text, (content, line) => {
    if (content.trim() === '') return true;
    if (!content.startsWith('#') || content.startsWith('#>')) return false;
    const parsed = ruleLine(content, 1, line);
    if (parsed === undefined) bare.push(...bareLine(content, 1, line));
    // What is said about the game is a comment like others.
    if (parsed === undefined || isAboutKey(parsed.key)) return true;
    if (parsed.key !== 'game') lines.push(parsed);
    else if (!name || (!isWord(name) && isWord(parsed))) name = parsed;
    return true;
  });
  if (!name) return undefined;
  const { line: at, value } = name;
  const below = bare.filter(({ line, key }) => line > at && !isAboutKey(key));
  return {
    name: textOf(name),
    nameSpan: spanOfLine(at, value.from, value.to),
    lines: lines.filter(({ line }) => line > at),
    above: lines.filter(({ line }) => line < at),
    ...(below.length > 0 && { bare: below }),
    ...(cutAt !== undefined && { cutAt }),
    prefix: '# ',
  };
}

const isWord = (name: RuleLine): boolean => !/\s/.test(textOf(name));

/** Returns the game in a file of rules. Lines that begin with `#` are comments there, and below `sample:` nothing is a rule. */
export function readRulesFile(text: string, name: string): GameText {
  const [lines, bare]: [RuleLine[], RuleLine[]] = [[], []];
  let below: number | undefined;
  const cutAt = eachLine(text, (content, line, end) => {
    if (SAMPLE.test(content)) below = end;
    else if (!content.startsWith('#')) {
      const parsed = ruleLine(content, 0, line);
      if (parsed) lines.push(parsed);
      else bare.push(...bareLine(content, 0, line));
    }
    return below === undefined;
  });
  const sample = below === undefined ? undefined : sampleIn(text.slice(below, RULE_UNITS));
  return {
    name,
    lines,
    ...(bare.length > 0 && { bare }),
    ...(cutAt !== undefined && { cutAt }),
    ...(sample && { sample }),
    prefix: '',
  };
}

const SAMPLE = /^sample[:：]\s*$/i;
const OUTPUT = /^output[:：][^\S\n]*\n/im;

/** Returns what stands above and below `output:`, each with one line ending at the end. */
function sampleIn(text: string): Sample {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const at = OUTPUT.exec(lines);
  const whole = (part: string): string => part.replace(/\n*$/, '\n');
  return at
    ? { input: whole(lines.slice(0, at.index)), output: whole(lines.slice(at.index + at[0].length)) }
    : { input: whole(lines), output: '' };
}

/** Returns what stands after the colon. */
export const textOf = ({ text, value }: RuleLine): string => text.slice(value.from, value.to);

/**
 * Reads lines as long as `read` wants more; gives the last line that was read if it wants more than is read at most.
 */
function eachLine(text: string, read: (content: string, line: number, end: number) => boolean): number | undefined {
  const units = text.slice(0, RULE_UNITS);
  const lines = /([^\r\n]*)(?:\r\n|\r|\n|$)/y;
  let line = 0;
  for (; line < RULE_LINES && lines.lastIndex < units.length; line++)
    if (!read(lines.exec(units)?.[1] ?? '', line, lines.lastIndex)) return undefined;
  return line === RULE_LINES || units.length === RULE_UNITS ? line - 1 : undefined;
}

/** Returns the line, read from column `at`; undefined if it has no key. */
export function ruleLine(text: string, at: number, line: number): RuleLine | undefined {
  const match = KEY.exec(text.slice(at));
  if (!match) return undefined;
  const [all, blanks = '', key = ''] = match;
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

const BARE_KEY = /^([^\S\r\n]*)([A-Za-z]{1,20})[^\S\r\n]{1,20}(?=\S)/;

/** Returns the line, read from column `at`, if it has a key and no colon; its colon is where it ought to stand. */
function bareLine(text: string, at: number, line: number): RuleLine[] {
  const [all = '', blanks = '', key = ''] = BARE_KEY.exec(text.slice(at)) ?? [];
  if (!isKey(key.toLowerCase())) return [];
  const from = at + blanks.length;
  const to = from + key.length;
  const value = { from: at + all.length, to: text.trimEnd().length };
  return [{ line, text, key: key.toLowerCase(), keyPiece: { from, to }, colon: to, value }];
}
