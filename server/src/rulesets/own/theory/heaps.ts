/** Games with one number of which the theory knows more than a search would: the choice among the theories. */
import { minus, type Natural, plus } from '../../../text/natural';
import { MAX_VALUES, takingOneOfMisere } from '../../theory/nimSequence';
import { takingAndBreaking } from '../../theory/octal';
import { theoryOf } from '../../theory/takes';
import type { AlgebraName } from '../algebra';
import type { Bound } from '../expressions/bind';
import type { Strategy } from '../strategy';
import { codeTheory } from './codeTheory';
import { rangeTheory } from './rangeTheory';
import { runTheory } from './runTheory';
import { sequenceTheory } from './sequenceTheory';
import { type HeapMoves, heapMovesOf } from './shape';
import { slowTheory } from './slowTheory';
import { upToTheory } from './upToTheory';
import { windowTheory } from './windowTheory';

/**
 * Returns the theory of the rules for one heap, if there is one. In place of an outcome it gives a Grundy value, which
 * is 0 where it is lost.
 */
export function heapTheory(bound: Bound, algebra: AlgebraName, codeSteps?: number): Strategy | undefined {
  if (algebra === 'suspense') return undefined;
  // A sum in which several parts may be moved in at once has no xor.
  if (algebra === 'outcome' && bound.arrows.some(({ results }) => results.length > 1)) return undefined;
  const moves = heapMovesOf(bound);
  return (
    (moves && theoryOfMoves(moves, bound, algebra, codeSteps)) ??
    windowTheory(bound, algebra) ??
    runTheory(bound, algebra)
  );
}

function theoryOfMoves(
  moves: readonly HeapMoves[],
  bound: Bound,
  algebra: AlgebraName,
  codeSteps?: number,
): Strategy | undefined {
  const [only, another] = moves;
  // Long ranges are not listed: where the range is another in each position, there is no end to that.
  if (algebra !== 'misere' && only?.kind === 'range' && another === undefined)
    return rangeTheory(only.least, only.most);
  const takes = finiteTakes(moves);
  if (algebra === 'misere') return takes && sequenceTheory(takingOneOfMisere(takes), { isOutcome: true });
  // The same as the subtraction game keeps for these takes.
  if (takes) return sequenceTheory(theoryOf(takes).sequence);
  const excluded = excludedOf(moves);
  if (excluded) return sequenceTheory(theoryOf({ allBut: excluded }).sequence, { excluded });
  const code = codeOf(moves);
  if (code) return codeTheory(takingAndBreaking(code.digits, code.isUnequal), codeSteps);
  if (only?.kind !== 'upTo' || another !== undefined) return undefined;
  return (only.least === 1 ? slowTheory(only.most) : undefined) ?? upToTheory(only.least, only.most, bound);
}

/** More takes are not listed. */
const LISTED = 100_000;

/** Returns all takes, ascending, if they are not too many; none is larger than tables can be. */
export function finiteTakes(moves: readonly HeapMoves[]): readonly number[] | undefined {
  const takes = new Set<Natural>();
  for (const move of moves) {
    const listed = listedTakes(move, LISTED);
    if (listed === undefined) return undefined;
    for (const take of listed) takes.add(take);
  }
  return tabled(takes);
}

function listedTakes(move: HeapMoves, most: number): readonly Natural[] | undefined {
  if (move.kind === 'takes') return move.takes;
  if (move.kind !== 'range') return undefined;
  if (move.most >= move.least && minus(move.most, move.least) >= most) return undefined;
  const takes: Natural[] = [];
  for (let take = move.least; take <= move.most; take = plus(take, 1)) takes.push(take);
  return takes;
}

/** Ascending, if tables can have them. */
function tabled(numbers: Iterable<Natural>): readonly number[] | undefined {
  const sorted: number[] = [];
  for (const number of numbers) {
    if (number > MAX_VALUES) return undefined;
    sorted.push(Number(number));
  }
  return sorted.sort((a, b) => a - b);
}

/**
 * Returns what may not be taken, where everything else may: neither a take of another move, nor what all such moves
 * leave out.
 */
export function excludedOf(moves: readonly HeapMoves[]): readonly number[] | undefined {
  const open = moves.filter((move) => move.kind === 'allBut');
  const [first] = open;
  if (first === undefined || moves.some(({ kind }) => kind === 'digit' || kind === 'upTo')) return undefined;
  const isTaken = (take: Natural): boolean =>
    moves.some((move) => {
      if (move.kind === 'allBut') return !move.excluded.includes(take);
      if (move.kind === 'range') return move.least <= take && take <= move.most;
      return move.kind === 'takes' && move.takes.includes(take);
    });
  return tabled(new Set(first.excluded.filter((take) => !isTaken(take))));
}

/** The longest code that is made of takes. */
const LONGEST_CODE = 1000;

/** Returns the digits of a take-and-break code, takes included. */
export function codeOf(
  moves: readonly HeapMoves[],
): { readonly digits: readonly number[]; readonly isUnequal: boolean } | undefined {
  const digits: number[] = [0];
  const breaks = moves.filter((move) => move.kind === 'digit' && move.digit >= 4);
  const isUnequal = breaks.some((move) => move.kind === 'digit' && move.isUnequal);
  if (isUnequal && breaks.length > 1) return undefined;
  for (const move of moves) {
    const takes = move.kind === 'digit' ? [move.take] : listedTakes(move, LONGEST_CODE);
    if (takes === undefined || takes.some((take) => take > LONGEST_CODE)) return undefined;
    for (const take of takes) {
      while (digits.length <= take) digits.push(0);
      digits[Number(take)]! |= move.kind === 'digit' ? move.digit : 3;
    }
  }
  return { digits, isUnequal };
}
