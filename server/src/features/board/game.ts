/** A game that people play: from a position, move by move, with what the theory has to say of each. */
import { type Problem, unnamed } from '../../problems/problem';
import type { AnyBoard, Path } from '../../rulesets/boards/board';
import { boardOf } from '../../rulesets/boards/index';
import { nextMove, type Turn } from '../../rulesets/lineOfPlay';
import { moveWithResult } from '../../rulesets/reasons/moveWords';
import { briefly, firstWinningMove, type Outcome } from '../../rulesets/ruleset';
import { type Message, message } from '../../text/message';
import { shortened } from '../../text/shortened';

/** A move that was made, with the choices that made it. */
export interface Made extends Turn {
  readonly path: Path;
}

export interface Game {
  readonly problem: Problem;
  readonly board: AnyBoard;
  readonly start: unknown;
  readonly made: readonly Made[];
  /** Where the game stands. */
  readonly position: unknown;
}

/** Returns the game after these moves, up to the first that is not legal. */
export function replay(problem: Problem, start: unknown, paths: readonly Path[]): Game {
  let game: Game = { problem, board: boardOf(problem.ruleset), start, made: [], position: start };
  for (const path of paths) {
    const after = moved(game, path);
    if (!after) return game;
    game = after;
  }
  return game;
}

/** Returns the game after one more move; undefined if the choices make no legal one. */
export function moved(game: Game, path: Path): Game | undefined {
  const { problem, board, position, made } = game;
  const next = board.next(position, path);
  if (!next || !('move' in next)) return undefined;
  const after: unknown = problem.ruleset.play(position, next.move);
  const outcome = problem.ruleset.outcome(position);
  return { ...game, made: [...made, { path, position, move: next.move, after, outcome }], position: after };
}

export const takenBack = (game: Game, moves: number): Game =>
  replay(
    game.problem,
    game.start,
    game.made.slice(0, Math.max(0, game.made.length - moves)).map(({ path }) => path),
  );

/** Whose turn it is: 0 for the player who began, 1 for the other. */
export const toMove = ({ made }: Game): 0 | 1 => (made.length % 2 === 0 ? 0 : 1);

/** The first player and the second, by the names that the problem gives them. */
export const namesOf = ({ players }: Problem): readonly [string | Message, string | Message] =>
  players === unnamed ? inTurn : players;

const inTurn = [message('the first player'), message('the second player')] as const;

export const isOver = ({ board, position }: Game): boolean => board.next(position, []) === undefined;

/** Returns who has won a game that is over. */
export function winnerOf(game: Game): 0 | 1 | undefined {
  const outcome = game.problem.ruleset.outcome(game.position);
  if (outcome === 'unknown') return undefined;
  const mover = toMove(game);
  return outcome === 'N' ? mover : mover === 0 ? 1 : 0;
}

/** Returns what perfect play does next: it answers as the reasons tell, and where it is lost it holds out. */
const bestMove = ({ problem, position, made }: Game): unknown => nextMove(problem.ruleset, position, made.at(-1));

/** Returns the choices of the best move; undefined at the end of the game. */
export function bestPath(game: Game): Path | undefined {
  const move = bestMove(game);
  return move === undefined || isOver(game) ? undefined : game.board.path(game.position, move);
}

/** Longer positions are shown shortened. */
const LONGEST = 80;

export const positionText = ({ ruleset }: Problem, position: unknown): string =>
  shortened(briefly(ruleset, position, LONGEST), LONGEST);

export const moveWords = ({ ruleset }: Problem, position: unknown, move: unknown): Message =>
  moveWithResult(ruleset, position, move, LONGEST);

/** What a move leaves; empty if the words of the move say it. */
export const leftBy = (problem: Problem, position: unknown, move: unknown, after: unknown): string =>
  problem.ruleset.tellsResult?.(position, move) ? '' : positionText(problem, after);

/** Returns what the player to move had best do, in a sentence. */
export function hintOf(game: Game): Message {
  const { problem, position } = game;
  const move = bestMove(game);
  if (isOver(game) || move === undefined) return message('The game is over.');
  const words = moveWords(problem, position, move);
  switch (problem.ruleset.outcome(position)) {
    case 'N':
      return message('This wins: {0}.', words);
    case 'P':
      return message('Every move loses; this one holds out: {0}.', words);
    case 'unknown':
      return message('Who wins is not known; this is a move: {0}.', words);
  }
}

/** Returns how the last move gave the win away, and the answer that shows it; undefined if it did not. */
export function refutationOf(game: Game): Message | undefined {
  const { problem, position, made } = game;
  const last = made.at(-1);
  if (!last || outcomeOf(game) !== 'N') return undefined;
  const reply = answerTo(game, last);
  if (reply === undefined) return message('This move loses: the opponent cannot move, and so wins.');
  const told = moveWords(problem, position, reply);
  if (last.outcome !== 'N') return message('Every move loses. The answer: {0}.', told);
  const better = moveWords(problem, last.position, firstWinningMove(problem.ruleset, last.position));
  return message('This move gives the win away. The answer: {0}. What wins: {1}.', told, better);
}

const answerTo = (game: Game, last: Made): unknown =>
  isOver(game) ? undefined : nextMove(game.problem.ruleset, game.position, last);

const outcomeOf = ({ problem, position }: Game): Outcome => problem.ruleset.outcome(position);
