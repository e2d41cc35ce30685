/** Positions and moves of declared games: what follows from the rules alone. */
import type { Integer } from '../../text/integer';
import type { Meter } from './closures';
import type { Engine } from './engine';
import type { OwnPosition } from './rules';
import type { Part } from './strategy';
import { arrowAt, begin, newWalk, next, type Walk } from './walk';

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

/** All turns in one part, each result once, until the budget of the meter is spent. */
export function* turnsIn(
  engine: Engine,
  { numbers, parts }: OwnPosition,
  index: number,
  meter: Meter,
): Generator<Turn> {
  const part = parts[index]!;
  const { program } = engine.variantOf(numbers, part);
  const walk = newWalk(meter);
  begin(walk, engine.coreOf(part));
  const seen = new Set<string>();
  while (next(program, walk)) {
    const results = resultsOf(engine, part, walk);
    const key = keyOf(results);
    if (seen.has(key)) continue;
    if (seen.size < MOST_SEEN) seen.add(key);
    yield { part: index, results };
  }
}

const resultsOf = (engine: Engine, part: Part, { results, count }: Walk): readonly Part[] =>
  results.slice(0, count).map((core) => engine.withCore(part, [...core]));

/** Results in another order are the same. */
const keyOf = (results: readonly Part[]): string => results.map(String).sort().join(';');

/** How a turn comes about. */
export interface Way {
  /** Counted through all moves of the rules. */
  readonly arrow: number;
  /** What the variables of the arrow stand for. */
  readonly variables: readonly Integer[];
}

/** The first way in which a turn comes about; undefined if it takes too long to find. */
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

/** All moves: in one part, in one or more, or in all that have moves. */
export function* movesOf(engine: Engine, position: OwnPosition, meter: Meter): Generator<OwnMove> {
  if (engine.rules.sum !== 'one') {
    yield* joinedMoves(engine, position, meter);
    return;
  }
  for (const index of position.parts.keys())
    for (const turn of turnsIn(engine, position, index, meter)) yield { turns: [turn] };
}

/** All choices of a turn or none in each part, with at least one turn. */
function* joinedMoves(engine: Engine, position: OwnPosition, meter: Meter): Generator<OwnMove> {
  const last = position.parts.length - 1;
  const choices: Iterator<Turn | undefined>[] = [];
  const chosen: (Turn | undefined)[] = [];
  for (let index = 0; index >= 0 && last >= 0 && meter.left > 0;) {
    choices[index] ??= choicesIn(engine, position, index, meter);
    const choice = choices[index]!.next();
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

function* choicesIn(engine: Engine, position: OwnPosition, index: number, meter: Meter): Generator<Turn | undefined> {
  let canMove = false;
  for (const turn of turnsIn(engine, position, index, meter)) {
    canMove = true;
    yield turn;
  }
  if (engine.rules.sum === 'some' || !canMove) yield undefined;
}

export function play({ numbers, parts }: OwnPosition, { turns }: OwnMove): OwnPosition {
  const results = new Map(turns.map((turn) => [turn.part, turn.results]));
  return { numbers, parts: parts.flatMap((part, index): readonly Part[] => results.get(index) ?? [part]) };
}
