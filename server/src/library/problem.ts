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
import { exactBounds } from './exactBounds';
import { lazily } from './lazy';
import type { Row } from './row';

export function problemOfRow(row: Row): Problem {
  const { canRewrite, hasConditions, rules, input, note, ...about } = row;
  let made: Problem | undefined;
  const play = (): Problem => (made ??= playable(row.id, rules));
  return {
    ...about,
    // What the library says is translated; what users write is not.
    ...(note !== undefined && { note: { template: note, args: [] } }),
    input: exactBounds(input),
    get players() {
      return play().players;
    },
    get positions() {
      return play().positions;
    },
    get output() {
      return play().output;
    },
    get answer() {
      return play().answer;
    },
    get own() {
      return play().own!;
    },
    ruleset: rulesetLike(() => play().ruleset as OwnRuleset),
    // Layouts are told apart without the rules, and answers of good cases need no objections.
    ...(!about.boundsSuffice && { objections: (fields) => play().objections?.(fields) ?? [] }),
    ...(hasConditions && { breaches: (fields) => play().breaches?.(fields) ?? [] }),
    ...(canRewrite && { rewrite: (fields, position, index) => play().rewrite?.(fields, position, index) }),
  };
}

function playable(id: string, rules: string): Problem {
  const { declared } = gameOf(readRulesFile(rules, id));
  if (!declared) throw new Error(`the rules of ${id} cannot be read`);
  return problemFrom(id, declared, rulesetOf(declared.rules));
}

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

const likeRuleset = lazily<OwnRuleset>(RULESET_KEYS);

/** The ruleset, under the name of the library’s page. */
const rulesetLike = (make: () => OwnRuleset): OwnRuleset =>
  likeRuleset({ name: 'library', title: message('A game of the library') }, make);
