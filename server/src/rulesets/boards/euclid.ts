/** Euclid’s game: the rectangle of the two numbers, from which squares are cut. */
import { message } from '../../text/message';
import { larger, type Natural, quotient, smaller } from '../../text/natural';
import type { EuclidMove, EuclidPosition } from '../euclid';
import { ask, type Board, chosenNumber, type Spot } from './board';
import { MOST_COUNTERS } from './takes';

export const euclidBoard: Board<EuclidPosition, EuclidMove> = {
  picture: ({ a, b }) => ({ kind: 'rectangle', a, b }),

  next({ a, b }, chosen) {
    const most = squaresIn({ a, b });
    if (most === 0 || chosen.length > 1) return undefined;
    const range = { from: 1, to: most };
    if (chosen.length === 0) {
      const spots: Spot[] = [];
      for (let cut = 1; cut <= Number(smaller(most, MOST_COUNTERS)); cut++)
        spots.push({ piece: `cut ${cut}`, choice: [String(cut)] });
      return ask(message('how many times {0}?', smaller(a, b)), range, spots);
    }
    const multiple = chosenNumber(chosen[0], range);
    return multiple === undefined ? undefined : { move: { from: a > b ? 'a' : 'b', multiple } };
  },

  path: (_, { multiple }) => [String(multiple)],
};

/** Returns how many of the largest squares there is room for; 0 at the end. */
const squaresIn = ({ a, b }: EuclidPosition): Natural =>
  a === 0 || b === 0 ? 0 : quotient(larger(a, b), smaller(a, b));
