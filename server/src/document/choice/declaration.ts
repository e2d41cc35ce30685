/**
 * A game of one's own as a document has it: what its lines say, and the problem that they make. After an edit as much
 * of it stays as is still true, since to hold the problem is to hold all that has been found out about its positions.
 */
import { type Declared, gameOf, type OwnGame } from '../../games/game';
import { isRuleKey, RULE_KEYS } from '../../games/keyNames';
import { type GameText, readHeader } from '../../games/lines';
import { linesWithoutColon } from '../../games/missingColon';
import { nearest } from '../../games/mistakes';
import { problemFrom } from '../../games/problem';
import type { Problem } from '../../problems/problem';
import type { Claim } from '../../rulesets/own/rules';
import { type OwnRuleset, rulesetOf } from '../../rulesets/own/ruleset';
import { isSameData } from '../../text/sameData';

/** Rules that can be played. */
export interface Playable {
  readonly problem: Problem;
  readonly ruleset: OwnRuleset;
}

export interface Declaration {
  readonly text: GameText;
  readonly game: OwnGame;
  /** Undefined if something is wrong with the lines. */
  readonly playable: Playable | undefined;
}

/** Returns the lines in the comments at the top of a text, if they declare a game. */
export function declaredIn(heading: string): GameText | undefined {
  const text = readHeader(heading);
  if (!text || text.name === '') return undefined;
  const isDeclared = text.lines.some(({ key }) => isRuleKey(key) || isMove(key));
  return isDeclared || linesWithoutColon(text).length > 0 ? text : undefined;
}

/** What is meant by `moves:` is plain; other keys may be remarks. */
const isMove = (key: string): boolean => nearest(key, RULE_KEYS) === 'move';

/** Reads the lines. What is the same as before is taken over. */
export function declare(text: GameText, before?: Declaration): Declaration {
  if (before && isSameData(text, before.text)) return before;
  const game = gameOf(text);
  return { text, game, playable: game.declared && playable(text, game.declared, before) };
}

function playable(text: GameText, declared: Declared, before: Declaration | undefined): Playable {
  const earlier = before?.game.declared;
  if (before?.playable?.problem.id === text.name && earlier && isSameGame(declared, earlier)) return before.playable;
  const ruleset = rulesetOf(declared.rules);
  const problem = problemFrom(text.name, declared, ruleset);
  texts.set(problem, text);
  return { problem, ruleset };
}

const texts = new WeakMap<Problem, GameText>();

/** Gives the lines that make a problem, for another thread to make it of; undefined for one that is built in. */
export const linesOfProblem = (problem: Problem): GameText | undefined => texts.get(problem);

/** Does it make no difference which of the two is played? Lines do not matter, nor do claims that nothing rests on. */
function isSameGame(one: Declared, other: Declared): boolean {
  const { claims, ...rules } = one.rules;
  const { claims: otherClaims, ...otherRules } = other.rules;
  return (
    isSameData(rules, otherRules) &&
    isSameData(trusted(claims), trusted(otherClaims)) &&
    isSameData(one.output, other.output) &&
    isSameData(one.players, other.players) &&
    isSameData(one.about, other.about) &&
    isSameData(one.usedByRules, other.usedByRules) &&
    isReadAlike(one, other)
  );
}

/** An answer names a trusted claim by its number among all. */
const trusted = (claims: readonly Claim[]): readonly Claim[] =>
  claims.some(({ isTrusted }) => isTrusted) ? claims : [];

/** Do both find the same cases, with the same mistakes, in any text? */
export function isReadAlike(one: Declared, other: Declared): boolean {
  return (
    isSameData(one.input, other.input) &&
    isSameData(one.questions, other.questions) &&
    isSameData(one.usedByQuestions, other.usedByQuestions) &&
    isSameData(one.conditions, other.conditions) &&
    one.isPlain === other.isPlain &&
    one.each === other.each
  );
}
