/** The move that leaves given parts: as `movesOf` has it, without going through all others where an arrow tells which it is. */
import { minus, type Natural, quotient } from '../../text/natural';
import type { Engine } from './engine';
import type { Meter } from './expressions/closures';
import { begin, newWalk, reachesWith } from './expressions/walk';
import { keyOf, type OwnMove, resultsOf, turnsIn } from './positions';
import type { OwnPosition } from './rules';
import type { Part } from './strategy';

/** Other moves are gone through for no longer than this. */
const STEPS = 200_000;

/** Finds the move in one part that leaves these; undefined if there is none, or if it takes too long to find. */
export function moveTo(
  engine: Engine,
  position: OwnPosition,
  index: number,
  results: readonly Part[],
): OwnMove | undefined {
  if (!canMoveAlone(engine, position) || position.parts[index] === undefined) return undefined;
  const meter: Meter = { left: STEPS, until: 0 };
  const [only, another] = results;
  const found = only && another === undefined ? guessed(engine, position, index, only, meter) : undefined;
  if (found) return { turns: [{ part: index, results: found }] };
  const wanted = keyOf(results);
  for (const turn of turnsIn(engine, position, index, meter))
    if (keyOf(turn.results) === wanted) return { turns: [turn] };
  return undefined;
}

/** Goes through the moves in one part alone; none where others have to be moved in, too. */
export function* movesIn(engine: Engine, position: OwnPosition, index: number, meter: Meter): Generator<OwnMove> {
  if (!canMoveAlone(engine, position)) return;
  for (const turn of turnsIn(engine, position, index, meter)) yield { turns: [turn] };
}

const canMoveAlone = ({ rules }: Engine, { parts }: OwnPosition): boolean => rules.sum !== 'all' || parts.length === 1;

/** Tries the arrows of one variable with what it mostly stands for: what is taken, what is left, how often the other. */
function guessed(
  engine: Engine,
  { numbers, parts }: OwnPosition,
  index: number,
  wanted: Part,
  meter: Meter,
): readonly Part[] | undefined {
  const part = parts[index]!;
  const walk = newWalk(meter);
  begin(walk, engine.coreOf(part));
  const guesses = guessesOf(part, wanted);
  for (const loops of engine.variantOf(numbers, part).program)
    for (const value of loops.results.length === 1 ? guesses : []) {
      meter.left -= loops.steps;
      if (meter.left <= 0) return undefined;
      if (!reachesWith(loops, walk, value)) continue;
      const results = resultsOf(engine, part, walk);
      if (keyOf(results) === keyOf([wanted])) return results;
    }
  return undefined;
}

function guessesOf(part: Part, wanted: Part): Natural[] {
  const guesses: Natural[] = [0];
  for (const [index, left] of wanted.entries()) {
    const before = part[index] ?? 0;
    const difference = left < before ? minus(before, left) : minus(left, before);
    guesses.push(left, difference);
    for (const other of part) if (other !== 0) guesses.push(quotient(difference, other));
  }
  return guesses;
}
