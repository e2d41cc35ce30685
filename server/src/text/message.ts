/**
 * Sentences for people.
 *
 * A message keeps its English template apart from what fills it, so that the place that shows it can translate it.
 * The template is the key of the translation (see `server/src/l10n/`), so it is always written out as a literal. Where the
 * same English words have two meanings, each begins with a context that nobody sees: `⟨heaps⟩nothing`.
 */

import { leadingDigits } from './decimal';

/** What fills a placeholder: shown as it is, except a nested message, which is translated first. */
export type Argument = string | number | bigint | Message;

export interface Message {
  /** English, with `{0}`, `{1}` … where the arguments go. */
  readonly template: string;
  readonly args: readonly Argument[];
}

export function message(template: string, ...args: readonly Argument[]): Message {
  return { template, args };
}

/** Finds the translation of a template; gives the template itself when there is none. */
export type Translate = (template: string) => string;

/** Gives the English template without its context. */
export const english: Translate = (template) =>
  template.startsWith('⟨') ? template.slice(template.indexOf('⟩') + 1) : template;

/** Returns the message as text in the language that `translate` speaks. */
export function render(sentence: Message, translate: Translate): string {
  return translate(sentence.template).replace(/\{(\d+)\}/g, (placeholder, index: string) => {
    const argument = sentence.args[Number(index)];
    if (argument === undefined) return placeholder;
    return typeof argument === 'object' ? render(argument, translate) : shown(argument);
  });
}

/** Longer numbers are shown by their ends. */
const MAX_ARGUMENT_UNITS = 40;
const FIRST = 12;
const LAST = 6;

/** Returns a value as people want to read it: a number of many digits shortened, and its length told. */
export function shown(value: string | number | bigint): string {
  if (typeof value !== 'bigint') return String(value);
  const { digits, length } = leadingDigits(value);
  if (length <= MAX_ARGUMENT_UNITS) return value.toString();
  const last = (value % 10n ** BigInt(LAST)).toString().padStart(LAST, '0');
  return `${digits.slice(0, FIRST)}…${last} [${length}]`;
}

/** Returns the same for a number as it is written. */
export function shownDigits(digits: string): string {
  if (digits.length <= MAX_ARGUMENT_UNITS) return digits;
  return `${digits.slice(0, FIRST)}…${digits.slice(-LAST)} [${digits.length}]`;
}
