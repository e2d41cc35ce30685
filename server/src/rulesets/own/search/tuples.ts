/**
 * Who wins by plain search through whole positions: for sums of which no value of their parts tells the winner. The order of
 * the parts does not matter. Budgets are kept as in `search.ts`: an answer does not depend on what has been asked before.
 */
import type { Engine } from '../engine';
import type { Meter } from '../expressions/closures';
import { movesOrPauses, type OwnMove, type Pause, play } from '../positions';
import type { OwnPosition } from '../rules';
import type { Part } from '../strategy';

export type TupleAnswer =
  | { readonly kind: 'lost' | 'won' | 'unknown' }
  | { readonly kind: 'endless'; readonly from: readonly Part[]; readonly to: readonly Part[] };

interface Frame {
  readonly position: OwnPosition;
  readonly key: string;
  readonly moves: Iterator<OwnMove | Pause>;
  /** The move that is looked at. */
  pending: OwnPosition | undefined;
  canMove: boolean;
  wins: boolean;
}

/** A step here takes as long as so many others. */
const SLOWNESS = 4;

/** So many steps for each new position, besides one for each letter of its key. A move takes one for each part. */
const NEW_POSITION = 20;

/** Answers one question after the other; those that are asked in turns need a search each (`questions.ts`). */
export class TupleSearch {
  readonly #engine: Engine;
  readonly #meter: Meter;
  /** Whether the mover loses; undefined while that is being looked into. */
  readonly #lost = new Map<string, boolean | undefined>();
  readonly #stack: Frame[] = [];
  #question = '';
  /** Whether steps have been taken before the question. */
  #isShared = false;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#meter = { left: engine.budget.search, until: 0 };
  }

  /** Works on a question for so many steps; undefined if there is more to do. */
  ask(position: OwnPosition, steps: number): TupleAnswer | undefined {
    const key = keyOf(position);
    if (this.#question !== key || this.#stack.length === 0) this.#begin(position, key);
    const meter = this.#meter;
    meter.until = Math.max(0, meter.left - Math.ceil(steps / SLOWNESS));
    while (this.#stack.length > 0 && meter.left > meter.until) {
      const endless = this.#turn(this.#stack.at(-1)!);
      if (endless) return this.#settle(endless);
    }
    if (this.#stack.length === 0) return this.#settle({ kind: this.#lost.get(key) === true ? 'lost' : 'won' });
    if (meter.left > 0) return undefined;
    if (!this.#isShared) return this.#settle({ kind: 'unknown' });
    this.#forget();
    this.#begin(position, key);
    return undefined;
  }

  #begin(position: OwnPosition, key: string): void {
    this.#leave();
    this.#question = key;
    this.#isShared = this.#meter.left < this.#engine.budget.search;
    if (!this.#lost.has(key)) this.#open(position, key);
  }

  #settle(answer: TupleAnswer): TupleAnswer {
    this.#leave();
    return answer;
  }

  #leave(): void {
    for (const { key } of this.#stack) this.#lost.delete(key);
    this.#stack.length = 0;
  }

  #forget(): void {
    this.#leave();
    this.#lost.clear();
    this.#meter.left = this.#engine.budget.search;
  }

  #open(position: OwnPosition, key: string): void {
    this.#lost.set(key, undefined);
    this.#meter.left -= NEW_POSITION + key.length;
    const sorted = { ...position, parts: [...position.parts].sort(byText) };
    const moves = movesOrPauses(this.#engine, sorted, this.#meter);
    this.#stack.push({ position: sorted, key, moves, pending: undefined, canMove: false, wins: false });
  }

  #turn(frame: Frame): TupleAnswer | undefined {
    const move = frame.pending ? undefined : frame.moves.next();
    if (move?.value === 'pause') return undefined;
    if (move && move.done !== true) frame.pending = play(frame.position, move.value);
    if (this.#meter.left <= 0) return undefined;
    if (frame.pending === undefined) {
      this.#lost.set(frame.key, frame.canMove ? !frame.wins : !this.#engine.rules.misere);
      this.#stack.pop();
      return undefined;
    }
    const key = keyOf(frame.pending);
    this.#meter.left -= frame.pending.parts.length;
    const lost = this.#lost.get(key);
    if (lost === undefined) {
      if (this.#lost.has(key)) return { kind: 'endless', from: frame.position.parts, to: frame.pending.parts };
      this.#open(frame.pending, key);
      return undefined;
    }
    frame.pending = undefined;
    frame.canMove = true;
    if (lost) frame.wins = true;
    return undefined;
  }
}

/** One order for all that are the same: in another, the moves may take other steps. */
const byText = (one: Part, other: Part): number => (one.join() < other.join() ? -1 : 1);

export function keyOf({ numbers, parts }: OwnPosition): string {
  const sorted = parts.map((part) => part.join()).sort();
  return `${numbers.constants.join()};${numbers.lists.map(String).join(';')};${sorted.join(';')}`;
}
