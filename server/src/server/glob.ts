/**
 * Globs, matched in time that grows with text times glob, whatever both are: all ways to match are followed at once,
 * none is ever tried again.
 *
 * `*` and `?` stand for units of one name, `**` for any folders, `[a-z]` and `[!a-z]` for one unit, `{a,b}` and
 * `@(a|b)` for one of several, `?(…)`, `*(…)` and `+(…)` for as many of them, and `\` makes the next unit mean itself.
 * Capitals do not count.
 */

/** Says whether a text, all of it, is one that the glob stands for. */
export type Glob = (text: string) => boolean;

/** Longer globs are refused, and longer texts match nothing, so that the work is bounded. */
export const LONGEST_GLOB = 500;
const LONGEST_TEXT = 5000;

/**
 * Returns a glob made ready; undefined for one that cannot be read: an empty or very long one, an open bracket, or
 * `!(…)`.
 */
export function compileGlob(glob: string): Glob | undefined {
  if (glob === '' || glob.length > LONGEST_GLOB) return undefined;
  const program = new Parser(glob.toLowerCase()).parse();
  return program && ((text) => text.length <= LONGEST_TEXT && matches(program, text.toLowerCase()));
}

type Test = (unit: string) => boolean;

/**
 * A step takes a unit that passes its test, or goes on at several places without taking any. The place behind the last
 * is the end.
 */
type Step = Test | readonly number[];
type Program = readonly Step[];

/** Where a piece of a glob ends: at its end, or within braces or brackets also at what parts or closes them. */
interface Group {
  readonly part: string;
  readonly close: string;
}

const REPEATS = '@?*+';

class Parser {
  private at = 0;
  private readonly steps: Step[] = [];

  constructor(private readonly glob: string) {}

  /** Returns the program; undefined if something is not closed, or not known. */
  parse(): Program | undefined {
    return this.sequence() && this.at === this.glob.length ? this.steps : undefined;
  }

  private sequence(group?: Group): boolean {
    while (this.at < this.glob.length) {
      const unit = this.glob[this.at]!;
      if (group && (unit === group.part || unit === group.close)) return true;
      if (!this.piece(unit)) return false;
    }
    return group === undefined;
  }

  private piece(unit: string): boolean {
    const isList = this.glob[this.at + 1] === '(';
    if (unit === '!' && isList) return false;
    if (isList && REPEATS.includes(unit)) return this.list(unit);
    if (unit === '{') return this.alternatives({ part: ',', close: '}' }, 1);
    if (unit === '[') return this.oneOf();
    if (unit === '*') return this.stars();
    if (unit === '\\' && this.at + 1 < this.glob.length) this.at++;
    const meant = this.glob[this.at++]!;
    this.steps.push(unit === '?' ? isNoSlash : (one) => one === meant);
    return true;
  }

  /** `+(a|b)` and the like. */
  private list(repeat: string): boolean {
    const start = this.steps.length;
    const enter = this.open();
    if (!this.alternatives({ part: '|', close: ')' }, 2)) return false;
    if (repeat === '*' || repeat === '+') this.steps.push([start, this.steps.length + 1]);
    this.steps[enter] = repeat === '?' || repeat === '*' ? [enter + 1, this.steps.length] : [enter + 1];
    return true;
  }

  /** Returns what is in the brackets that begin here, of so many units. */
  private alternatives(group: Group, opening: number): boolean {
    const starts: number[] = [];
    const exits: number[] = [];
    const enter = this.open();
    this.at += opening;
    for (;;) {
      starts.push(this.steps.length);
      if (!this.sequence(group)) return false;
      exits.push(this.open());
      if (this.glob[this.at++] === group.close) break;
    }
    this.steps[enter] = starts;
    for (const exit of exits) this.steps[exit] = [this.steps.length];
    return true;
  }

  /** Returns a place whose step is known later. */
  private open(): number {
    return this.steps.push([]) - 1;
  }

  /** `**` between slashes, or at an end, stands for any folders, none as well; other stars for a piece of a name. */
  private stars(): boolean {
    const start = this.at;
    while (this.glob[this.at] === '*' && this.glob[this.at + 1] !== '(') this.at++;
    const isFirst = start === 0 || '/{,(|'.includes(this.glob[start - 1]!);
    const isLast = this.at === this.glob.length || '},)|'.includes(this.glob[this.at]!);
    if (this.at - start !== 2 || !isFirst || !(isLast || this.glob[this.at] === '/')) this.loop(isNoSlash);
    else if (isLast) this.loop(isAny);
    else this.folders();
    return true;
  }

  private loop(test: Test): void {
    const { length } = this.steps;
    this.steps.push([length + 1, length + 3], test, [length]);
  }

  /** Anything and a slash, or nothing. */
  private folders(): void {
    this.at++;
    const enter = this.open();
    this.loop(isAny);
    this.steps.push((unit) => unit === '/');
    this.steps[enter] = [enter + 1, this.steps.length];
  }

  /** `[a-z]`; undefined brackets are refused. */
  private oneOf(): boolean {
    const match = /^\[([!^]?)(\]?[^\]]*)\]/.exec(this.glob.slice(this.at));
    if (!match) return false;
    const [whole, not, units = ''] = match;
    this.at += whole.length;
    const isIn = membership(units);
    this.steps.push((unit) => unit !== '/' && isIn(unit) === (not === ''));
    return true;
  }
}

const isNoSlash: Test = (unit) => unit !== '/';
const isAny: Test = () => true;

/** A hyphen between two units stands for those between them. */
function membership(units: string): Test {
  const ranges: [string, string][] = [];
  for (let at = 0; at < units.length; at++) {
    const isRange = units[at + 1] === '-' && at + 2 < units.length;
    ranges.push([units[at]!, units[isRange ? at + 2 : at]!]);
    if (isRange) at += 2;
  }
  return (unit) => ranges.some(([first, last]) => first <= unit && unit <= last);
}

function matches(program: Program, text: string): boolean {
  let states = reach(program, [0]);
  for (const unit of text.split('')) {
    const next: number[] = [];
    for (const state of states) {
      const step = program[state];
      if (typeof step === 'function' && step(unit)) next.push(state + 1);
    }
    if (next.length === 0) return false;
    states = reach(program, next);
  }
  return states.has(program.length);
}

/** Returns the places that can be reached without taking a unit. */
function reach(program: Program, from: readonly number[]): Set<number> {
  const reached = new Set(from);
  for (const state of reached) {
    const step = program[state];
    if (typeof step === 'object') for (const next of step) reached.add(next);
  }
  return reached;
}
