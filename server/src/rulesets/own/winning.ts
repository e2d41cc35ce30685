/** The moves that win. */
import { larger, type Natural, plus, xor } from '../../text/natural';
import { listed, type WinningMoves } from '../ruleset';
import type { Engine } from './engine';
import type { Meter } from './expressions/closures';
import { movesOf, type OwnMove, play, type Turn, turnsIn, turnsLeaving } from './positions';
import type { OwnPosition } from './rules';
import type { Part } from './strategy';
import { isLost, join, outcomeOf, provedOf, type Solver, valueOfPart, valueOfParts, valueWithin } from './verdict';

/** More winning moves than these are not listed, and no more steps are taken to find them. */
const LISTED = 1000;
const STEPS = 2_000_000;

/** The steps to find moves, and whether some moves have not been looked at. */
interface Looking extends Meter {
  isCut?: true;
}

/** Finds all moves that leave a lost position, as far as they are listed; none if the position is lost or not known. */
export function winningMoves(solver: Solver, position: OwnPosition): WinningMoves<OwnMove> {
  if (outcomeOf(solver, position) !== 'N') return [];
  const meter: Looking = { left: STEPS, until: 0 };
  const moves: OwnMove[] = [];
  for (const move of candidatesIn(solver, position, meter)) if (moves.push(move) === LISTED) break;
  return listed(moves, moves.length === LISTED || meter.left <= 0 || meter.isCut);
}

function candidatesIn(solver: Solver, position: OwnPosition, meter: Looking): Iterable<OwnMove> {
  if (!solver.isByValues(position)) return searched(solver, position, meter);
  const proved = provedOf(solver, position);
  const total = proved ? proved.value : valueOfParts(solver.engine, position, position.parts);
  if (total === undefined) return trusted(solver, position, meter);
  return solver.engine.rules.sum === 'one' ? single(solver, position, meter) : joined(solver, position, meter);
}

/** Moves that are looked at where a claim alone tells who wins, or there are far too many. */
const LOOKED = 100_000;

/** Finds moves to parts that the claims call lost. */
function* trusted({ engine, trust }: Solver, position: OwnPosition, meter: Meter): Generator<OwnMove> {
  meter.left = LOOKED;
  for (const turn of turnsIn(engine, position, 0, meter)) {
    const [left, another] = turn.results;
    if (left && another === undefined && trust?.of(position.numbers, left)?.outcome === 'P') yield { turns: [turn] };
  }
}

function* searched(solver: Solver, position: OwnPosition, meter: Meter): Generator<OwnMove> {
  for (const move of movesOf(solver.engine, position, meter))
    if (outcomeOf(solver, play(position, move)) === 'P') yield move;
}

/** Finds turns in one part after which the value of all is that of a lost sum. */
function* single({ engine }: Solver, position: OwnPosition, meter: Meter): Generator<OwnMove> {
  const values = position.parts.map((part) => valueOfPart(engine, position, part) ?? 0);
  const total = values.reduce((sum, value) => join(engine.algebra, sum, value), 0);
  for (const [index, value] of values.entries()) {
    // A part alone where whoever cannot move wins has to be left lost.
    const wanted = engine.algebra === 'nimber' ? xor(total, value) : 0;
    for (const turn of candidates(engine, position, index, wanted, meter))
      if (valueWithin(engine, position, turn.results, meter) === wanted) yield { turns: [turn] };
  }
}

/** Finds turns among which all are that leave this value: by the theory of the heap if it tells, else all turns. */
function* candidates(
  engine: Engine,
  position: OwnPosition,
  index: number,
  wanted: Natural,
  meter: Meter,
): Iterable<Turn> {
  const part = position.parts[index]!;
  const { strategy, program } = engine.variantOf(position.numbers, part);
  const [heap = 0] = engine.coreOf(part);
  if (strategy.heapsWorth !== undefined)
    for (const left of strategy.heapsWorth(wanted, heap, meter))
      yield { part: index, results: [engine.withCore(part, [left])] };
  else if (strategy.pairsWorth !== undefined && heap > SMALL)
    yield* turnsLeaving(engine, position, index, strategy.pairsWorth(wanted, heap, meter), meter);
  else {
    // Of a large heap that is split there are far too many: without a theory few of them are looked at.
    if (heap > SMALL && program.some(({ results }) => results.length > 1)) meter.left = Math.min(meter.left, LOOKED);
    yield* turnsIn(engine, position, index, meter);
  }
}

/** All turns of smaller heaps are looked at. */
const SMALL = 2000;

/** Finds the moves in several parts: the turns in each part that can be in a winning move, in all ways. */
function* joined({ engine }: Solver, position: OwnPosition, meter: Looking): Generator<OwnMove> {
  const values = position.parts.map((part) => valueOfPart(engine, position, part) ?? 0);
  const choices: (readonly Turn[])[] = [];
  for (const [index, value] of values.entries()) {
    // In one or more: exactly the parts that are won have to be left lost. In all: every part that can move has to.
    if (engine.algebra === 'outcome' ? isLost(engine.algebra, value) : value === 0) continue;
    choices.push(
      engine.algebra === 'outcome'
        ? lostTurns(engine, position, index, meter)
        : shortTurns(engine, position, index, values.reduce(larger, 0), meter),
    );
  }
  for (const turns of product(choices, meter))
    if (engine.algebra === 'outcome' || isLostAfter({ engine }, position, turns)) yield { turns };
}

/** Finds turns in a part that leave it lost. */
function lostTurns(engine: Engine, position: OwnPosition, index: number, all: Looking): readonly Turn[] {
  const turns: Turn[] = [];
  const meter: Meter = { left: STEPS, until: 0 };
  for (const turn of candidates(engine, position, index, 0, meter)) {
    const left = valueWithin(engine, position, turn.results, meter);
    if (left !== undefined && isLost(engine.algebra, left)) turns.push(turn);
    if (turns.length === LISTED) break;
  }
  if (turns.length === LISTED || meter.left <= 0) all.isCut = true;
  return turns;
}

/** Finds turns in a part of a sum that lasts so many moves, after which it lasts no longer: the longest are at the front. */
function shortTurns(
  engine: Engine,
  position: OwnPosition,
  index: number,
  total: Natural,
  all: Looking,
): readonly Turn[] {
  const [longest, others]: [Turn[], Turn[]] = [[], []];
  const meter: Meter = { left: STEPS, until: 0 };
  for (const turn of turnsIn(engine, position, index, meter)) {
    const left = valueWithin(engine, position, turn.results, meter);
    if (left === undefined || left >= total) continue;
    const found = plus(left, 1) === total ? longest : others;
    if (found.length < LISTED) found.push(turn);
    if (longest.length === LISTED) break;
  }
  if (longest.length === LISTED || others.length === LISTED || meter.left <= 0) all.isCut = true;
  return [...longest, ...others];
}

function isLostAfter({ engine }: { readonly engine: Engine }, position: OwnPosition, turns: readonly Turn[]): boolean {
  const parts: readonly Part[] = turns.flatMap(({ results }) => results);
  const value = valueOfParts(engine, position, parts);
  return value !== undefined && isLost(engine.algebra, value);
}

/** Takes one of each, in all ways, until the budget is spent. */
function* product<T>(choices: readonly (readonly T[])[], meter: Meter): Generator<readonly T[]> {
  if (choices.some((each) => each.length === 0)) return;
  const at = choices.map(() => 0);
  while (meter.left-- > 0) {
    yield choices.map((each, index) => each[at[index]!]!);
    let place = at.length - 1;
    for (; place >= 0 && at[place]! + 1 === choices[place]!.length; place--) at[place] = 0;
    if (place < 0) return;
    at[place]!++;
  }
}
