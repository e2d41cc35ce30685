/** The beginning of a file: all of its text that has a say in which problem it holds. */

/** So many lines, */
export const BEGINNING_LINES = 100;

/** and of these so many UTF-16 units. What comes after may be edited, or be still on its way, and changes nothing. */
export const BEGINNING_UNITS = 1 << 13;

/** The beginning of a text of which at least as much is given. */
export function beginningOf(text: string): string {
  const units = text.slice(0, BEGINNING_UNITS);
  const endings = /\r\n|\r|\n/g;
  for (let line = 0; line < BEGINNING_LINES; line++) if (!endings.exec(units)) return units;
  return units.slice(0, endings.lastIndex);
}
