/**
 * Games of one’s own: heaps where a part is one number, points where it is two. A move is one of the list, or counters or a
 * point of the picture, or it is typed: how many are taken from a heap, or the new numbers of a part that is large.
 */
import { message } from '../../text/message';
import { type Natural, parseNatural } from '../../text/natural';
import type { OwnPosition } from '../own/rules';
import type { OwnMove, OwnRuleset } from '../own/ruleset';
import type { Picture } from '../picture';
import { type Board, type Choices, MOST_SPOTS, type Next, type Path, type Spot } from './board';
import { heapMove, heapsChoice } from './ownHeaps';
import { hasTypedNumbers, newNumbers } from './ownNumbers';

/** Moves are looked for no further than this. */
const MOST_MOVES = 20_000;
/** The picture has no squares for larger numbers. */
const MOST_DRAWN = 100;

export const ownBoard = (ruleset: OwnRuleset): Board<OwnPosition, OwnMove> => ({
  picture: ({ parts }) => pictureOf(parts),

  next(position, chosen) {
    const [key, ...more] = chosen;
    if (key === undefined) return firstChoice(ruleset, position);
    if (key.includes(':')) {
      const move = more.length === 0 ? moveOf(ruleset, position, key) : undefined;
      return move && { move };
    }
    return ruleset.coordinates.length === 1
      ? heapMove(ruleset, position, chosen)
      : newNumbers(ruleset, position, chosen);
  },

  path: (_, move): Path => [keyOf(move)],
});

function firstChoice(ruleset: OwnRuleset, position: OwnPosition): Next<OwnMove> | undefined {
  const heaps = ruleset.coordinates.length === 1 ? heapsChoice(ruleset, position, keyOf) : undefined;
  if (heaps) return heaps;
  const spots: Spot[] = [];
  const most = isDrawn(position) ? MOST_SPOTS : 0;
  let seen = 0;
  for (const move of ruleset.moves(position)) {
    const piece = pieceOf(position, move);
    if (piece !== undefined && most > 0) spots.push({ piece, choice: [keyOf(move)] });
    if (++seen >= MOST_MOVES || spots.length >= most) break;
  }
  if (seen === 0) return undefined;
  const typed = hasTypedNumbers(ruleset, position) ? newNumbers(ruleset, position, []) : undefined;
  const { prompt, ...number } = (typed as Choices | undefined) ?? { prompt: message('which move?') };
  return {
    ...number,
    prompt,
    spots: onePerPiece(spots),
    ...(spots.length > 0 && isStone(position) && { held: 'stone' }),
  };
}

/** Different moves of a position have different keys. */
const keyOf = ({ turns }: OwnMove): string =>
  turns.map(({ part, results }) => `${part + 1}:${results.map((result) => result.join(',')).join('+')}`).join(';');

/** Finds the move of a key; undefined if there is none. */
function moveOf(ruleset: OwnRuleset, position: OwnPosition, key: string): OwnMove | undefined {
  const alone = /^(\d{1,9}):((?:\d+(?:[,+]\d+)*)?)$/.exec(key);
  if (alone) {
    const parts = alone[2] === '' ? [] : alone[2]!.split('+');
    const results = parts.map((part) => part.split(',').map(parseNatural));
    const move = ruleset.moveTo(position, Number(alone[1]) - 1, results);
    if (move && keyOf(move) === key) return move;
  }
  let seen = 0;
  for (const move of ruleset.moves(position)) {
    if (keyOf(move) === key) return move;
    if (++seen >= MOST_MOVES) return undefined;
  }
  return undefined;
}

function pictureOf(parts: readonly (readonly Natural[])[]): Picture {
  if (parts.length > 0 && parts.every((part) => part.length === 2))
    return { kind: 'plane', names: ['x', 'y'], points: parts.map(([x, y]) => [x!, y!]) };
  return { kind: 'heaps', sizes: parts.flat() };
}

/** Tells whether the picture may have room for where a point can go. */
const isDrawn = (position: OwnPosition): boolean =>
  isStone(position) && position.parts[0]!.every((number) => number <= MOST_DRAWN);

/** Tells whether the position is one point, which goes to another. */
const isStone = ({ parts: [part, ...others] }: OwnPosition): boolean => part?.length === 2 && others.length === 0;

/** Returns the piece that stands for a move, if one does: the point that is gone to. */
function pieceOf(position: OwnPosition, { turns }: OwnMove): string | undefined {
  const [turn, ...others] = turns;
  if (!turn || others.length > 0 || turn.results.length > 1 || !isStone(position)) return undefined;
  return `point ${(turn.results[0] ?? [0, 0]).join(' ')}`;
}

function onePerPiece(spots: readonly Spot[]): Spot[] {
  const pieces = new Map(spots.map((spot) => [spot.piece, spot]));
  return [...pieces.values()];
}
