/** Rules that differ from those of a game in one place, as the rules of a program do that gets them wrong. */
import type { Arrow, Condition, Expression, Generator, Move, NumberSet, Rules } from '../rulesets/own/rules';
import { type Message, message } from '../text/message';

/** The player who makes the last move is the other one. */
export const otherEnding = (rules: Rules): Rules => ({ ...rules, misere: !rules.misere, claims: [] });

/** Nim with all numbers as heaps: from any of them any number may be taken. */
export const nimRules = (rules: Rules): Rules => takeRules(rules, (heap) => ({ kind: 'range', from: ONE, to: heap }));

/** One is taken from any of the numbers, so the parity of their sum decides. */
export const parityRules = (rules: Rules): Rules => takeRules(rules, () => ({ kind: 'listed', members: [ONE] }));

const ONE: Expression = { kind: 'number', value: 1 };

function takeRules(rules: Rules, setFor: (heap: Expression) => NumberSet): Rules {
  const heaps = rules.coordinates.map((_, index): Expression => ({ kind: 'coordinate', index }));
  const moves = heaps.map((heap, coordinate): Move => {
    const set = setFor(heap);
    const taken: Expression = { kind: 'binary', operator: 'minus', left: heap, right: { kind: 'variable', index: 0 } };
    const arrow: Arrow = {
      generators: [{ kind: 'each', variable: 0, set }],
      names: ['k'],
      results: [heaps.map((other) => (other === heap ? taken : other))],
    };
    return { arrows: [arrow], short: { kind: 'take', coordinate, set } };
  });
  return { ...rules, moves, sum: 'one', misere: false, claims: [] };
}

/** Rules with one bound off by one, and what is wrong with it. */
export interface OffByOne {
  readonly rules: Rules;
  readonly explanation: Message;
  readonly formula: string;
}

/** What is changed, and how. */
interface Change<Changed> {
  readonly changed: Changed;
  readonly kind: 'end' | 'start' | 'comparison';
}

/** Gives the rules with each bound of a move off by one: the ends of a range, and comparisons. */
export function* boundsOffByOne(rules: Rules): Iterable<OffByOne> {
  for (const [place, move] of rules.moves.entries())
    for (const { changed, kind } of movesOffByOne(move))
      yield {
        rules: { ...rules, claims: [], moves: rules.moves.with(place, changed) },
        ...wordsFor(kind, place + 1),
      };
}

function wordsFor(kind: Change<unknown>['kind'], move: number): Pick<OffByOne, 'explanation' | 'formula'> {
  switch (kind) {
    case 'end':
      return { explanation: message('A range in move {0} ends one too early.', move), formula: 'k < n // k <= n' };
    case 'start':
      return { explanation: message('A range in move {0} begins one too late.', move), formula: 'k = 2 // k = 1' };
    case 'comparison':
      return {
        explanation: message('A comparison in move {0} treats equal numbers wrongly.', move),
        formula: '< // <=',
      };
  }
}

/** A short form is changed in the same way as the arrow that it stands for; other short forms are left out. */
function* movesOffByOne({ arrows, short }: Move): Iterable<Change<Move>> {
  for (const [place, arrow] of arrows.entries())
    for (const { changed, kind } of arrowsOffByOne(arrow)) {
      const [generator] = changed.generators;
      const set = short?.kind === 'take' && generator?.kind === 'each' ? generator.set : undefined;
      const isTake = short?.kind === 'take' && set && arrows.length === 1 && changed.generators.length === 1;
      const { condition } = changed;
      const move = {
        arrows: arrows.with(place, changed),
        ...(isTake && { short: { ...short, set, ...(condition && { condition }) } }),
      };
      yield { changed: move, kind };
    }
}

function* arrowsOffByOne(arrow: Arrow): Iterable<Change<Arrow>> {
  for (const [place, generator] of arrow.generators.entries())
    for (const { changed, kind } of generatorsOffByOne(generator))
      yield { changed: { ...arrow, generators: arrow.generators.with(place, changed) }, kind };
  for (const condition of conditionsOffByOne(arrow.condition))
    yield { changed: { ...arrow, condition }, kind: 'comparison' };
}

function* generatorsOffByOne(generator: Generator): Iterable<Change<Generator>> {
  if (generator.kind !== 'each' || generator.set.kind !== 'range') return;
  const { set } = generator;
  const to: Expression = { kind: 'binary', operator: 'minus', left: set.to, right: ONE };
  const from: Expression = { kind: 'binary', operator: 'plus', left: set.from, right: ONE };
  yield { changed: { ...generator, set: { ...set, to } }, kind: 'end' };
  yield { changed: { ...generator, set: { ...set, from } }, kind: 'start' };
}

const LOOSENED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' } as const;

function* conditionsOffByOne(condition: Condition | undefined): Iterable<Condition> {
  if (condition?.kind === 'comparison') {
    for (const [place, operator] of condition.operators.entries())
      if (operator !== '=' && operator !== '!=')
        yield { ...condition, operators: condition.operators.with(place, LOOSENED[operator]) };
  } else if (condition?.kind === 'and' || condition?.kind === 'or') {
    for (const [place, one] of condition.conditions.entries())
      for (const changed of conditionsOffByOne(one))
        yield { ...condition, conditions: condition.conditions.with(place, changed) };
  } else if (condition?.kind === 'not') {
    for (const changed of conditionsOffByOne(condition.condition)) yield { ...condition, condition: changed };
  }
}
