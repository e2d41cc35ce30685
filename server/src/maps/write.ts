/** Maps as text and as tables. */
import { widthOf } from '../text/columns';
import { type Message, message } from '../text/message';
import { type Cells, type Chart, LOST, NONE, UNKNOWN, WON } from './cells';
import { NO_CLAIM, NO_VALUE } from './claims';

/** Puts words into the language of the reader. */
export type Say = (words: Message | string) => string;

const SIGNS: Readonly<Record<number, string>> = { [NONE]: ' ', [LOST]: '●', [WON]: '·', [UNKNOWN]: '?' };
const LETTERS: Readonly<Record<number, string>> = { [LOST]: 'P', [WON]: 'N', [UNKNOWN]: '?' };

export const mapText = (chart: Chart, cells: Cells, say: Say): string[] =>
  chart.axes.names.length === 1 ? stripText(chart, cells, say) : planeText(chart, cells, say);

/** So many positions are in a row of a strip. */
const IN_A_ROW = 20;

/** Numbers, outcomes and values below each other, in blocks, and how they repeat. */
function stripText({ axes, ruleset }: Chart, { x, columns, outcomes, values }: Cells, say: Say): string[] {
  const heads = [say(axes.names[0]), say(message('outcome')), ...(values ? [say(message('Grundy value'))] : [])];
  const margin = Math.max(...heads.map(widthOf));
  const width =
    Math.max(String(x + columns - 1).length, ...[...(values ?? [])].map((value) => String(value).length)) + 1;
  const lines: string[] = [];
  for (let from = 0; from < columns; from += IN_A_ROW) {
    const places = Array.from({ length: Math.min(IN_A_ROW, columns - from) }, (_, index) => from + index);
    const row = (head: string, cell: (place: number) => string): string =>
      `${head}${' '.repeat(margin - widthOf(head))}  ${places.map((place) => cell(place).padStart(width)).join('')}`;
    lines.push(row(heads[0]!, (place) => String(x + place)));
    lines.push(row(heads[1]!, (place) => LETTERS[outcomes[place]!] ?? ''));
    if (values) lines.push(row(heads[2]!, (place) => (values[place]! < 0 ? '?' : String(values[place]))));
    lines.push('');
  }
  const { period } = axes;
  if (period)
    lines.push(
      ruleset.grundy
        ? say(message('From {0} on, the values repeat with period {1}.', period.from, period.length))
        : say(message('From {0} on, the outcomes repeat with period {1}.', period.from, period.length)),
    );
  return lines;
}

/** Returns the rows from the top down, as in a drawing. */
function planeText({ axes }: Chart, { x, y, columns, rows, outcomes }: Cells, say: Say): string[] {
  const margin = String(y + rows - 1).length;
  const lines: string[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    let line = `${String(y + row).padStart(margin)} `;
    for (let column = 0; column < columns; column++) line += ` ${SIGNS[outcomes[row * columns + column]!]!}`;
    lines.push(line.trimEnd());
  }
  lines.push(numbersBelow(margin, x, columns));
  const [across, up = ''] = axes.names;
  lines.push('', say(message('Across: {0}; up: {1}. ● the player to move loses, · wins.', across, up)));
  return lines;
}

/** Every fifth number, where there is room for it. */
function numbersBelow(margin: number, x: number, columns: number): string {
  let line = ' '.repeat(margin + 1);
  for (let column = 0; column < columns; column++) {
    const place = margin + 2 + 2 * column;
    if ((x + column) % 5 === 0 && line.length < place) line = line.padEnd(place) + String(x + column);
  }
  return line;
}

/**
 * Returns a line for each position that there is: its numbers, its outcome (P, N or ?), its Grundy value if it has one; then,
 * where the file claims something, the outcome and the value that it claims, `none` for one that no position has.
 */
export function* mapCsv({ axes }: Chart, cells: Cells): Generator<string> {
  const { x, y, columns, rows, outcomes, values, claimed } = cells;
  const isPlane = axes.names.length === 2;
  const claims = claimed ? `,claimed${claimed.values ? ',claimed_grundy' : ''}` : '';
  yield `${isPlane ? 'x,y' : 'x'},outcome${values ? ',grundy' : ''}${claims}`;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const letter = LETTERS[outcomes[at]!];
      if (letter === undefined) continue;
      const value = values ? `,${values[at]! < 0 ? '' : values[at]}` : '';
      yield `${x + column}${isPlane ? `,${y + row}` : ''},${letter}${value}${claimFields(cells, at)}`;
    }
}

function claimFields({ claimed }: Cells, at: number): string {
  if (!claimed) return '';
  const { outcomes, values } = claimed;
  const value = values?.[at];
  const written = value === undefined ? '' : value === NO_CLAIM ? ',' : value === NO_VALUE ? ',none' : `,${value}`;
  return `,${LETTERS[outcomes[at]!] ?? ''}${written}`;
}
