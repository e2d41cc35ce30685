/** game/boardMap: who wins a stretch or a rectangle of positions around that of a game. */
import type { MapPart, MapQuestion } from '../../../../protocol/messages';
import { caseAt, positionsOf } from '../../document/case';
import type { Cells, Chart, Frame } from '../../maps/cells';
import { withClaims } from '../../maps/claims';
import { outcomesIn, valuesIn } from '../../maps/map';
import { mapSvg, titleOf } from '../../maps/svg';
import { mapCsv } from '../../maps/write';
import { axesOf } from '../../rulesets/boards/axes';
import type { Checkpoint } from '../diagnostic';
import { inSlices } from '../slices';
import { translated, type View } from '../view';
import { themeOf } from './picture';
import { gameOf } from './place';

/** One part has no more cells than this; a map asks for one after the other. */
const MOST_CELLS = 1 << 18;
/** More cases of the file are not looked at. */
const MOST_CASES = 1000;

/** Undefined if the game has no map, or where it was told to stop. */
export async function mapPart(view: View, question: MapQuestion, checkpoint: Checkpoint): Promise<MapPart | undefined> {
  const found = gameOf(view.document, question);
  const axes = found && axesOf(found.problem.ruleset, found.game.position, found.problem.own?.nameOf);
  if (!found || !axes) return undefined;
  const chart: Chart = { ruleset: found.problem.ruleset, axes };
  const frame = frameIn(chart, question);
  const isStrip = axes.names.length === 1;
  const known = await inSlices(isStrip ? valuesIn(chart, frame) : outcomesIn(chart, frame), checkpoint);
  const { problem, game } = found;
  const cells = known && (await inSlices(withClaims(chart, problem.own?.rules, game.position, known), checkpoint));
  if (!cells) return undefined;
  const { period } = axes;
  return {
    title: titleOf(chart, cells, (words) => translated(view, words)),
    names: axes.names.map((name) => translated(view, name)),
    least: axes.least,
    at: axes.at.map(String),
    ...(period && { period: { from: String(period.from), length: String(period.length) } }),
    outcomes: cells.outcomes.join(''),
    ...(cells.values && { values: Array.from(cells.values) }),
    ...claimedIn(cells, isStrip),
    ...fileOf(view, chart, cells, question),
    cases: casesOn(view, chart, cells),
  };
}

const claimedIn = ({ claimed }: Cells, isStrip: boolean): Pick<MapPart, 'claimed'> =>
  claimed
    ? {
        claimed: {
          outcomes: claimed.outcomes.join(''),
          ...(isStrip && claimed.values && { values: Array.from(claimed.values) }),
        },
      }
    : {};

function fileOf(view: View, chart: Chart, cells: Cells, { as, theme }: MapQuestion): Pick<MapPart, 'file'> {
  if (as === 'csv') return { file: `${[...mapCsv(chart, cells)].join('\n')}\n` };
  if (as === 'svg') return { file: mapSvg(chart, cells, themeOf(theme), (words) => translated(view, words)) };
  return {};
}

/** What was asked for, as far as there are positions and it is not too large. */
function frameIn({ axes }: Chart, { x, y, columns, rows }: MapQuestion): Frame {
  const isStrip = axes.names.length === 1;
  const whole = (number: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, Math.trunc(number) || least));
  const wide = whole(columns, 1, 4096);
  return {
    x: whole(x, axes.least, 1e12),
    y: isStrip ? 0 : whole(y, axes.least, 1e12),
    columns: wide,
    rows: isStrip ? 1 : whole(rows, 1, Math.max(1, Math.floor(MOST_CELLS / wide))),
  };
}

/** The cases whose positions are on this part of the map: all that does not vary is the same. */
function casesOn({ document }: View, { ruleset, axes }: Chart, { x, y, columns, rows }: Cells): MapPart['cases'] {
  const cases: MapPart['cases'][number][] = [];
  for (let index = 0; index < Math.min(MOST_CASES, document.end.cases); index++) {
    const testCase = caseAt(document, index)!;
    for (const { position, line } of positionsOf(document, testCase)) {
      const [a = -1, b = 0] = (axesOf(ruleset, position)?.at ?? []).map(Number);
      if (a < x || a >= x + columns || (rows > 1 && (b < y || b >= y + rows))) continue;
      const here = axes.position(a, b);
      if (here !== undefined && ruleset.notation(here) === ruleset.notation(position))
        cases.push({ number: testCase.number, line, x: a, y: rows > 1 ? b : 0 });
    }
  }
  return cases;
}
