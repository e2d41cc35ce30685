/**
 * A table of Grundy values for pieces that slide: each line along which a move goes has a bit for each value that
 * stands on it so far. What a part can move to is all that stands before it on its lines, so its value is the lowest
 * bit that is missing in all of them: some words are looked at where there may be thousands of options.
 */
import type { Bound } from '../expressions/bind';
import { type Filler, volumeOf } from './box';
import { STOP } from './boxCode';
import { slideOf } from './slides';

/** More directions would take more room than a table should. */
const MOST = 8;

/** Returns how much each coordinate loses at a step, for each arrow, if all of them are slides. */
export function slidesOf({ arrows }: Bound): readonly (readonly number[])[] | undefined {
  const slides = arrows.map(slideOf);
  if (arrows.length === 0 || !slides.every((slide) => slide !== undefined)) return undefined;
  const different = [...new Map(slides.map((slide) => [slide.join(), slide])).values()];
  return different.length <= MOST ? different : undefined;
}

/** The lines in one direction. */
interface Lines {
  readonly step: readonly number[];
  /** How far back the part is that is one step away. */
  readonly back: number;
  /** The line of each part. */
  readonly lineOf: Int32Array;
  count: number;
  bits: Int32Array;
  /** The first word of each line that has a value missing. */
  first: Int32Array;
}

/** Lines take no more words than these, 64 MiB. */
const MOST_WORDS = 1 << 24;

/** Tells whether there is room for all lines: in a long and narrow box, there are many short ones. */
export function hasRoomForLines(slides: readonly (readonly number[])[], extents: readonly number[]): boolean {
  const lines = slides.reduce((sum, step) => sum + linesAlong(step, extents), 0);
  return lines * wordsPerLine(slides, extents) <= MOST_WORDS;
}

/** Counts the parts that no step leads to: each begins a line. */
const linesAlong = (step: readonly number[], extents: readonly number[]): number =>
  volumeOf(extents) - volumeOf(extents.map((extent, index) => Math.max(0, extent - step[index]!)));

/** A part has fewer options than all its lines have parts. */
const wordsPerLine = ({ length }: readonly unknown[], extents: readonly number[]): number =>
  Math.ceil((length * Math.max(...extents) + 1) / 32) + 1;

/** Returns a filler that takes a step for each part and each word that is looked at. */
export function slidingFiller(slides: readonly (readonly number[])[], extents: readonly number[]): Filler {
  const volume = volumeOf(extents);
  const values = new Int32Array(volume);
  const words = wordsPerLine(slides, extents);
  const lines = slides.map((step): Lines => ({
    step,
    back: step.reduce((index, each, place) => index * extents[place]! + each, 0),
    lineOf: new Int32Array(volume),
    count: 0,
    bits: new Int32Array(64 * words),
    first: new Int32Array(64),
  }));
  const part = extents.map(() => 0);
  const fill: Filler['fill'] = (from, to, steps) => {
    let left = steps;
    for (let at = from; at < to; at++) {
      if (left <= 0) return { at, left, why: STOP.spent };
      place(part, at, extents);
      for (const each of lines) join(each, part, at, words);
      const start = firstWord(lines, at);
      const value = leastMissing(lines, at, words, start);
      for (const each of lines) put(each, at, value, words);
      values[at] = value;
      left -= 1 + (value >>> 5) - start;
    }
    return { at: to, left, why: STOP.done };
  };
  return { fill, valueAt: (index) => values[index]! };
}

function place(part: number[], at: number, extents: readonly number[]): void {
  let rest = at;
  for (let index = extents.length - 1; index >= 0; index--) {
    part[index] = rest % extents[index]!;
    rest = (rest - part[index]!) / extents[index]!;
  }
}

/** Puts a part on the line of the one that is a step before it, or on a new one. */
function join(lines: Lines, part: readonly number[], at: number, words: number): void {
  for (let index = 0; index < part.length; index++) {
    if (part[index]! >= lines.step[index]!) continue;
    lines.lineOf[at] = newLine(lines, words);
    return;
  }
  lines.lineOf[at] = lines.lineOf[at - lines.back]!;
}

function newLine(lines: Lines, words: number): number {
  if (lines.count === lines.first.length) {
    const [bits, first] = [new Int32Array(2 * lines.count * words), new Int32Array(2 * lines.count)];
    bits.set(lines.bits);
    first.set(lines.first);
    lines.bits = bits;
    lines.first = first;
  }
  return lines.count++;
}

/** Returns the first word that may have a value missing: those that are full in one line are full in all together. */
function firstWord(lines: readonly Lines[], at: number): number {
  let word = 0;
  for (const { first, lineOf } of lines) word = Math.max(word, first[lineOf[at]!]!);
  return word;
}

/** Returns the lowest bit that no line has, from a word on. */
function leastMissing(lines: readonly Lines[], at: number, words: number, from: number): number {
  for (let word = from; ; word++) {
    let seen = 0;
    for (const { bits, lineOf } of lines) seen |= bits[lineOf[at]! * words + word]!;
    if (seen !== -1) return 32 * word + 31 - Math.clz32(~seen & (seen + 1));
  }
}

function put({ bits, first, lineOf }: Lines, at: number, value: number, words: number): void {
  const line = lineOf[at]!;
  const start = line * words;
  bits[start + (value >>> 5)]! |= 1 << (value & 31);
  let word = first[line]!;
  while (bits[start + word] === -1) word++;
  first[line] = word;
}
