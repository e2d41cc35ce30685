/**
 * A declared game, as a ruleset like any other.
 *
 * Rules: those of the declaration (`rules.ts`). Theorems: those of the theory that the rules turn out to belong to
 * (`heaps.ts`, `recognize.ts`), and beyond them a plain search within a budget of steps; what that does not reach is
 * unknown.
 */
import { message } from '../../text/message';
import type { Natural } from '../../text/natural';
import { listed, type Ruleset } from '../ruleset';
import { subtraction } from '../subtraction';
import { firstOf } from '../theory/takes';
import { trustIn } from './claims/trust';
import { explain, shownPart } from './explain';
import { movesIn, moveTo } from './moveTo';
import { BUDGET, type Budget } from './plainStrategy';
import { movesOf, type OwnMove, play } from './positions';
import type { OwnPosition, Rules } from './rules';
import type { Part } from './strategy';
import { twinOf } from './theory/recognize';
import { outcomeOf, type Solver, solverOf, valueOfParts, type Work, workOf } from './verdict';
import { winningMoves } from './winning';
import { briefOf, describe, notationOf, tellsResult } from './words';

export type { OwnMove } from './positions';
export type { Work } from './verdict';

export interface OwnRuleset extends Ruleset<OwnPosition, OwnMove> {
  /** The names of the numbers of a part. */
  readonly coordinates: readonly string[];
  /** Goes through the moves in one part alone; none where others have to be moved in, too. */
  movesIn(position: OwnPosition, part: number): Iterable<OwnMove>;
  /** Finds the move in one part that leaves these; undefined if there is none, or if it takes too long to find. */
  moveTo(position: OwnPosition, part: number, results: readonly Part[]): OwnMove | undefined;
  /**
   * Returns the work to be done before the outcome of a position is told, for those who want to do something else in
   * between.
   */
  prepare(position: OwnPosition): Work;
  /** Returns the same before its outcome is explained: to prove a period may take longer than to find one value. */
  prepareReasons(position: OwnPosition): Work;
}

/** Where a claim answers what a search does not reach, the search need not take long. */
const BEFORE_TRUST: Budget = { quick: 100_000, table: 200_000, search: 0 };

/** Moves are gone through for no longer than this. */
const STEPS = 5_000_000;

export function rulesetOf(rules: Rules, budget: Budget = BUDGET): OwnRuleset {
  const trust = trustIn(rules);
  const solver = solverOf(rules, trust ? BEFORE_TRUST : budget, trust);
  return {
    name: 'own-games',
    title: message('A game of your own'),
    ...(rules.misere && { misere: true }),

    coordinates: rules.coordinates,
    moves: (position) => movesOf(solver.engine, position, { left: STEPS, until: 0 }),
    movesIn: (position, part) => movesIn(solver.engine, position, part, { left: STEPS, until: 0 }),
    moveTo: (position, part, results) => moveTo(solver.engine, position, part, results),
    play,

    outcome(position) {
      const twin = twinOf(solver.engine, position);
      return twin ? twin.ruleset.outcome(twin.position) : outcomeOf(solver, position);
    },

    winningMoves(position) {
      const twin = twinOf(solver.engine, position);
      if (!twin) return winningMoves(solver, position);
      const moves = twin.ruleset.winningMoves(twin.position);
      return listed(moves.map(twin.move), moves.isCut);
    },

    reply(position) {
      const twin = twinOf(solver.engine, position);
      const move: unknown = twin?.ruleset.reply?.(twin.position);
      return move === undefined
        ? firstOf(movesOf(solver.engine, position, { left: STEPS, until: 0 }))
        : twin?.move(move);
    },

    ...(rules.sum === 'one' && !rules.misere && { grundy: (position) => grundyOf(solver, position) }),

    explain: (position) => explain(solver, position),
    notation: (position, room) => notationOf(rules, position, room),
    brief: briefOf,
    describe: (position, move) => describe(solver.engine, position, move),
    tellsResult,

    prepare: (position) => (isKnown(solver, position) ? DONE : workOf(solver, position)),
    prepareReasons(position) {
      if (isKnown(solver, position)) return DONE;
      const [outcome, cycles] = [workOf(solver, position), cyclesOf(solver, position)];
      return { advance: (steps) => outcome.advance(steps) && cycles.advance(steps) };
    },
  };
}

const DONE: Work = { advance: () => true };

/** Tells whether a theorem tells everything at once. Only the tables of the subtraction game may take long. */
function isKnown({ engine }: Solver, position: OwnPosition): boolean {
  const twin = twinOf(engine, position);
  return twin !== undefined && twin.ruleset !== subtraction;
}

/** Makes the work towards the period of the values of the part that is explained. */
function cyclesOf({ engine, isByValues }: Solver, position: OwnPosition): Work {
  if (!isByValues(position)) return DONE;
  let part: Part | undefined;
  return {
    advance(steps) {
      part ??= shownPart(engine, position);
      if (part === undefined) return true;
      const { strategy } = engine.variantOf(position.numbers, part);
      return strategy.cycle === undefined || strategy.advance([Infinity], steps);
    },
  };
}

function grundyOf({ engine }: Solver, position: OwnPosition): Natural | undefined {
  const twin = twinOf(engine, position);
  return twin ? twin.ruleset.grundy?.(twin.position) : valueOfParts(engine, position, position.parts);
}
