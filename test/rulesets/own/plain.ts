/** The plain way: recursion over the moves that generate.ts and evaluate.ts tell of. Everything fast is held to it. */
import { holds, type Scope, valueOf } from '../../../server/src/rulesets/own/expressions/evaluate';
import { bindings } from '../../../server/src/rulesets/own/expressions/generate';
import type { Numbers, Rules } from '../../../server/src/rulesets/own/rules';
import type { Natural } from '../../../server/src/text/natural';

export type Part = readonly Natural[];

export const NO_NUMBERS: Numbers = { constants: [], lists: [] };

/** What the moves from a part leave, as far as the work goes. */
export function* optionsOf(rules: Rules, numbers: Numbers, part: Part, work = { left: 1_000_000 }): Generator<Part[]> {
  const scope: Scope = { numbers, coordinates: part, variables: [], work };
  for (const arrow of rules.moves.flatMap(({ arrows }) => arrows))
    for (const inner of bindings(arrow.generators, scope)) {
      if (arrow.condition && !holds(arrow.condition, inner)) continue;
      const results = arrow.results.map((result) => result.map((each) => valueOf(each, inner)));
      if (results.flat().every((value) => value !== undefined && value >= 0)) yield results as Part[];
    }
}

/** Grundy values; undefined where a game need not end. */
export function grundyOf(rules: Rules, numbers: Numbers): (part: Part) => number | undefined {
  const known = new Map<string, number | 'open' | undefined>();
  const value = (part: Part): number | undefined => {
    const key = part.join();
    if (known.has(key)) {
      const found = known.get(key);
      return found === 'open' ? undefined : found;
    }
    known.set(key, 'open');
    const options = new Set<number>();
    let isEndless = false;
    for (const parts of optionsOf(rules, numbers, part)) {
      const values = parts.map(value);
      if (values.includes(undefined)) isEndless = true;
      options.add(values.reduce<number>((sum, each) => sum ^ (each ?? 0), 0));
    }
    let least = 0;
    while (options.has(least)) least++;
    known.set(key, isEndless ? undefined : least);
    return isEndless ? undefined : least;
  };
  return value;
}

/**
 * Whether the mover loses a sum, by the rules alone: each position is a list of parts. Undefined where the game need not end,
 * or if there are more positions than so many, or fifty times as many moves: a sum of many parts may have 2^parts of them.
 */
export function loserOf(
  rules: Rules,
  numbers: Numbers,
  most = 20_000,
): (parts: readonly Part[]) => boolean | undefined {
  const known = new Map<string, boolean | undefined>();
  const options = (part: Part): Part[][] => [...optionsOf(rules, numbers, part)];
  let left = 50 * most;
  const isLost = (parts: readonly Part[]): boolean | undefined => {
    const key = parts.map(String).sort().join(';');
    if (known.has(key) || known.size > most) return known.get(key);
    known.set(key, undefined);
    const outcomes: (boolean | undefined)[] = [];
    for (const after of positionsAfter(parts, options, rules.sum)) {
      if (left-- <= 0) return undefined;
      outcomes.push(isLost(after));
    }
    if (!outcomes.includes(undefined)) known.set(key, outcomes.length === 0 ? !rules.misere : !outcomes.includes(true));
    return known.get(key);
  };
  return isLost;
}

function* positionsAfter(
  parts: readonly Part[],
  options: (part: Part) => Part[][],
  sum: Rules['sum'],
): Generator<Part[]> {
  if (sum === 'one') {
    for (const [index, part] of parts.entries())
      for (const left of options(part)) yield [...parts.slice(0, index), ...left, ...parts.slice(index + 1)];
    return;
  }
  const choices = parts.map((part) => {
    const moves = options(part);
    const stays = sum === 'some' || moves.length === 0 ? [{ moved: false, left: [part] }] : [];
    return [...stays, ...moves.map((left) => ({ moved: true, left }))];
  });
  for (const choice of product(choices))
    if (choice.some(({ moved }) => moved)) yield choice.flatMap(({ left }) => left);
}

function* product<T>([first, ...rest]: readonly T[][]): Generator<T[]> {
  if (first === undefined) yield [];
  else for (const one of first) for (const others of product(rest)) yield [one, ...others];
}
