/** What each piece of a game's lines is, for those who colour it. */
import type { Span } from '../../text/place';
import type { OwnGame } from '../game';
import { ABOUT_KEYS, isKey, type Key } from '../keyNames';
import type { GameText, RuleLine } from '../lines';
import { spanOn } from '../mistakes';
import { FOLDS, FUNCTIONS } from '../syntax/expression';
import { type Token, tokensOf } from '../syntax/lexer';
import type { Role } from './symbols';

export interface Coloured {
  readonly span: Span;
  readonly kind: 'game' | 'key' | 'keyword' | 'function' | 'number' | 'operator' | 'word' | Role;
}

const KEYWORDS = new Set([
  ...['for', 'in', 'if', 'when', 'where', 'and', 'or', 'not', 'divides', 'mod', 'xor', 'nothing'],
  ...['take', 'from', 'split', 'unequal', 'code', 'on', 'all', 'but', 'each', 'line', 'lines', 'value'],
]);

/** Words of `bounds:` alone. */
const BOUND_WORDS = new Set([
  ...['ascending', 'strictly', 'distinct', 'even', 'odd', 'over', 'test', 'cases', 'at', 'most'],
]);

/** Functions, and sets that are written like them. */
const CALLED = new Set([...Object.keys(FUNCTIONS), ...FOLDS, 'divisors', 'digits', 'powers', 'primes']);

/** Lines that say their words to people. */
const WORDS: readonly string[] = ['win', 'lose', 'say', 'players', ...ABOUT_KEYS] satisfies Key[];

/** Returns all pieces in their order. Names that mean nothing are left out. */
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
  return [key, ...tokensOf(at.text, at.value).flatMap((token) => coloursOfToken(token, at, roles))];
}

/** Most tokens are of one kind; `hn` is the name of a list and that of its length. */
function coloursOfToken(token: Token, { line, key }: RuleLine, roles: ReadonlyMap<string, Role>): Coloured[] {
  const names: { from: number; role: Role }[] = [];
  for (let from = token.from; token.kind === 'name' && from < token.to; from++) {
    const role = roles.get(`${line} ${from}`);
    if (role) names.push({ from, role });
  }
  const kind = key === 'bounds' && BOUND_WORDS.has(token.text) ? 'keyword' : kindOf(token);
  if (names.length === 0) return kind ? [{ span: spanOn(line, token), kind }] : [];
  return names.map(({ from, role }, index) => ({
    span: spanOn(line, { from, to: names[index + 1]?.from ?? token.to }),
    kind: role,
  }));
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
