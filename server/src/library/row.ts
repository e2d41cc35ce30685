/**
 * What the table of the library holds of a problem: what lists and layouts need, ready to be used, and its rules as a text
 * that is read when somebody plays.
 */
import type { Format } from '../formats/format';
import { gameOf } from '../games/game';
import { isRuleKey } from '../games/keyNames';
import { type GameText, readRulesFile } from '../games/lines';
import { problemFrom } from '../games/problem';
import type { Alias, Problem } from '../problems/problem';
import { rulesetOf } from '../rulesets/own/ruleset';
import type { Finding } from '../text/finding';

export interface Row {
  readonly id: string;
  readonly title: string;
  readonly url?: string;
  readonly aliases?: readonly Alias[];
  readonly note?: string;
  readonly sample: Problem['sample'];
  /** Bounds beyond 2^53 stand in the table as their digits: JSON has no exact numbers that are so large. */
  readonly input: Format;
  readonly each?: string;
  readonly isNumbered?: true;
  readonly boundsSuffice?: true;
  /** A later position can be written as a case. */
  readonly canRewrite?: true;
  /** The statement puts conditions on a case, beside bounds. */
  readonly hasConditions?: true;
  /** The lines that make the game. */
  readonly rules: string;
}

/** What was read of a file of the library. */
export interface Reading {
  readonly findings: readonly Finding[];
  /** Undefined if something is wrong with the file. */
  readonly row: Row | undefined;
  /** How it is known that the judge has these rules and words. */
  readonly confirmed: readonly string[];
}

/** Reads a file `ID.gamerules`. */
export function readRow(id: string, text: string): Reading {
  const lines = readRulesFile(text, id);
  const { findings, declared } = gameOf(lines);
  if (!declared) return { findings, row: undefined, confirmed: [] };
  const { about } = declared;
  const problem = problemFrom(id, declared, rulesetOf(declared.rules));
  const { title, url, aliases, sample, input, each, isNumbered, boundsSuffice, rewrite, breaches } = problem;
  const row: Row = {
    id,
    title,
    ...(url !== undefined && { url }),
    ...(aliases && { aliases }),
    ...(about.note !== undefined && { note: about.note }),
    sample,
    input,
    ...(each !== undefined && { each }),
    ...(isNumbered && { isNumbered }),
    ...(boundsSuffice && { boundsSuffice }),
    ...(rewrite && { canRewrite: true }),
    ...(breaches && { hasConditions: true }),
    rules: rulesIn(lines),
  };
  return { findings, row, confirmed: about.confirmed };
}

/** The lines that make the game, without what is said about it. */
const rulesIn = ({ lines }: GameText): string =>
  lines
    .filter(({ key }) => isRuleKey(key))
    .map(({ text }) => text)
    .join('\n');
