/** Numbers, ranges and sets that are written in words, as in `take 1 to 3` and `take one or two`. */
import type { Piece, Token } from './lexer';
import type { Reader } from './reader';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns the digits of a number that is written as a word. */
export function digitsOf(word: string): string | undefined {
  const value = NUMBERS.indexOf(word.toLowerCase());
  return value < 0 ? undefined : String(value);
}

/** A set in words, and how it is written. */
export interface InWords extends Piece {
  readonly kind: 'range' | 'set';
  readonly meant: string;
}

/** Returns what is meant by the words up to `from`, `if` or the end of the line; undefined if they are not of this kind. */
export function setInWords(reader: Reader): InWords | undefined {
  const tokens: Token[] = [];
  for (let token = reader.next; token.kind !== 'end' && !isOver(token, tokens); token = reader.ahead(tokens.length))
    tokens.push(token);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return undefined;
  const meant = rangeMeant(tokens) ?? setMeant(tokens);
  return meant && { ...meant, from: first.from, to: last.to };
}

const isOver = ({ text }: Token, before: readonly Token[]): boolean =>
  (text === 'from' && before.length > 0) || text === 'if';

/** `1 to 3`, `from 1 to 3`, `between 1 and 3`, `up to 3`, `at most 3` */
function rangeMeant(tokens: readonly Token[]): Pick<InWords, 'kind' | 'meant'> | undefined {
  const words = tokens.map(({ text }) => text);
  const [one, two, three, four] = words;
  const range = (least: string | undefined, most: string | undefined): Pick<InWords, 'kind' | 'meant'> | undefined =>
    least === undefined || most === undefined ? undefined : { kind: 'range', meant: `${least}..${most}` };
  if (words.length === 3 && (two === 'to' || two === 'through')) return range(value(tokens[0]), value(tokens[2]));
  if (words.length === 3 && ((one === 'up' && two === 'to') || (one === 'at' && two === 'most')))
    return range('1', value(tokens[2]));
  const isBetween = (one === 'from' && three === 'to') || (one === 'between' && three === 'and');
  return words.length === 4 && isBetween && four !== undefined ? range(value(tokens[1]), value(tokens[3])) : undefined;
}

/** `1 or 2`, `one, two or three`, `1 and 2` */
function setMeant(tokens: readonly Token[]): Pick<InWords, 'kind' | 'meant'> | undefined {
  const isJoint = ({ text }: Token): boolean => [',', 'or', 'and'].includes(text);
  const values = tokens.filter((_, index) => index % 2 === 0).map(number);
  const joints = tokens.filter((_, index) => index % 2 === 1);
  const isSet = joints.length === values.length - 1 && joints.every(isJoint) && joints.some(({ text }) => text !== ',');
  return isSet && values.every((one) => one !== undefined)
    ? { kind: 'set', meant: `{${values.join(', ')}}` }
    : undefined;
}

const number = ({ kind, text }: Token): string | undefined => (kind === 'number' ? text : digitsOf(text));

const value = (token: Token | undefined): string | undefined =>
  token && (number(token) ?? (token.kind === 'name' ? token.text : undefined));
