/** The judge's input that a file holds, piece by piece: without its lines that begin with `#`. */
import { closeSync, openSync, readSync } from 'node:fs';
import { LF } from '../../text/unit';
import { hasMark, withoutMark } from '../input/byteOrderMark';
import { InputFilter, isEnding, leavesOut } from '../input/inputFilter';

/** Leaves out comments and expected outputs, and sees that the last line has its ending. Pieces may be cut anywhere. */
export async function* judgeInputOf(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  const filter = new InputFilter();
  let last = LF;
  let isFirst = true;
  for await (const piece of pieces) {
    const kept = filter.kept(isFirst ? withoutMark(piece) : piece);
    isFirst = false;
    if (kept.length === 0) continue;
    last = kept.at(-1)!;
    yield kept;
  }
  if (!isEnding(last)) yield Buffer.from('\n');
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
  return !hasMark(first) && !leavesOut(first) && last !== undefined && isEnding(last);
}

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
