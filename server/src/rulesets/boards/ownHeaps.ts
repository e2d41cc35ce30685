/** Heaps of games of one’s own: counters are taken, or it is typed how many. */
import { minus, type Natural } from '../../text/natural';
import type { OwnPosition } from '../own/rules';
import type { OwnMove, OwnRuleset } from '../own/ruleset';
import { ask, type Choices, chosenNumber, howMany, type Next, type NumberRange, type Path, type Spot } from './board';
import { chosenHeap, heapChoice, MOST_COUNTERS, MOST_HEAPS, whichHeap } from './takes';

/** Moves in all heaps are looked for no further than this. */
const MOST_MOVES = 20_000;

interface Take {
  readonly take: Natural;
  readonly move: OwnMove;
}

/** What may be taken from a heap, as far as it is looked at. */
interface Takes {
  readonly range: NumberRange;
  /** Those that are drawn one by one. */
  readonly counters: readonly Take[];
}

/** Returns the heaps, or what may be taken from the only one; undefined if nothing may be taken from any alone. */
export function heapsChoice(
  ruleset: OwnRuleset,
  position: OwnPosition,
  keyOf: (move: OwnMove) => string,
): Choices | undefined {
  const sizes = sizesOf(position);
  const takes = sizes.slice(0, MOST_HEAPS).map((_, heap) => takesFrom(ruleset, position, heap));
  const counters = takes.flatMap((each, heap) =>
    (each?.counters ?? []).map(({ take, move }): Spot => ({
      piece: `counter ${heap + 1} ${take}`,
      choice: [keyOf(move)],
    })),
  );
  if (sizes.length === 1) return takes[0] && ask(howMany, takes[0].range, counters);
  // Heaps that are not drawn are typed all the same.
  const rangeOf = (heap: number): NumberRange => (heap < takes.length ? (takes[heap]?.range ?? NONE) : NONE);
  const choices = heapChoice(whichHeap, sizes, rangeOf);
  if (!choices) return undefined;
  return { ...choices, spots: [...choices.spots.filter(({ words }) => words !== undefined), ...counters] };
}

const NONE: NumberRange = { from: 1, to: 0 };

const sizesOf = ({ parts }: OwnPosition): Natural[] => parts.map(([size = 0]) => size);

/** Returns what comes after the number of a heap, or of what is taken from the only one. */
export function heapMove(ruleset: OwnRuleset, position: OwnPosition, chosen: Path): Next<OwnMove> | undefined {
  const sizes = sizesOf(position);
  const isOnly = sizes.length === 1;
  const [first, second, ...more] = isOnly ? ['1', ...chosen] : chosen;
  const heap = chosenHeap(first, sizes);
  const takes = heap === undefined ? undefined : takesFrom(ruleset, position, heap);
  if (heap === undefined || !takes || more.length > 0) return undefined;
  if (second === undefined) return ask(howMany, takes.range);
  const take = chosenNumber(second, takes.range);
  const left = take === undefined ? undefined : minus(sizes[heap]!, take);
  const move =
    left === undefined
      ? undefined
      : (ruleset.moveTo(position, heap, [[left]]) ?? (left === 0 ? ruleset.moveTo(position, heap, []) : undefined));
  return move && { move };
}

/** Returns undefined if nothing may be taken. Where not all moves are looked at, any number may turn out to be one. */
function takesFrom(ruleset: OwnRuleset, position: OwnPosition, heap: number): Takes | undefined {
  const size = position.parts[heap]?.[0] ?? 0;
  const most = Math.max(MOST_COUNTERS + 1, Math.floor(MOST_MOVES / Math.min(MOST_HEAPS, position.parts.length)));
  const takes: Take[] = [];
  let seen = 0;
  for (const move of ruleset.movesIn(position, heap)) {
    const take = takenBy(size, move);
    if (take !== undefined) takes.push({ take, move });
    if (++seen >= most) break;
  }
  if (takes.length === 0) return undefined;
  const only = takes.map(({ take }) => take).sort((one, other) => (one < other ? -1 : 1));
  return {
    range: seen < most ? { from: only[0]!, to: only.at(-1)!, only } : { from: 1, to: size },
    counters: takes.filter(({ take }) => take <= MOST_COUNTERS),
  };
}

/** Returns how many a move takes from a heap of this size; undefined if it does something else. */
function takenBy(size: Natural, { turns: [turn] }: OwnMove): Natural | undefined {
  if (!turn || turn.results.length > 1) return undefined;
  const left = turn.results[0]?.[0] ?? 0;
  return left < size ? minus(size, left) : undefined;
}
