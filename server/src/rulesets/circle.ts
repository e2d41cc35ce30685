/**
 * Coins in a circle.
 *
 * Rules: coins lie in a circle. A move takes 1 to `most` coins that lie side by side. Gaps do not close, so after the
 * first take the coins lie in a row, and a take from within a row leaves two rows. The player who takes the last coin
 * wins.
 *
 * Theorem (circle): with n coins, the mover wins exactly when 1 ≤ n ≤ most, or when most = 1 and n is odd.
 * Why: up to `most` coins can be taken at once. If n > most ≥ 2, the first take leaves one row; the opponent takes its
 * middle coin, or its two middle coins, and from then on copies each take in the other half. With most = 1 nothing but
 * the number of coins counts.
 *
 * Theorem (rows): the mover loses exactly when the values of the rows (see kayles.ts) have nim-sum 0. Two equal rows
 * cancel even where their value is not known, so any move after which all rows are equal in pairs wins.
 *
 * Source: POJ 2484 (most = 2), HDU 3951; the symmetry is H. Dudeney's, and the rows are his Kayles (1907).
 */
import { message, shown } from '../text/message';
import { larger, minus, type Natural, plus, remainder, smaller, xor } from '../text/natural';
import { DRAWN, drawnReplies, mirrorReply, SHOWN, tabulatedReplies } from './reasons/circle';
import { type Explanation, type Reason, type Ruleset, telling } from './ruleset';
import { fewerIfLarge } from './theory/fewer';
import { type CutSearch, cutsWorth, MAX_ROW_COINS, rowValues } from './theory/kayles';

/**
 * The coins before the first take, or the rows after it. `most` is the largest take; with 0 there is no move at all.
 */
export type CirclePosition = CoinCircle | CoinRows;

export interface CoinCircle {
  readonly circle: Natural;
  readonly most: Natural;
}

export interface CoinRows {
  /** Each row has at least one coin. */
  readonly rows: readonly Natural[];
  readonly most: Natural;
}

/** In a circle all coins are alike: the takes are told apart by their size alone, and `row` and `left` are 0. */
export interface CircleMove {
  /** The index of the row. */
  readonly row: number;
  /** How many coins of the row stay to the left of the taken ones. */
  readonly left: Natural;
  readonly take: Natural;
}

export const circle: Ruleset<CirclePosition, CircleMove> = {
  name: 'circle',
  title: message('Coins in a circle'),

  *moves(position) {
    for (const [row, coins] of parts(position).entries()) {
      const most = smaller(position.most, coins);
      for (let take: Natural = 1; take <= most; take = plus(take, 1)) {
        const last = 'circle' in position ? 0 : minus(coins, take);
        for (let left: Natural = 0; left <= last; left = plus(left, 1)) yield { row, left, take };
      }
    }
  },

  play(position, { row, left, take }) {
    const before = parts(position);
    const right = minus(minus(before[row] ?? 0, take), left);
    const rows = [...before.slice(0, row), ...[left, right].filter((coins) => coins !== 0), ...before.slice(row + 1)];
    return { rows, most: position.most };
  },

  outcome(position) {
    if ('circle' in position) return circleValue(position) === 0 ? 'P' : 'N';
    if (pairingMove(position)) return 'N';
    const value = circle.grundy?.(position);
    return value === undefined ? 'unknown' : value === 0 ? 'P' : 'N';
  },

  /** The move that leaves rows equal in pairs first, if there is one. */
  winningMoves: (position) => ('circle' in position ? winningTakes(position) : winningCuts(position).moves),

  /** Returns the same as the first winning move, without a search for the others. */
  answer(position, move) {
    const after = circle.play(position, move);
    return 'rows' in after ? pairingMove(after) : undefined;
  },

  reply(position) {
    const isOver = parts(position).every((coins) => coins === 0);
    return isOver || position.most === 0 ? undefined : { row: 0, left: 0, take: 1 };
  },

  grundy(position) {
    if ('circle' in position) return circleValue(position);
    const { value } = rowValues(position.most);
    let sum: Natural = 0;
    for (const coins of unpaired(position.rows)) {
      const worth = value(coins);
      if (worth === undefined) return undefined;
      sum = xor(sum, worth);
    }
    return sum;
  },

  explain: (position) => ('circle' in position ? circleReasons(position) : rowReasons(position)),

  notation(position) {
    if ('circle' in position) return `○ ${position.circle} (≤ ${position.most})`;
    return `${position.rows.length === 0 ? '0' : position.rows.join(' + ')} (≤ ${position.most})`;
  },

  brief: (position) =>
    'circle' in position ? `○ ${position.circle}` : position.rows.length === 0 ? '0' : position.rows.join(' + '),

  describe(position, { row, left, take }) {
    if ('circle' in position) return take === 1 ? message('take one coin') : message('take {0} adjacent coins', take);
    const first = plus(left, 1);
    const last = plus(left, take);
    if (position.rows.length === 1)
      return take === 1
        ? message('take coin {0} of the row', first)
        : message('take coins {0} to {1} of the row', first, last);
    return take === 1
      ? message('take coin {0} of row {1}', first, row + 1)
      : message('take coins {0} to {1} of row {2}', first, last, row + 1);
  },
};

const parts = (position: CirclePosition): readonly Natural[] =>
  'circle' in position ? [position.circle] : position.rows;

/**
 * Up to `most` coins leave rows of every smaller value; beyond that, every row that can be left has a value above 0.
 */
function circleValue({ circle: coins, most }: CoinCircle): Natural {
  if (most === 1) return remainder(coins, 2);
  return coins <= most ? coins : 0;
}

/** Returns the winning takes from a circle: all the coins, or any one coin when the rest is a matter of counting. */
function winningTakes(position: CoinCircle): CircleMove[] {
  if (circleValue(position) === 0) return [];
  return [{ row: 0, left: 0, take: position.most === 1 ? 1 : position.circle }];
}

/** Returns one row of each length that occurs an odd number of times: equal rows cancel. */
function unpaired(rows: readonly Natural[]): Natural[] {
  const odd = new Set<Natural>();
  for (const coins of rows) if (!odd.delete(coins)) odd.add(coins);
  return [...odd];
}

/**
 * Returns the move after which all rows are equal in pairs, if there is one. It changes the longest of the rows without
 * a partner, into the others of them: into none, that is, whole or by its middle; into the one, or into the two. This
 * is also how a take is copied in the equal row.
 */
function pairingMove({ rows, most }: CoinRows): CircleMove | undefined {
  const alone = unpaired(rows);
  if (alone.length === 0 || alone.length > 3) return undefined;
  const longest = alone.reduce(larger);
  const [left, right] = alone.filter((coins) => coins !== longest);
  const row = rows.indexOf(longest);
  if (left === undefined) return middleMove(row, longest, most);
  const kept = plus(left, right ?? 0);
  if (kept >= longest || minus(longest, kept) > most) return undefined;
  return { row, left: right === undefined ? 0 : left, take: minus(longest, kept) };
}

/** Takes the whole row, or if it is too long its middle, one coin or two. */
function middleMove(row: number, coins: Natural, most: Natural): CircleMove | undefined {
  const { reply, half } = mirrorReply(coins, most);
  return reply <= most ? { row, left: half, take: reply } : undefined;
}

/** How many cuts are tried; beyond that, the search only goes on until it has found a first winning one. */
const TRIED = 16_384;
/** Numbers of more binary digits than this take longer to try, so that fewer cuts are. */
const QUICK = 4096;

/**
 * Returns the winning moves from rows, and whether these are all: first the one that leaves equal rows in pairs, then
 * where the middle wins, then where a row has to lose in value.
 */
function winningCuts(position: CoinRows): { moves: CircleMove[]; complete: boolean } {
  const search: CutSearch = {
    steps: fewerIfLarge(TRIED, position.rows.reduce(larger, 0), QUICK),
    found: 0,
    complete: true,
  };
  const moves: CircleMove[] = [];
  if (circle.outcome(position) !== 'N') return { moves, complete: true };
  const first = pairingMove(position);
  if (first) search.found = moves.push(first);
  const targets = wantedValues(position);
  for (const row of rowsByPromise(position, targets)) {
    const target = targets[row];
    const coins = position.rows[row] ?? 0;
    if (target === undefined) search.complete = false;
    else
      for (const cut of cutsWorth(target, coins, position.most, search))
        if (row !== first?.row || cut.left !== first.left || cut.take !== first.take) moves.push({ row, ...cut });
    if (search.steps < 0) return { moves, complete: false };
  }
  return { moves, complete: search.complete };
}

/** Returns what each row has to be worth after the move, where that is known: the joint value of all other rows. */
function wantedValues(position: CoinRows): (Natural | undefined)[] {
  const sum = circle.grundy?.(position);
  const { value } = rowValues(position.most);
  const [single, another] = unpaired(position.rows);
  return position.rows.map((coins) => {
    const worth = value(coins);
    if (sum === undefined) return another === undefined && coins === single ? 0 : undefined;
    return worth === undefined ? undefined : xor(sum, worth);
  });
}

function rowsByPromise(position: CoinRows, targets: readonly (Natural | undefined)[]): number[] {
  const { value } = rowValues(position.most);
  const ranked: [number[], number[], number[]] = [[], [], []];
  for (const [row, coins] of position.rows.entries()) {
    const target = targets[row];
    const losesValue = target !== undefined && target < (value(coins) ?? 0);
    ranked[target === 0 ? 0 : losesValue ? 1 : 2].push(row);
  }
  return ranked.flat();
}

const OVER = message('No coin is left, so the game is over: the player who took the last one has won.');
const STUCK = message('No take is allowed, so the player to move cannot move and loses.');

/** With single coins as the only takes, the length of the game is known. */
function countingReason(coins: Natural): Reason {
  return remainder(coins, 2) === 1
    ? message(
        'Every take removes exactly one coin, and the number of coins, {0}, is odd: the player to move takes the last one.',
        coins,
      )
    : message(
        'Every take removes exactly one coin, and the number of coins, {0}, is even: the opponent takes the last one.',
        coins,
      );
}

function circleReasons({ circle: coins, most }: CoinCircle): Explanation {
  if (coins === 0) return [OVER];
  if (most === 0) return [STUCK];
  if (most === 1) return [telling(circle.winningMoves({ circle: coins, most })[0], countingReason(coins))];
  if (coins <= most)
    return [
      telling(
        circle.winningMoves({ circle: coins, most })[0],
        coins === 1
          ? message('The only coin can be taken, which wins.')
          : message('All {0} coins can be taken at once, which wins.', coins),
      ),
    ];
  return [
    message('After the first take the coins that are left lie in one row, since the gap does not close.'),
    message(
      'The opponent takes that row whole if that is allowed, or else its middle, one coin or two, so that two equal rows remain.',
    ),
    message('From then on the opponent copies every take in the other row, and so takes the last coin.'),
    ...(coins <= DRAWN ? drawnReplies(Number(coins), Number(most)) : [tabulatedReplies(coins, most)]),
    message('The player to move only wins a circle of at most {0} coins, by taking all of them at once.', most),
  ];
}

function rowReasons(position: CoinRows): Explanation {
  const { rows, most } = position;
  if (rows.length === 0) return [OVER];
  if (most === 0) return [STUCK];
  if (most === 1) return [telling(circle.winningMoves(position)[0], countingReason(rows.reduce(plus, 0)))];
  const alone = unpaired(rows);
  if (alone.length === 0)
    return [
      message(
        'The rows are equal in pairs: the opponent answers each take with the same take in the equal row, and so takes the last coin.',
      ),
    ];
  const { moves, complete } = winningCuts(position);
  const pairing = pairingMove(position);
  const reasons = [
    ...(pairing ? [telling(pairing, pairingReason(position, pairing))] : []),
    ...(alone.length > 1 && !(pairing && circle.grundy?.(position) === undefined)
      ? valueReasons(position, pairing ? undefined : moves[0])
      : []),
  ];
  return complete
    ? reasons
    : [...reasons, message('The list may leave out some winning takes: rows this long are not searched in full.')];
}

/** Why the move wins that leaves rows equal in pairs. */
function pairingReason({ rows, most }: CoinRows, { row, left, take }: CircleMove): Reason {
  const coins = rows[row] ?? 0;
  const others = unpaired(rows).filter((other) => other !== coins);
  if (others.length > 0)
    return others.length === 1
      ? message(
          'Shorten the row of {0} coins to {1}, so that all rows are equal in pairs, and then copy every take of the opponent in the equal row.',
          coins,
          others[0] ?? 0,
        )
      : message(
          'Take {0} from the row of {1} coins, so that it leaves {2} and {3} and all rows are equal in pairs, and then copy every take of the opponent in the equal row.',
          take,
          coins,
          left,
          minus(coins, plus(left, take)),
        );
  if (rows.length === 1)
    return coins <= most
      ? message('All the coins that are left lie in one row and can be taken at once.')
      : message(
          'Take the middle of the row, so that two equal rows remain, and then copy every take of the opponent in the other row.',
        );
  return coins <= most
    ? message(
        'All rows but the one of {0} coins are equal in pairs: take that row whole, and then copy every take in the equal row.',
        coins,
      )
    : message(
        'All rows but the one of {0} coins are equal in pairs: take its middle, so that it leaves equal rows, and then copy every take in the equal row.',
        coins,
      );
}

function valueReasons(position: CoinRows, move: CircleMove | undefined): Reason[] {
  const { rows, most } = position;
  const { value, period } = rowValues(most);
  const sum = circle.grundy?.(position);
  if (sum === undefined) {
    return [
      message(
        'The winner is unknown here: for takes of up to {0} coins no law is proved for rows of more than {1}, and such rows are too long to be worked out one by one.',
        most,
        larger(most, MAX_ROW_COINS),
      ),
    ];
  }
  const lines = rows.slice(0, SHOWN).map((coins, row) => [String(row + 1), shown(coins), shown(value(coins) ?? '?')]);
  if (rows.length > SHOWN) lines.push(['…', '…', '…']);
  const repeats = rows.some((coins) => coins > DRAWN) ? period() : undefined;
  return [
    message('Each row is worth a Nim heap of some size, its value:'),
    { head: [message('row'), message('coins'), message('value')], rows: lines },
    sum === 0
      ? message(
          'The nim-sum of the values (binary addition without carrying, xor) is 0: whatever the player to move does to it, the opponent brings it back to 0.',
        )
      : telling(
          move,
          message(
            'The nim-sum of the values (binary addition without carrying, xor) is {0}, not 0: the winning takes bring it to 0.',
            sum,
          ),
        ),
    ...(repeats === undefined
      ? []
      : [
          message(
            'For takes of up to {0} coins, the values repeat every {1} coins from rows of {2} coins on.',
            most,
            repeats.length,
            repeats.from,
          ),
        ]),
  ];
}
