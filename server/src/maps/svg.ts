/** Maps as SVG. */
import { backgroundOf, styleOf, type Theme, wrongStyleOf } from '../pictures/palettes';
import { escapeXml } from '../pictures/svg';
import { message } from '../text/message';
import { type Cells, type Chart, LOST, NONE, UNKNOWN } from './cells';
import { isWrong, NO_CLAIM, NO_VALUE } from './claims';
import type { Say } from './write';

const MARGIN = 44;
const TEXT = 12;
/** A map is about so wide. */
const WIDTH = 640;
/** There is room for a sentence below. */
const CAPTION = 460;
/** Smaller cells have no room for marks in them. */
const MARKED = 8;

export function mapSvg(chart: Chart, cells: Cells, theme: Theme, say: Say): string {
  const { shapes, width, height } = chart.axes.names.length === 1 ? strip(chart, cells, say) : plane(chart, cells, say);
  const title = escapeXml(titleOf(chart, cells, say));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title><style>${styleOf(theme)}${cells.claimed ? wrongStyleOf(theme) : ''}</style>`,
    `<rect width="${width}" height="${height}" fill="${backgroundOf(theme)}"/>`,
    ...shapes,
    '</svg>',
  ].join('');
}

/** Returns what a map shows, in words. */
export function titleOf({ ruleset, axes }: Chart, { x, y, columns, rows }: Cells, say: Say): string {
  const [across, up] = axes.names;
  return up === undefined
    ? say(message('{0}: who wins for {1} from {2} to {3}', ruleset.title, across, x, x + columns - 1))
    : say(
        message(
          '{0}: who wins for {1} from {2} to {3} and {4} from {5} to {6}',
          ruleset.title,
          across,
          x,
          x + columns - 1,
          up,
          y,
          y + rows - 1,
        ),
      );
}

interface Drawn {
  readonly shapes: readonly string[];
  readonly width: number;
  readonly height: number;
}

const text = (x: number, y: number, words: string, anchor = 'middle', look = 'label'): string =>
  `<text class="wm-${look}" x="${x}" y="${y}" font-size="${TEXT}" text-anchor="${anchor}">${escapeXml(words)}</text>`;

/** Returns one square for each position, in rows; lost ones are filled, and a line below marks each other period. */
function strip({ axes }: Chart, cells: Cells, say: Say): Drawn {
  const { x, columns, outcomes, values, claimed } = cells;
  const numbers = [...(values ?? []), ...(claimed?.values ?? [])];
  const side = numbers.reduce((most, value) => Math.max(most, String(value).length * 8 + 6), claimed ? 32 : 26);
  const inRow = Math.max(1, Math.floor(WIDTH / side));
  const pitch = side + (claimed ? 50 : 24);
  const shapes: string[] = [];
  for (let place = 0; place < columns; place++) {
    const [left, top] = [1 + (place % inRow) * side, 18 + Math.floor(place / inRow) * pitch];
    const isLost = outcomes[place] === LOST;
    const value = outcomes[place] === UNKNOWN ? '?' : values ? String(values[place]) : isLost ? 'P' : 'N';
    shapes.push(
      text(left + side / 2, top - 4, String(x + place)),
      `<rect class="wm-${isLost ? 'goal' : 'cell'}" x="${left}" y="${top}" width="${side}" height="${side}"/>`,
      text(left + side / 2, top + side / 2 + 4, value, 'middle', isLost ? 'inside' : 'label'),
      ...periodMark(axes.period, x + place, left, top + side + 3, side),
      ...claimBelow(cells, place, left + side / 2, top + side + 18),
    );
  }
  const height = Math.ceil(columns / inRow) * pitch + 24 + (claimed ? 18 : 0);
  shapes.push(text(1, Math.ceil(columns / inRow) * pitch + 18, say(axes.names[0]), 'start', 'caption'));
  if (claimed)
    shapes.push(text(1, height - 6, say(message('Below: what is claimed; ≠ where it is wrong.')), 'start', 'caption'));
  return { shapes, width: Math.max(Math.min(inRow, columns) * side + 2, claimed ? CAPTION : 0), height };
}

/** The value that is claimed, or who wins. */
function claimBelow(cells: Cells, at: number, x: number, y: number): string[] {
  const { outcomes, values } = cells.claimed ?? {};
  const [outcome, value] = [outcomes?.[at] ?? NONE, values?.[at] ?? NO_CLAIM];
  if (outcome === NONE && value === NO_CLAIM) return [];
  const claim = value === NO_VALUE ? '–' : value === NO_CLAIM ? (outcome === LOST ? 'P' : 'N') : String(value);
  return [isWrong(cells, at) ? text(x, y, `≠ ${claim}`, 'middle', 'wrong') : text(x, y, claim)];
}

function periodMark(period: Chart['axes']['period'], at: number, x: number, y: number, side: number): string[] {
  if (!period || at < Number(period.from)) return [];
  const index = Math.floor((at - Number(period.from)) / Number(period.length));
  return index % 2 === 0 ? [`<rect class="wm-bar" x="${x}" y="${y}" width="${side}" height="3"/>`] : [];
}

/** Runs of lost positions are one rectangle each. */
function plane({ axes }: Chart, cells: Cells, say: Say): Drawn {
  const { x, y, columns, rows } = cells;
  const unit = Math.max(1, Math.floor(WIDTH / Math.max(columns, rows)));
  const [width, height] = [columns * unit, rows * unit];
  const lost = runsOf(cells, LOST, unit);
  const unknown = runsOf(cells, UNKNOWN, unit);
  const [across, up = ''] = axes.names;
  const { claimed } = cells;
  const words =
    unit < MARKED
      ? message('Cells in the other colour are where the claim is wrong.')
      : message('Dots are claimed to be lost; a cross is where the claim is wrong.');
  return {
    width: Math.max(width, claimed ? CAPTION : 0) + MARGIN + 16,
    height: height + MARGIN + 16 + (claimed ? 18 : 0),
    shapes: [
      `<g transform="translate(${MARGIN} 8)">`,
      `<rect class="wm-cell" width="${width}" height="${height}"/>`,
      `<path class="wm-goal" d="${lost}"/>`,
      ...(unknown === '' ? [] : [`<path class="wm-taken" d="${unknown}"/>`]),
      ...(claimed ? claimMarks(cells, unit) : []),
      '</g>',
      ...(claimed ? [text(MARGIN, height + 60, say(words), 'start', 'caption')] : []),
      text(MARGIN + unit / 2, height + 24, String(x)),
      text(MARGIN + width - unit / 2, height + 24, String(x + columns - 1)),
      text(MARGIN - 6, 8 + height - unit / 2 + 4, String(y), 'end'),
      text(MARGIN - 6, 8 + unit / 2 + 4, String(y + rows - 1), 'end'),
      text(MARGIN, height + 42, `${say(across)} → · ${say(up)} ↑`, 'start', 'caption'),
    ],
  };
}

/** Dots where positions are claimed to be lost, crosses where that is wrong; cells that have no room for them are filled. */
function claimMarks(cells: Cells, unit: number): string[] {
  const { columns, rows, outcomes, claimed } = cells;
  let [wrong, dots] = ['', ''];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const [left, top] = [column * unit, (rows - 1 - row) * unit];
      const inner = unit - 4;
      if (isWrong(cells, at))
        wrong +=
          unit < MARKED
            ? `M${left} ${top}h${unit}v${unit}h-${unit}z`
            : `M${left + 2} ${top + 2}l${inner} ${inner}m-${inner} 0l${inner} -${inner}`;
      else if (claimed?.outcomes[at] === LOST && outcomes[at] !== NONE && unit >= MARKED)
        dots += circlePath(left + unit / 2, top + unit / 2, Math.max(1.5, unit / 6));
    }
  return [
    ...(dots === '' ? [] : [path('dot', dots)]),
    ...(wrong === '' ? [] : unit < MARKED ? [path('wrong', wrong)] : [path('halo', wrong), path('cross', wrong)]),
  ];
}

const path = (look: string, line: string): string => `<path class="wm-${look}" d="${line}"/>`;

const circlePath = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 -${2 * radius} 0z`;

function runsOf({ columns, rows, outcomes }: Cells, wanted: number, unit: number): string {
  const runs: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (outcomes[row * columns + column] !== wanted) continue;
      const from = column;
      while (column + 1 < columns && outcomes[row * columns + column + 1] === wanted) column++;
      runs.push(
        `M${from * unit} ${(rows - 1 - row) * unit}h${(column + 1 - from) * unit}v${unit}h-${(column + 1 - from) * unit}z`,
      );
    }
  return runs.join('');
}
