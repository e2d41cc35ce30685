/**
 * The corner game ("kiki's game").
 *
 * Rules: a coin lies in the top right corner of a board. A move pushes it one square to the left, down, or diagonally
 * down-left. A player who cannot move, because the coin is in the bottom left corner, loses.
 *
 * Theorem: the mover loses exactly when the number of rows and the number of columns are both odd. The winning move is
 * unique: left, down or diagonal, whichever makes both numbers odd.
 *
 * Why: a move makes one number or both smaller by 1. From odd × odd it therefore leaves an even number, and from every
 * other board one move makes both odd. The lost end of the game, 1 × 1, is odd × odd.
 * For sums of games: with x = columns − 1, y = rows − 1 and low ≤ high these two, the Grundy value is high mod 2 when
 * low is even. When low is odd, it is 3 for an even high and 2 for an odd one. Induction over the three options proves
 * it.
 *
 * Source: HDU 2147; the chess king in a corner is its classic form (E. Berlekamp, J. Conway, R. Guy, Winning Ways).
 */
import { message } from '../text/message';
import { larger, minus, type Natural, remainder, smaller } from '../text/natural';
import { type Explanation, type Reason, type Ruleset, telling } from './ruleset';

/** What is left of the board: the coin is in its top right corner. Both numbers are at least 1. */
export interface CornerPosition {
  readonly rows: Natural;
  readonly columns: Natural;
}

export type CornerMove = 'left' | 'down' | 'diagonal';

export const corner: Ruleset<CornerPosition, CornerMove> = {
  name: 'corner',
  title: message('Corner game'),

  moves({ rows, columns }) {
    if (rows === 1) return columns === 1 ? [] : ['left'];
    return columns === 1 ? ['down'] : ['left', 'down', 'diagonal'];
  },

  play: ({ rows, columns }, move) => ({
    rows: move === 'left' ? rows : minus(rows, 1),
    columns: move === 'down' ? columns : minus(columns, 1),
  }),

  outcome: ({ rows, columns }) => (isOdd(rows) && isOdd(columns) ? 'P' : 'N'),

  winningMoves({ rows, columns }) {
    if (isOdd(rows)) return isOdd(columns) ? [] : ['left'];
    return isOdd(columns) ? ['down'] : ['diagonal'];
  },

  reply: ({ rows, columns }) => (columns !== 1 ? 'left' : rows !== 1 ? 'down' : undefined),

  grundy({ rows, columns }) {
    const low = minus(smaller(rows, columns), 1);
    const high = minus(larger(rows, columns), 1);
    if (isOdd(low)) return isOdd(high) ? 2 : 3;
    return isOdd(high) ? 1 : 0;
  },

  explain: (position) =>
    position.rows === 1 && position.columns === 1
      ? [
          message(
            'The coin is in the bottom left corner, so the game is over: the player to move has no move and has lost.',
          ),
        ]
      : reasons(position),

  notation: ({ rows, columns }) => `${rows} × ${columns}`,

  describe(_, move) {
    if (move === 'left') return message('move the coin left');
    return move === 'down' ? message('move the coin down') : message('move the coin down-left');
  },
};

const isOdd = (n: Natural): boolean => remainder(n, 2) === 1;

function reasons(position: CornerPosition): Explanation {
  return [
    message(
      'Left of the board, the row and the column of the coin included: rows {0}, columns {1}.',
      position.rows,
      position.columns,
    ),
    telling(corner.winningMoves(position)[0], parity(position)),
    message(
      'From odd × odd every move makes a number even; from any other board one move makes both odd, down to 1 × 1, where no move is left.',
    ),
    ...drawing(position),
  ];
}

function parity({ rows, columns }: CornerPosition): Reason {
  if (isOdd(rows) && isOdd(columns))
    return message(
      'Both numbers are odd: the player to move has to make at least one of them even, and the opponent makes both odd again.',
    );
  if (isOdd(rows)) return message('Only the number of columns is even: a move to the left makes both odd.');
  if (isOdd(columns)) return message('Only the number of rows is even: a move down makes both odd.');
  return message('Both numbers are even: the diagonal move makes both odd.');
}

const DRAWN_ROWS = 9;
const DRAWN_COLUMNS = 20;

/** Returns a small board with the squares from which the mover loses. */
function drawing({ rows, columns }: CornerPosition): Explanation {
  if (rows > DRAWN_ROWS || columns > DRAWN_COLUMNS) return [];
  const lines: string[] = [];
  for (let row = Number(rows); row >= 1; row--) {
    const squares = Array.from({ length: Number(columns) }, (_, index): string =>
      isOdd(row) && isOdd(index + 1) ? 'x' : '·',
    );
    if (row === rows) squares[squares.length - 1] = '●';
    lines.push(squares.join(' '));
  }
  return [message('The coin is ●. Whoever has to move from a square marked x loses.'), { lines }];
}
