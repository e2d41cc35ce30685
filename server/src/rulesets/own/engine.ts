/**
 * What is kept for the rules of a game: for each set of numbers that cases have, and for the coordinates that no move changes,
 * the arrows made ready and a strategy. Everything here can be made again; nothing of it changes an answer.
 */
import type { Natural } from '../../text/natural';
import type { AlgebraName } from './algebra';
import { activeCoordinates, bind, type Bound } from './bind';
import { heapTheory } from './heaps';
import { type Budget, plainStrategy } from './plainStrategy';
import type { Numbers, Rules } from './rules';
import type { Part, Strategy } from './strategy';
import { type Program, programOf } from './walk';

/** One game of all those that the rules describe. */
export interface Variant {
  readonly bound: Bound;
  readonly program: Program;
  readonly strategy: Strategy;
}

export interface Engine {
  readonly rules: Rules;
  readonly budget: Budget;
  readonly algebra: AlgebraName;
  readonly active: readonly number[];
  /** What a claim that is trusted says of the value of a part that is not found otherwise. */
  readonly trusted?: ((numbers: Numbers, part: Part) => Natural | undefined) | undefined;
  variantOf(numbers: Numbers, part: Part): Variant;
  /** The coordinates of a part that moves change. */
  coreOf(part: Part): Part;
  /** The part with these in place of them. */
  withCore(part: Part, core: Part): Part;
}

/** So many variants are kept. */
const KEPT = 256;

export function engineOf(rules: Rules, algebra: AlgebraName, budget: Budget): Engine {
  const active = activeCoordinates(rules);
  const isWhole = active.length === rules.coordinates.length;
  const variants = new Map<string, Variant>();
  const keys = new WeakMap<Numbers, string>();
  const keyOf = (numbers: Numbers): string => {
    const known = keys.get(numbers);
    if (known !== undefined) return known;
    const key = `${numbers.constants.join()};${numbers.lists.map(String).join(';')}`;
    keys.set(numbers, key);
    return key;
  };
  return {
    rules,
    budget,
    algebra,
    active,
    variantOf(numbers, part) {
      const fixed = isWhole ? '' : part.filter((_, index) => !active.includes(index)).join();
      const key = `${keyOf(numbers)};${fixed}`;
      const known = variants.get(key);
      if (known) return known;
      if (variants.size >= KEPT) variants.clear();
      const made = variantOf(bind(rules, active, numbers, part), algebra, budget);
      variants.set(key, made);
      return made;
    },
    coreOf: (part) => (isWhole ? part : active.map((index) => part[index]!)),
    withCore: (part, core) => (isWhole ? core : withCore(part, core, active)),
  };
}

function withCore(part: Part, core: Part, active: readonly number[]): Part {
  const whole: Natural[] = [...part];
  active.forEach((index, place) => (whole[index] = core[place]!));
  return whole;
}

function variantOf(bound: Bound, algebra: AlgebraName, budget: Budget): Variant {
  return {
    bound,
    program: programOf(bound),
    strategy: heapTheory(bound, algebra) ?? plainStrategy(bound, algebra, budget),
  };
}
