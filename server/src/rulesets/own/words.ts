/** Positions and moves of declared games in words. */
import { type Message, message, shown } from '../../text/message';
import { minus, type Natural } from '../../text/natural';
import { within } from '../ruleset';
import type { Engine } from './engine';
import { partShown, partText } from './partText';
import { type OwnMove, type Turn, wayOf } from './positions';
import type { OwnPosition, Rules } from './rules';
import type { Part } from './strategy';

/** Writes "7", "(2, 1)", "3 + 5" or "(2, 1) + (0, 4)"; with the numbers of the case where the rules ask for them. */
export function notationOf({ constants, lists }: Rules, position: OwnPosition, room?: number): string {
  const { numbers } = position;
  const given = [
    ...constants.map((name, index) => `${name} = ${String(numbers.constants[index])}`),
    ...lists.map((name, index) => `${name} = {${within(numbers.lists[index] ?? [], room).join(', ')}}`),
  ];
  const parts = briefOf(position, room);
  return given.length === 0 ? parts : `${parts} [${given.join(', ')}]`;
}

export const briefOf = ({ parts }: OwnPosition, room?: number): string =>
  parts.length === 0 ? '0' : within(parts, room).map(partText).join(' + ');

/** Returns the move as an instruction, without a capital or a full stop. */
export function describe(engine: Engine, position: OwnPosition, { turns }: OwnMove): Message {
  const [first, ...rest] = turns.map((turn) => turnWords(engine, position, turn));
  return rest.reduce((all, each) => message('{0}; {1}', all, each), first ?? message('do nothing'));
}

/** Tells whether the words of a move end with all that it leaves: those of a turn of a part that is alone, unless it takes. */
export const tellsResult = ({ parts }: OwnPosition, { turns }: OwnMove): boolean =>
  parts.length === 1 && turns.length === 1 && takenBy(parts[0]!, turns[0]!.results) === undefined;

function turnWords(engine: Engine, position: OwnPosition, turn: Turn): Message {
  const { parts } = position;
  const part = parts[turn.part]!;
  const taken = takenBy(part, turn.results);
  const isAlone = parts.length === 1;
  if (taken !== undefined)
    return isAlone ? message('take {0}', taken) : message('take {0} from heap {1}', taken, turn.part + 1);
  if (part.length === 1 && turn.results.length === 2) {
    const [one, other] = turn.results.map((result) => result[0]!);
    const heap = isAlone ? message('the heap') : message('heap {0}', turn.part + 1);
    return message('leave {0} and {1} of {2}', one!, other!, heap);
  }
  const text = message('{0} → {1}', partShown(part), turn.results.map(partShown).join(' + ') || '0');
  const bound = variablesOf(engine, position, turn);
  return bound === '' ? text : message('{0}: {1}', bound, text);
}

/** Returns what goes from a heap; undefined if there is more to the move. */
function takenBy(part: Part, results: readonly Part[]): Natural | undefined {
  if (part.length !== 1 || results.length > 1) return undefined;
  const [heap, left] = [part[0]!, results[0]?.[0] ?? 0];
  return left < heap ? minus(heap, left) : undefined;
}

/** "k = 2, x = 1"; empty if there are no variables. */
function variablesOf(engine: Engine, position: OwnPosition, turn: Turn): string {
  const way = wayOf(engine, position, turn);
  if (way === undefined) return '';
  const names = engine.rules.moves.flatMap(({ arrows }) => arrows)[way.arrow]?.names ?? [];
  return way.variables.map((value, index) => `${names[index] ?? '?'} = ${shown(value)}`).join(', ');
}
