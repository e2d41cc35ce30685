/** The Grundy values of heaps 0, 1, 2, … of a declared game of one number, and how they repeat, within a budget of steps. */
import type { Natural } from '../../text/natural';
import type { Reason } from '../ruleset';
import { MOST_STEPS } from '../theory/octal';
import { engineOf } from './engine';
import { BUDGET } from './plainStrategy';
import type { Numbers, Rules } from './rules';
import type { Part, Repetition, Strategy } from './strategy';

const NO_NUMBERS: Numbers = { constants: [], lists: [] };

/** Steps between two looks at the budget. */
const SLICE = 200_000;

export class GrundySequence {
  readonly #strategy: Strategy;
  #left: number;
  /** A table may go on with more steps. */
  readonly #canHelp: boolean;

  /** For rules with one coordinate that ask for no numbers of a case. */
  constructor(rules: Rules, steps: number) {
    this.#strategy = engineOf(rules, 'nimber', { ...BUDGET, code: steps }).variantOf(NO_NUMBERS, [0]).strategy;
    this.#left = steps;
    this.#canHelp = steps < MOST_STEPS;
  }

  /** Finds the value of a heap; undefined if that takes more steps than are left, or if it is not to be had. */
  valueAt(heap: number): Natural | undefined {
    return this.#workTo([heap]) ? this.#strategy.value([heap]) : undefined;
  }

  /** Proves how the values repeat; undefined if no proof is known, or if it takes more steps than are left. */
  repetition(): Repetition | undefined {
    if (this.#strategy.cycle === undefined || !this.#workTo([Infinity])) return undefined;
    return this.#strategy.cycle();
  }

  /** Tells how the values are known, or why one is not. To be asked after `repetition`. */
  reasons(heap: number): readonly Reason[] {
    return this.#strategy.reasons([heap]);
  }

  /** Tells whether the steps are what ended the search; if not, there is no more to be had with more of them. */
  get isSpent(): boolean {
    return this.#left <= 0 || this.#canHelp;
  }

  #workTo(part: Part): boolean {
    while (this.#left > 0) {
      const steps = Math.min(this.#left, SLICE);
      if (this.#strategy.advance(part, steps)) return true;
      this.#left -= steps;
    }
    return false;
  }
}
