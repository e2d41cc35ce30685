/** Perfect play from a position, move by move. */
import { type AnyRuleset, firstWinningMove, type Outcome } from './ruleset';

export interface Turn {
  /** The position before the move. */
  readonly position: unknown;
  /** Who wins from here: the player to move or the other. */
  readonly outcome: Outcome;
  readonly move: unknown;
  readonly after: unknown;
}

export interface Play {
  readonly turns: readonly Turn[];
  /** The game has ended; otherwise only its beginning is given. */
  readonly isComplete: boolean;
}

/** The winner's winning moves and the loser's replies, up to `limit` moves. It stops where the outcome is unknown. */
export function lineOfPlay(ruleset: AnyRuleset, start: unknown, limit: number): Play {
  const turns: Turn[] = [];
  for (const play = turnsFrom(ruleset, start); ;) {
    const { done, value } = play.next();
    if (done) return { turns, isComplete: value };
    if (turns.length === limit) return { turns, isComplete: false };
    turns.push(value);
  }
}

/** The same turn by turn, without an end of their own; gives in the end whether the game has ended, or the outcome is unknown. */
export function* turnsFrom(ruleset: AnyRuleset, start: unknown): Generator<Turn, boolean> {
  let position = start;
  for (;;) {
    const outcome = ruleset.outcome(position);
    if (outcome === 'unknown') return false;
    const move = nextMove(ruleset, position);
    if (move === undefined) return true;
    const after: unknown = ruleset.play(position, move);
    yield { position, outcome, move, after };
    position = after;
  }
}

/** A winning move if there is one, else the reply that the ruleset prefers, else any; nothing at the end of the game. */
export function nextMove(ruleset: AnyRuleset, position: unknown): unknown {
  const winning = firstWinningMove(ruleset, position);
  if (winning !== undefined) return winning;
  const reply: unknown = ruleset.reply?.(position);
  if (reply !== undefined) return reply;
  for (const move of ruleset.moves(position) as Iterable<unknown>) return move;
  return undefined;
}
