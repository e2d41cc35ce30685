/**
 * The value of a part by plain search through the parts that follow from it: each is looked at once, with a stack of
 * its own and a memory of what is known.
 *
 * A question may take so many steps: one for each turn of a loop, one for each arrow and move, and some for each new
 * part, which takes room. Whether that is enough is a matter of the question alone, whatever has been asked before:
 * what is remembered has taken less than the budget in all, and it is forgotten before a question is given up.
 */
import type { Natural } from '../../../text/natural';
import { type Algebra, forget, noOptions, type Options } from '../algebra';
import type { Meter } from '../expressions/closures';
import { begin, newWalk, next, type Program, type Walk } from '../expressions/walk';
import { stepsForText } from '../expressions/weight';
import { Parts, UNKNOWN } from '../parts';

/** The second part can be reached from the first, and the first from the second: a game that need not end. */
export interface Loop {
  readonly part: readonly Natural[];
  readonly from: readonly Natural[];
}

/** What a question came to. */
export type Answer =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'endless'; readonly loop: Loop }
  | { readonly kind: 'unknown' };

/** The value of a part whose options are being looked at. */
const OPEN = -2;

/** So many steps for each part that is new. */
const NEW_PART = 30;

/** So many more for each part with numbers beyond 2^53, each time, besides those for its text. */
const LARGE = 40;

const isLarge = (number: Natural): boolean => typeof number !== 'number';
const stepsForLarge = (part: readonly Natural[]): number => (part.some(isLarge) ? LARGE + stepsForText(part) : 0);

/** So many frames are kept from question to question: a way may be some thousand moves long. */
const FRAMES = 64;

interface Frame {
  readonly walk: Walk;
  readonly options: Options;
  readonly part: Natural[];
  id: number;
  /** Whether the move at hand has still to be taken into account. */
  isPending: boolean;
}

export class Search {
  readonly #program: Program;
  readonly #algebra: Algebra;
  readonly #budget: number;
  readonly #meter: Meter;
  readonly #parts: Parts;
  readonly #frames: Frame[] = [];
  #depth = -1;
  #question: string | undefined;
  #answer: Answer | undefined;
  /** Whether something was known before the question. */
  #isShared = false;

  constructor(program: Program, algebra: Algebra, size: number, budget: number) {
    this.#program = program;
    this.#algebra = algebra;
    this.#budget = budget;
    this.#meter = { left: budget, until: 0 };
    this.#parts = new Parts(size);
  }

  /** How many parts are remembered. */
  get count(): number {
    return this.#parts.count;
  }

  /** Returns the value, if it is remembered. */
  known(part: readonly Natural[]): number | undefined {
    const id = this.#parts.find(part);
    const value = id === undefined ? UNKNOWN : this.#parts.values[id]!;
    return value < 0 ? undefined : value;
  }

  /** Works on a question for so many steps; undefined if there is more to do. */
  ask(part: readonly Natural[], steps = Infinity): Answer | undefined {
    const question = part.join();
    if (question !== this.#question) this.#begin(part, question);
    if (this.#answer === undefined) this.#goOn(part, steps);
    return this.#answer;
  }

  #goOn(part: readonly Natural[], steps: number): void {
    this.#meter.until = Math.max(0, this.#meter.left - steps);
    this.#run();
    if (this.#answer === undefined && this.#meter.left <= 0) this.#giveUp(part);
    if (this.#answer === undefined) return;
    this.#leaveOpenParts();
    this.#frames.length = Math.min(this.#frames.length, FRAMES);
  }

  #begin(part: readonly Natural[], question: string): void {
    this.#leaveOpenParts();
    this.#question = question;
    const value = this.known(part);
    this.#answer = value === undefined ? undefined : { kind: 'value', value };
    this.#isShared = this.#parts.count > 0;
    if (value === undefined) this.#open(this.#parts.idOf(part), part);
  }

  /** Begins anew without what is known from other questions; or gives up if that has been done. */
  #giveUp(part: readonly Natural[]): void {
    if (!this.#isShared) {
      this.#answer = { kind: 'unknown' };
      return;
    }
    this.#depth = -1;
    this.#parts.clear();
    this.#meter.left = this.#budget;
    this.#isShared = false;
    this.#open(this.#parts.idOf(part), part);
  }

  #leaveOpenParts(): void {
    for (; this.#depth >= 0; this.#depth--) this.#parts.values[this.#frames[this.#depth]!.id] = UNKNOWN;
  }

  #open(id: number, part: readonly Natural[]): void {
    const frame = (this.#frames[++this.#depth] ??= newFrame(this.#meter));
    frame.id = id;
    frame.isPending = false;
    for (let index = 0; index < part.length; index++) frame.part[index] = part[index]!;
    forget(frame.options);
    begin(frame.walk, frame.part);
    this.#parts.values[id] = OPEN;
    this.#meter.left -= NEW_PART;
  }

  #run(): void {
    const meter = this.#meter;
    while (this.#depth >= 0) {
      const frame = this.#frames[this.#depth]!;
      if (!frame.isPending) {
        frame.isPending = next(this.#program, frame.walk);
        if (meter.left <= meter.until) return;
        if (!frame.isPending) {
          this.#close(frame);
          continue;
        }
      }
      const value = this.#valueOfMove(frame.walk);
      if (this.#answer !== undefined || meter.left <= meter.until) return;
      if (value === undefined) continue;
      frame.isPending = false;
      this.#algebra.add(frame.options, value);
    }
  }

  #close({ id, options }: Frame): void {
    const value = this.#algebra.valueOf(options);
    this.#parts.values[id] = value;
    this.#depth--;
    if (this.#depth < 0) this.#answer = { kind: 'value', value };
  }

  /**
   * Returns the value of what a move leaves; undefined if one of its parts has to be looked at first, which is opened.
   */
  #valueOfMove({ results, count }: Walk): number | undefined {
    let sum = count === 0 ? this.#algebra.nothing : 0;
    for (let index = 0; index < count; index++) {
      const part = results[index]!;
      this.#meter.left -= stepsForLarge(part);
      const id = this.#parts.idOf(part);
      const value = this.#parts.values[id]!;
      if (value === UNKNOWN) {
        this.#open(id, part);
        return undefined;
      }
      if (value === OPEN) {
        const from = [...this.#frames[this.#depth]!.part];
        this.#leaveOpenParts();
        this.#answer = { kind: 'endless', loop: { part: [...part], from } };
        return undefined;
      }
      sum = this.#algebra.join(sum, value);
    }
    return sum;
  }
}

const newFrame = (meter: Meter): Frame => ({
  walk: newWalk(meter),
  options: noOptions(),
  part: [],
  id: 0,
  isPending: false,
});
