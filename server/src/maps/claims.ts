/** What the claims of a game of one’s own say of the cells of its map. */
import { type Said, type Saying, sayingOf } from '../rulesets/own/claims/claims';
import type { OwnPosition, Rules } from '../rulesets/own/rules';
import { type Cells, type Chart, type Claimed, LOST, NONE, UNKNOWN, WON } from './cells';

/** A value that is claimed and that no position has; and that none is claimed. */
export const NO_VALUE = -2;
export const NO_CLAIM = -1;

/**
 * Returns the cells with what is claimed of each, by the first claim that speaks of it; as they are where nothing is claimed
 * (claims speak of one part alone). Row by row, so that the caller can pause in between.
 */
export function* withClaims(
  { axes }: Chart,
  rules: Rules | undefined,
  start: unknown,
  cells: Cells,
): Generator<undefined, Cells> {
  const sayings = rules ? sayingsOf(rules, start as OwnPosition) : [];
  if (sayings.length === 0) return cells;
  const { columns, rows, x, y } = cells;
  const outcomes = new Uint8Array(columns * rows);
  const values = new Int32Array(columns * rows).fill(NO_CLAIM);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const said = firstOf(sayings, axes.position(x + column, y + row) as OwnPosition | undefined);
      outcomes[row * columns + column] = outcomeOf(said);
      values[row * columns + column] = valueOf(said);
    }
    yield;
  }
  const claimed = claimedOf(outcomes, values);
  return claimed ? { ...cells, claimed } : cells;
}

function claimedOf(outcomes: Uint8Array, values: Int32Array): Claimed | undefined {
  if (values.some((value) => value !== NO_CLAIM)) return { outcomes, values };
  return outcomes.some((outcome) => outcome !== NONE) ? { outcomes } : undefined;
}

function sayingsOf({ claims, sum, misere, coordinates }: Rules, { numbers, parts }: OwnPosition): Saying[] {
  if (parts.length !== 1) return [];
  // Grundy values tell who wins a usual sum alone.
  const meant = claims.filter(({ says }) => says.kind === 'outcome' || (sum === 'one' && !misere));
  return meant.map((claim) => sayingOf(claim, numbers, coordinates.length));
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

function valueOf(said: Said | undefined): number {
  if (typeof said !== 'object') return NO_CLAIM;
  const { value } = said;
  return typeof value === 'number' && value >= 0 && value <= 0x7fffffff ? value : NO_VALUE;
}

/** Tells whether what is claimed of a cell is another than what is known. */
export function isWrong({ outcomes, values, claimed }: Cells, at: number): boolean {
  const [value, claim] = [values?.[at] ?? -1, claimed?.values?.[at] ?? NO_CLAIM];
  if (value >= 0 && claim !== NO_CLAIM) return claim !== value;
  const [outcome, said] = [outcomes[at], claimed?.outcomes[at] ?? NONE];
  return said !== NONE && outcome !== NONE && outcome !== UNKNOWN && said !== outcome;
}
