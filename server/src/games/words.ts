/** What the judge prints, and what the players are called. */
import { unnamed } from '../problems/problem';
import type { Message } from '../text/message';

/**
 * A template of the output: `{}` is the word of the case, `{i}` its number; with several words, what is in the braces
 * parts them.
 */
export interface Say {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

const WORD = /\{(?!i\})((?:[ ,;/|]|\\n)*)\}/;

/** Returns the template, in which `\n` is a line break; undefined without a place for the word. */
export function readSay(text: string): Say | undefined {
  const match = WORD.exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  return {
    before: lineBreaks(text.slice(0, match.index)),
    between: lineBreaks(match[1]!),
    after: lineBreaks(text.slice(end)),
  };
}

/** `\n` as a line break. */
export const lineBreaks = (text: string): string => text.replaceAll('\\n', '\n');

/** Returns the output of a case for the words of its positions. */
export function said({ before, between, after }: Say, words: readonly string[], caseNumber: number): string {
  const number = String(caseNumber);
  return before.replaceAll('{i}', number) + words.join(between) + after.replaceAll('{i}', number);
}

export const isNumberedBy = ({ before, after }: Say): boolean => `${before}${after}`.includes('{i}');

export type Players = readonly [string | Message, string | Message];

/** Words that say who wins without a name. */
const NO_NAME = /^(?:yes|no|true|false|win|wins|lose|loses|lost|won|winning|losing|[01wltf+-])$/i;

/** Returns the names in “Stan wins” and “Ollie wins”: what is left without the words at the end that both share. */
export function playersOf(win: string | undefined, lose: string | undefined): Players {
  if (win === undefined || lose === undefined || win === lose) return unnamed;
  const [one, other] = [partsOf(win), partsOf(lose)];
  while (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  // “Player 1” and “Player 2”; other words of several parts are sentences.
  const isPlain = one.length === other.length && one.slice(0, -1).join(' ') === other.slice(0, -1).join(' ');
  const [first, second] = [one.join(' '), other.join(' ')];
  return isPlain && isName(first) && isName(second) && first !== second ? [first, second] : unnamed;
}

const partsOf = (words: string): string[] => words.split(/\s+|(?=[.!。！]+$)/).filter((word) => word !== '');

const isName = (word: string): boolean =>
  /^[\p{L}\p{N}]/u.test(word) && !/[.!?,。！？，]/.test(word) && !NO_NAME.test(word);

/** Returns two names: `Alice, Bob`, `Alice / Bob`, `Alice and Bob`; undefined for anything else. */
export function readPlayers(text: string): readonly [string, string] | undefined {
  const [first = '', second = '', ...more] = text.split(/\s*[,，、/／]\s*|\s+and\s+/);
  return first !== '' && second !== '' && more.length === 0 && first !== second ? [first, second] : undefined;
}
