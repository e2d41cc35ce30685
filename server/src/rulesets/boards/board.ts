/** How a game is shown and played by hand: its picture, and how a move is made on it, choice by choice. */
import { type Message, message } from '../../text/message';
import { type Natural, parseNatural } from '../../text/natural';
import type { Picture } from '../picture';

/**
 * The choices that make a move, in the order in which they are made: the number of a heap, how many are taken. A path
 * is plain text, so that what shows a board needs to know nothing of the game.
 */
export type Path = readonly string[];

export interface Board<Position, Move> {
  /** Returns the picture; `turn` says who is to move, the player who began or the other, whose pieces keep their colours. */
  picture(position: Position, turn?: 0 | 1): Picture;
  /** Returns what may be chosen next; undefined if the choices so far lead to no move. */
  next(position: Position, chosen: Path): Next<Move> | undefined;
  /** Returns the choices that make a legal move. */
  path(position: Position, move: Move): Path;
}

/** The move is made, or there is more to choose. */
export type Next<Move> = { readonly move: Move } | Choices;

export interface Choices {
  /** What is asked, in a clause without a full stop: “how many?” */
  readonly prompt: Message;
  /** The pieces of the picture that stand for choices. */
  readonly spots: readonly Spot[];
  /** A number may be chosen as well, this one or those between. */
  readonly number?: NumberRange;
  /** Choices that are not in the picture. */
  readonly buttons?: readonly Button[];
  /** The piece that goes to where the spots are, if one does: it can be dragged there. */
  readonly held?: string;
}

export interface Spot {
  /** The name of the piece. */
  readonly piece: string;
  /** What it is, where the choice alone makes no move: “heap 2”. */
  readonly words?: Message;
  /** What is added to the path. */
  readonly choice: Path;
  /** With this choice the piece is held: it can be dragged at once to where it may go then. */
  readonly isCarried?: true;
}

export interface Button {
  readonly words: Message;
  readonly choice: Path;
}

export interface NumberRange {
  readonly from: Natural;
  readonly to: Natural;
  /** The only ones that are allowed, ascending; all if it is left out. */
  readonly only?: readonly Natural[];
  /** Those that are not allowed. */
  readonly not?: readonly Natural[];
}

/** A board whose positions and moves are its own affair. */
// oxlint-disable-next-line typescript/no-explicit-any -- positions and moves never cross between rulesets
export type AnyBoard = Board<any, any>;

/** More pieces are not offered one by one: whatever shows them shows no more. */
export const MOST_SPOTS = 400;

/** Returns the number that a choice stands for; undefined if it is none, or out of the range. */
export function chosenNumber(choice: string | undefined, range: NumberRange): Natural | undefined {
  const longest = String(range.to).length;
  if (choice === undefined || !/^(?:0|[1-9]\d*)$/.test(choice) || choice.length > longest) return undefined;
  const number = parseNatural(choice);
  return isIn(number, range) ? number : undefined;
}

export const isIn = (number: Natural, { from, to, only, not }: NumberRange): boolean =>
  number >= from && number <= to && only?.includes(number) !== false && not?.includes(number) !== true;

/** Asks for a number; the numbers of `spots` may be chosen on the picture. */
export const ask = (prompt: Message, number: NumberRange, spots: readonly Spot[] = []): Choices => ({
  prompt,
  spots,
  number,
});

export const howMany = message('how many?');
