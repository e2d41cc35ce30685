/**
 * Numbers of any size as they are written: compared without being worked out, since that takes long for many digits.
 */
import { shownDigits } from '../text/message';

/** A number of at most 15 digits, or the digits of a longer one. Equal numbers are equal in this form. */
export type Legible = number | string;

const PLAIN_DIGITS = 15;

export const legibleOf = (digits: string): Legible => (digits.length <= PLAIN_DIGITS ? Number(digits) : digits);

/** As a message has it. */
export const inWords = (number: Legible): number | string =>
  typeof number === 'number' ? number : shownDigits(number);

/** Is a below b? */
export function isBelow(a: Legible, b: Legible): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a < b;
  const [one, other] = [digitsOf(a), digitsOf(b)];
  return one.length === other.length ? one < other : one.length < other.length;
}

const digitsOf = (number: Legible): string => (typeof number === 'number' ? String(number) : number);
