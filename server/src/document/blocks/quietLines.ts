/**
 * Where lines of a text begin, and which of them say nothing: there may be millions, and they are not worth a row each.
 */
import type { AsciiText } from '../../text/ascii';
import { isBlank } from '../../text/blank';
import { CR, GREATER, HASH, LF } from '../../text/unit';

const LINE_END = /[\r\n]/;

/**
 * The lines of a text that hold comments or nothing. A run of them is gone through once, however often it is asked for.
 */
export class QuietLines {
  private from = 0;
  private to = 0;

  /** `isLast` says that no expected output can follow the text. */
  constructor(
    private readonly text: string | AsciiText,
    private readonly isLast: boolean,
  ) {}

  /** Returns where the quiet lines end that begin at the start of a line; that place itself where there are none. */
  until(at: number): number {
    if (at < this.from || at >= this.to) {
      this.from = at;
      this.to = at;
      while (this.to < this.text.length && isQuiet(this.text, this.to))
        this.to = lineStartAfter(this.text, this.to + 1);
    }
    return this.to;
  }

  /**
   * Do numbers come after them, and no expected output before? Where they reach the end of a text that goes on, that is
   * not known.
   */
  leadToNumbers(at: number): boolean {
    const end = this.until(at);
    return end >= this.text.length ? this.isLast : !isExpectation(this.text, end);
  }

  /** Are all lines quiet that begin at a place or after it, and is there one? */
  fillRest(at: number): boolean {
    const start = lineStartAfter(this.text, at);
    return start < this.text.length && this.until(start) >= this.text.length;
  }
}

/** Does a line begin here that holds a comment or nothing? */
function isQuiet(text: string | AsciiText, at: number): boolean {
  if (unitAt(text, at) === HASH) return !isExpectation(text, at);
  while (at < text.length && isBlank(unitAt(text, at))) at++;
  return at >= text.length || unitAt(text, at) === LF || unitAt(text, at) === CR;
}

const isExpectation = (text: string | AsciiText, at: number): boolean =>
  unitAt(text, at) === HASH && unitAt(text, at + 1) === GREATER;

/** Does a line end right before a place of the text? */
export function beginsLine(text: string | AsciiText, at: number): boolean {
  const unit = unitAt(text, at - 1);
  return unit === LF || (unit === CR && unitAt(text, at) !== LF);
}

/** Lines are mostly shorter than this. */
const NEAR = 64;

/** Returns the first place from `at` on where a line begins; the end of the text where there is none. */
export function lineStartAfter(text: string | AsciiText, at: number): number {
  let to = at;
  for (const near = Math.min(text.length, at + NEAR); to < near; to++) if (beginsLine(text, to)) return to;
  // Lines may be millions of units long, and a search takes a small part of the time of a walk.
  if (typeof text === 'string') {
    const end = text.slice(to).search(LINE_END);
    if (end < 0) return text.length;
    to += end;
  }
  while (to < text.length && !beginsLine(text, to)) to++;
  return to;
}

const unitAt = (text: string | AsciiText, at: number): number =>
  typeof text === 'string' ? text.charCodeAt(at) : text[at]!;
