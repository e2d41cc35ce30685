/** From the lines of a game to the problem that they declare. */
import type { Problem } from '../problems/problem';
import type { OwnPosition, Rules } from '../rulesets/own/rules';
import type { Ruleset } from '../rulesets/ruleset';
import { gameOf, type OwnGame } from './game';
import type { GameText } from './lines';
import { problemFrom } from './problem';

export interface DeclaredProblem {
  /** What was read, with its findings. */
  readonly game: OwnGame;
  /** Undefined if something is wrong with the lines. */
  readonly problem: Problem | undefined;
}

/** Makes the problem; `rulesetOf` plays rules that are data. */
export function problemOf<Move>(
  text: GameText,
  rulesetOf: (rules: Rules) => Ruleset<OwnPosition, Move>,
): DeclaredProblem {
  const game = gameOf(text);
  const { declared } = game;
  return { game, problem: declared && problemFrom(text.name, declared, rulesetOf(declared.rules)) };
}
