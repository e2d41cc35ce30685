/** For each ruleset a judge’s position that the player to move wins in a few moves. */
import { caseAt, positionsOf } from '../server/src/document/case';
import { GameDocument } from '../server/src/document/document';
import { bestPath, type Game, isOver, moved, replay, toMove } from '../server/src/features/board/game';
import { problems } from '../server/src/problems/index';
import type { Problem } from '../server/src/problems/problem';
import type { Path } from '../server/src/rulesets/boards/board';

export interface WonGame {
  readonly problem: Problem;
  readonly input: string;
  /** The line of the input with the position, from 1 on. */
  readonly line: number;
  readonly start: Game;
  /** The choices of the one who wins, move by move. */
  readonly choices: readonly Path[];
}

/** Games in which the winner makes more moves are long. */
const LONG = 50;

function winningChoices(start: Game): Path[] | undefined {
  const paths: Path[] = [];
  for (let game = start; !isOver(game);) {
    if (paths.length > LONG) return undefined;
    const path = bestPath(game)!;
    if (toMove(game) === 0) paths.push(path);
    game = moved(game, path)!;
  }
  return paths;
}

/** Inputs of problems whose samples have no such position. */
const INPUTS: Readonly<Record<string, string>> = { 'hdu-2516': '10\n0\n' };

/** Returns the first won position of an input; that of a file of its own says its problem. */
export function wonGameIn(
  input: string,
  hints: { readonly fileName: string; readonly problem?: Problem },
): WonGame | undefined {
  const document = new GameDocument('', input, hints);
  const { problem } = document;
  if (!problem) return undefined;
  for (let index = 0; index < document.end.cases; index++)
    for (const { line, position } of positionsOf(document, caseAt(document, index)!)) {
      const start = replay(problem, position, []);
      const choices = problem.ruleset.outcome(position) === 'N' && !isOver(start) ? winningChoices(start) : undefined;
      if (choices) return { problem, input, line: line + 1, start, choices };
    }
  return undefined;
}

/** One for each ruleset that judges ask about. */
export function wonGames(): WonGame[] {
  const games = new Map<string, WonGame>();
  for (const problem of problems) {
    const input = INPUTS[problem.id] ?? problem.sample.input;
    const game = games.has(problem.ruleset.name) ? undefined : wonGameIn(input, { fileName: '', problem });
    if (game) games.set(problem.ruleset.name, game);
  }
  return [...games.values()];
}
