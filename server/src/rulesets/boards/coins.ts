/** Coins side by side, of which some that are neighbours are taken: the first is chosen, then the last. */
import { message } from '../../text/message';
import { minus, type Natural, plus, smaller } from '../../text/natural';
import type { AppleRowsMove, AppleRowsPosition } from '../appleRows';
import type { CircleMove, CirclePosition } from '../circle';
import type { Picture } from '../picture';
import { ask, type Board, chosenNumber, MOST_SPOTS, type Next, type Path, type Spot } from './board';
import { MOST_COUNTERS, takeFromOne } from './takes';

export const appleRowsBoard: Board<AppleRowsPosition, AppleRowsMove> = {
  picture: (sizes) => ({ kind: 'rows', sizes }),
  next: (sizes, chosen) => nextRun(sizes, Infinity, chosen),
  path: (_, move) => runPath(move),
};

export const circleBoard: Board<CirclePosition, CircleMove> = {
  picture(position): Picture {
    const caption = message('{0} to {1} side by side may be taken', 1, position.most);
    return 'circle' in position
      ? { kind: 'ring', coins: position.circle, caption }
      : { kind: 'rows', sizes: position.rows, caption };
  },
  next(position, chosen) {
    if ('rows' in position) return nextRun(position.rows, position.most, chosen);
    const range = { from: 1, to: smaller(position.circle, position.most) };
    const next = takeFromOne(chosen, range, (take): CircleMove => ({ row: 0, left: 0, take }));
    return next && 'move' in next ? next : next && { ...next, spots: ringSpots(range.to) };
  },
  path: (position, move) => ('circle' in position ? [String(move.take)] : runPath(move)),
};

/** Returns the coin at the top and those after it: each stands for taking all from the top to it. */
function ringSpots(most: Natural): Spot[] {
  const spots: Spot[] = [];
  for (let take = 1; take <= Number(smaller(most, MOST_COUNTERS)); take++)
    spots.push({ piece: `coin 1 ${take}`, choice: [String(take)] });
  return spots;
}

interface Run {
  readonly row: number;
  readonly left: Natural;
  readonly take: Natural;
}

const runPath = ({ row, left, take }: Run): Path => [String(row + 1), String(plus(left, 1)), String(plus(left, take))];

function nextRun(sizes: readonly Natural[], most: Natural, chosen: Path): Next<Run> | undefined {
  const [first, second, third] = chosen;
  if (most === 0 || chosen.length > 3) return undefined;
  if (first === undefined) return chooseRow(sizes);
  const row = chosenNumber(first, { from: 1, to: sizes.length });
  const coins = row === undefined ? 0 : (sizes[Number(row) - 1] ?? 0);
  if (row === undefined || coins === 0) return undefined;
  const range = { from: 1, to: coins };
  if (second === undefined) return ask(message('from which one on?'), range, coinSpots(String(row), range, []));
  const from = chosenNumber(second, range);
  if (from === undefined) return undefined;
  const last = { from, to: smaller(coins, plusMost(from, most)) };
  if (third === undefined) return ask(message('to which one?'), last, coinSpots(String(row), last, []));
  const to = chosenNumber(third, last);
  if (to === undefined) return undefined;
  return { move: { row: Number(row) - 1, left: minus(from, 1), take: plus(minus(to, from), 1) } };
}

const plusMost = (from: Natural, most: Natural): Natural => (most === Infinity ? Infinity : minus(plus(from, most), 1));

function chooseRow(sizes: readonly Natural[]): Next<Run> | undefined {
  if (sizes.every((coins) => coins === 0)) return undefined;
  const spots: Spot[] = [];
  for (let index = 0; index < sizes.length && spots.length < MOST_SPOTS; index++) {
    if (sizes[index] === 0) continue;
    const row = String(index + 1);
    spots.push({ piece: `row ${row}`, choice: [row], words: message('row {0}', row) });
    spots.push(...coinSpots(row, { from: 1, to: sizes[index]! }, [row]));
  }
  return ask(message('from which row?'), { from: 1, to: sizes.length }, spots);
}

function coinSpots(row: string, { from, to }: { from: Natural; to: Natural }, before: Path): Spot[] {
  const spots: Spot[] = [];
  const last = Number(smaller(to, MOST_COUNTERS));
  for (let coin = Number(from); coin <= last; coin++)
    spots.push({
      piece: `coin ${row} ${coin}`,
      choice: [...before, String(coin)],
      words: message('number {0} of row {1}', coin, row),
    });
  return spots;
}
