/** Reads cases that are known to be right: number after number, wherever lines end. */
import { lineOf } from '../formats/compile';
import type { AnyFields, FieldValue, Format, Line } from '../formats/format';
import { timesOf } from '../formats/generate/fill';
import { type Natural, parseNatural } from '../text/natural';

/** Reads all cases of a text that holds nothing else. */
export function readCases(format: Format, text: string): AnyFields[] {
  const numbers = (text.match(/\d+/g) ?? []).map(parseNatural);
  const cases: AnyFields[] = [];
  let at = 0;
  const next = (): Natural => numbers[at++] ?? 0;
  while (at < numbers.length) cases.push(readCase(format, next));
  return cases;
}

function readCase(format: Format, next: () => Natural): AnyFields {
  const fields: Record<string, FieldValue> = {};
  for (const row of format.rows) {
    if (row.kind === 'line') readLine(row, fields, fields, next);
    else
      fields[row.name] = Array.from({ length: timesOf(row.line, fields, row.count) }, () =>
        readLine(lineOf(row), {}, fields, next),
      );
  }
  return fields;
}

function readLine({ items }: Line, into: Record<string, FieldValue>, outer: AnyFields, next: () => Natural): AnyFields {
  for (const item of items)
    into[item.name] =
      item.kind === 'field'
        ? next()
        : Array.from({ length: Number(into[item.count] ?? outer[item.count]) }, () => next());
  return into;
}
