/**
 * What is kept for the rules of a game: for each set of numbers that cases have, and for the coordinates that no move
 * changes, the arrows made ready and a strategy. Everything here can be made again; nothing of it changes an answer.
 */
import type { Natural } from '../../text/natural';
import type { AlgebraName } from './algebra';
import { activeCoordinates, bind, type Bound } from './expressions/bind';
import { numberer } from './expressions/numberer';
import { type Program, programOf } from './expressions/walk';
import { type Budget, PlainStrategy } from './plainStrategy';
import type { Numbers, Rules } from './rules';
import type { Part, Strategy } from './strategy';
import { heapTheory } from './theory/heaps';

/** One game of all those that the rules describe. */
export interface Variant {
  readonly bound: Bound;
  readonly program: Program;
  readonly strategy: Strategy;
  /** Whether a theory tells the values, and no search. */
  readonly isByTheory: boolean;
  /** About how many numbers it takes to keep the arrows. */
  readonly size: number;
}

/** The value of a part, or that there is none to be had. */
export interface Settled {
  readonly value: Natural | undefined;
}

/** A proof that may take long, and what follows from it once it is done. */
export interface Proving {
  /** Goes on for about so many steps; true if there is nothing more to do. */
  advance(numbers: Numbers, steps: number): boolean;
  /** Undefined if no claim that is proved tells the value. */
  valueOf(numbers: Numbers, part: Part): Natural | undefined;
}

export interface Engine {
  readonly rules: Rules;
  readonly budget: Budget;
  readonly algebra: AlgebraName;
  readonly active: readonly number[];
  /** What a claim that is trusted says of the value of a part that is not found otherwise. */
  readonly trusted?: ((numbers: Numbers, part: Part) => Natural | undefined) | undefined;
  /** What claims that are proved say of values, before any search. */
  readonly proof?: Proving | undefined;
  variantOf(numbers: Numbers, part: Part): Variant;
  /** Returns what has been kept of a part's value, which needs no variant then. */
  settledOf(numbers: Numbers, part: Part): Settled | undefined;
  settle(numbers: Numbers, part: Part, value: Natural | undefined): void;
  /** Returns the coordinates of a part that moves change. */
  coreOf(part: Part): Part;
  /** Returns the part with these in place of them. */
  withCore(part: Part, core: Part): Part;
}

/** So many variants are kept, and so many numbers in all that they have worked out or are made of. */
const KEPT = 256;
const ROOM = 1 << 24;

/** So many values of parts with coordinates that stay are kept: a sum of such parts has a variant for each. */
const VALUES = 100_000;

export function engineOf(rules: Rules, algebra: AlgebraName, budget: Budget): Engine {
  const active = activeCoordinates(rules);
  const isWhole = active.length === rules.coordinates.length;
  const variants = new Map<string, Variant>();
  const keyOf = numberer(rules);
  const values = new Map<string, Settled>();
  const keyOfVariant = (numbers: Numbers, part: Part): string =>
    isWhole ? keyOf(numbers) : `${keyOf(numbers)};${part.filter((_, index) => !active.includes(index)).join()}`;
  let latest: { readonly key: string; readonly variant: Variant } | undefined;
  return {
    rules,
    budget,
    algebra,
    active,
    variantOf(numbers, part) {
      const key = keyOfVariant(numbers, part);
      if (latest?.key === key) return latest.variant;
      let variant = variants.get(key);
      if (variant) variants.delete(key);
      else {
        makeRoom(variants);
        variant = variantOf(bind(rules, active, numbers, part), algebra, budget);
      }
      variants.set(key, variant);
      latest = { key, variant };
      return variant;
    },
    settledOf: (numbers, part) => (isWhole ? undefined : values.get(`${keyOf(numbers)};${part.join()}`)),
    settle(numbers, part, value) {
      if (isWhole) return;
      if (values.size >= VALUES) values.clear();
      values.set(`${keyOf(numbers)};${part.join()}`, { value });
    },
    coreOf: (part) => (isWhole ? part : active.map((index) => part[index]!)),
    withCore: (part, core) => (isWhole ? core : withCore(part, core, active)),
  };
}

/** Forgets the variants that have not been asked for longest, until there is room for another. */
function makeRoom(variants: Map<string, Variant>): void {
  let room = 0;
  for (const { strategy, size } of variants.values()) room += size + (strategy.room?.() ?? 0);
  for (const [key, { strategy, size }] of variants) {
    if (variants.size < KEPT && room <= ROOM) return;
    variants.delete(key);
    room -= size + (strategy.room?.() ?? 0);
  }
}

function withCore(part: Part, core: Part, active: readonly number[]): Part {
  const whole: Natural[] = [...part];
  active.forEach((index, place) => (whole[index] = core[place]!));
  return whole;
}

function variantOf(bound: Bound, algebra: AlgebraName, budget: Budget): Variant {
  const theory = heapTheory(bound, algebra, budget.code);
  return {
    bound,
    program: programOf(bound),
    strategy: theory ?? new PlainStrategy(bound, algebra, budget),
    isByTheory: theory !== undefined,
    size: bound.lists.reduce((sum, list) => sum + list.length, 0) * NUMBERS_A_MEMBER,
  };
}

/** A number of a list stands in an expression of its own, and in more for each way to look at it. */
const NUMBERS_A_MEMBER = 30;
