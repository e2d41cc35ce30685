/** A file in a few numbers: its cases, who wins them, and which bounds they hit. */
import { boundedItems, type BoundHit, boundHit, boundHits, noteBounds } from '../formats/bounds';
import { BAD } from '../formats/cases';
import { type FieldReader, fieldReader } from '../formats/fieldReader';
import type { Problem } from '../problems/problem';
import { prepare } from '../rulesets/ruleset';
import type { Block } from './blocks/block';
import { BlockCache } from './blocks/blockCache';
import { Stretch } from './blocks/stretch';
import { isTooLong, unitsIn } from './caseSize';
import type { GameDocument } from './document';

export interface Summary {
  readonly cases: number;
  /** Positions that the player to move wins, and loses. */
  readonly won: number;
  readonly lost: number;
  /** Cases that are not legal, and positions whose winner is unknown. */
  readonly unanswered: number;
  /** The number of cases first, where the file has it, then the numbers of a case. */
  readonly bounds: readonly BoundHit[];
}

/** What is known of a block's cases. */
interface Tally {
  /** How many of the block's cases were counted: those after the end of the input are not. */
  cases: number;
  won: number;
  lost: number;
  unanswered: number;
  /** The bounds that are hit, as `noteBounds` has them. */
  readonly hits: Uint8Array;
}

/** The cases of each block, counted. */
const tallies = new BlockCache<Tally>();

/** How many short cases are solved between two pauses. */
const SLICE = 128;

/**
 * Counts, and stops now and then so that the caller can pause or give up. A block is counted once, until it is read
 * anew: after an edit there is one to count, and no stop at all where nothing has changed.
 */
export function* summarize(document: GameDocument): Generator<undefined, Summary> {
  const { problem, compiled, blocks, end } = document;
  const items = problem ? boundedItems(problem.input) : [];
  const total: Tally = { cases: 0, won: 0, lost: 0, unanswered: 0, hits: new Uint8Array(items.length) };
  if (problem && compiled) {
    const read = fieldReader(compiled);
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks.at(index);
      const cases = Math.min(block.cases.caseCount, end.cases - blocks.casesBefore(index));
      if (cases <= 0) break;
      const known = tallies.get(document, block);
      const tally = known?.cases === cases ? known : yield* count(document, problem, read, block, cases);
      tallies.set(document, block, tally);
      add(total, tally);
    }
  }
  return {
    cases: end.cases,
    won: total.won,
    lost: total.lost,
    unanswered: total.unanswered,
    bounds: [...countHit(document), ...boundHits(items, total.hits)],
  };
}

function* count(
  document: GameDocument,
  problem: Problem,
  read: FieldReader,
  block: Block,
  until: number,
): Generator<undefined, Tally> {
  const { table, cases } = block;
  const tally: Tally = {
    cases: until,
    won: 0,
    lost: 0,
    unanswered: 0,
    hits: new Uint8Array(boundedItems(problem.input).length),
  };
  const stretch = new Stretch(SLICE);
  for (let local = 0; local < until; local++) {
    if (stretch.isOverBefore(unitsIn(block, local))) yield;
    if (cases.state[local] === BAD || isTooLong(document, block, local)) tally.unanswered++;
    else yield* take(problem, read(table, cases.firstToken[local]!), tally);
  }
  return tally;
}

function* take(problem: Problem, fields: ReturnType<FieldReader>, tally: Tally): Generator<undefined, void> {
  noteBounds(problem.input, fields, tally.hits);
  for (const position of problem.positions(fields)) {
    yield* prepare(problem.ruleset, position);
    const outcome = problem.ruleset.outcome(position);
    if (outcome === 'N') tally.won++;
    else if (outcome === 'P') tally.lost++;
    else tally.unanswered++;
  }
}

function add(total: Tally, { won, lost, unanswered, hits }: Tally): void {
  total.won += won;
  total.lost += lost;
  total.unanswered += unanswered;
  hits.forEach((hit, place) => {
    total.hits[place]! |= hit;
  });
}

/** The number of cases has bounds, too. */
function countHit({ problem, end }: GameDocument): BoundHit[] {
  const value = end.count?.value;
  return problem?.input.end.kind === 'count' && value !== undefined ? [boundHit(problem.input.end.field, value)] : [];
}
