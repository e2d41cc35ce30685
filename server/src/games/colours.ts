/** What each piece of a game's lines is, for those who colour it. */
import type { Span } from '../text/place';
import type { OwnGame } from './game';
import type { GameText, RuleLine } from './lines';
import { spanOn } from './mistakes';
import { isKey, type Key } from './parse';
import type { Role } from './symbols';
import { FUNCTIONS } from './syntax/expression';
import { type Token, tokensOf } from './syntax/lexer';

export interface Coloured {
  readonly span: Span;
  readonly kind: 'game' | 'key' | 'keyword' | 'function' | 'number' | 'operator' | 'word' | Role;
}

const KEYWORDS = new Set([
  ...['for', 'in', 'if', 'when', 'where', 'and', 'or', 'not', 'divides', 'mod', 'xor', 'nothing'],
  ...['take', 'from', 'split', 'unequal', 'code', 'on', 'all', 'but', 'each', 'line', 'lines', 'distinct', 'value'],
]);

/** Functions, and sets that are written like them. */
const CALLED = new Set([...Object.keys(FUNCTIONS), 'divisors', 'digits', 'powers', 'primes']);

/** Lines that say their words to people. */
const WORDS: readonly string[] = ['win', 'lose', 'say', 'players'] satisfies Key[];

/** All pieces in their order. Names that mean nothing are left out. */
export function coloursOf(text: GameText, { symbols }: OwnGame): Coloured[] {
  const roles = new Map(symbols.flatMap(({ role, spans }) => spans.map((span) => [keyOf(span), role] as const)));
  const lines = text.lines.filter(({ key }) => isKey(key)).flatMap((line) => coloursOfLine(line, roles));
  return [...(text.nameSpan ? [{ span: text.nameSpan, kind: 'game' } as const] : []), ...lines];
}

const keyOf = ({ start }: Span): string => `${start.line} ${start.character}`;

function coloursOfLine(at: RuleLine, roles: ReadonlyMap<string, Role>): Coloured[] {
  const key: Coloured = { span: spanOn(at.line, at.keyPiece), kind: 'key' };
  const { from, to } = at.value;
  if (from >= to) return [key];
  if (WORDS.includes(at.key)) return [key, { span: spanOn(at.line, at.value), kind: 'word' }];
  const tokens = tokensOf(at.text, at.value).map((token) => {
    const span = spanOn(at.line, nameOf(token, at, roles));
    const kind = roles.get(keyOf(span)) ?? kindOf(token);
    return kind && { span, kind };
  });
  return [key, ...tokens.filter((token) => token !== undefined)];
}

/** In a list such as `h1 … hn` the name is less than the word. */
function nameOf(token: Token, at: RuleLine, roles: ReadonlyMap<string, Role>): Token {
  if (at.key !== 'input' || token.kind !== 'name') return token;
  if (roles.has(keyOf(spanOn(at.line, token)))) return token;
  // The count stands at the end of the list's last number.
  for (let from = token.from + 1; from < token.to; from++)
    if (roles.has(keyOf(spanOn(at.line, { from, to: from })))) return { ...token, from };
  return token;
}

function kindOf({ kind, text }: Token): Coloured['kind'] | undefined {
  switch (kind) {
    case 'number':
      return 'number';
    case 'sign':
      return 'operator';
    case 'name':
      return KEYWORDS.has(text)
        ? 'keyword'
        : CALLED.has(text)
          ? 'function'
          : WORD_VALUES.has(text)
            ? 'word'
            : undefined;
    case 'unknown':
    case 'end':
      return undefined;
  }
}

/** What `sum:`, `misere:` and `claim:` say. */
const WORD_VALUES = new Set(['one', 'some', 'yes', 'no', 'P', 'N']);
