/** Lays out the lines of a game: one space where there is one, and none elsewhere. */
import type { Edit } from '../../text/finding';
import { spanOfLine } from '../../text/place';
import { ABOUT_KEYS, isKey } from '../keyNames';
import type { GameText, RuleLine } from '../lines';
import { textOf } from '../lines';
import { parse } from '../parse';
import { FUNCTIONS } from '../syntax/expression';
import { narrow, type Token, tokensOf } from '../syntax/lexer';

/** Edits for all lines that can be read. */
export function formatGame(text: GameText): Edit[] {
  const broken = new Set(parse(text).findings.map(({ span }) => span.start.line));
  return text.lines
    .filter(({ line, key }) => !broken.has(line) && isKey(key))
    .map((line) => ({ line, text: formatLine(line, text.prefix) }))
    .filter(({ line, text: wanted }) => line.text !== wanted)
    .map(({ line, text: wanted }) => ({ span: spanOfLine(line.line, 0, line.text.length), text: wanted }));
}

/** What these say is for people, and stays as it is. */
const PLAIN = new Set<string>(['win', 'lose', 'say', 'players', 'sum', 'misere', ...ABOUT_KEYS]);

function formatLine(line: RuleLine, prefix: string): string {
  return `${prefix}${line.key}: ${PLAIN.has(line.key) ? textOf(line) : formatValue(line)}`;
}

function formatValue({ text, value, key }: RuleLine): string {
  const tokens = tokensOf(text, value).slice(0, -1);
  let formatted = '';
  tokens.forEach((token, index) => {
    formatted += (index > 0 ? gap(tokens, index, key) : '') + narrow(text.slice(token.from, token.to));
  });
  return formatted;
}

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}', ',']);
const TIGHT = new Set(['..', '**', '[']);
const CALLED = new Set([...Object.keys(FUNCTIONS), 'sum', 'divisors', 'digits', 'powers']);

/** Returns what stands between the token and the one before. */
function gap(tokens: readonly Token[], index: number, key: string): string {
  const [before, token] = [tokens[index - 1]!, tokens[index]!];
  const kept = before.to < token.from ? ' ' : '';
  // A code, a name such as a_1: what is not clear stays as it is.
  if (before.kind === 'unknown' || token.kind === 'unknown') return kept;
  if (key === 'input') return ' ';
  if (OPENING.has(before.text) || CLOSING.has(token.text)) return '';
  if (TIGHT.has(before.text) || TIGHT.has(token.text)) return '';
  if (key === 'bounds' && (before.text === '^' || token.text === '^')) return '';
  if (isSign(tokens, index - 1)) return '';
  if (token.text === '(' && before.text === 'xor') return kept;
  if (token.text === '(' && CALLED.has(before.text)) return '';
  if (before.kind === 'number' && (token.kind === 'name' || token.text === '(')) return kept;
  const product = isProduct(token) ? index : isProduct(before) ? index - 1 : -1;
  return product < 0 ? ' ' : hasBlanks(tokens, product) ? ' ' : '';
}

/** Is it a minus before a number, or a “!”, and not between two things? */
function isSign(tokens: readonly Token[], index: number): boolean {
  const { text, kind, from, to } = tokens[index]!;
  if (text === 'not' && kind === 'sign') return true;
  if (!['-', '+'].includes(text) || to - from > 1) return false;
  const before = tokens[index - 1];
  if (!before) return true;
  return before.kind === 'sign' ? ![')', ']', '}'].includes(before.text) : WORDS.has(before.text);
}

/** Words that a number follows. */
const WORDS = new Set(['for', 'in', 'if', 'when', 'where', 'and', 'or', 'not', 'divides', 'mod', 'xor', 'take', 'but']);

const isProduct = ({ text, kind }: Token): boolean => kind === 'sign' && ['*', '/'].includes(text);

/** Products are written close or wide, but not both at once. */
const hasBlanks = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]!.to < tokens[index]!.from || tokens[index]!.to < (tokens[index + 1]?.from ?? 0);
