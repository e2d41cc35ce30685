/** Choosing how many to take. */
import { type Message, message } from '../../text/message';
import { type Natural, smaller } from '../../text/natural';
import {
  ask,
  type Board,
  type Choices,
  chosenNumber,
  howMany,
  isIn,
  type Next,
  type NumberRange,
  type Path,
  type Spot,
} from './board';

/** More counters of a heap are not drawn one by one. */
export const MOST_COUNTERS = 40;
/** More heaps are not drawn. */
export const MOST_HEAPS = 60;

/** Returns the counters of a heap: each stands for taking it with all above it. */
function counterSpots(heap: number, range: NumberRange, before: Path = []): Spot[] {
  const spots: Spot[] = [];
  const most = Number(smaller(range.to, MOST_COUNTERS));
  for (let take = Math.max(1, Number(range.from)); take <= most; take++)
    if (isIn(take, range)) spots.push({ piece: `counter ${heap} ${take}`, choice: [...before, String(take)] });
  return spots;
}

/** Returns how many may be taken from a single heap. */
export const takeFromOne = <Move>(
  chosen: Path,
  range: NumberRange,
  moveOf: (take: Natural) => Move,
): Next<Move> | undefined => {
  if (range.from > range.to) return undefined;
  if (chosen.length === 0) return ask(howMany, range, counterSpots(1, range));
  const take = chosen.length === 1 ? chosenNumber(chosen[0], range) : undefined;
  return take === undefined ? undefined : { move: moveOf(take) };
};

/** Returns a board of one heap, from which some may be taken. */
export const oneHeap = <Position extends { readonly heap: Natural }>(
  rangeOf: (position: Position) => NumberRange,
): Board<Position, { readonly take: Natural }> => ({
  picture(position) {
    const { from, to } = rangeOf(position);
    const caption =
      from > to
        ? message('no take is allowed')
        : from === to
          ? message('{0} may be taken', from)
          : message('{0} to {1} may be taken', from, to);
    return { kind: 'heaps', sizes: [position.heap], ...(position.heap !== 0 && { caption }) };
  },
  next: (position, chosen) => takeFromOne(chosen, rangeOf(position), (take) => ({ take })),
  path: (_, { take }) => [String(take)],
});

/**
 * Returns the heaps to choose from, on the picture or by number, with what may be taken from each; undefined if there
 * is nothing to take.
 */
export function heapChoice(
  prompt: Message,
  sizes: readonly Natural[],
  rangeOf: (heap: number) => NumberRange,
): Choices | undefined {
  const isOpen = (heap: number): boolean => rangeOf(heap).from <= rangeOf(heap).to;
  if (!sizes.some((_, heap) => isOpen(heap))) return undefined;
  const spots: Spot[] = [];
  for (let index = 0; index < Math.min(sizes.length, MOST_HEAPS); index++) {
    if (!isOpen(index)) continue;
    const range = rangeOf(index);
    const heap = index + 1;
    spots.push(
      { piece: `heap ${heap}`, choice: [String(heap)], words: message('heap {0}', heap) },
      ...counterSpots(heap, range, [String(heap)]),
    );
  }
  return ask(prompt, { from: 1, to: sizes.length }, spots);
}

export const whichHeap = message('which heap?');

/** Returns the index of the heap that was chosen. */
export function chosenHeap(choice: string | undefined, sizes: readonly Natural[]): number | undefined {
  const heap = chosenNumber(choice, { from: 1, to: sizes.length });
  return heap === undefined ? undefined : Number(heap) - 1;
}
