import type { Message } from '../text/message';
import type { Natural } from '../text/natural';

/**
 * Who wins with best play: 𝒩, the player to move next, or 𝒫, the player who moved before.
 * `unknown` is for positions beyond what is proved or what the step budget allows; `explain` then says why.
 */
export type Outcome = 'N' | 'P' | 'unknown';

/**
 * The rules of a game and its theory. A ruleset is mathematics: it knows no text, no judge and no editor.
 *
 * `moves` and `play` are the rules. Everything else is a theorem that the tests check against a plain search over
 * these two. No function throws on a position that the ruleset can hold, and none works longer than a bounded number
 * of steps.
 */
export interface Ruleset<Position, Move> {
  /** The name of its file and of its page in `docs/`. */
  readonly name: string;
  /** What people call the game. */
  readonly title: Message;

  /**
   * Set where the player who makes the last move loses: the player who cannot move then wins, so the end of the game is
   * 𝒩.
   */
  readonly misere?: true;

  /** Returns all legal moves, each once, in an order that never changes. None at the end of the game. */
  moves(position: Position): Iterable<Move>;
  /** Returns the position after a legal move. The given position is left as it is. */
  play(position: Position, move: Move): Position;

  /** Returns the theorem. */
  outcome(position: Position): Outcome;
  /**
   * Returns all moves to a 𝒫-position, at the front the one that `explain` tells to play. Empty unless the outcome is
   * 𝒩.
   */
  winningMoves(position: Position): WinningMoves<Move>;
  /**
   * Returns the answer to a legal move from a 𝒫-position that `explain` tells there, where that depends on the move: to
   * copy it, or to complete a sum. It is one of the winning moves. Where this is left out, the first winning move is
   * the answer.
   */
  answer?(position: Position, move: Move): Move | undefined;
  /** Returns the first of them, where that takes less time than all. */
  winningMove?(position: Position): Move | undefined;
  /** Returns the move to go on with where none wins; the first legal move where this is left out. */
  reply?(position: Position): Move | undefined;
  /**
   * The work to be done before the outcome of a position is told, where it may take long: a caller with something else to do
   * does it in slices. Slices change no answer, and an answer that is asked for without it does all of the work at once.
   */
  prepare?(position: Position): Work;
  /** The same before the outcome is explained. */
  prepareReasons?(position: Position): Work;
  /** Returns the Grundy value, where the theory has one and it is within the budget. */
  grundy?(position: Position): Natural | undefined;

  /** Why the outcome is what it is, in a few sentences that a contestant can check by hand. */
  explain(position: Position): Explanation;
  /**
   * Returns the position in the game's usual notation, as short as is clear. Different positions have different
   * notations. A caller that gives `room` looks at no more than so many units and one, so a long list may end there.
   */
  notation(position: Position, room?: number): string;
  /**
   * Returns the notation without what stays the same for a whole game, where positions of one game follow each other.
   */
  brief?(position: Position, room?: number): string;
  /** Returns the move as an instruction: "take 3 from heap 2". A clause without a capital or a full stop. */
  describe(position: Position, move: Move): Message;
  /** Tells whether that says already what the move leaves; it does not where this is left out. */
  tellsResult?(position: Position, move: Move): boolean;
}

/** Winning moves, of which there may be more than are listed if it is said. */
export type WinningMoves<Move> = readonly Move[] & { readonly isCut?: true };

/** Returns the moves as a list of which it is said whether it is cut. */
export const listed = <Move>(moves: readonly Move[], isCut = false): WinningMoves<Move> =>
  isCut ? Object.assign([...moves], { isCut: true as const }) : moves;

/** Something that may take long. To do it in slices makes no difference. */
export interface Work {
  /** Goes on for about so many steps; true if all is done. */
  advance(steps: number): boolean;
}

/** Steps between two pauses, which take a few milliseconds. */
const STEPS_BETWEEN_PAUSES = 200_000;

/** Does all of the work, with pauses. */
export function* inPauses(work: Work): Generator<undefined, void> {
  while (!work.advance(STEPS_BETWEEN_PAUSES)) yield;
}

/** Works towards the outcome of a position; hardly any takes a pause. */
export function* prepare(ruleset: AnyRuleset, position: unknown): Generator<undefined, void> {
  const work = ruleset.prepare?.(position);
  if (work?.advance(STEPS_BETWEEN_PAUSES) === false) yield* inPauses(work);
}

export const briefly = (ruleset: AnyRuleset, position: unknown, room?: number): string =>
  ruleset.brief?.(position, room) ?? ruleset.notation(position, room);

/** Returns the first winning move; undefined if there is none. */
export const firstWinningMove = (ruleset: AnyRuleset, position: unknown): unknown =>
  ruleset.winningMove ? ruleset.winningMove(position) : (ruleset.winningMoves(position) as readonly unknown[])[0];

/** Returns the first of the items, as many as fill the room; all where none is given. */
export const within = <Item>(items: readonly Item[], room = Infinity): readonly Item[] =>
  items.length > room ? items.slice(0, room + 1) : items;

/** A reason as data, in the order to read it. */
export type Explanation = readonly Reason[];

/** One sentence, a table, or lines to be shown in a fixed-width font. */
export type Reason = (Message | Table | Drawing) & Telling;

interface Telling {
  /** The move that it tells the player to move to play: the first winning move, which the line of play goes on with. */
  readonly plays?: unknown;
}

/** Returns a reason that tells to play a move; as it was where there is no move. */
export const telling = (move: unknown, reason: Reason): Reason =>
  move === undefined ? reason : { ...reason, plays: move };

export interface Table {
  readonly head: readonly (Message | string)[];
  readonly rows: readonly (readonly (Message | string)[])[];
}

export interface Drawing {
  readonly lines: readonly string[];
}

/** A ruleset whose positions and moves are its own affair: what an index of rulesets holds. */
// oxlint-disable-next-line typescript/no-explicit-any -- positions and moves never cross between rulesets
export type AnyRuleset = Ruleset<any, any>;
