/** Games of one’s own: heaps where a part is one number, points where it is two. A move is one of the list. */
import { message } from '../../text/message';
import { minus, type Natural } from '../../text/natural';
import type { OwnPosition } from '../own/rules';
import type { OwnMove } from '../own/ruleset';
import type { Picture } from '../picture';
import type { Ruleset } from '../ruleset';
import { type Board, MOST_SPOTS, type Path, type Spot } from './board';

/** Moves are looked for no further than this. */
const MOST_MOVES = 20_000;

export const ownBoard = (ruleset: Ruleset<OwnPosition, OwnMove>): Board<OwnPosition, OwnMove> => ({
  picture: ({ parts }) => pictureOf(parts),

  next(position, chosen) {
    const [key, ...more] = chosen;
    if (more.length > 0) return undefined;
    const spots: Spot[] = [];
    let seen = 0;
    for (const move of ruleset.moves(position)) {
      if (key !== undefined && keyOf(move) === key) return { move };
      const piece = key === undefined ? pieceOf(position, move) : undefined;
      if (piece !== undefined) spots.push({ piece, choice: [keyOf(move)] });
      if (++seen >= MOST_MOVES || spots.length >= MOST_SPOTS) break;
    }
    return key !== undefined || seen === 0 ? undefined : { prompt: message('which move?'), spots: onePerPiece(spots) };
  },

  path: (_, move): Path => [keyOf(move)],
});

/** Different moves of a position have different keys. */
const keyOf = ({ turns }: OwnMove): string =>
  turns.map(({ part, results }) => `${part + 1}:${results.map((result) => result.join(',')).join('+')}`).join(';');

function pictureOf(parts: readonly (readonly Natural[])[]): Picture {
  if (parts.length > 0 && parts.every((part) => part.length === 2))
    return { kind: 'plane', names: ['x', 'y'], points: parts.map(([x, y]) => [x!, y!]) };
  return { kind: 'heaps', sizes: parts.flat() };
}

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
