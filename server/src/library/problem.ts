/**
 * A problem of the library: an ordinary one. Its rules are read when somebody plays, since there are many problems, and a
 * file holds one of them.
 */
import { gameOf } from '../games/game';
import { readRulesFile } from '../games/lines';
import { problemFrom } from '../games/problem';
import type { Problem } from '../problems/problem';
import { type OwnRuleset, rulesetOf } from '../rulesets/own/ruleset';
import { message } from '../text/message';
import { lazy } from './lazy';
import type { Row } from './row';

export function problemOfRow(row: Row): Problem {
  const { canRewrite, rules, ...about } = row;
  let made: Problem | undefined;
  const play = (): Problem => (made ??= playable(row.id, rules));
  const known: Partial<Problem> = {
    ...about,
    ruleset: rulesetLike(() => play().ruleset as OwnRuleset),
    // Layouts are told apart without the rules, and answers of good cases need no objections.
    ...(!about.boundsSuffice && { objections: (fields) => play().objections?.(fields) ?? [] }),
    ...(canRewrite && { rewrite: (fields, position, index) => play().rewrite?.(fields, position, index) }),
  };
  return lazy<Problem>(known, PLAYED, play);
}

/** What of a problem its rules say. */
const PLAYED: readonly (keyof Problem)[] = ['players', 'positions', 'output', 'answer', 'own'];

function playable(id: string, rules: string): Problem {
  const { declared } = gameOf(readRulesFile(rules, id));
  if (!declared) throw new Error(`the rules of ${id} cannot be read`);
  return problemFrom(id, declared, rulesetOf(declared.rules));
}

/** The ruleset, under the name of the library’s page. */
const rulesetLike = (make: () => OwnRuleset): OwnRuleset =>
  lazy<OwnRuleset>({ name: 'library', title: message('A game of the library') }, RULESET_KEYS, make);

/** All that rulesets of declared games have: a test compares. */
const RULESET_KEYS: readonly (keyof OwnRuleset)[] = [
  'misere',
  'coordinates',
  'moves',
  'movesIn',
  'moveTo',
  'play',
  'outcome',
  'winningMoves',
  'reply',
  'grundy',
  'explain',
  'notation',
  'brief',
  'describe',
  'prepare',
  'prepareReasons',
  'tellsResult',
];
