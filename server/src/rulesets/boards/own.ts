/** Games of one’s own: heaps where a part is one number, points where it is two. A move is one of the list. */
import { message } from '../../text/message';
import { minus, type Natural } from '../../text/natural';
import type { OwnPosition } from '../own/rules';
import type { OwnMove } from '../own/ruleset';
import type { Picture } from '../picture';
import type { Ruleset } from '../ruleset';
import { type Board, howMany, MOST_SPOTS, type NumberRange, type Path, type Spot } from './board';

/** Moves are looked for no further than this. */
const MOST_MOVES = 20_000;

export const ownBoard = (ruleset: Ruleset<OwnPosition, OwnMove>): Board<OwnPosition, OwnMove> => ({
  picture: ({ parts }) => pictureOf(parts),

  next(position, chosen) {
    const [key, ...more] = chosen;
    if (more.length > 0) return undefined;
    const spots: Spot[] = [];
    const takes: Natural[] = [];
    let seen = 0;
    for (const move of ruleset.moves(position)) {
      const take = takeOf(position, move);
      if (key !== undefined && (keyOf(move) === key || String(take) === key)) return { move };
      if (take !== undefined) takes.push(take);
      const piece = key === undefined ? pieceOf(position, move) : undefined;
      if (piece !== undefined) spots.push({ piece, choice: [keyOf(move)] });
      if (++seen >= MOST_MOVES || (spots.length >= MOST_SPOTS && takes.length < seen)) break;
    }
    if (key !== undefined || seen === 0) return undefined;
    const number = takes.length === seen ? rangeOf(takes) : undefined;
    return {
      prompt: number ? howMany : message('which move?'),
      spots: onePerPiece(spots),
      ...(number && { number }),
      ...(spots.length > 0 && isStone(position) && { held: 'stone' }),
    };
  },

  path: (_, move): Path => [keyOf(move)],
});

/** Different moves of a position have different keys. */
const keyOf = ({ turns }: OwnMove): string =>
  turns.map(({ part, results }) => `${part + 1}:${results.map((result) => result.join(',')).join('+')}`).join(';');

/** Returns how many a move takes from the only heap; undefined if it does something else. */
function takeOf({ parts }: OwnPosition, { turns: [turn] }: OwnMove): Natural | undefined {
  const [heap, other] = parts[0] ?? [];
  if (parts.length !== 1 || heap === undefined || other !== undefined || !turn || turn.results.length > 1)
    return undefined;
  const left = turn.results[0]?.[0] ?? 0;
  return left < heap ? minus(heap, left) : undefined;
}

function rangeOf(takes: readonly Natural[]): NumberRange {
  const only = [...takes].sort((one, other) => (one < other ? -1 : 1));
  return { from: only[0]!, to: only.at(-1)!, only };
}

function pictureOf(parts: readonly (readonly Natural[])[]): Picture {
  if (parts.length > 0 && parts.every((part) => part.length === 2))
    return { kind: 'plane', names: ['x', 'y'], points: parts.map(([x, y]) => [x!, y!]) };
  return { kind: 'heaps', sizes: parts.flat() };
}

/** Tells whether the position is one point, which goes to another. */
const isStone = ({ parts: [part, ...others] }: OwnPosition): boolean => part?.length === 2 && others.length === 0;

/** Returns the piece that stands for a move, if one does: the counters that are taken, or the point that is gone to. */
function pieceOf({ parts }: OwnPosition, { turns }: OwnMove): string | undefined {
  const [turn, ...others] = turns;
  const part = turn && parts[turn.part];
  if (!part || others.length > 0 || turn.results.length > 1) return undefined;
  const result = turn.results[0] ?? part.map(() => 0);
  if (part.length === 2 && parts.length === 1) return `point ${result.join(' ')}`;
  if (part.length !== 1 || result[0]! >= part[0]!) return undefined;
  return `counter ${turn.part + 1} ${minus(part[0]!, result[0]!)}`;
}

function onePerPiece(spots: readonly Spot[]): Spot[] {
  const pieces = new Map(spots.map((spot) => [spot.piece, spot]));
  return [...pieces.values()];
}
