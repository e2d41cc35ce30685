/** The beginning of a file: all of its text that has a say in which problem it holds. */
import { RULE_LINES, RULE_UNITS } from '../../games/lines';

/** So many lines, */
export const BEGINNING_LINES = 100;

/** and of these so many UTF-16 units. What comes after may be edited, or be still on its way, and changes nothing. */
export const BEGINNING_UNITS = 1 << 13;

/** Returns the beginning of a text of which at least as much is given. */
export function beginningOf(text: string): string {
  const units = text.slice(0, BEGINNING_UNITS);
  const endings = /\r\n|\r|\n/g;
  for (let line = 0; line < BEGINNING_LINES; line++) if (!endings.exec(units)) return units;
  return units.slice(0, endings.lastIndex);
}

/** Of the comments at the top more units count: rules come with claims and remarks. */
export const HEADING_UNITS = RULE_UNITS;

/** Returns the beginning of a text, or all comments at its top where these are longer. */
export function headingOf(text: string): string {
  const beginning = beginningOf(text);
  const units = text.slice(0, HEADING_UNITS);
  const comments = /(?:#(?!>)[^\r\n]*|[^\S\r\n]*)(?:\r\n|\r|\n|$)/y;
  let end = 0;
  for (let line = 0; line < RULE_LINES && comments.exec(units); line++) end = comments.lastIndex;
  return end > beginning.length ? units.slice(0, end) : beginning;
}
