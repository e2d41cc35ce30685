/** Plays rules that are data by a plain search over all positions: slow, and as short as can be. */
import type { Scope } from '../../server/src/rulesets/own/expressions/evaluate';
import { holds, valueOf } from '../../server/src/rulesets/own/expressions/evaluate';
import { bindings } from '../../server/src/rulesets/own/expressions/generate';
import type { OwnPosition, Rules } from '../../server/src/rulesets/own/rules';
import type { Outcome, Ruleset } from '../../server/src/rulesets/ruleset';
import { message } from '../../server/src/text/message';
import type { Natural } from '../../server/src/text/natural';

type Part = readonly Natural[];
type Parts = readonly Part[];

/** A move is the parts that it leaves. */
export function plainRuleset(rules: Rules): Ruleset<OwnPosition, Parts> {
  const outcomes = new Map<string, Outcome>();

  /** What can become of one part. */
  function results(part: Part, { numbers }: OwnPosition): Parts[] {
    const scope: Scope = { numbers, coordinates: part, variables: [], work: { left: 100_000 } };
    const found: Parts[] = [];
    for (const { generators, condition, results } of rules.moves.flatMap(({ arrows }) => arrows))
      for (const bound of bindings(generators, scope)) {
        if (condition && !holds(condition, bound)) continue;
        const left = results.map((result) => result.map((expression) => valueOf(expression, bound)));
        if (left.every((one) => one.every((value) => value !== undefined && value >= 0)))
          found.push(left as Parts[number][]);
      }
    if (scope.work.left <= 0) throw new Error('too much for a plain search');
    return found;
  }

  function options(position: OwnPosition): Parts[] {
    const { parts } = position;
    const each = parts.map((part) => results(part, position));
    if (rules.sum === 'one')
      return each.flatMap((left, index) =>
        left.map((one) => [...parts.slice(0, index), ...one, ...parts.slice(index + 1)]),
      );
    let found: Parts[] = [[]];
    for (const [index, left] of each.entries()) {
      const stays = rules.sum === 'some' || left.length === 0 ? [[parts[index]!]] : [];
      found = found.flatMap((before) => [...stays, ...left].map((one) => [...before, ...one]));
    }
    return found.filter((left) => left.length !== parts.length || left.some((part, index) => part !== parts[index]));
  }

  function outcome(position: OwnPosition): Outcome {
    const key = JSON.stringify([position.numbers, [...position.parts].map(String).sort()]);
    const known = outcomes.get(key);
    if (known) return known;
    const left = options(position);
    const isWon =
      left.length === 0 ? rules.misere : left.some((parts) => outcome({ numbers: position.numbers, parts }) === 'P');
    outcomes.set(key, isWon ? 'N' : 'P');
    return isWon ? 'N' : 'P';
  }

  return {
    name: 'own',
    title: message('Nim'),
    moves: options,
    play: ({ numbers }, parts) => ({ numbers, parts }),
    outcome,
    winningMoves: (position) =>
      options(position).filter((parts) => outcome({ numbers: position.numbers, parts }) === 'P'),
    explain: () => [],
    notation: ({ parts }) => parts.map((part) => `(${part.join(', ')})`).join(' '),
    describe: () => message('Nim'),
  };
}
