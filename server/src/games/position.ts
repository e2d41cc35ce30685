/** What the numbers of a position are called, and which of them a short form means. */
import type { Fix } from '../text/finding';
import { message } from '../text/message';
import type { Input } from './input';
import { type RuleLine, textOf } from './lines';
import { edit, mistake } from './mistakes';
import { isBroken, type On, type Parsed } from './parse';
import { namesOfMove } from './syntax/names';
import type { ArrowTree, MoveTree } from './syntax/tree';

type Short = Exclude<MoveTree, ArrowTree>;

/**
 * Returns the names of the numbers of a part: those of the first arrow, or the heap of a short form. Undefined with a
 * finding if nobody knows.
 */
export function coordinatesOf(parsed: Parsed, input: Input | undefined): readonly string[] | undefined {
  const trees = parsed.moves.map(({ tree }) => tree);
  const arrow = trees.find((tree) => tree.kind === 'arrow');
  if (arrow) return arrow.pattern.map(({ name }) => name);
  // A line that cannot be read may say more.
  if (isBroken(parsed, 'move', 'start', 'ask')) return undefined;
  const named = trees
    .map((tree) => (tree.kind === 'arrow' ? undefined : tree.from?.name))
    .find((name) => name !== undefined);
  if (named !== undefined) return [named];
  const given = startCoordinates(parsed);
  if (given) return given;
  const heaps = input ? heapsOf(input) : mentionedHeaps(parsed);
  if (heaps.length === 1) return heaps;
  const [move] = parsed.moves as On<Short>[];
  if (move) noteWhichHeap(move, heaps, parsed);
  return undefined;
}

/** A position of one number has a name of its own, if none is given. */
function startCoordinates({ start, ask }: Parsed): readonly string[] | undefined {
  const questions = ask?.tree.kind === 'positions' ? ask.tree : start?.tree;
  const [part, ...more] = questions?.parts[0]?.numbers ?? [];
  if (!part || more.length > 0) return undefined;
  return [part.kind === 'name' ? part.name : 'h'];
}

/** Without a layout, a heap is called as the moves call it. */
function mentionedHeaps({ moves }: Parsed): string[] {
  const names = [...new Set(moves.flatMap(({ tree }) => [...namesOfMove(tree)]))];
  return names.length > 0 ? names : ['n'];
}

/** Returns the names that could be a heap: all that do not count something. */
const heapsOf = ({ names }: Input): string[] =>
  [...names.values()].filter(({ isCount }) => !isCount).map(({ name }) => name);

/**
 * Returns the heap that a short form means, as an index among the coordinates; undefined with a finding if that is not
 * clear.
 */
export function heapIndex(move: On<Short>, coordinates: readonly string[], parsed: Parsed): number | undefined {
  const { from } = move.tree;
  if (from) {
    const index = coordinates.indexOf(from.name);
    if (index >= 0) return index;
    const sentence = message('{0} is not one of the numbers of a position: {1}.', from.name, coordinates.join(', '));
    const fixes = coordinates.map((name) => insteadOf(move.at, from, name));
    parsed.findings.push(mistake(move.at.line, from, 'unknown-name', sentence, fixes));
    return undefined;
  }
  if (coordinates.length === 1) return 0;
  noteWhichHeap(move, coordinates, parsed);
  return undefined;
}

const insteadOf = ({ line }: RuleLine, piece: Parameters<typeof edit>[1], name: string): Fix => ({
  title: message('Write {0}', name),
  edits: [edit(line, piece, name)],
});

function noteWhichHeap(move: On<Short>, heaps: readonly string[], { findings }: Parsed): void {
  const { at, tree } = move;
  const words = { take: 'from', split: '', code: 'on' }[tree.kind];
  const end = tree.kind === 'take' ? tree.set.to : at.value.from + wordsBefore(at, tree).length;
  const fixes = heaps.map((heap) => {
    const text = [words, heap].filter((word) => word !== '').join(' ');
    return {
      title: message('Add “{0}”', text),
      edits: [edit(at.line, { from: end, to: end }, ` ${text}`)],
    };
  });
  const sentence =
    tree.kind === 'split'
      ? message('Which heap? Write “split h”: several names of the input could be meant.')
      : tree.kind === 'code'
        ? message('Which heap? Write “on h”: several names of the input could be meant.')
        : message('Which heap? Write “from h”: several names of the input could be meant.');
  findings.push(mistake(at.line, at.value, 'which-heap', sentence, fixes));
}

/** Returns what a heap has to follow. */
const wordsBefore = (at: RuleLine, tree: Short): string =>
  (tree.kind === 'split' ? /^split/ : /^\S+\s+\S+/).exec(textOf(at))?.[0] ?? '';
