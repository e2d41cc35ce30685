/**
 * Values by plain search: from the part itself if few parts follow from it; else in a table, if the rules allow one, where a
 * value takes a fraction of the time; else from the part itself as far as the budget goes.
 */
import { message } from '../../text/message';
import type { Reason } from '../ruleset';
import { type AlgebraName, ALGEBRAS } from './algebra';
import type { Bound } from './bind';
import { anyFiller, Box, extentsOf, volumeOf } from './box';
import { partShown } from './partText';
import { type Answer, type Loop, Search } from './search';
import { slidesOf, slidingFiller } from './sliding';
import type { Part, Strategy } from './strategy';
import { programOf } from './walk';

/** Steps that one question may take: in a first search, which is tried before a table; in a table; in a search after that. */
export interface Budget {
  readonly quick: number;
  readonly table: number;
  readonly search: number;
}

export const BUDGET: Budget = { quick: 100_000, table: 100_000_000, search: 10_000_000 };

/** So many answers are kept. */
const KEPT = 10_000;

/** Tables of pieces that slide are made line by line. */
function fillerFor(bound: Bound): typeof anyFiller {
  const slides = slidesOf(bound);
  return slides ? (_, extents) => slidingFiller(slides, extents) : anyFiller;
}

export function plainStrategy(bound: Bound, algebra: AlgebraName, budget: Budget): Strategy {
  const program = programOf(bound);
  const size = bound.active.length;
  const quick = new Search(program, ALGEBRAS[algebra], size, budget.quick);
  const long = new Search(program, ALGEBRAS[algebra], size, budget.search);
  const isSingle = bound.arrows.every(({ results }) => results.length <= 1);
  const table =
    algebra === 'nimber' || (algebra === 'outcome' && isSingle)
      ? new Box(bound, budget.table, fillerFor(bound))
      : undefined;
  const answers = new Map<string, Answer>();

  const fromTable = (part: Part): number | undefined => {
    const value = table?.known(part);
    return value === undefined || algebra === 'nimber' ? value : Math.min(value, 1);
  };
  const settle = (part: Part, answer: Answer): true => {
    if (answers.size >= KEPT) answers.clear();
    answers.set(part.join(), answer);
    return true;
  };
  const reasonOf = (part: Part, answer: Answer | undefined): Reason => {
    if (answer?.kind === 'endless')
      return message(
        'The game need not end: {0} can come back to {1}.',
        partShown(answer.loop.from),
        partShown(answer.loop.part),
      );
    if (answer?.kind === 'unknown')
      return message('A search does not come to an end within {0} steps.', table ? budget.table : budget.search);
    // Counted anew, so that it does not depend on what else has been asked.
    const again = new Search(program, ALGEBRAS[algebra], size, budget.quick);
    if (again.ask(part)?.kind === 'value') return message('This is decided by search: {0} positions.', again.count);
    if (fromTable(part) === undefined)
      return message('This is decided by a search of at most {0} steps.', budget.search);
    return message('This is decided by search: {0} positions.', volumeOf(extentsOf(part)));
  };
  return {
    advance(part, steps) {
      if (fromTable(part) !== undefined || answers.has(part.join())) return true;
      const soon = quick.ask(part, steps);
      if (soon === undefined) return false;
      if (soon.kind !== 'unknown') return settle(part, soon);
      if (table?.advance(part, steps) === false) return false;
      if (fromTable(part) !== undefined) return true;
      const answer = long.ask(part, steps);
      return answer !== undefined && settle(part, answer);
    },
    value(part) {
      const answer = answers.get(part.join());
      if (answer?.kind === 'value') return answer.value;
      return fromTable(part) ?? quick.known(part) ?? long.known(part);
    },
    reasons: (part) => [reasonOf(part, answers.get(part.join()))],
    loop(part): Loop | undefined {
      const answer = answers.get(part.join());
      return answer?.kind === 'endless' ? answer.loop : undefined;
    },
  };
}
