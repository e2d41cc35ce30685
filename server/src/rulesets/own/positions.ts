/** Positions and moves of declared games: what follows from the rules alone. */
import type { Integer } from '../../text/integer';
import type { Natural } from '../../text/natural';
import type { Engine } from './engine';
import type { Meter } from './expressions/closures';
import { arrowAt, begin, newWalk, next, reachesWith, type Walk } from './expressions/walk';
import { stepsForText } from './expressions/weight';
import type { OwnPosition } from './rules';
import type { Part } from './strategy';

/** A turn in each of one or more parts. */
export interface OwnMove {
  readonly turns: readonly Turn[];
}

/** What happens in one part. */
export interface Turn {
  /** The index of the part. */
  readonly part: number;
  /** What is left of it, side by side. */
  readonly results: readonly Part[];
}

/** What is told instead of a turn or move when so many steps have been taken that the meter wants a pause. */
export type Pause = 'pause';

/** Goes through all turns in one part, each result once, until the budget of the meter is spent. */
function* turnsOrPauses(
  engine: Engine,
  { numbers, parts }: OwnPosition,
  index: number,
  meter: Meter,
): Generator<Turn | Pause> {
  const part = parts[index]!;
  const { program } = engine.variantOf(numbers, part);
  const walk = newWalk(meter);
  begin(walk, engine.coreOf(part));
  const seen = new Set<string>();
  for (;;) {
    if (!next(program, walk)) {
      if (meter.left <= 0 || meter.left > meter.until) return;
      yield 'pause';
      continue;
    }
    const results = resultsOf(engine, part, walk);
    for (const result of results) meter.left -= stepsForText(result);
    const key = keyOf(results);
    if (seen.has(key)) continue;
    if (seen.size < MOST_SEEN) seen.add(key);
    yield { part: index, results };
  }
}

/** Returns the same for a meter that wants no pauses. */
export function* turnsIn(engine: Engine, position: OwnPosition, index: number, meter: Meter): Generator<Turn> {
  for (const turn of turnsOrPauses(engine, position, index, meter)) if (turn !== 'pause') yield turn;
}

/**
 * Goes through the turns in a part that is one number that leave one of these: heaps, 0 left out. Arrows with two
 * results are asked for one of the heaps, or for 0; all others are gone through.
 */
export function* turnsLeaving(
  engine: Engine,
  { numbers, parts }: OwnPosition,
  index: number,
  lefts: Iterable<readonly Natural[]>,
  meter: Meter,
): Generator<Turn> {
  const part = parts[index]!;
  const { program } = engine.variantOf(numbers, part);
  const pairs = program.filter(({ results }) => results.length === 2);
  const others = program.filter(({ results }) => results.length !== 2);
  const walk = newWalk(meter);
  begin(walk, engine.coreOf(part));
  const seen = new Set<string>();
  const turnOf = (): Turn | undefined => {
    const results = resultsOf(engine, part, walk);
    const key = keyOf(results);
    if (seen.has(key)) return undefined;
    seen.add(key);
    return { part: index, results };
  };
  while (next(others, walk)) {
    const turn = turnOf();
    if (turn) yield turn;
  }
  for (const left of lefts)
    for (const loops of pairs)
      for (const value of [0, ...left]) {
        if (meter.left-- <= 0) return;
        const turn = reachesWith(loops, walk, value) ? turnOf() : undefined;
        if (turn) yield turn;
      }
}

export const resultsOf = (engine: Engine, part: Part, { results, count }: Walk): readonly Part[] =>
  results.slice(0, count).map((core) => engine.withCore(part, [...core]));

/** Results in another order are the same. */
export const keyOf = (results: readonly Part[]): string => results.map(String).sort().join(';');

/** How a turn comes about. */
export interface Way {
  /** Counted through all moves of the rules. */
  readonly arrow: number;
  /** What the variables of the arrow stand for. */
  readonly variables: readonly Integer[];
}

/** Finds the first way in which a turn comes about; undefined if it takes too long to find. */
export function wayOf(engine: Engine, { numbers, parts }: OwnPosition, { part, results }: Turn): Way | undefined {
  const { program } = engine.variantOf(numbers, parts[part]!);
  const walk = newWalk({ left: STEPS, until: 0 });
  const wanted = keyOf(results);
  begin(walk, engine.coreOf(parts[part]!));
  while (next(program, walk)) {
    if (keyOf(resultsOf(engine, parts[part]!, walk)) !== wanted) continue;
    const arrow = arrowAt(walk);
    const bound = program[arrow]!.arrow.generators.flatMap((each) =>
      each.kind === 'each' ? [each.variable] : each.variables,
    );
    return { arrow, variables: bound.map((variable) => walk.variables[variable]!) };
  }
  return undefined;
}

/** Ways are looked for no longer than this. */
const STEPS = 20_000;

/** More results are not told apart from those before. */
const MOST_SEEN = 100_000;

/** Goes through all moves: in one part, in one or more, or in all that have moves. */
export function* movesOf(engine: Engine, position: OwnPosition, meter: Meter): Generator<OwnMove> {
  for (const move of movesOrPauses(engine, position, meter)) if (move !== 'pause') yield move;
}

/** Returns the same with pauses whenever so many steps have been taken as the meter says. */
export function* movesOrPauses(engine: Engine, position: OwnPosition, meter: Meter): Generator<OwnMove | Pause> {
  if (engine.rules.sum !== 'one') {
    yield* joinedMoves(engine, position, meter);
    return;
  }
  for (const index of position.parts.keys())
    for (const turn of turnsOrPauses(engine, position, index, meter)) yield turn === 'pause' ? turn : { turns: [turn] };
}

/** Goes through all choices of a turn or none in each part, with at least one turn. */
function* joinedMoves(engine: Engine, position: OwnPosition, meter: Meter): Generator<OwnMove | Pause> {
  const last = position.parts.length - 1;
  const choices: Iterator<Turn | Pause | undefined>[] = [];
  const chosen: (Turn | undefined)[] = [];
  for (let index = 0; index >= 0 && last >= 0 && meter.left > 0;) {
    choices[index] ??= choicesIn(engine, position, index, meter);
    const choice = choices[index]!.next();
    if (choice.value === 'pause') {
      yield choice.value;
      continue;
    }
    meter.left--;
    if (choice.done === true) {
      choices.length = index--;
      continue;
    }
    chosen[index] = choice.value;
    const turns = index === last ? chosen.filter((turn) => turn !== undefined) : [];
    if (turns.length > 0) yield { turns };
    if (index < last) index++;
  }
}

/** Goes through the turns in a part, and after them none if that may be chosen. */
function* choicesIn(
  engine: Engine,
  position: OwnPosition,
  index: number,
  meter: Meter,
): Generator<Turn | Pause | undefined> {
  let canMove = false;
  for (const turn of turnsOrPauses(engine, position, index, meter)) {
    canMove ||= turn !== 'pause';
    yield turn;
  }
  if (engine.rules.sum === 'some' || !canMove) yield undefined;
}

/** Splices what is left of each part in its place. */
export function play({ numbers, parts }: OwnPosition, { turns }: OwnMove): OwnPosition {
  const results = new Map(turns.map((turn) => [turn.part, turn.results]));
  return { numbers, parts: parts.flatMap((part, index): readonly Part[] => results.get(index) ?? [part]) };
}
