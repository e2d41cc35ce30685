/**
 * What a position looks like, as data: what there is to see, not where it stands or how it is coloured. Each kind has
 * one layout (`pictures/`), and each of its pieces a name, so that a move can be made on the picture.
 */
import type { Message } from '../text/message';
import type { Natural } from '../text/natural';

export type Picture = (Heaps | Rows | Ring | Lanes | Squares | Boxes | Numbers | Rectangle | Track | Plane) & Captioned;

interface Captioned {
  /** What the pieces alone do not show, in a few words: “at most 3 may be taken”. */
  readonly caption?: Message;
}

/** Heaps side by side. Pieces: `heap i`, and in it `counter i k`, with k − 1 counters above it; `both`. */
export interface Heaps {
  readonly kind: 'heaps';
  readonly sizes: readonly Natural[];
  /** A bracket joins two heaps, from which the same number may be taken. */
  readonly isJoined?: true;
}

/** Coins side by side in rows. Pieces: `row i`, and in it `coin i k`, k from 0. */
export interface Rows {
  readonly kind: 'rows';
  readonly sizes: readonly Natural[];
}

/** Coins in a circle. Pieces: `row 0`, `coin 0 k`. */
export interface Ring {
  readonly kind: 'ring';
  readonly coins: Natural;
}

/** Rows of cells with men on them. Pieces: `man i k`, `cell i c`, c from 1. */
export interface Lanes {
  readonly kind: 'lanes';
  /** How many cells each row has; undefined if it ends with the last man. */
  readonly cells?: Natural;
  readonly rows: readonly (readonly Man[])[];
}

export interface Man {
  readonly cell: Natural;
  /** Whose it is: of the player who began, or of the other. */
  readonly side: 'first' | 'second';
}

/** A board of squares with a stone on one of them. Pieces: `stone`; `square r c`, r and c from 1 at the top left corner. */
export interface Squares {
  readonly kind: 'squares';
  readonly rows: Natural;
  readonly columns: Natural;
  readonly stone: Square;
  /** The squares that were entered before, in this order. */
  readonly path: readonly Square[];
}

export interface Square {
  readonly row: Natural;
  readonly column: Natural;
}

/** Boxes on steps. Pieces: `box i`, i from 1. */
export interface Boxes {
  readonly kind: 'boxes';
  readonly boxes: readonly Box[];
}

export interface Box {
  readonly cards: Natural;
  /** How many moves its cards are from the end of the stairs. */
  readonly step: number;
}

/** Numbers of which some are free. Pieces: `number n`. */
export interface Numbers {
  readonly kind: 'numbers';
  readonly from: number;
  readonly to: number;
  readonly free: readonly number[];
}

/**
 * A rectangle of two numbers, cut into squares as Euclid’s algorithm does. Pieces: `cut k`: the first k of the largest
 * squares.
 */
export interface Rectangle {
  readonly kind: 'rectangle';
  readonly a: Natural;
  readonly b: Natural;
}

/** A way from 0 to a goal. Pieces: `goal`, and the numbers in reach, `mark n`. */
export interface Track {
  readonly kind: 'track';
  readonly at: Natural;
  readonly goal: Natural;
  /** The numbers that the next move can lead to, if they are few. */
  readonly reach: readonly Natural[];
  /** Its lengths are those of logarithms. */
  readonly isLogarithmic?: true;
}

/** Points with two coordinates. Pieces: `point x y`; `stone`, where there is one. */
export interface Plane {
  readonly kind: 'plane';
  readonly names: readonly [string, string];
  readonly points: readonly (readonly [Natural, Natural])[];
}
