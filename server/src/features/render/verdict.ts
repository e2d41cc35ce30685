/** The verdict on a position, in the judge's words and in those of the theory. */
import { type Problem, unnamed } from '../../problems/problem';
import type { Outcome } from '../../rulesets/ruleset';
import { type Message, message } from '../../text/message';

export const symbols: Readonly<Record<Outcome, string>> = { N: '𝒩', P: '𝒫', unknown: '?' };

/** Returns who wins; undefined if that is not known. */
export function winnerName(problem: Problem, outcome: Outcome): string | Message | undefined {
  return outcome === 'unknown' ? undefined : problem.players[outcome === 'N' ? 0 : 1];
}

/**
 * Returns the judge's word for a single position where it is one line, else who wins. Where players have no names,
 * both.
 */
export function verdictWords(problem: Problem, position: unknown, caseNumber: number): Message | string {
  const outcome = problem.ruleset.outcome(position);
  const name = winnerName(problem, outcome);
  if (name === undefined) return message('unknown');
  const output = problem.output([position], caseNumber);
  const isLine = output !== undefined && !output.includes('\n');
  if (problem.players === unnamed) {
    if (isLine) return outcome === 'N' ? message('wins → {0}', output) : message('loses → {0}', output);
    return outcome === 'N' ? message('wins') : message('loses');
  }
  if (isLine) return output;
  return message('{0} wins', name);
}

/**
 * Returns who wins, told of the player to move, and by name where there is one: after a move, the same name is the
 * opponent.
 */
export function outcomeSentence({ players }: Problem, outcome: Outcome): Message {
  if (outcome === 'unknown') return message('who wins is not known.');
  const mover = players === unnamed ? message('the player to move') : message('the player to move ({0})', players[0]);
  return outcome === 'N' ? message('{0} can force a win.', mover) : message('{0} loses against best play.', mover);
}
