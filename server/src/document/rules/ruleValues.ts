/** The values of the heaps of a declared game, worked out when somebody asks for them, and kept as long as the game means the same. */
import { hasHeapValues, HeapValues } from '../../games/editing/values';
import type { Numbers } from '../../rulesets/own/rules';
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
