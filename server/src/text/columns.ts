/** Rows of cells as lines, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column]! - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** Chinese characters and their punctuation take two columns of a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Returns how many columns of a terminal a text takes. */
export const widthOf = (text: string): number => Array.from(text).length + (text.match(WIDE)?.length ?? 0);

/** Returns a text that takes so many columns at most, with a sign where it was cut. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const units = Array.from(text);
  while (widthOf(units.join('')) >= width) units.pop();
  return `${units.join('').trimEnd()}…`;
}

/** Returns a text on lines of so many columns at most, cut at its blanks; a longer word has a line of its own. */
export function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(line) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
