/**
 * Rows of apples.
 *
 * Rules: rows of apples. A move takes any number of apples, at least one, that lie side by side in one row; gaps do not
 * close, so a take from within a row leaves two rows. The player who takes the last apple loses.
 *
 * Theorem: the mover loses exactly as in misère Nim with the rows as heaps. If no row has more than one apple, that is
 * when the number of rows is odd; otherwise, when the nim-sum of the rows is 0. The winning moves are all that leave
 * such rows: besides those of misère Nim they split a row into two whose nim-sum is what Nim would leave.
 *
 * Why: rows of one apple are taken in turn, so their number decides. A player who faces exactly one row of two or more
 * wins by leaving none or one of it, whichever makes the number of rows odd; its nim-sum is not 0. With two or more
 * such rows and nim-sum 0, a move changes the nim-sum, since two rows a and b that n leaves have a xor b ≤ a + b < n,
 * and one of the others is still there. From any other nim-sum the moves of Nim, takes from an end, bring it to 0 and
 * keep two such rows, since a single one has no nim-sum 0.
 *
 * Source: the judge problem HDU 2509. Without the turn at the end it is the octal game ·777…, which is Nim (E.
 * Berlekamp, J. Conway, R. Guy, Winning Ways, chapter 4).
 */
import { message } from '../text/message';
import { minus, type Natural, plus, xor } from '../text/natural';
import { balanced, nimSum, unbalanced } from './nim';
import { type Explanation, type Reason, type Ruleset, telling } from './ruleset';
import { partsWithNimSum } from './theory/parts';

/** The apples of each row. A row that is taken whole is gone. */
export type AppleRowsPosition = readonly Natural[];

export interface AppleRowsMove {
  /** The index of the row. */
  readonly row: number;
  /** How many apples of the row stay to the left of the taken ones. */
  readonly left: Natural;
  /** At least 1. */
  readonly take: Natural;
}

export const appleRows: Ruleset<AppleRowsPosition, AppleRowsMove> = {
  name: 'appleRows',
  title: message('Rows of apples'),
  misere: true,

  *moves(rows) {
    for (const [row, apples] of rows.entries()) {
      for (let take: Natural = 1; take <= apples; take = plus(take, 1)) {
        const last = minus(apples, take);
        for (let left: Natural = 0; left <= last; left = plus(left, 1)) yield { row, left, take };
      }
    }
  },

  play(rows, { row, left, take }) {
    const right = minus(minus(rows[row] ?? 0, take), left);
    return [...rows.slice(0, row), ...[left, right].filter((apples) => apples !== 0), ...rows.slice(row + 1)];
  },

  outcome: (rows) => (nimSum(rows) === (rows.some(isLong) ? 0 : 1) ? 'P' : 'N'),

  /** The takes from an end as in Nim first; at most `LISTED` moves, and `explain` says if there are more. */
  winningMoves: (rows) => winning(rows, LISTED),

  reply(rows) {
    const row = rows.findIndex((apples) => apples !== 0);
    return row < 0 ? undefined : { row, left: 0, take: 1 };
  },

  explain(rows) {
    if (rows.every((apples) => apples === 0))
      return [message('No apple is left, so the game is over: the player who took the last one has lost.')];
    const reasons = reasonsFor(rows);
    return winning(rows, LISTED + 1).length > LISTED
      ? [...reasons, message('More moves win than are listed: the list ends after {0} of them.', LISTED)]
      : reasons;
  },

  notation: (rows) => `(${rows.join(', ')})`,

  describe(rows, { row, left, take }) {
    if (take === rows[row]) return message('take the whole row {0}', row + 1);
    return take === 1
      ? message('take apple {0} of row {1}', plus(left, 1), row + 1)
      : message('take apples {0} to {1} of row {2}', plus(left, 1), plus(left, take), row + 1);
  },
};

/** At most so many winning moves are listed: a long row can be split in many ways. */
const LISTED = 1024;

const isLong = (apples: Natural): boolean => apples > 1;

/** Returns the only row of two or more apples; undefined if there is none, or another one. */
function onlyLongRow(rows: AppleRowsPosition): number | undefined {
  const row = rows.findIndex(isLong);
  return row >= 0 && rows.findLastIndex(isLong) === row ? row : undefined;
}

/** Returns the winning moves, but not more than asked for: from the ends of rows first. */
function winning(rows: AppleRowsPosition, most: number): AppleRowsMove[] {
  const moves: AppleRowsMove[] = [];
  for (const move of everyWinning(rows)) {
    if (moves.length === most) break;
    moves.push(move);
  }
  return moves;
}

function* everyWinning(rows: AppleRowsPosition): Generator<AppleRowsMove> {
  if (appleRows.outcome(rows) === 'P') return;
  const sum = nimSum(rows);
  const only = onlyLongRow(rows);
  const hasLong = rows.some(isLong);
  const leave = (row: number): Natural => (hasLong ? toLeave(rows, row, sum, only) : 0);
  for (const [row, apples] of rows.entries()) yield* fromEnds(row, apples, leave(row));
  for (const [row, apples] of rows.entries()) {
    const splits = row === only ? splitsOfOnly(apples, leave(row)) : partsWithNimSum(leave(row), apples);
    for (const [left, right] of splits)
      if (left !== 0 && right !== 0) yield { row, left, take: minus(apples, plus(left, right)) };
  }
}

/**
 * Returns how many apples of a row a winning take from its end leaves while a row is long; if they are not fewer, there
 * is no such take.
 */
function toLeave(rows: AppleRowsPosition, row: number, sum: Natural, only: number | undefined): Natural {
  const nim = xor(rows[row] ?? 0, sum);
  if (only === undefined) return nim;
  // The nim-sum of the other rows, none longer than one apple, is the parity of their number, and one more has to be
  // odd.
  return row === only ? xor(nim, 1) : (rows[row] ?? 0);
}

function* fromEnds(row: number, apples: Natural, left: Natural): Generator<AppleRowsMove> {
  if (left >= apples) return;
  yield { row, left: 0, take: minus(apples, left) };
  if (left !== 0) yield { row, left, take: minus(apples, left) };
}

/**
 * Returns the splits of the only long row: into single apples, so that an odd number of rows is left, or with nim-sum 0
 * in all.
 */
function* splitsOfOnly(apples: Natural, toLeave: Natural): Generator<readonly [Natural, Natural]> {
  if (toLeave === 0 && apples > 2) yield [1, 1];
  for (const parts of partsWithNimSum(xor(toLeave, 1), apples)) if (parts.some(isLong)) yield parts;
}

const RULE = message(
  'Each row counts as a heap of misère Nim: while some row has two or more apples, the nim-sum decides; once none has, whoever faces an odd number of rows loses.',
);

function reasonsFor(rows: AppleRowsPosition): Explanation {
  const [first] = winning(rows, 1);
  if (!rows.some(isLong)) return [telling(first, onlySingles(rows))];
  const only = onlyLongRow(rows);
  if (only !== undefined) return [RULE, telling(first, lastLongRow(rows, only))];
  if (nimSum(rows) === 0)
    return [
      RULE,
      ...balanced(rows),
      message('To split a row changes the nim-sum as well: what is left of n apples has a nim-sum below n.'),
    ];
  return [
    RULE,
    // The move of Nim that is told there is a take from an end here.
    ...unbalanced(rows).map((reason) => (reason.plays === undefined ? reason : telling(first, reason))),
    message('Take from the end of a row, or split the row into two that have the nim-sum which is to be left.'),
  ];
}

function onlySingles(rows: AppleRowsPosition): Reason {
  const ones = rows.filter((apples) => apples === 1).length;
  return ones % 2 === 0
    ? message(
        'No row has more than one apple, and their number, {0}, is even: the opponent has to take the last one.',
        ones,
      )
    : message(
        'No row has more than one apple, and their number, {0}, is odd: the player to move has to take the last one.',
        ones,
      );
}

function lastLongRow(rows: AppleRowsPosition, row: number): Reason {
  const apples = rows[row] ?? 0;
  return toLeave(rows, row, nimSum(rows), row) === 0
    ? message(
        'Row {0}, with {1} apples, is the only one with two or more, and the number of the others is odd: take the whole row, and the opponent faces an odd number of rows.',
        row + 1,
        apples,
      )
    : message(
        'Row {0}, with {1} apples, is the only one with two or more, and the number of the others is even: leave one apple of it, and the opponent faces an odd number of rows.',
        row + 1,
        apples,
      );
}
