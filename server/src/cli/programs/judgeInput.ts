/** The judge's input that a file holds, piece by piece: without its lines that begin with `#`. */
import { closeSync, openSync, readSync } from 'node:fs';

const LF = 10;
const CR = 13;
const HASH = 35;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Leaves out comments and expected outputs, and sees that the last line has its ending. Pieces may be cut anywhere. */
export async function* judgeInputOf(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  const filter = new Filter();
  let last = LF;
  let isFirst = true;
  for await (const piece of pieces) {
    const bytes = isFirst ? withoutMark(piece) : piece;
    isFirst = false;
    for (const run of filter.take(bytes)) {
      last = run.at(-1) ?? last;
      yield run;
    }
  }
  if (last !== LF && last !== CR) yield Buffer.from('\n');
}

const PORTION = 1 << 20;

/**
 * Tells whether an open file seems to be the judge's input as it is, so that a program can read it by itself: it begins
 * with no mark, no line of its first portion is left out, and the last one has its ending. Of the rest tells
 * `leavesOut`.
 */
export function seemsJudgeInput(descriptor: number, size: number): boolean {
  const first = portionAt(descriptor, 0, PORTION);
  const [last] = portionAt(descriptor, size - 1, 1);
  return !hasMark(first) && !leavesOut(first) && (last === LF || last === CR);
}

/** Tells whether lines may be left out of a piece. A number sign within a line is rare. */
export const leavesOut = (piece: Buffer): boolean => piece.includes(HASH);

/** Tells the same of what a file holds from a place on. */
export function leavesOutFrom(file: string, from: number): boolean {
  const descriptor = openSync(file, 'r');
  try {
    for (let at = from; ;) {
      const piece = portionAt(descriptor, at, PORTION);
      if (piece.length === 0) return false;
      if (leavesOut(piece)) return true;
      at += piece.length;
    }
  } finally {
    closeSync(descriptor);
  }
}

function portionAt(descriptor: number, at: number, length: number): Buffer {
  const portion = Buffer.allocUnsafe(length);
  return portion.subarray(0, readSync(descriptor, portion, 0, length, at));
}

const hasMark = (bytes: Buffer): boolean => bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);

const withoutMark = (bytes: Buffer): Buffer => (hasMark(bytes) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes);

/** What it is in when a piece ends: a line that is left out, or the ending of one, or what is kept. */
type State = 'kept' | 'line start' | 'left out' | 'after CR';

class Filter {
  private state: State = 'line start';

  *take(bytes: Buffer): Generator<Buffer> {
    let at = 0;
    while (at < bytes.length) {
      if (this.state === 'after CR') {
        if (bytes[at] === LF) at++;
        this.state = 'line start';
      } else if (this.state === 'left out') at = this.skip(bytes, at);
      else if (this.state === 'line start' && bytes[at] === HASH) this.state = 'left out';
      else {
        const end = this.endOfRun(bytes, at);
        yield bytes.subarray(at, end);
        at = end;
      }
    }
  }

  /** Finds where a line that is left out ends. */
  private skip(bytes: Buffer, from: number): number {
    let at = from;
    while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at++;
    if (at === bytes.length) return at;
    this.state = bytes[at] === CR ? 'after CR' : 'line start';
    return at + 1;
  }

  /** Finds where the lines that are kept end: at a line that begins with `#`. */
  private endOfRun(bytes: Buffer, from: number): number {
    for (let at = bytes.indexOf(HASH, from + 1); at >= 0; at = bytes.indexOf(HASH, at + 1)) {
      if (bytes[at - 1] !== LF && bytes[at - 1] !== CR) continue;
      this.state = 'line start';
      return at;
    }
    const last = bytes.at(-1);
    this.state = last === LF || last === CR ? 'line start' : 'kept';
    return bytes.length;
  }
}
