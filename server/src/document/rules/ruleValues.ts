/** The values of the heaps of a declared game, worked out when somebody asks for them, and kept as long as the game means the same. */
import { hasHeapValues, HeapValues } from '../../games/editing/values';
import { BUDGET } from '../../rulesets/own/plainStrategy';
import { reachOf } from '../../rulesets/own/reach';
import type { Numbers } from '../../rulesets/own/rules';
import { type Message, message } from '../../text/message';
import type { Declaration, Playable } from '../choice/declaration';
import type { GameDocument } from '../document';
import { numbersOfRules, numbersToExamine } from './claimFindings';
import { keyOf } from './examine';

const known = new WeakMap<Playable, Map<string, HeapValues>>();

/** The values for the first numbers that cases have; undefined if heaps have no values by these rules. */
export const valuesOf = (document: GameDocument): HeapValues | undefined =>
  document.choice.own && valuesFor(document.choice.own, numbersToExamine(document)[0]);

/** The same for a file of rules. */
export const valuesOfRules = (declaration: Declaration): HeapValues | undefined =>
  valuesFor(declaration, numbersOfRules(declaration)[0]);

function valuesFor(
  { game: { declared }, playable }: Declaration,
  numbers: Numbers | undefined,
): HeapValues | undefined {
  if (!declared || !playable || !numbers || !hasHeapValues(declared.rules)) return undefined;
  const all = known.get(playable) ?? new Map<string, HeapValues>();
  known.set(playable, all);
  const found = all.get(keyOf(numbers)) ?? new HeapValues(declared.rules, numbers);
  all.set(keyOf(numbers), found);
  return found;
}

/** Says how far a search goes by these rules, before one is begun; undefined if none is needed, or it is not known yet. */
export const reachIn = (document: GameDocument): Message | undefined =>
  document.choice.own && reachFor(document.choice.own, numbersToExamine(document)[0]);

/** The same for a file of rules. */
export const reachOfRules = (declaration: Declaration): Message | undefined =>
  reachFor(declaration, numbersOfRules(declaration)[0]);

function reachFor({ game: { declared }, playable }: Declaration, numbers: Numbers | undefined): Message | undefined {
  if (!declared || !playable || !numbers) return undefined;
  const reach = reachOf(declared.rules, numbers);
  if (reach === undefined) return undefined;
  return reach === 0
    ? message('No theory answers these rules, but a search of at most {0} steps.', BUDGET.search)
    : message('No theory answers these rules, but a search: numbers up to about {0} are within its reach.', reach);
}
