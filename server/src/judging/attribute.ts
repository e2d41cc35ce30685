/**
 * Which case each part of an output belongs to, and which parts are wrong.
 *
 * Answers are walked case by case. Where one does not fit, the rest may have slipped: a case printed a line too many or too
 * few. So the place is looked for from which on the rest fits best, and one fault does not spoil the cases after it.
 */
import type { Expected } from './expected';

export interface Attribution {
  /** Where the part of each case begins and ends; empty where the output has ended before. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** 1 for a right answer. */
  readonly isRight: Uint8Array;
  /** The first case of which nothing is there, nor of any case after it; the number of cases if there is none. */
  readonly missingFrom: number;
  /** Where the output goes on after the part of the last case; the number of units if it does not. */
  readonly surplusFrom: number;
  /** The cases at which the output slips: it is one of those before them that may be at fault. */
  readonly slips: readonly number[];
}

/** So many cases are looked at to see whether the rest fits. */
const WINDOW = 100;
/** By so many answers the rest has to fit better elsewhere: some fit by chance. */
const CLEARLY = 4;
/** An output may slip by so many units at one case, or as many as the whole of it differs by. */
const REACH = 8;
/** After so many slips the next one is not looked for: there is no telling any more. */
const MOST_SLIPS = 2000;

/** A place to go on at: the next case, and the unit that its answer begins with. */
interface Place {
  readonly next: number;
  readonly at: number;
}

export function attribute(expected: Expected, units: readonly string[]): Attribution {
  return new Walk(expected, units).result();
}

class Walk {
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly isRight: Uint8Array;
  /** How many units the right output has, from each case on. */
  private readonly wanted: Int32Array;
  private readonly isPlain: boolean;
  private readonly slips: number[] = [];
  private looks = 0;

  constructor(
    private readonly expected: Expected,
    private readonly units: readonly string[],
  ) {
    const { count } = expected;
    this.from = new Int32Array(count).fill(units.length);
    this.to = new Int32Array(count).fill(units.length);
    this.isRight = new Uint8Array(count);
    this.wanted = new Int32Array(count + 1);
    let isPlain = true;
    for (let index = count - 1; index >= 0; index--) {
      const { length } = expected.unitsOf(index);
      isPlain &&= length === 1;
      this.wanted[index] = this.wanted[index + 1]! + length;
    }
    this.isPlain = isPlain;
  }

  result(): Attribution {
    const { expected, units, from, to, isRight } = this;
    let at = 0;
    let index = 0;
    while (index < expected.count && at < units.length) {
      const length = expected.match(index, units, at);
      if (length >= 0) {
        isRight[index] = 1;
        from[index] = at;
        to[index++] = at += length;
      } else {
        const place = this.goOn(index, at);
        this.share(index, at, place);
        index = place.next;
        ({ at } = place);
      }
    }
    // Answers may be empty, and are right where nothing is left.
    while (index < expected.count && expected.unitsOf(index).length === 0) isRight[index++] = 1;
    return { from, to, isRight, missingFrom: index, surplusFrom: at, slips: this.slips };
  }

  /** Gives the units up to a place to the cases before it, or to the case before all of them if there are none. */
  private share(index: number, at: number, { next, at: end }: Place): void {
    if (next === index) {
      // What is too much was printed by the case before, which then is wrong.
      this.to[index - 1] = end;
      this.isRight[index - 1] = 0;
      return;
    }
    for (let one = index; one < next; one++) {
      this.from[one] = at;
      at = one === next - 1 ? end : Math.min(end, at + this.expected.unitsOf(one).length);
      this.to[one] = at;
    }
  }

  /** Finds where to go on after a case that does not fit: right after it, unless the rest fits clearly better elsewhere. */
  private goOn(index: number, at: number): Place {
    const straight = { next: index + 1, at: Math.min(this.units.length, at + this.expected.unitsOf(index).length) };
    const surplus = this.units.length - at - this.wanted[index]!;
    if ((this.isPlain && surplus === 0) || this.looks++ >= MOST_SLIPS) return straight;
    const straightScore = this.score(straight);
    const left = this.expected.count - index - 1;
    let [best, bestScore] = [straight, straightScore + Math.min(CLEARLY, Math.max(1, left / 2))];
    for (const place of this.places(index, at, surplus)) {
      const score = this.score(place);
      if (score > bestScore) [best, bestScore] = [place, score];
    }
    if (best !== straight) this.slips.push(index);
    return best;
  }

  /** Gives the places where the rest may begin: the nearest first. */
  private *places(index: number, at: number, surplus: number): Generator<Place> {
    const { units, expected } = this;
    const mayBeMore = !this.isPlain || surplus > 0;
    const mayBeLess = !this.isPlain || surplus < 0;
    const usual = expected.unitsOf(index).length;
    for (let slip = 1; slip <= REACH; slip++) {
      if (mayBeLess && slip <= usual) yield { next: index + 1, at: at + usual - slip };
      if (mayBeLess && index + slip < expected.count) yield { next: index + slip + 1, at: at + usual - 1 };
      if (mayBeMore && index > 0 && at + slip < units.length) yield { next: index, at: at + slip };
      if (mayBeMore && at + usual + slip < units.length) yield { next: index + 1, at: at + usual + slip };
    }
    // One case has printed all that is too much, however much it is.
    if (surplus > REACH) {
      if (index > 0) yield { next: index, at: at + surplus };
      yield { next: index + 1, at: at + usual + surplus };
    }
  }

  /** Counts the answers that fit from a place on, up to the first that does not; a little more if the end fits, too. */
  private score({ next, at }: Place): number {
    const { expected, units } = this;
    const until = Math.min(expected.count, next + WINDOW);
    let index = next;
    for (; index < until && at < units.length; index++) {
      const length = expected.match(index, units, at);
      if (length < 0) break;
      at += length;
    }
    return index - next + (index === expected.count && at === units.length ? 2 : 0);
  }
}
