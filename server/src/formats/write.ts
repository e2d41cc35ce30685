/** Writes cases in the layout of a statement: the reverse of reading. */
import type { Natural } from '../text/natural';
import type { AnyFields, Format, Line } from './format';

/** Returns the lines of one case, without line endings. */
export function writeCase(format: Format, fields: AnyFields): string[] {
  const lines: string[] = [];
  for (const row of format.rows) {
    if (row.kind === 'line') lines.push(writeLine(row, fields));
    else for (const one of fields[row.name] as readonly AnyFields[]) lines.push(writeLine(row.line, one));
  }
  return lines;
}

function writeLine({ items }: Line, fields: AnyFields): string {
  let line = '';
  for (const item of items) {
    const value = fields[item.name] as Natural | readonly Natural[];
    const piece = typeof value === 'object' ? value.join(' ') : String(value);
    // An empty list leaves no space behind.
    if (piece !== '') line += line === '' ? piece : ` ${piece}`;
  }
  return line;
}

/** Returns the line that ends the input; undefined if the input just ends. */
export function terminatorOf(format: Format): string | undefined {
  return format.end.kind === 'zeros' ? `0${' 0'.repeat(format.end.zeros - 1)}` : undefined;
}

/** Returns a whole judge input of the given cases. */
export function writeInput(format: Format, cases: readonly AnyFields[]): string {
  const lines = cases.flatMap((fields) => writeCase(format, fields));
  if (format.end.kind === 'count') lines.unshift(String(cases.length satisfies Natural));
  const terminator = terminatorOf(format);
  if (terminator !== undefined) lines.push(terminator);
  return lines.map((line) => `${line}\n`).join('');
}
