/**
 * Heaps that become any heap of a window: `h -> y for y in lo(h)..hi(h)`, where neither end ever falls while h grows, and
 * hi(h) < h.
 *
 * Theorem: let g be known below n, as runs of equal values, and let the window of n hold a heap. If the ends for m > n lie
 * in the same runs as those for n, and either these are two runs or lo(m) ≤ hi(n), then g has one value from n to m. Why: no
 * end falls, so all this holds between n and m as well; there the windows hold a heap, and hence the values of the same runs.
 *
 * Such m end somewhere, which is found by doubling and bisection: a run costs O(log m) evaluations of the ends. Where a
 * window holds nothing the next heap is looked at alone. Rules with short runs are left to others.
 */
import { message } from '../../../text/message';
import { larger, minus, type Natural, plus, quotient, smaller, times } from '../../../text/natural';
import { LastHeaps } from '../../theory/minima';
import type { AlgebraName } from '../algebra';
import type { Bound } from '../expressions/bind';
import { type Evaluate, evaluator, type Meter } from '../expressions/closures';
import type { Expression } from '../rules';
import type { Strategy } from '../strategy';
import { trendOf } from './trend';

/** So many steps at first have to lead to heaps that no table reaches. */
const FIRST_STEPS = 100;
const BEYOND_TABLES = 4_000_000;

/** No more steps are made. */
const STEPS = 200_000;

export function runTheory({ active, arrows, lists }: Bound, algebra: AlgebraName): Strategy | undefined {
  const [arrow, another] = arrows;
  const [generator, inner] = arrow?.generators ?? [];
  if (algebra === 'misere' || active.length !== 1 || arrow?.results.length !== 1 || another || inner) return undefined;
  const result = arrow.results[0]![0]!;
  if (arrow.condition || generator?.kind !== 'each' || generator.set.kind !== 'range') return undefined;
  const { from, to } = generator.set;
  if (result.kind !== 'variable' || result.index !== generator.variable || !neverFalls(from) || !neverFalls(to))
    return undefined;
  const runs = new Runs(evaluator(from, lists), evaluator(to, lists));
  for (let step = 0; step < FIRST_STEPS && runs.next <= BEYOND_TABLES; step++) runs.step(BEYOND_TABLES);
  return runs.next > BEYOND_TABLES ? strategyOf(runs) : undefined;
}

/** Tells whether an expression never falls while the coordinate grows. */
function neverFalls(expression: Expression): boolean {
  const trend = trendOf(withVariable(expression), HEAP);
  return trend === 'rises' || trend === 'stays';
}

/** Stands for the coordinate; no variable of an arrow has this index. */
const HEAP = -1;

function withVariable(expression: Expression): Expression {
  switch (expression.kind) {
    case 'coordinate':
      return { kind: 'variable', index: HEAP };
    case 'negative':
      return { ...expression, of: withVariable(expression.of) };
    case 'binary':
      return { ...expression, left: withVariable(expression.left), right: withVariable(expression.right) };
    case 'call':
      return { ...expression, args: expression.args.map(withVariable) };
    case 'element':
      return { ...expression, at: withVariable(expression.at) };
    case 'number':
    case 'constant':
    case 'variable':
    case 'truth':
      return expression;
  }
}

interface Window {
  readonly low: Natural;
  readonly high: Natural;
}

/** The values of all heaps below `next`, as runs. */
class Runs {
  next: Natural = 0;
  isStuck = false;
  readonly starts: Natural[] = [];
  readonly #values: number[] = [];
  readonly #last = new LastHeaps();
  readonly #meter: Meter = { left: Infinity, until: 0 };
  readonly #from: Evaluate;
  readonly #to: Evaluate;
  /** The heap from which the last step goes on if it was cut short; else the next heap. */
  #place: Natural = 0;
  #steps = 0;
  /** The runs of the ends of the last window. */
  #low = 0;
  #high = -1;

  constructor(from: Evaluate, to: Evaluate) {
    this.#from = from;
    this.#to = to;
  }

  /** Goes on by one step, to `limit` at most. */
  step(limit: Natural): void {
    if (this.isStuck) return;
    const place = this.#place;
    const window = this.#windowOf(place);
    if (this.#steps > STEPS || (window && window.high >= place)) {
      this.isStuck = true;
      return;
    }
    const value = window ? this.#valueIn(window) : 0;
    const last = window ? this.#lastLike(window, limit) : place;
    if (value !== this.#values.at(-1)) {
      this.starts.push(place);
      this.#values.push(value);
    }
    this.next = plus(last, 1);
    if (window && last >= limit) return;
    this.#place = this.next;
    this.#steps++;
  }

  valueOf(heap: Natural): Natural | undefined {
    return heap < this.next ? this.#values[this.runOf(heap)] : undefined;
  }

  /** Returns the index of the run of a heap below `next`. */
  runOf(heap: Natural): number {
    let [from, to] = [0, this.starts.length];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (this.starts[middle]! <= heap) from = middle;
      else to = middle;
    }
    return from;
  }

  /** Returns the ends of the window; undefined if it holds nothing. */
  #windowOf(heap: Natural): Window | undefined {
    const scope = { part: [heap], variables: [], meter: this.#meter };
    const [low, high] = [this.#from(scope), this.#to(scope)];
    if (low === undefined || high === undefined || high < 0 || low > high) return undefined;
    return { low: larger(low, 0), high };
  }

  #valueIn({ low, high }: Window): number {
    while (this.#high < 0 || (this.starts[this.#high + 1] ?? Infinity) <= high) {
      this.#high++;
      this.#last.put(this.#values[this.#high]!, this.#high);
    }
    while ((this.starts[this.#low + 1] ?? Infinity) <= low) this.#low++;
    return this.#last.leastBefore(this.#low);
  }

  /** Returns the last heap to which the theorem leads from this one, or `limit`. */
  #lastLike(window: Window, limit: Natural): Natural {
    const lowEnd = this.#low === this.#high ? window.high : this.#endOf(this.#low);
    const highEnd = this.#endOf(this.#high);
    const isLike = (heap: Natural): boolean => {
      const other = this.#windowOf(heap);
      return other !== undefined && other.low <= lowEnd && other.high <= highEnd;
    };
    let [like, step]: [Natural, Natural] = [this.#place, 1];
    let end = smaller(plus(like, step), plus(limit, 1));
    while (end <= limit && isLike(end)) {
      like = end;
      step = times(step, 2);
      end = smaller(plus(like, step), plus(limit, 1));
    }
    while (minus(end, like) > 1) {
      const middle = plus(like, quotient(minus(end, like), 2));
      if (isLike(middle)) like = middle;
      else end = middle;
    }
    return like;
  }

  #endOf(run: number): Natural {
    const after = this.starts[run + 1] ?? this.#place;
    return minus(smaller(after, this.#place), 1);
  }
}

function strategyOf(runs: Runs): Strategy {
  return {
    advance([heap = 0], steps) {
      if (typeof heap === 'number' && !Number.isFinite(heap)) return true;
      for (let left = steps; left > 0 && runs.next <= heap && !runs.isStuck; left -= STEPS_A_RUN) runs.step(heap);
      return runs.next > heap || runs.isStuck;
    },
    value: ([heap = 0]) => runs.valueOf(heap),
    reasons: ([heap = 0]) => [
      heap < runs.next
        ? message(
            'Neither end of the window of moves ever falls, so values stay while both ends keep within the same runs of equal values: {0} runs up to here.',
            runs.runOf(heap) + 1,
          )
        : message('Only heaps below {0} are worked out for these rules, and no period of theirs is known.', runs.next),
    ],
    room: () => 4 * runs.starts.length,
  };
}

/** A run takes as long as so many turns of a loop. */
const STEPS_A_RUN = 500;
