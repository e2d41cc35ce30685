/**
 * Staircase boxes.
 *
 * Rules: boxes numbered from 1, with cards in them. A move takes any number of cards, at least one, from a box A and
 * puts them into a box B < A where A + B leaves 3 when divided by 6 (that is, the sum is odd and divisible by 3). A
 * player who cannot move loses.
 *
 * Theorem: only the boxes whose number leaves 0, 2 or 5 when divided by 6 count. The mover loses exactly when the
 * nim-sum of the cards in them is 0. The winning moves are those that make it 0: from a box that counts to any that it
 * leads to, or from one that does not count into one that does.
 *
 * Why: a move leads from remainder 0 to 3, from 3 to 0, from 2 to 1, from 1 to 2, from 5 to 4 and from 4 to 5. So the
 * boxes that count are an odd number of moves above the end (boxes 1, 3 and 4), the others an even number: it is a
 * staircase. Every move changes one box that counts. Taking from it is a move in Nim. Putting
 * cards into it brings nothing new: it leads on to a box that does not count, and the opponent moves the same cards
 * there. For the same reason the nim-sum is the Grundy value.
 *
 * Source: "Game", HDU 3389; staircase Nim in T. S. Ferguson, Game Theory, part I, who names R. Sprague (1937).
 */
import { message, shown } from '../text/message';
import { minus, type Natural, plus, xor } from '../text/natural';
import { type Explanation, type Reason, type Ruleset, type Table, telling, within } from './ruleset';

/** The cards in box 1, box 2, …. */
export type StaircasePosition = readonly Natural[];

export interface StaircaseMove {
  /** The number of the box, from 1 on. */
  readonly from: number;
  readonly to: number;
  /** How many cards are moved; at least 1. */
  readonly cards: Natural;
}

export const staircase: Ruleset<StaircasePosition, StaircaseMove> = {
  name: 'staircase',
  title: message('Staircase boxes'),

  *moves(boxes) {
    for (const [index, held] of boxes.entries()) {
      for (const to of targets(index + 1)) {
        for (let cards: Natural = 1; cards <= held; cards = plus(cards, 1)) yield { from: index + 1, to, cards };
      }
    }
  },

  play: (boxes, { from, to, cards }) =>
    boxes.map((held, index) => (index + 1 === from ? minus(held, cards) : index + 1 === to ? plus(held, cards) : held)),

  outcome: (boxes) => (nimSumOfCounted(boxes) === 0 ? 'P' : 'N'),

  /**
   * From boxes that count first, then into boxes that count; at most `LISTED` of them, and `explain` says if there are
   * more.
   */
  winningMoves: (boxes) => winning(boxes, LISTED),

  /** Cards that come into a box that counts are moved on, to the nearest box. */
  answer(_, { to, cards }) {
    const [next] = targets(to);
    return counts(to) && next !== undefined ? { from: to, to: next, cards } : undefined;
  },

  grundy: (boxes) => nimSumOfCounted(boxes),

  explain(boxes) {
    if (isOver(boxes)) return [message('No card can be moved, so the game is over: the player to move has lost.')];
    return [
      message(
        'From box A one moves to boxes B < A such that A + B leaves 3 when divided by 6: a staircase that ends at the boxes 1, 3 and 4. Only boxes an odd number of moves above the end count; their numbers leave 0, 2 or 5 when divided by 6.',
      ),
      ...(nimSumOfCounted(boxes) === 0 ? lost(boxes) : won(boxes)),
    ];
  },

  notation: (boxes, room) => `(${within(boxes, room).join(', ')})`,

  describe: (_, { from, to, cards }) => message('move {0} from box {1} to box {2}', cards, from, to),
};

/** Returns the boxes that a box leads to, the nearest first. */
function* targets(from: number): Generator<number> {
  for (let to = from - ((2 * from + 3) % 6); to > 0; to -= 6) yield to;
}

const counts = (box: number): boolean => box % 6 === 0 || box % 6 === 2 || box % 6 === 5;

function nimSumOfCounted(boxes: StaircasePosition): Natural {
  let sum: Natural = 0;
  for (let box = 2; box <= boxes.length; box++) if (counts(box)) sum = xor(sum, boxes[box - 1] ?? 0);
  return sum;
}

/** The boxes 1, 3 and 4 lead nowhere. */
const isOver = (boxes: StaircasePosition): boolean =>
  boxes.every((held, index) => held === 0 || index === 0 || index === 2 || index === 3);

/** At most so many winning moves are listed: thousands of boxes can have millions of them. */
const LISTED = 10_000;

/** Returns the winning moves, but not more than asked for. */
function winning(boxes: StaircasePosition, most: number): StaircaseMove[] {
  const moves: StaircaseMove[] = [];
  for (const move of everyWinning(boxes)) {
    if (moves.length === most) break;
    moves.push(move);
  }
  return moves;
}

function* everyWinning(boxes: StaircasePosition): Generator<StaircaseMove> {
  const sum = nimSumOfCounted(boxes);
  if (sum === 0) return;
  for (const [index, held] of boxes.entries()) {
    const left = xor(held, sum);
    if (counts(index + 1) && left < held)
      for (const to of targets(index + 1)) yield { from: index + 1, to, cards: minus(held, left) };
  }
  const needs = cardsNeeded(boxes, sum);
  for (const [index, held] of boxes.entries()) {
    if (held !== 0 && !counts(index + 1)) yield* fillings(needs, index + 1, held);
  }
}

/** How many cards bring the nim-sum to 0 when they come into box 1, box 2, …. */
interface Needs {
  /** Undefined for a box that does not count, or that would have to lose cards. */
  readonly cards: readonly (Natural | undefined)[];
  /** The least of them up to each box, among the boxes that the same ones lead to; undefined if there is none. */
  readonly least: readonly (Natural | undefined)[];
}

function cardsNeeded(boxes: StaircasePosition, sum: Natural): Needs {
  const cards = boxes.map((held, index) => {
    const after = xor(held, sum);
    return counts(index + 1) && after > held ? minus(after, held) : undefined;
  });
  const least: (Natural | undefined)[] = [];
  for (const [index, need] of cards.entries()) {
    const before = least[index - 6];
    least.push(need === undefined || (before !== undefined && before < need) ? before : need);
  }
  return { cards, least };
}

/** Returns the winning moves from a box that does not count. It stops where no box further down needs so few cards. */
function* fillings({ cards, least }: Needs, from: number, held: Natural): Generator<StaircaseMove> {
  for (const to of targets(from)) {
    const enough = least[to - 1];
    if (enough === undefined || enough > held) return;
    const need = cards[to - 1];
    if (need !== undefined && need <= held) yield { from, to, cards: need };
  }
}

const lost = (boxes: StaircasePosition): Explanation => [
  ...table(boxes, 0),
  message(
    'The nim-sum of the cards in the boxes that count (binary addition without carrying, xor) is 0: the player to move loses.',
  ),
  message(
    'When cards leave a box that counts, the opponent brings the nim-sum back to 0 as in Nim; when cards come into one, the opponent moves as many on.',
  ),
];

function won(boxes: StaircasePosition): Explanation {
  const sum = nimSumOfCounted(boxes);
  const reasons: Reason[] = [
    ...table(boxes, sum),
    telling(
      winning(boxes, 1)[0],
      message(
        'The nim-sum of the cards in the boxes that count (binary addition without carrying, xor) is {0}, not 0. A winning move brings it to 0: a box that counts gets its cards xor {0}.',
        sum,
      ),
    ),
  ];
  if (winning(boxes, LISTED + 1).length > LISTED)
    reasons.push(message('More moves win than are listed: the list ends after {0} of them.', LISTED));
  return reasons;
}

/** At most so many boxes are shown. */
const ROWS = 12;

/** Returns the boxes that count and are not empty, and what a winning move makes of each. */
function table(boxes: StaircasePosition, sum: Natural): Table[] {
  const counted = boxes.flatMap((held, index) => (held !== 0 && counts(index + 1) ? [{ box: index + 1, held }] : []));
  if (counted.length === 0) return [];
  const rows = counted.slice(0, ROWS).map(({ box, held }) => [String(box), shown(held), shown(xor(held, sum))]);
  if (counted.length > ROWS) rows.push(['…', '…', '…']);
  const head = [message('box'), message('cards'), message('cards xor nim-sum')];
  return [sum === 0 ? { head: head.slice(0, 2), rows: rows.map((row) => row.slice(0, 2)) } : { head, rows }];
}
