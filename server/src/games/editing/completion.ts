/** What can be written at a place in the lines of a game. */
import type { Message } from '../../text/message';
import { isKey, type Key, KEYS, REPEATED, RULE_KEYS } from '../keyNames';
import { ruleLine } from '../lines';
import { FOLDS, FUNCTIONS } from '../syntax/expression';
import { type Piece, tokensOf } from '../syntax/lexer';
import { aboutKey } from './keys';
import { type Around, snippetsFor, withMove } from './snippets';

export interface Proposal {
  readonly label: string;
  /** A snippet: `${1:3}` is a place to fill in. */
  readonly insert: string;
  readonly kind: 'key' | 'snippet' | 'name' | 'word' | 'function';
  readonly detail?: Message;
  /** What it takes the place of. */
  readonly piece: Piece;
}

/** Proposals for a line that begins with the game's prefix, at a column. */
export function proposalsAt(text: string, character: number, around: Around): Proposal[] {
  const { prefix } = around.others;
  const start = prefix === '' ? 0 : 1;
  const line = ruleLine(text, start, 0);
  if (!line || character <= line.colon) return keyProposals(text, start, character, line !== undefined, around);
  if (!isKey(line.key)) return [];
  return valueProposals(line.key, text, { from: Math.min(line.value.from, character), to: character }, around);
}

/** Returns the keys that are not there yet, or may be there again: what a game needs comes first. */
function keyProposals(text: string, start: number, character: number, hasColon: boolean, around: Around): Proposal[] {
  const written = new Set(around.others.lines.map(({ key }) => key));
  const word = /[A-Za-z]*$/.exec(text.slice(0, character))?.[0] ?? '';
  const from = Math.max(start, character - word.length);
  const rest = /^[A-Za-z]*/.exec(text.slice(character))?.[0] ?? '';
  const piece = { from, to: character + rest.length };
  const space = from === start && start > 0 ? ' ' : '';
  const all: readonly Key[] = around.others.prefix === '' ? KEYS : RULE_KEYS;
  const missing = FIRST.filter((key) => !written.has(key));
  return [...missing, ...all.filter((key) => !missing.includes(key))]
    .filter((key) => !written.has(key) || REPEATED.includes(key))
    .map((key) => ({
      label: key,
      insert: `${space}${key}${hasColon ? '' : ': '}`,
      kind: 'key' as const,
      detail: aboutKey(key),
      piece,
    }));
}

/** What most games have, in the order of statements. */
const FIRST: readonly Key[] = ['input', 'move', 'win', 'lose'];

function valueProposals(key: Key, text: string, value: Piece, around: Around): Proposal[] {
  const isEmpty = value.from >= value.to || text.slice(value.from, value.to).trim() === '';
  const snippets = isEmpty ? snippetsFor(key, around) : [];
  const found = snippets.map(({ label, insert = label, detail }) => ({
    label,
    insert,
    kind: 'snippet' as const,
    ...(detail && { detail }),
    piece: { from: value.to, to: value.to },
  }));
  return [...found, ...nameProposals(key, text, value, around)];
}

/** Where names can stand. */
const WITH_NAMES: readonly Key[] = ['move', 'start', 'ask', 'claim', 'trust', 'bounds'];

const KEYWORDS: Readonly<Partial<Record<Key, readonly string[]>>> = {
  bounds: [
    ...['distinct', 'ascending', 'strictly ascending', 'even', 'odd', 'over all cases', 'for', 'in', 'if'],
    ...['and', 'or', 'not', 'mod', 'xor', 'divides'],
  ],
  move: ['for', 'in', 'if', 'and', 'or', 'not', 'mod', 'xor', 'divides', 'nothing', 'from', 'primes', 'all but'],
  start: ['for', 'in', 'if', 'mod', 'xor'],
  ask: ['for', 'in', 'if'],
  claim: ['when', 'if', 'where', 'and', 'or', 'not', 'mod', 'xor', 'divides'],
  trust: ['when', 'if', 'where', 'and', 'or', 'not', 'mod', 'xor', 'divides'],
};

/** Where a number can stand for a list. */
const WITH_FOLDS: readonly Key[] = ['start', 'ask', 'bounds'];

/** What is said of all cases together. */
const TOTALS = [
  { label: 'sum(…) over all cases <= …', insert: 'sum(${1:n}) over all cases <= ${2:2*10^5}' },
  { label: 'at most … cases', insert: 'at most ${1:100} cases' },
] as const;

function nameProposals(key: Key, text: string, value: Piece, { others }: Around): Proposal[] {
  if (!WITH_NAMES.includes(key)) return [];
  const word = /[\p{L}\p{N}]*$/u.exec(text.slice(value.from, value.to))?.[0] ?? '';
  const piece = { from: value.to - word.length, to: value.to };
  const here = tokensOf(text, { from: value.from, to: text.length }).filter(
    ({ kind, from }) => kind === 'name' && from !== piece.from,
  );
  const { symbols } = withMove(others);
  const known = symbols.filter(({ role }) => role !== 'cases' && role !== 'variable' && role !== 'definition');
  const words: readonly string[] = KEYWORDS[key] ?? [];
  const functions = [...Object.keys(FUNCTIONS), 'divisors', 'digits', 'powers'];
  const folds = WITH_FOLDS.includes(key) ? FOLDS : [];
  const skipped = new Set([
    ...words.flatMap((one) => one.split(' ')),
    ...functions,
    ...folds,
    'take',
    'split',
    'code',
    'all',
    'but',
    'P',
    'N',
    'on',
    'unequal',
    ...(key === 'bounds' ? ['test', 'at', 'most'] : []),
  ]);
  const names = new Set(
    [...known.map(({ name }) => name), ...here.map((token) => token.text)].filter((name) => !skipped.has(name)),
  );
  return [
    ...[...names].map((label) => ({ label, insert: label, kind: 'name' as const, piece })),
    ...(key === 'bounds' ? TOTALS : []).map((one) => ({ ...one, kind: 'snippet' as const, piece })),
    ...words.map((label) => ({ label, insert: label, kind: 'word' as const, piece })),
    ...functions.map((label) => ({ label, insert: `${label}($1)`, kind: 'function' as const, piece })),
    ...folds.map((name) => ({
      label: `${name}(… for …)`,
      insert: `${name}(x for x in $1)`,
      kind: 'function' as const,
      piece,
    })),
  ];
}
