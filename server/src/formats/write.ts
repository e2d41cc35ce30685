/** Writes cases in the layout of a statement: the reverse of reading. */
import type { Natural } from '../text/natural';
import type { AnyFields, Format, Line } from './format';

/** Returns the lines of one case, without line endings. */
export function writeCase(format: Format, fields: AnyFields): string[] {
  return format.rows.flatMap((row) =>
    row.kind === 'line'
      ? [writeLine(row, fields)]
      : (fields[row.name] as readonly AnyFields[]).map((one) => writeLine(row.line, one)),
  );
}

function writeLine(line: Line, fields: AnyFields): string {
  const pieces = line.items.map((item) => {
    const value = fields[item.name] as Natural | readonly Natural[];
    return typeof value === 'object' ? value.join(' ') : String(value);
  });
  // An empty list leaves no space behind.
  return pieces.filter((piece) => piece !== '').join(' ');
}

/** Returns the line that ends the input; undefined if the input just ends. */
export function terminatorOf(format: Format): string | undefined {
  return format.end.kind === 'zeros' ? Array.from({ length: format.end.zeros }, () => '0').join(' ') : undefined;
}

/** Returns a whole judge input of the given cases. */
export function writeInput(format: Format, cases: readonly AnyFields[]): string {
  const lines = cases.flatMap((fields) => writeCase(format, fields));
  if (format.end.kind === 'count') lines.unshift(String(cases.length satisfies Natural));
  const terminator = terminatorOf(format);
  if (terminator !== undefined) lines.push(terminator);
  return lines.map((line) => `${line}\n`).join('');
}
