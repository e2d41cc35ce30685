/** The Grundy values of the heaps of a declared game, and how they repeat: for what is said of its rules. */
import { BUDGET } from '../../rulesets/own/plainStrategy';
import type { Numbers, Rules } from '../../rulesets/own/rules';
import type { Repetition, Strategy } from '../../rulesets/own/strategy';
import { cycleWords } from '../../rulesets/own/theory/cycleWords';
import { solverOf } from '../../rulesets/own/verdict';
import type { Work } from '../../rulesets/ruleset';
import { type Message, message, shown } from '../../text/message';
import type { Natural } from '../../text/natural';

/** So many values are shown. */
const SHOWN = 24;

/** Works the values out; what is known of them is there when all is done. */
export class HeapValues implements Work {
  private readonly strategy: Strategy;
  private heap = 0;
  private isDone = false;

  constructor(
    readonly rules: Rules,
    readonly numbers: Numbers,
  ) {
    this.strategy = solverOf(rules, BUDGET).engine.variantOf(numbers, [0]).strategy;
  }

  advance(steps: number): boolean {
    for (; this.heap < SHOWN; this.heap++) {
      if (!this.strategy.advance([this.heap], steps)) return false;
      // Where a small heap is beyond reach, larger ones are, too, and each takes long.
      if (this.strategy.value([this.heap]) === undefined) return (this.isDone = true);
    }
    this.isDone ||= this.strategy.cycle === undefined || this.strategy.advance([Infinity], steps);
    return this.isDone;
  }

  /** How the values repeat, proved; undefined if that is not known. */
  get cycle(): Repetition | undefined {
    return this.isDone ? this.strategy.cycle?.() : undefined;
  }

  /** The value of a heap; undefined if it is not known. */
  valueOf(heap: number): Natural | undefined {
    while (!this.strategy.advance([heap], Infinity));
    return this.strategy.value([heap]);
  }

  /** What there is to say, once all is done. */
  get sentences(): readonly Message[] {
    const values = Array.from({ length: this.heap }, (_, heap) => this.strategy.value([heap]));
    if (values.length === 0) return [];
    const list = values.map((value) => (value === undefined ? '?' : shown(value))).join(' ');
    const { cycle } = this;
    return [message('Grundy values from 0 on: {0} …', list), ...(cycle ? [...cycleWords(cycle), proved] : [])];
  }
}

const proved = message('This is proved.');

/** Have single heaps Grundy values by these rules? */
export const hasHeapValues = ({ coordinates, sum, misere }: Rules): boolean =>
  coordinates.length === 1 && sum === 'one' && !misere;

/** More than these are not written into a claim. */
const MOST_PLACES = 24;
/** Heaps beyond are not looked at. */
const MOST_HEAPS = 10_000;

/** The claim that says which heaps are lost, as the period has it: `P when n mod 4 = 0`; undefined without a short one. */
export function periodClaim(values: HeapValues): string | undefined {
  const { cycle, rules } = values;
  const name = rules.coordinates[0]!;
  if (!cycle || cycle.from >= MOST_HEAPS || cycle.period >= MOST_HEAPS) return undefined;
  const [from, period] = [Number(cycle.from), Number(cycle.period)];
  const lost = (heap: number): boolean => values.valueOf(heap) === 0;
  // Where values grow, none of the first round is 0 again.
  const repeats = cycle.saltus === 0;
  const before = placesOf(0, repeats ? from : from + period, lost);
  const rests = repeats
    ? placesOf(from, from + period, lost)
        .map((heap) => heap % period)
        .sort((a, b) => a - b)
    : [];
  if (before.length + rests.length > MOST_PLACES) return undefined;
  const inRounds = rests.map((rest) => (period === 1 ? undefined : `${name} mod ${period} = ${rest}`)).join(' or ');
  // Heaps before the first round that are lost as those after it need not be named.
  const isAlike = Array.from({ length: from }, (_, heap) => heap).every(
    (heap) => lost(heap) === rests.includes(heap % period),
  );
  if (isAlike && repeats) return rests.length === 0 ? undefined : period === 1 ? 'P' : `P when ${inRounds}`;
  const single = before.map((heap) => `${name} = ${heap}`);
  const rounds =
    rests.length === 0 ? [] : [period === 1 ? `${name} >= ${from}` : `${name} >= ${from} and (${inRounds})`];
  const all = [...single, ...rounds];
  return all.length === 0 ? undefined : `P when ${all.join(' or ')}`;
}

const placesOf = (from: number, to: number, isMeant: (heap: number) => boolean): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index).filter(isMeant);
