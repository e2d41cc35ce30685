/** What the claims of a game of one’s own say of the cells of its map. */
import type { MapPart } from '../../../../protocol/messages';
import { type Cells, LOST, NONE, WON } from '../../maps/cells';
import type { Problem } from '../../problems/problem';
import type { Axes } from '../../rulesets/boards/axes';
import { type Said, type Saying, sayingOf } from '../../rulesets/own/claims/claims';
import type { OwnPosition } from '../../rulesets/own/rules';

/** Looked at before any long work: so many conditions are worked out for one part of a map. */
const MOST = 1 << 16;

/**
 * Returns what is claimed of each cell, by the first claim that speaks of it, and the values that are claimed on a map with one
 * axis; undefined where nothing is: claims speak of one part alone.
 */
export function claimsOn({ own }: Problem, start: unknown, axes: Axes, cells: Cells): MapPart['claimed'] {
  const { columns, rows, x, y } = cells;
  if (!own || own.rules.claims.length === 0 || columns * rows > MOST) return undefined;
  const { numbers, parts } = start as OwnPosition;
  const { claims, sum, misere } = own.rules;
  if (parts.length !== 1) return undefined;
  // Grundy values tell who wins a usual sum alone.
  const meant = claims.filter(({ says }) => says.kind === 'outcome' || (sum === 'one' && !misere));
  const sayings = meant.map((claim) => sayingOf(claim, numbers, own.rules.coordinates.length));
  const said: (Said | undefined)[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      said.push(firstOf(sayings, axes.position(x + column, y + row) as OwnPosition | undefined));
  if (said.every((one) => one === undefined)) return undefined;
  const isStrip = axes.names.length === 1;
  return {
    outcomes: said.map(outcomeOf).join(''),
    ...(isStrip && said.some((one) => typeof one === 'object') && { values: said.map(valueOf) }),
  };
}

function firstOf(sayings: readonly Saying[], position: OwnPosition | undefined): Said | undefined {
  const part = position?.parts[0];
  if (!part) return undefined;
  for (const saying of sayings) {
    const said = saying.of(part);
    if (said !== undefined && said !== 'unclear') return said;
  }
  return undefined;
}

function outcomeOf(said: Said | undefined): number {
  if (said === undefined || (typeof said === 'object' && said.value === undefined)) return NONE;
  return said === 'P' || (typeof said === 'object' && said.value === 0) ? LOST : WON;
}

/** A claimed value that no position has is one that it does not have: −2. */
function valueOf(said: Said | undefined): number {
  if (typeof said !== 'object') return -1;
  const { value } = said;
  return typeof value === 'number' && value >= 0 ? value : -2;
}
