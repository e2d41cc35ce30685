/** Heaps that are divided or that share: Lasker’s Nim, pairing piles, and the boxes on a staircase. */
import { message } from '../../text/message';
import { minus, type Natural, quotient } from '../../text/natural';
import type { LaskerMove, LaskerPosition } from '../lasker';
import type { Gift, PairingPilesMove, PairingPilesPosition } from '../pairingPiles';
import type { StaircaseMove, StaircasePosition } from '../staircase';
import { ask, type Board, chosenNumber, howMany, type Next, type Path, type Spot } from './board';
import { chosenHeap, heapChoice, MOST_HEAPS, whichHeap } from './takes';

const SPLIT = 'split';
const DONE = 'done';

export const laskerBoard: Board<LaskerPosition, LaskerMove> = {
  picture: (sizes) => ({ kind: 'heaps', sizes }),

  next(sizes, [first, second, third]) {
    if (first === undefined) return heapChoice(whichHeap, sizes, (heap) => ({ from: 1, to: sizes[heap] ?? 0 }));
    const heap = chosenHeap(first, sizes);
    const size = heap === undefined ? 0 : (sizes[heap] ?? 0);
    if (heap === undefined || size === 0) return undefined;
    const takes = { from: 1, to: size };
    const shares = { from: 1, to: quotient(size, 2) };
    if (second === undefined)
      return {
        ...ask(howMany, takes),
        ...(size > 1 && { buttons: [{ words: message('divide it in two'), choice: [SPLIT] }] }),
      };
    if (second !== SPLIT) {
      const take = third === undefined ? chosenNumber(second, takes) : undefined;
      return take === undefined ? undefined : { move: { heap, take } };
    }
    if (third === undefined) return size > 1 ? ask(message('how many in the smaller part?'), shares) : undefined;
    const split = chosenNumber(third, shares);
    return split === undefined ? undefined : { move: { heap, split } };
  },

  path: (_, move) =>
    'take' in move ? [String(move.heap + 1), String(move.take)] : [String(move.heap + 1), SPLIT, String(move.split)],
};

export const pairingPilesBoard: Board<PairingPilesPosition, PairingPilesMove> = {
  picture: (sizes) => ({ kind: 'heaps', sizes }),

  next(piles, [first, second, ...rest]) {
    if (first === undefined)
      return heapChoice(message('which pile?'), piles, (pile) => ({ from: 1, to: piles[pile] ?? 0 }));
    const pile = chosenHeap(first, piles);
    const held = pile === undefined ? 0 : (piles[pile] ?? 0);
    if (pile === undefined || held === 0) return undefined;
    const range = { from: 1, to: held };
    if (second === undefined) return ask(message('how many to remove?'), range);
    const remove = chosenNumber(second, range);
    return remove === undefined ? undefined : nextGift(piles, { pile, remove, gifts: [] }, minus(held, remove), rest);
  },

  path: (piles, { pile, remove, gifts }) => {
    const path = [String(pile + 1), String(remove)];
    let left = minus(piles[pile] ?? 0, remove);
    for (const { pile: to, stones } of gifts) {
      path.push(String(to + 1), String(stones));
      left = minus(left, stones);
    }
    const last = gifts.at(-1)?.pile ?? -1;
    return left !== 0 && takers(piles, pile, last).length > 0 ? [...path, DONE] : path;
  },
};

/** Returns the piles that may still be given stones: gifts go in the order of the piles. */
const takers = (piles: PairingPilesPosition, giver: number, last: number): number[] =>
  [...piles.keys()].filter((pile) => pile > last && pile !== giver && piles[pile] !== 0);

function nextGift(
  piles: PairingPilesPosition,
  move: PairingPilesMove,
  left: Natural,
  [first, second, ...rest]: Path,
): Next<PairingPilesMove> | undefined {
  const others = takers(piles, move.pile, move.gifts.at(-1)?.pile ?? -1);
  if (left === 0 || others.length === 0 || first === DONE)
    return (first === DONE ? second : first) === undefined ? { move } : undefined;
  if (first === undefined) return chooseTaker(left, others);
  const pile = others.find((other) => String(other + 1) === first);
  if (pile === undefined) return undefined;
  const range = { from: 1, to: left };
  if (second === undefined) return ask(message('how many to move to pile {0}?', pile + 1), range);
  const stones = chosenNumber(second, range);
  if (stones === undefined) return undefined;
  const gifts: Gift[] = [...move.gifts, { pile, stones }];
  return nextGift(piles, { ...move, gifts }, minus(left, stones), rest);
}

function chooseTaker(left: Natural, others: readonly number[]): Next<PairingPilesMove> {
  const spots = others.slice(0, MOST_HEAPS).map((pile): Spot => ({
    piece: `heap ${pile + 1}`,
    choice: [String(pile + 1)],
    words: message('pile {0}', pile + 1),
  }));
  const only = others.map((pile) => pile + 1);
  return {
    ...ask(message('to which pile, of the {0} left?', left), { from: only[0]!, to: only.at(-1)!, only }, spots),
    buttons: [{ words: message('leave the others where they are'), choice: [DONE] }],
  };
}

export const staircaseBoard: Board<StaircasePosition, StaircaseMove> = {
  picture: (boxes) => ({
    kind: 'boxes',
    boxes: boxes.map((cards, index) => ({ cards, step: stepOf(index + 1) })),
  }),

  next(boxes, [first, second, third]) {
    if (first === undefined) return chooseBox(boxes);
    const from = chosenNumber(first, { from: 1, to: boxes.length });
    const held = from === undefined ? 0 : (boxes[Number(from) - 1] ?? 0);
    const targets = targetsOf(Number(from ?? 0));
    if (from === undefined || held === 0 || targets.length === 0) return undefined;
    const only = { from: targets[0]!, to: targets.at(-1)!, only: targets };
    if (second === undefined)
      return { ...ask(message('into which box?'), only, boxSpots(targets)), held: `box ${from}` };
    const to = chosenNumber(second, only);
    const range = { from: 1, to: held };
    if (to === undefined) return undefined;
    if (third === undefined) return ask(message('how many cards?'), range);
    const cards = chosenNumber(third, range);
    return cards === undefined ? undefined : { move: { from: Number(from), to: Number(to), cards } };
  },

  path: (_, { from, to, cards }) => [String(from), String(to), String(cards)],
};

const boxSpots = (boxes: readonly number[]): Spot[] =>
  boxes
    .slice(0, MOST_HEAPS)
    .map((box) => ({ piece: `box ${box}`, choice: [String(box)], words: message('box {0}', box) }));

function chooseBox(boxes: StaircasePosition): Next<StaircaseMove> | undefined {
  const open: number[] = [];
  for (let box = 1; box <= boxes.length && open.length < MOST_HEAPS; box++)
    if (boxes[box - 1] !== 0 && targetsOf(box).length > 0) open.push(box);
  if (open.length === 0) return undefined;
  const spots = boxSpots(open).map((spot): Spot => ({ ...spot, isCarried: true }));
  return ask(message('from which box?'), { from: 1, to: boxes.length }, spots);
}

/** Returns the boxes that a box leads to: those below it that make an odd sum divisible by 3; ascending. */
function targetsOf(from: number): number[] {
  const targets: number[] = [];
  for (let to = from - 1; to > 0; to--) if ((from + to) % 6 === 3) targets.push(to);
  return targets.reverse();
}

/** Returns how many moves a box is above the end, by the nearest way. */
function stepOf(box: number): number {
  let step = 0;
  for (let at = box; ; step++) {
    const next = at - ((2 * at + 3) % 6);
    if (next <= 0) return step;
    at = next;
  }
}
