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

/**
 * Returns the winner's moves as the reasons tell them, and the loser's replies, up to `limit` moves. It stops where the
 * outcome is unknown. `before` is the turn that led to the start, where the line goes on with another one.
 */
export function lineOfPlay(ruleset: AnyRuleset, start: unknown, limit: number, before?: Turn): Play {
  const turns: Turn[] = [];
  for (const play = turnsFrom(ruleset, start, before); ;) {
    const { done, value } = play.next();
    if (done) return { turns, isComplete: value };
    if (turns.length === limit) return { turns, isComplete: false };
    turns.push(value);
  }
}

/**
 * Returns the same turn by turn, without an end of their own; gives in the end whether the game has ended, or the
 * outcome is unknown.
 */
export function* turnsFrom(ruleset: AnyRuleset, start: unknown, before?: Turn): Generator<Turn, boolean> {
  let position = start;
  let last = before;
  for (;;) {
    const outcome = ruleset.outcome(position);
    if (outcome === 'unknown') return false;
    const move = nextMove(ruleset, position, last);
    if (move === undefined) return true;
    const after: unknown = ruleset.play(position, move);
    last = { position, outcome, move, after };
    yield last;
    position = after;
  }
}

/**
 * Returns the winner's answer to the turn before, if the ruleset has one for it; else the first winning move, if there
 * is one; else the reply that the ruleset prefers, or any. Undefined at the end of the game.
 */
export function nextMove(ruleset: AnyRuleset, position: unknown, before?: Turn): unknown {
  const answer: unknown = before?.outcome === 'P' ? ruleset.answer?.(before.position, before.move) : undefined;
  if (answer !== undefined) return answer;
  const winning = firstWinningMove(ruleset, position);
  if (winning !== undefined) return winning;
  const reply: unknown = ruleset.reply?.(position);
  if (reply !== undefined) return reply;
  for (const move of ruleset.moves(position) as Iterable<unknown>) return move;
  return undefined;
}
