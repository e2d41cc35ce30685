/** Wythoff’s game: two heaps, and a bracket that takes from both. */
import { message } from '../../text/message';
import { type Natural, smaller } from '../../text/natural';
import type { WythoffMove, WythoffPosition } from '../wythoff';
import { ask, type Board, type Choices, chosenNumber, howMany, type Spot } from './board';
import { heapChoice } from './takes';

const NAMES = ['a', 'b'] as const;

export const wythoffBoard: Board<WythoffPosition, WythoffMove> = {
  picture: ({ a, b }) => ({ kind: 'heaps', sizes: [a, b], isJoined: true }),

  next(position, chosen) {
    const [first, second] = chosen;
    if (first === undefined) return start(position);
    const from = (['a', 'b', 'both'] as const).find((name) => name === first);
    if (from === undefined || chosen.length > 2) return undefined;
    const range = { from: 1, to: mostFrom(position, from) };
    if (range.to < 1) return undefined;
    if (second === undefined) return ask(from === 'both' ? message('how many from each?') : howMany, range);
    const take = chosenNumber(second, range);
    return take === undefined ? undefined : { move: { from, take } };
  },

  path: (_, { from, take }) => [from, String(take)],
};

const mostFrom = ({ a, b }: WythoffPosition, from: WythoffMove['from']): Natural =>
  from === 'both' ? smaller(a, b) : from === 'a' ? a : b;

function start({ a, b }: WythoffPosition): Choices | undefined {
  const sizes = [a, b];
  const prompt = message('which heap, or both?');
  const choices = heapChoice(prompt, sizes, (heap) => ({ from: 1, to: sizes[heap] ?? 0 }));
  const named = choices?.spots.map(({ choice: [heap, ...rest], ...spot }): Spot => ({
    ...spot,
    choice: [NAMES[Number(heap) - 1]!, ...rest],
  }));
  if (!named || a === 0 || b === 0) return named && { prompt, spots: named };
  return { prompt, spots: [...named, { piece: 'both', choice: ['both'], words: message('both heaps') }] };
}
