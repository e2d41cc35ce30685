/**
 * Pairing piles, "A New Stone Game".
 *
 * Rules: piles of stones. A move chooses a pile, removes at least one of its stones, and then may move any of the
 * stones left in it to other piles that are not empty. The player who takes the last stone wins.
 *
 * Theorem: the mover loses exactly when the piles that are not empty can be put in pairs of equal piles.
 *
 * Why: piles pair up exactly when for each c ≥ 1 the number of piles of c or more stones is even. A move makes one pile
 * smaller and the others no smaller, so none of these numbers goes down by more than one; as stones disappear, one does
 * go down, and it becomes odd. So no move leads from pairs to pairs. Otherwise take from the largest
 * pile: with the piles p1 ≥ p2 ≥ …, and an empty one added if they are odd in number less one, level p2 with p3, p4
 * with p5 and so on. That needs p2 − p3 + p4 − p5 + … stones, and p1 has more, for p1 − p2 + p3 − p4 + … is positive
 * unless p1 = p2, p3 = p4, ….
 *
 * Source: "A New Stone Game", POJ 1740.
 */
import { listed } from '../text/joined';
import { type Message, message, shown } from '../text/message';
import { minus, type Natural, plus } from '../text/natural';
import { type Explanation, type Ruleset, type Table, telling, within } from './ruleset';
import { levellings } from './theory/levelling';

/** The stones of each pile; a pile without stones stays in its place and takes part no more. */
export type PairingPilesPosition = readonly Natural[];

export interface PairingPilesMove {
  /** The index of the pile. */
  readonly pile: number;
  /** How many of its stones disappear; at least 1. */
  readonly remove: Natural;
  /** What it gives to other piles that are not empty, in the order of the piles. */
  readonly gifts: readonly Gift[];
}

export interface Gift {
  readonly pile: number;
  /** At least 1. */
  readonly stones: Natural;
}

export const pairingPiles: Ruleset<PairingPilesPosition, PairingPilesMove> = {
  name: 'pairingPiles',
  title: message('Pairing piles'),

  *moves(piles) {
    for (const [pile, held] of piles.entries()) {
      const others = othersOf(piles, pile);
      for (let remove: Natural = 1; remove <= held; remove = plus(remove, 1)) {
        for (const gifts of distributions(others, minus(held, remove))) yield { pile, remove, gifts };
      }
    }
  },

  play(piles, { pile, remove, gifts }) {
    const after = [...piles];
    let left = minus(piles[pile] ?? 0, remove);
    for (const { pile: to, stones } of gifts) {
      left = minus(left, stones);
      after[to] = plus(after[to] ?? 0, stones);
    }
    after[pile] = left;
    return after;
  },

  outcome: (piles) => (unpaired(piles).size === 0 ? 'P' : 'N'),

  /**
   * From the largest pile first; at most `LISTED` moves, and only one for more than `MANY` piles. `explain` says if
   * there are more.
   */
  winningMoves: (piles) => winning(piles, LISTED),

  explain(piles) {
    if (piles.every((held) => held === 0))
      return [message('No stone is left, so the game is over: the player who took the last one has won.')];
    return unpaired(piles).size === 0 ? paired(piles) : notPaired(piles);
  },

  notation: (piles, room) => `(${within(piles, room).join(', ')})`,

  describe: (_, { pile, remove, gifts }) =>
    gifts.length === 0
      ? message('remove {0} from pile {1}', remove, pile + 1)
      : message('remove {0} from pile {1} and move {2}', remove, pile + 1, listOfGifts(gifts)),
};

/** Returns the sizes, other than 0, that an odd number of piles have. */
function unpaired(piles: PairingPilesPosition): Set<Natural> {
  const odd = new Set<Natural>();
  for (const held of piles) if (held !== 0 && !odd.delete(held)) odd.add(held);
  return odd;
}

/** Returns the indices of the other piles that are not empty. */
const othersOf = (piles: PairingPilesPosition, pile: number): number[] =>
  [...piles.keys()].filter((index) => index !== pile && piles[index] !== 0);

/** Returns all ways to give at most so many stones to the piles, counted up like the digits of a number. */
function* distributions(others: readonly number[], most: Natural): Generator<Gift[]> {
  const given: Natural[] = others.map(() => 0);
  let spare = most;
  for (;;) {
    yield others.flatMap((pile, index) => (given[index] === 0 ? [] : [{ pile, stones: given[index] ?? 0 }]));
    let rank = 0;
    for (; rank < given.length && spare === 0; rank++) {
      spare = given[rank] ?? 0;
      given[rank] = 0;
    }
    if (rank === given.length) return;
    given[rank] = plus(given[rank] ?? 0, 1);
    spare = minus(spare, 1);
  }
}

/** At most so many winning moves are listed, and of more piles only one. */
const LISTED = 256;
const MANY = 32;

/** Returns the winning moves, but not more than asked for. */
function winning(piles: PairingPilesPosition, most: number): PairingPilesMove[] {
  if (unpaired(piles).size === 0) return [];
  const sources = byDescendingSize(piles, [...piles.keys()]);
  if (piles.length > MANY) return [levelNeighbours(piles, sources[0] ?? 0)];
  const moves: PairingPilesMove[] = [];
  for (const pile of sources) {
    for (const move of winningFrom(piles, pile)) {
      if (moves.length === most) return moves;
      moves.push(move);
    }
  }
  return moves;
}

function byDescendingSize(piles: PairingPilesPosition, indices: number[]): number[] {
  const size = (index: number): Natural => piles[index] ?? 0;
  return indices.sort((a, b) => (size(a) > size(b) ? -1 : size(a) < size(b) ? 1 : a - b));
}

/**
 * Returns the piles that a move from a pile has to level in pairs, the largest first: the others, and if they are odd
 * in number the pile itself.
 */
function toLevel(piles: PairingPilesPosition, pile: number): number[] {
  const others = byDescendingSize(piles, othersOf(piles, pile));
  return others.length % 2 === 0 ? others : [...others, pile];
}

/** Returns the move from the largest pile that levels neighbours in size: the one that the theorem is proved by. */
function levelNeighbours(piles: PairingPilesPosition, pile: number): PairingPilesMove {
  const order = toLevel(piles, pile);
  return moveTo(
    piles,
    pile,
    order,
    order.map((index, rank) => piles[order[rank - (rank % 2)] ?? index] ?? 0),
  );
}

/**
 * Returns all winning moves from a pile: the stones at hand but one level the others, the pile itself starting from
 * nothing.
 */
function* winningFrom(piles: PairingPilesPosition, pile: number): Generator<PairingPilesMove> {
  const held = piles[pile] ?? 0;
  if (held === 0) return;
  const order = toLevel(piles, pile);
  const sizes = order.map((index) => (index === pile ? 0 : (piles[index] ?? 0)));
  for (const levels of levellings(sizes, minus(held, 1))) yield moveTo(piles, pile, order, levels);
}

/** Returns the move from a pile that brings other piles, and perhaps itself, to given levels. */
function moveTo(
  piles: PairingPilesPosition,
  pile: number,
  order: readonly number[],
  levels: readonly Natural[],
): PairingPilesMove {
  const gifts: Gift[] = [];
  let remove = piles[pile] ?? 0;
  for (const [rank, index] of order.entries()) {
    const stones = minus(levels[rank] ?? 0, index === pile ? 0 : (piles[index] ?? 0));
    remove = minus(remove, stones);
    if (index !== pile && stones !== 0) gifts.push({ pile: index, stones });
  }
  return { pile, remove, gifts: gifts.sort((a, b) => a.pile - b.pile) };
}

/** At most so many piles, pairs or gifts are shown. */
const SHOWN = 12;

/** Returns the gifts, of which there is at least one. */
function listOfGifts(gifts: readonly Gift[]): Message {
  const few = gifts.slice(0, SHOWN).map(({ pile, stones }) => message('{0} to pile {1}', stones, pile + 1));
  return listed(gifts.length > SHOWN ? [...few, '…'] : few);
}

function paired(piles: PairingPilesPosition): Explanation {
  const order = byDescendingSize(
    piles,
    [...piles.keys()].filter((index) => piles[index] !== 0),
  );
  const sizes = order.filter((_, rank) => rank % 2 === 0).map((index) => shown(piles[index] ?? 0));
  const pairs = sizes.slice(0, SHOWN).map((size) => `(${size}, ${size})`);
  return [
    message(
      'The piles pair up, equal with equal: {0}.',
      sizes.length > SHOWN ? `${pairs.join(' ')} …` : pairs.join(' '),
    ),
    message(
      'Whoever faces such pairs loses. A move makes one pile smaller and no other pile smaller, which never gives pairs again; the opponent can then make pairs with stones of the largest pile.',
    ),
  ];
}

function notPaired(piles: PairingPilesPosition): Explanation {
  const [move] = winning(piles, 1);
  if (othersOf(piles, move?.pile ?? 0).length === 0)
    return [telling(move, message('Only one pile has stones left: take them all.'))];
  const odd = [...unpaired(piles)].slice(0, SHOWN + 1).map(shown);
  const found = [
    message(
      'The piles do not pair up, equal with equal. Sizes that an odd number of piles have: {0}.',
      odd.length > SHOWN ? [...odd.slice(0, SHOWN), '…'].join(', ') : odd.join(', '),
    ),
    message(
      'The stones of the largest pile are enough to level the others with their neighbours in size, and then all piles pair up:',
    ),
  ];
  const rest =
    piles.length > MANY
      ? [message('Other moves may win as well: of so many piles only one winning move is listed.')]
      : cutShort(piles);
  return [...found, ...(move ? [telling(move, table(piles, pairingPiles.play(piles, move)))] : []), ...rest];
}

const cutShort = (piles: PairingPilesPosition): Message[] =>
  winning(piles, LISTED + 1).length > LISTED
    ? [message('More moves win than are listed: the list ends after {0} of them.', LISTED)]
    : [];

function table(before: PairingPilesPosition, after: PairingPilesPosition): Table {
  const rows = before.slice(0, SHOWN).map((held, pile) => [String(pile + 1), shown(held), shown(after[pile] ?? 0)]);
  if (before.length > SHOWN) rows.push(['…', '…', '…']);
  return { head: [message('pile'), message('before'), message('after')], rows };
}
