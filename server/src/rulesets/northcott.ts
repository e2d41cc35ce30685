/**
 * Northcott’s game.
 *
 * Rules: a board whose every row holds one piece of each player. A move slides one's own piece in its row, in either
 * direction, any number of free cells, at least one; it may neither jump nor leave the board. A player who cannot move
 * loses.
 *
 * Theorem: the mover loses exactly when the nim-sum of the gaps, the numbers of cells between the two pieces of each
 * row, is 0. The winning moves are all those that make it 0.
 *
 * Why: no move keeps the nim-sum, and from a nim-sum other than 0 some advance makes it 0, as in Nim. When the
 * opponent retreats, one advances by as many cells. So a player who meets a nim-sum other than 0 can keep to advances
 * and still make it 0 each time. An advance is never taken back by its player and there are only so many cells, so this
 * ends, with the opponent unable to move: draws by going to and fro do not exist.
 *
 * A retreat that makes the nim-sum 0 wins as well, since the opponent faces a lost position. It brings the end no
 * nearer, though, so the advances come first: the first winning move, played each time, ends the game.
 *
 * Source: E. Berlekamp, J. Conway, R. Guy, Winning Ways, chapter 3.
 */
import { message, shown } from '../text/message';
import { larger, minus, type Natural, plus, smaller, xor } from '../text/natural';
import { type Explanation, type Reason, type Ruleset, type Table, telling, within } from './ruleset';

/** The columns, from 1 on, of the piece of the player to move and of the opponent's piece. */
export interface NorthcottRow {
  readonly mine: Natural;
  readonly theirs: Natural;
}

/** The rows, as the player to move sees them: a move also exchanges the roles. */
export interface NorthcottPosition {
  readonly columns: Natural;
  readonly rows: readonly NorthcottRow[];
}

export interface NorthcottMove {
  /** The index of the row. */
  readonly row: number;
  /** The column that the piece goes to. */
  readonly to: Natural;
}

export const northcott: Ruleset<NorthcottPosition, NorthcottMove> = {
  name: 'northcott',
  title: message('Northcott’s game'),

  *moves({ rows, columns }) {
    for (const [row, { mine, theirs }] of rows.entries()) {
      const first = theirs < mine ? plus(theirs, 1) : 1;
      const last = theirs < mine ? columns : minus(theirs, 1);
      for (let to: Natural = first; to <= last; to = plus(to, 1)) if (to !== mine) yield { row, to };
    }
  },

  play: ({ rows, columns }, { row, to }) => ({
    columns,
    rows: rows.map(({ mine, theirs }, index) => ({ mine: theirs, theirs: index === row ? to : mine })),
  }),

  outcome: ({ rows }) => (nimSumOfGaps(rows) === 0 ? 'P' : 'N'),

  /** The advances first, then the retreats, each by rows. */
  winningMoves(position) {
    const sum = nimSumOfGaps(position.rows);
    if (sum === 0) return [];
    return [...advances(position, sum), ...retreats(position, sum)];
  },

  /** A retreat is followed by as many cells. */
  answer({ rows }, { row, to }) {
    const pieces = rows[row] ?? NO_ROW;
    const gap = gapOf(pieces);
    return gapOf({ ...pieces, mine: to }) > gap
      ? { row, to: atGap({ mine: pieces.theirs, theirs: to }, gap) }
      : undefined;
  },

  /** One step back where there is room: the answer is one step forward, and the game lasts. */
  reply(position) {
    const row = position.rows.findIndex((pieces) => roomBehind(pieces, position.columns) > 0);
    if (row >= 0) return { row, to: stepFrom(position.rows[row] ?? NO_ROW, -1) };
    const open = position.rows.findIndex((pieces) => gapOf(pieces) > 0);
    return open < 0 ? undefined : { row: open, to: stepFrom(position.rows[open] ?? NO_ROW, 1) };
  },

  explain: (position) =>
    isOver(position)
      ? [message('The player to move has no free cell in any row, so the game is over: the player to move has lost.')]
      : reasons(position),

  notation: (position) => `${position.columns}: ${northcott.brief?.(position) ?? ''}`,
  brief: ({ rows }, room) =>
    within(rows, room)
      .map(({ mine, theirs }) => `${mine}-${theirs}`)
      .join(', '),

  describe({ rows }, { row, to }) {
    const { mine, theirs } = rows[row] ?? NO_ROW;
    const by = minus(larger(mine, to), smaller(mine, to));
    return to < mine === theirs < mine
      ? message('in row {0}, advance by {1} from column {2} to column {3}', row + 1, by, mine, to)
      : message('in row {0}, retreat by {1} from column {2} to column {3}', row + 1, by, mine, to);
  },
};

/** Returns the index of the first row, if there is one, whose pieces share a cell: such a position is not legal. */
export function sharedCell({ rows }: NorthcottPosition): number | undefined {
  const row = rows.findIndex(({ mine, theirs }) => mine === theirs);
  return row < 0 ? undefined : row;
}

const NO_ROW: NorthcottRow = { mine: 0, theirs: 0 };

const gapOf = ({ mine, theirs }: NorthcottRow): Natural => minus(larger(mine, theirs), plus(smaller(mine, theirs), 1));

/** Returns how many free cells there are behind one's own piece. */
const roomBehind = ({ mine, theirs }: NorthcottRow, columns: Natural): Natural =>
  mine < theirs ? minus(mine, 1) : minus(columns, mine);

function nimSumOfGaps(rows: readonly NorthcottRow[]): Natural {
  let sum: Natural = 0;
  for (const row of rows) sum = xor(sum, gapOf(row));
  return sum;
}

/** Returns the column that leaves a gap before the opponent's piece. */
const atGap = ({ mine, theirs }: NorthcottRow, gap: Natural): Natural =>
  mine < theirs ? minus(theirs, plus(gap, 1)) : plus(theirs, plus(gap, 1));

/** Returns the column one step forward (1) or back (−1) from one's own piece. */
const stepFrom = ({ mine, theirs }: NorthcottRow, step: 1 | -1): Natural =>
  mine < theirs === step > 0 ? plus(mine, 1) : minus(mine, 1);

function advances({ rows }: NorthcottPosition, sum: Natural): NorthcottMove[] {
  return rows.flatMap((pieces, row) => {
    const target = xor(gapOf(pieces), sum);
    return target < gapOf(pieces) ? [{ row, to: atGap(pieces, target) }] : [];
  });
}

function retreats({ rows, columns }: NorthcottPosition, sum: Natural): NorthcottMove[] {
  return rows.flatMap((pieces, row) => {
    const gap = gapOf(pieces);
    const target = xor(gap, sum);
    return target > gap && minus(target, gap) <= roomBehind(pieces, columns)
      ? [{ row, to: atGap(pieces, target) }]
      : [];
  });
}

const isOver = ({ rows, columns }: NorthcottPosition): boolean =>
  rows.every((row) => gapOf(row) === 0 && roomBehind(row, columns) === 0);

function reasons(position: NorthcottPosition): Explanation {
  const sum = nimSumOfGaps(position.rows);
  return [
    message('The cells between the two pieces of a row are its gap, and each gap is a Nim heap.'),
    board(position, sum),
    ...(sum === 0 ? lost() : won(position, sum)),
  ];
}

const lost = (): Explanation => [
  message('The nim-sum of the gaps (binary addition without carrying, xor) is 0: the player to move loses.'),
  message(
    'When the player to move advances, the opponent brings the nim-sum back to 0 as in Nim; when the player to move retreats, the opponent advances by as many cells. The opponent never has to retreat, so this ends.',
  ),
];

function won(position: NorthcottPosition, sum: Natural): Explanation {
  const reasons: Reason[] = [
    telling(
      advances(position, sum)[0],
      message(
        'The nim-sum of the gaps (binary addition without carrying, xor) is {0}, not 0. A winning move brings it to 0: a gap becomes the gap xor {0}.',
        sum,
      ),
    ),
  ];
  if (retreats(position, sum).length > 0)
    reasons.push(message('A retreat that does so wins as well, but only an advance brings the end nearer.'));
  return reasons;
}

/** At most so many rows are shown, and wider boards are told without a picture. */
const ROWS = 12;
const WIDEST = 60;

/**
 * Returns each row with its gap and what the gap has to become; X is a piece of the player to move, O one of the
 * opponent.
 */
function board({ rows, columns }: NorthcottPosition, sum: Natural): Reason {
  const few = rows.slice(0, ROWS);
  if (columns > WIDEST) return table(few, rows.length > ROWS, sum);
  const lines = few.map((row) => {
    const target = xor(gapOf(row), sum);
    return `${picture(row, Number(columns))}  ${String(gapOf(row)).padStart(2)}${target < gapOf(row) ? ` -> ${target}` : ''}`;
  });
  return { lines: rows.length > ROWS ? [...lines, '…'] : lines };
}

function picture({ mine, theirs }: NorthcottRow, columns: number): string {
  const cells = Array<string>(columns).fill('.');
  cells[Number(mine) - 1] = 'X';
  cells[Number(theirs) - 1] = 'O';
  return cells.join('');
}

function table(rows: readonly NorthcottRow[], more: boolean, sum: Natural): Table {
  const cells = rows.map((row, index) => [
    String(index + 1),
    shown(row.mine),
    shown(row.theirs),
    shown(gapOf(row)),
    shown(xor(gapOf(row), sum)),
  ]);
  if (more) cells.push(['…', '…', '…', '…', '…']);
  return {
    head: [message('row'), message('player to move'), message('opponent'), message('gap'), message('gap xor nim-sum')],
    rows: cells,
  };
}
