/** Games in which a number is said: the Number Game, the race to a number, the auction, the multiplication game. */
import { message } from '../../text/message';
import { type Natural, plus, smaller, times } from '../../text/natural';
import { type AuctionMove, type AuctionPosition } from '../auction';
import { type MultiplyMove, type MultiplyPosition } from '../multiply';
import { LARGEST, type NumberGameMove, type NumberGamePosition, SMALLEST } from '../numberGame';
import type { RaceMove, RacePosition } from '../raceTo';
import { ask, type Board, chosenNumber, type Next, type NumberRange, type Path, type Spot } from './board';

/** More numbers in reach are not drawn one by one. */
const MOST_MARKS = 24;

export const numberGameBoard: Board<NumberGamePosition, NumberGameMove> = {
  picture: (free) => ({ kind: 'numbers', from: SMALLEST, to: LARGEST, free }),
  next(free, chosen) {
    if (free.length === 0) return undefined;
    const only = [...free].sort((a, b) => a - b);
    const spots = only.map((number) => ({ piece: `number ${number}`, choice: [String(number)] }));
    return one(chosen, { from: only[0]!, to: only.at(-1)!, only }, spots, Number);
  },
  path: (_, move) => [String(move)],
};

export const raceBoard: Board<RacePosition, RaceMove> = {
  picture({ said, target, most }) {
    const reach = marks({ from: plus(said, 1), to: smaller(target, plus(said, most)) });
    return { kind: 'track', at: said, goal: target, reach, caption: message('{0} to {1} may be added', 1, most) };
  },
  next({ said, target, most }, chosen) {
    const range = { from: plus(said, 1), to: smaller(target, plus(said, most)) };
    return one(chosen, range, markSpots(marks(range)), (say) => ({ say }));
  },
  path: (_, { say }) => [String(say)],
};

export const auctionBoard: Board<AuctionPosition, AuctionMove> = {
  picture: ({ missing, most }) => ({
    kind: 'track',
    at: 0,
    goal: missing,
    reach: missing === 0 ? [] : marks({ from: 1, to: smaller(most, missing) }),
    caption: message('the price may be raised by {0} to {1}', 1, most),
  }),
  next({ missing, most }, chosen) {
    if (missing === 0) return undefined;
    return one(chosen, { from: 1, to: most }, markSpots(marks({ from: 1, to: smaller(most, missing) })), (raise) => ({
      raise,
    }));
  },
  path: (_, { raise }) => [String(raise)],
};

const FACTORS = [2, 3, 4, 5, 6, 7, 8, 9];

export const multiplyBoard: Board<MultiplyPosition, MultiplyMove> = {
  picture: ({ product, goal }) => ({
    kind: 'track',
    at: product,
    goal,
    reach: product >= goal ? [] : FACTORS.map((factor) => times(product, factor)),
    isLogarithmic: true,
    caption: message('the number may be multiplied by {0} to {1}', 2, 9),
  }),
  next({ product, goal }, chosen) {
    if (product >= goal) return undefined;
    const spots = FACTORS.map((factor) => ({ piece: `mark ${times(product, factor)}`, choice: [String(factor)] }));
    return one(chosen, { from: 2, to: 9 }, spots, (factor) => ({ factor: Number(factor) }));
  },
  path: (_, { factor }) => [String(factor)],
};

/** One number is the whole move. */
function one<Move>(
  chosen: Path,
  range: NumberRange,
  spots: readonly Spot[],
  moveOf: (number: Natural) => Move,
): Next<Move> | undefined {
  if (range.from > range.to || chosen.length > 1) return undefined;
  if (chosen.length === 0) return ask(message('which number?'), range, spots);
  const number = chosenNumber(chosen[0], range);
  return number === undefined ? undefined : { move: moveOf(number) };
}

function marks({ from, to }: NumberRange): Natural[] {
  const found: Natural[] = [];
  for (let mark = from; mark <= to && found.length < MOST_MARKS; mark = plus(mark, 1)) found.push(mark);
  return found;
}

const markSpots = (all: readonly Natural[]): Spot[] =>
  all.map((mark) => ({ piece: `mark ${mark}`, choice: [String(mark)] }));
