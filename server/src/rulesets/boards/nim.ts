/** Heaps of which one is made smaller: Nim, misère Nim, and the subtraction game. */
import { type Message, message } from '../../text/message';
import type { Natural } from '../../text/natural';
import type { NimMove, NimPosition } from '../nim';
import { type SubtractionMove, type SubtractionPosition, type Takes, takesUpTo } from '../theory/takes';
import { ask, type Board, chosenNumber, howMany, type Next, type NumberRange, type Path } from './board';
import { chosenHeap, heapChoice, whichHeap } from './takes';

export const nimBoard: Board<NimPosition, NimMove> = {
  picture: (sizes) => ({ kind: 'heaps', sizes }),
  next: (sizes, chosen) => nextTake(sizes, chosen, (heap) => ({ from: 1, to: sizes[heap] ?? 0 })),
  path: (_, { heap, take }) => [String(heap + 1), String(take)],
};

export const subtractionBoard: Board<SubtractionPosition, SubtractionMove> = {
  picture: ({ heaps, takes }) => ({ kind: 'heaps', sizes: heaps, caption: captionOf(takes) }),
  next: ({ heaps, takes }, chosen) => nextTake(heaps, chosen, (heap) => rangeOf(takes, heaps[heap] ?? 0)),
  path: (_, { heap, take }) => [String(heap + 1), String(take)],
};

function nextTake(
  sizes: readonly Natural[],
  chosen: Path,
  takes: (heap: number) => NumberRange,
): Next<{ readonly heap: number; readonly take: Natural }> | undefined {
  const [first, second] = chosen;
  if (first === undefined) return heapChoice(whichHeap, sizes, takes);
  const heap = chosenHeap(first, sizes);
  if (heap === undefined || chosen.length > 2) return undefined;
  const range = takes(heap);
  if (range.from > range.to) return undefined;
  if (second === undefined) return ask(howMany, range);
  const take = chosenNumber(second, range);
  return take === undefined ? undefined : { move: { heap, take } };
}

function rangeOf(takes: Takes, heap: Natural): NumberRange {
  if ('allBut' in takes) {
    const [first] = takesUpTo(takes, heap);
    return { from: first ?? 1, to: first === undefined ? 0 : heap, not: takes.allBut };
  }
  const only = [...takesUpTo(takes, heap)];
  return { from: only[0] ?? 1, to: only.at(-1) ?? 0, only };
}

const SHOWN = 8;

function captionOf(takes: Takes): Message {
  if ('allBut' in takes) return message('any number but {0} may be taken', listOf(takes.allBut));
  if (!('family' in takes)) return message('{0} may be taken', listOf(takes));
  return takes.family === 'Fibonacci'
    ? message('a Fibonacci number may be taken')
    : message('a power of 2 may be taken');
}

function listOf(numbers: readonly Natural[]): string {
  const list = numbers.slice(0, SHOWN).map(String);
  if (numbers.length > SHOWN) list.push('…');
  return list.join(', ');
}
