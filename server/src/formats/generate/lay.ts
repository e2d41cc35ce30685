/** Numbers of one case, put on the lines where the layout has them. */
import type { Format, Line } from '../format';

/** The lines of a case whose numbers are given in a row; those that are too many stand at the end of the last line. */
export function laidOut({ rows }: Format, tokens: readonly string[]): string[] {
  const lines: string[] = [];
  const counts = new Map<string, number>();
  let at = 0;
  const lay = (line: Line): void => {
    const from = at;
    for (const item of line.items) {
      if (item.kind === 'field') counts.set(item.name, countOf(tokens[at]));
      at += item.kind === 'field' ? 1 : (counts.get(item.count) ?? 0);
    }
    lines.push(tokens.slice(from, at).join(' '));
  };
  for (const row of rows) {
    if (row.kind === 'line') lay(row);
    else for (let left = counts.get(row.count) ?? 0; left > 0 && at < tokens.length; left--) lay(row.line);
  }
  const beyond = tokens.slice(at);
  return beyond.length === 0 ? lines : [...lines.slice(0, -1), [lines.at(-1), ...beyond].join(' ')];
}

const countOf = (token: string | undefined): number => (/^\d{1,9}$/.test(token ?? '') ? Number(token) : 0);
