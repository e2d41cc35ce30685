/** What a wrong program may spend on an input, and tables that are filled within it. */
import type { Natural } from '../text/natural';

/** Some tenths of a second. What would take more is not tried. */
const MOST = 5_000_000;

export class Steps {
  constructor(private left = MOST) {}

  /** Tells whether there is room for so many more. */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }
}

/** A table from 0 on, as far as it is asked for: each value follows from those before it, in so many steps. */
export class Table {
  private readonly values: number[] = [];

  constructor(
    private readonly steps: Steps,
    private readonly next: (n: number, values: readonly number[]) => number,
    private readonly cost = 1,
  ) {}

  /** Undefined if it takes too long to get there. */
  at(n: Natural): number | undefined {
    const missing = Number(n) + 1 - this.values.length;
    if (missing > 0 && !this.steps.spend(missing * this.cost)) return undefined;
    for (let at = this.values.length; at <= n; at++) this.values.push(this.next(at, this.values));
    return this.values[Number(n)];
  }
}

/** The least number from 0 on that is not there. */
export function mex(values: Iterable<number>): number {
  const seen = new Set(values);
  for (let least = 0; ; least++) if (!seen.has(least)) return least;
}
