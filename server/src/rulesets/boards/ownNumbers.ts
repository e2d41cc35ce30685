/** Parts of several numbers in games of one’s own: the numbers that a move leaves are typed, one after the other. */
import { message } from '../../text/message';
import { larger, type Natural } from '../../text/natural';
import type { OwnPosition } from '../own/rules';
import type { OwnMove, OwnRuleset } from '../own/ruleset';
import { ask, chosenNumber, type Next, type Path } from './board';
import { MOST_COUNTERS } from './takes';

/** Moves are looked at until one leaves one part, but no more than these. */
const MOST_MOVES = 1000;

/** Tells whether numbers are typed: where the picture has no room for the points, and a move leaves a part in one’s place. */
export function hasTypedNumbers(ruleset: OwnRuleset, position: OwnPosition): boolean {
  const { parts } = position;
  if (parts.length === 1 && ruleset.coordinates.length === 2 && greatestOf(parts[0]!) <= MOST_COUNTERS) return false;
  return parts.some((_, part) => isOpen(ruleset, position, part));
}

function isOpen(ruleset: OwnRuleset, position: OwnPosition, part: number): boolean {
  let seen = 0;
  for (const { turns } of ruleset.movesIn(position, part)) {
    if (turns[0]?.results.length === 1) return true;
    if (++seen >= MOST_MOVES) return false;
  }
  return false;
}

const greatestOf = (part: readonly Natural[]): Natural => part.reduce(larger, 0);

/** Returns what comes after the number of a part, if there are several, and the first of its new numbers. */
export function newNumbers(ruleset: OwnRuleset, position: OwnPosition, chosen: Path): Next<OwnMove> | undefined {
  const { parts } = position;
  const isOnly = parts.length === 1;
  const [which, ...typed] = isOnly ? ['1', ...chosen] : chosen;
  const all = { from: 1, to: parts.length };
  if (which === undefined) return ask(message('which part?'), all);
  const index = Number(chosenNumber(which, all) ?? 0) - 1;
  const part = parts[index];
  if (!part || typed.length > part.length) return undefined;
  if (typed.length === 0 && !isOpen(ruleset, position, index)) return undefined;
  const range = { from: 0, to: greatestOf(part) };
  const numbers = typed.map((text) => chosenNumber(text, range)).filter((number) => number !== undefined);
  if (numbers.length < typed.length) return undefined;
  if (numbers.length < part.length)
    return ask(message('the new {0}?', ruleset.coordinates[numbers.length] ?? ''), range);
  const move = ruleset.moveTo(position, index, [numbers]);
  return move && { move };
}
