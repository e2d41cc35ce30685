/**
 * Rules that are those of a game whose theory is known here. They are recognized by what they say, never by a few
 * values, so whatever the theory tells of numbers of any size is told of them.
 */
import { minus, type Natural, times } from '../../../text/natural';
import type { BashMove } from '../../bash';
import { euclid, type EuclidMove } from '../../euclid';
import { fibonacciNim, type FibonacciNimMove } from '../../fibonacciNim';
import { lasker, type LaskerMove } from '../../lasker';
import { misereBash } from '../../misereBash';
import { misereNim } from '../../misereNim';
import { nim, type NimMove } from '../../nim';
import type { AnyRuleset } from '../../ruleset';
import { subtraction, type Takes } from '../../subtraction';
import { wythoff, type WythoffMove } from '../../wythoff';
import type { Engine } from '../engine';
import type { Bound } from '../expressions/bind';
import type { OwnMove } from '../positions';
import type { OwnPosition, Rules } from '../rules';
import type { Part } from '../strategy';
import { codeOf, excludedOf, finiteTakes } from './heaps';
import { isEuclid, isFibonacci, isWythoff } from './pairs';
import { heapMovesOf } from './shape';

/** A position of a known game that is the same as one of the declared game. */
export interface Twin {
  readonly ruleset: AnyRuleset;
  readonly position: unknown;
  /** Returns the move of the declared game that is this one in the known game. */
  move(inner: unknown): OwnMove;
}

/** What rules are, as far as positions of one kind go: for any number of heaps, or for one part. */
type Kin =
  | { readonly kind: 'nim' | 'lasker' | 'wythoff' | 'fibonacci' | 'euclid' }
  | { readonly kind: 'takes'; readonly takes: Takes }
  | { readonly kind: 'bash'; readonly most: Natural };

const kins = new WeakMap<Bound, Kin | 'none'>();

/** Returns the same position of a known game; undefined if the rules are not known, or not for such positions. */
export function twinOf(engine: Engine, position: OwnPosition): Twin | undefined {
  const { numbers, parts } = position;
  const [first] = parts;
  if (first === undefined) return undefined;
  const { bound } = engine.variantOf(numbers, first);
  let kin = kins.get(bound);
  if (kin === undefined) kins.set(bound, (kin = kinOf(bound, engine.rules) ?? 'none'));
  if (kin === 'none') return undefined;
  if (
    parts.length > 1 &&
    (engine.rules.sum !== 'one' || !parts.every((part) => engine.variantOf(numbers, part).bound === bound))
  )
    return undefined;
  return made(kin, engine, position);
}

function kinOf(bound: Bound, rules: Rules): Kin | undefined {
  if (bound.active.length === 2 && !rules.misere) {
    if (isEuclid(bound.arrows)) return { kind: 'euclid' };
    return isWythoff(bound.arrows)
      ? { kind: 'wythoff' }
      : isFibonacci(bound.arrows)
        ? { kind: 'fibonacci' }
        : undefined;
  }
  const moves = heapMovesOf(bound);
  if (moves === undefined) return undefined;
  const [only, another] = moves;
  const excluded = excludedOf(moves);
  if (excluded?.length === 0) return { kind: 'nim' };
  if (rules.misere)
    return only?.kind === 'range' && only.least === 1 && another === undefined
      ? { kind: 'bash', most: only.most }
      : undefined;
  if (excluded) return { kind: 'takes', takes: { allBut: excluded } };
  // A range has a theory of its own, which needs no table.
  if (only?.kind === 'range' && another === undefined && only.most > LISTED) return undefined;
  const takes = finiteTakes(moves);
  if (takes) return { kind: 'takes', takes };
  const others = moves.filter((move) => move.kind !== 'allBut' || move.excluded.length > 0);
  const isSplit = others.length > 0 && others.length < moves.length && codeOf(others)?.digits.join() === '4';
  return isSplit && !codeOf(others)!.isUnequal && rules.sum === 'one' ? { kind: 'lasker' } : undefined;
}

/** Longer ranges are not taken for a list. */
const LISTED = 64;

function made(kin: Kin, engine: Engine, { parts }: OwnPosition): Twin | undefined {
  const { misere } = engine.rules;
  const cores = parts.map((part) => engine.coreOf(part));
  const heaps = cores.map((core) => core[0]!);
  const turn = (part: number, ...left: readonly Part[]): OwnMove => ({
    turns: [{ part, results: left.map((core) => engine.withCore(parts[part]!, core)) }],
  });
  const takeFrom = (heap: number, take: Natural): OwnMove => turn(heap, [minus(heaps[heap]!, take)]);
  if (kin.kind === 'nim')
    return {
      ruleset: misere ? misereNim : nim,
      position: heaps,
      move: (move) => takeFrom((move as NimMove).heap, (move as NimMove).take),
    };
  if (kin.kind === 'takes')
    return {
      ruleset: subtraction,
      position: { heaps, takes: kin.takes },
      move: (move) => takeFrom((move as NimMove).heap, (move as NimMove).take),
    };
  if (kin.kind === 'lasker')
    return {
      ruleset: lasker,
      position: heaps,
      move(inner) {
        const move = inner as LaskerMove;
        if ('take' in move) return takeFrom(move.heap, move.take);
        return turn(move.heap, [move.split], [minus(heaps[move.heap]!, move.split)]);
      },
    };
  return parts.length === 1 ? pairTwin(kin as PairKin, cores[0]!, turn) : undefined;
}

/** What is known of one part alone. */
type PairKin = Extract<Kin, { kind: 'bash' }> | { readonly kind: 'wythoff' | 'fibonacci' | 'euclid' };

function pairTwin(
  kin: PairKin,
  core: Part,
  turn: (part: number, ...left: readonly Part[]) => OwnMove,
): Twin | undefined {
  const [a, b] = core as [Natural, Natural];
  const position = { a, b };
  const pair = (ruleset: AnyRuleset, play: (move: unknown) => typeof position): Twin => ({
    ruleset,
    position,
    move(inner) {
      const after = play(inner);
      return turn(0, [after.a, after.b]);
    },
  });
  switch (kin.kind) {
    case 'bash':
      return {
        ruleset: misereBash,
        position: { heap: a, most: kin.most },
        move: (move) => turn(0, [minus(a, (move as BashMove).take)]),
      };
    case 'fibonacci':
      return {
        ruleset: fibonacciNim,
        position: { heap: a, most: b },
        move: (move) => turn(0, [minus(a, (move as FibonacciNimMove).take), times((move as FibonacciNimMove).take, 2)]),
      };
    case 'wythoff':
      return pair(wythoff, (move) => wythoff.play(position, move as WythoffMove));
    case 'euclid':
      // From equal numbers the declared rules may have one move or two.
      return a === b ? undefined : pair(euclid, (move) => euclid.play(position, move as EuclidMove));
  }
}
