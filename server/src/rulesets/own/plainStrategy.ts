/**
 * Values by plain search: from the part itself if few parts follow from it; else in a table, if the rules allow one, where a
 * value takes a fraction of the time; else from the part itself as far as the budget goes.
 *
 * The first of these fails anew for each part, so it is left out once it has failed where another way did not. What is known
 * is the same: each part that it finds is found by the last one, too, if that has no smaller budget.
 */
import { message } from '../../text/message';
import type { Reason } from '../ruleset';
import { type AlgebraName, ALGEBRAS } from './algebra';
import type { Bound } from './expressions/bind';
import { programOf } from './expressions/walk';
import { partShown } from './partText';
import { Questions } from './search/questions';
import { type Answer, type Loop, Search } from './search/search';
import type { Part, Strategy } from './strategy';
import { anyFiller, Box, extentsOf, volumeOf } from './table/box';
import { hasRoomForLines, slidesOf, slidingFiller } from './table/sliding';
import { subsetPatternOf } from './table/subsetPattern';
import { Subsets } from './table/subsets';

/**
 * Steps that one question may take: in a first search, which is tried before a table; in a table; in a search after that.
 * `code` is for the table of a take-and-break code, if it is not the usual.
 */
export interface Budget {
  readonly quick: number;
  readonly table: number;
  readonly search: number;
  readonly code?: number;
}

export const BUDGET: Budget = { quick: 100_000, table: 100_000_000, search: 10_000_000 };

/** So many answers are kept. */
const KEPT = 10_000;

/** After so many parts in vain, the first search is left out. */
const FAILURES = 10;

const UNKNOWN: Answer = { kind: 'unknown' };

type Searches = Questions<Part, Answer, Search>;

const keyOf = (part: Part): string => part.join();

/** Returns the value, if one of the searches remembers it. */
function knownIn(searches: Searches, part: Part): number | undefined {
  for (const search of searches.searches()) {
    const value = search.known(part);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns how many parts the searches remember. */
function countIn(searches: Searches): number {
  let count = 0;
  for (const search of searches.searches()) count += search.count;
  return count;
}

/** Tables of pieces that slide are made line by line, as far as there is room for the lines. */
function fillerFor(bound: Bound): typeof anyFiller {
  const slides = slidesOf(bound);
  if (!slides) return anyFiller;
  return (_, extents) =>
    hasRoomForLines(slides, extents) ? slidingFiller(slides, extents) : anyFiller(bound, extents);
}

export class PlainStrategy implements Strategy {
  readonly #algebra: AlgebraName;
  readonly #budget: Budget;
  readonly #newSearch: (budget: number) => Search;
  readonly #quick: Searches;
  readonly #long: Searches;
  readonly #table: Box | undefined;
  /** What the table is filled for; others that need it wait, so that none throws away what is done for another. */
  #filledFor: Part | undefined;
  readonly #subsets: Subsets | undefined;
  readonly #answers = new Map<string, Answer>();
  readonly #size: number;
  /** How often the first search was in vain where another way was not. */
  #failures = 0;

  constructor(bound: Bound, algebra: AlgebraName, budget: Budget) {
    const program = programOf(bound);
    this.#algebra = algebra;
    this.#budget = budget;
    this.#size = bound.active.length;
    this.#newSearch = (steps) => new Search(program, ALGEBRAS[algebra], this.#size, steps);
    this.#quick = new Questions(() => this.#newSearch(budget.quick), keyOf);
    this.#long = new Questions(() => this.#newSearch(budget.search), keyOf);
    const isSingle = bound.arrows.every(({ results }) => results.length <= 1);
    if (algebra === 'nimber' || (algebra === 'outcome' && isSingle))
      this.#table = new Box(bound, budget.table, fillerFor(bound));
    const pattern = subsetPatternOf(bound);
    if (pattern && budget.search > 0) this.#subsets = new Subsets(pattern, program, ALGEBRAS[algebra], budget.table);
  }

  advance(part: Part, steps: number): boolean {
    if (this.#isKnown(part)) return true;
    const isTired = this.#failures >= FAILURES && this.#budget.search >= this.#budget.quick;
    const soon = isTired || this.#budget.quick === 0 ? UNKNOWN : this.#askQuick(part, steps);
    if (soon === undefined) return false;
    if (soon.kind !== 'unknown') return this.#settle(part, soon);
    if (!this.#fill(part, steps) || this.#subsets?.advance(part, steps) === false) return false;
    if ((this.#fromTable(part) ?? this.#subsets?.known(part)) !== undefined) return this.#count(true, isTired);
    const answer = this.#long.ask(part, steps);
    if (answer === undefined) return false;
    this.#count(answer.kind !== 'unknown', isTired);
    return this.#settle(part, answer);
  }

  /** Asks the first search; that it forgets what it knew before is a failure, too, as it will be asked for that again. */
  #askQuick(part: Part, steps: number): Answer | undefined {
    const count = countIn(this.#quick);
    const answer = this.#quick.ask(part, steps);
    if (countIn(this.#quick) < count) this.#failures++;
    return answer;
  }

  /** Notes that the first search has been in vain, or that all else was, too. */
  #count(isKnown: boolean, isTired: boolean): true {
    this.#failures = isKnown ? this.#failures + (isTired ? 0 : 1) : 0;
    return true;
  }

  value(part: Part): number | undefined {
    const answer = this.#answers.get(part.join());
    if (answer?.kind === 'value') return answer.value;
    return (
      this.#fromTable(part) ?? this.#subsets?.known(part) ?? knownIn(this.#quick, part) ?? knownIn(this.#long, part)
    );
  }

  reasons(part: Part): readonly Reason[] {
    return [this.#reasonOf(part, this.#answers.get(part.join()))];
  }

  loop(part: Part): Loop | undefined {
    const answer = this.#answers.get(part.join());
    return answer?.kind === 'endless' ? answer.loop : undefined;
  }

  room(): number {
    const count = countIn(this.#quick) + countIn(this.#long);
    return (this.#table?.room ?? 0) + (this.#subsets?.room ?? 0) + 4 * this.#size * count;
  }

  /** Works on the table for so many steps; true if it has nothing more to do for this part. */
  #fill(part: Part, steps: number): boolean {
    if (!this.#table) return true;
    const first = this.#filledFor ?? part;
    this.#filledFor = this.#table.advance(first, steps) ? undefined : first;
    return this.#filledFor === undefined && keyOf(first) === keyOf(part);
  }

  /** Tells whether the value is remembered: options are asked for one after the other, and need no way of their own then. */
  #isKnown(part: Part): boolean {
    return (
      this.#fromTable(part) !== undefined ||
      this.#answers.has(part.join()) ||
      knownIn(this.#quick, part) !== undefined ||
      this.#subsets?.known(part) !== undefined ||
      (this.#table?.isHopeless(part) !== false && knownIn(this.#long, part) !== undefined)
    );
  }

  #fromTable(part: Part): number | undefined {
    const value = this.#table?.known(part);
    return value === undefined || this.#algebra === 'nimber' ? value : Math.min(value, 1);
  }

  #settle(part: Part, answer: Answer): true {
    if (this.#answers.size >= KEPT) this.#answers.clear();
    this.#answers.set(part.join(), answer);
    return true;
  }

  #reasonOf(part: Part, answer: Answer | undefined): Reason {
    const { quick, table } = this.#budget;
    const search = Math.max(quick, this.#budget.search);
    if (answer?.kind === 'endless')
      return message(
        'The game need not end: {0} can come back to {1}.',
        partShown(answer.loop.from),
        partShown(answer.loop.part),
      );
    if (answer?.kind === 'unknown')
      return message('A search does not come to an end within {0} steps.', this.#table ? table : search);
    // Counted anew, so that it does not depend on what else has been asked.
    const again = this.#newSearch(quick);
    if (quick > 0 && again.ask(part)?.kind === 'value')
      return message('This is decided by search: {0} positions.', again.count);
    if (this.#fromTable(part) !== undefined)
      return message('This is decided by search: {0} positions.', volumeOf(extentsOf(part)));
    const count = this.#subsets?.countOf(part);
    return count === undefined
      ? message('This is decided by a search of at most {0} steps.', search)
      : message('This is decided by a table with a place for each set that can be left: {0} sets.', count);
  }
}
