/**
 * The plain search that every theorem is checked against. It knows `moves()` and `play()` and nothing else.
 */
import assert from 'node:assert/strict';
import type { Ruleset } from '../../server/src/rulesets/ruleset';

/** Grundy values by definition: the least value that no option has. A position is 𝒫 exactly when its value is 0. */
export function searcher<Position, Move>(ruleset: Ruleset<Position, Move>): (position: Position) => number {
  const known = new Map<string, number>();
  const value = (position: Position): number => {
    const key = ruleset.notation(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const options = new Set<number>();
    for (const move of ruleset.moves(position)) options.add(value(ruleset.play(position, move)));
    let least = 0;
    while (options.has(least)) least++;
    known.set(key, least);
    return least;
  };
  return value;
}

/**
 * Who wins by plain search where the player who makes the last move loses: the mover loses where there are moves and
 * each of them leads to a win of the opponent.
 */
function misereSearcher<Position, Move>(ruleset: Ruleset<Position, Move>): (position: Position) => boolean {
  const known = new Map<string, boolean>();
  const isLost = (position: Position): boolean => {
    const key = ruleset.notation(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const moves = [...ruleset.moves(position)];
    const lost = moves.length > 0 && !moves.some((move) => isLost(ruleset.play(position, move)));
    known.set(key, lost);
    return lost;
  };
  return isLost;
}

/**
 * Checks all that a ruleset claims of each position: the outcome, that exactly the moves to 𝒫 are called winning, the
 * Grundy value where it gives one, and that the words for it can be had.
 */
export function agreesWithSearch<Position, Move>(
  ruleset: Ruleset<Position, Move>,
  positions: Iterable<Position>,
): number {
  const value = searcher(ruleset);
  const isLost = ruleset.misere ? misereSearcher(ruleset) : (position: Position) => value(position) === 0;
  let checked = 0;
  for (const position of positions) {
    const where = ruleset.notation(position);
    assert.equal(ruleset.outcome(position), isLost(position) ? 'P' : 'N', `outcome of ${where}`);
    assertWinningMoves(ruleset, position, isLost);
    const grundy = ruleset.grundy?.(position);
    if (grundy !== undefined) assert.equal(grundy, value(position), `Grundy value of ${where}`);
    assertWords(ruleset, position);
    checked++;
  }
  return checked;
}

function assertWinningMoves<Position, Move>(
  ruleset: Ruleset<Position, Move>,
  position: Position,
  isLost: (after: Position) => boolean,
): void {
  const wins = [...ruleset.moves(position)].filter((move) => isLost(ruleset.play(position, move)));
  const asText = (moves: Iterable<Move>) =>
    [...moves].map((move) => JSON.stringify(move, (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v))).sort();
  assert.deepEqual(
    asText(ruleset.winningMoves(position)),
    asText(wins),
    `winning moves of ${ruleset.notation(position)}`,
  );
  if (ruleset.winningMove) assert.deepEqual(ruleset.winningMove(position), ruleset.winningMoves(position)[0]);
}

function assertWords<Position, Move>(ruleset: Ruleset<Position, Move>, position: Position): void {
  assert.ok(ruleset.explain(position).length > 0, `no reason for ${ruleset.notation(position)}`);
  for (const move of ruleset.moves(position)) {
    assert.ok(ruleset.describe(position, move).template.length > 0);
    break;
  }
}

/** Follows the winner's winning moves and the loser's replies to the end, and says whether the mover wins. */
export function moverWinsByPlaying<Position, Move>(
  ruleset: Ruleset<Position, Move>,
  start: Position,
  limit = 10_000,
): boolean {
  let position = start;
  for (let turn = 0; turn < limit; turn++) {
    const move = ruleset.winningMoves(position)[0] ?? ruleset.reply?.(position) ?? [...ruleset.moves(position)][0];
    if (move === undefined) return (turn % 2 === 1) !== (ruleset.misere === true);
    position = ruleset.play(position, move);
  }
  throw new Error(`no end after ${limit} moves from ${ruleset.notation(start)}`);
}
