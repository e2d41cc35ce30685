/** Files on the disk, held against an output while it is made, in constant memory. */
import { closeSync, openSync, statSync } from 'node:fs';
import { CR, LF } from '../../text/unit';
import { failureOf } from '../failure';
import { withoutMark } from '../input/byteOrderMark';
import { readSome } from '../terminal/descriptor';

const CHUNK_SIZE = 1 << 16;
const NEW_LINE = Buffer.from('\n');
const NOTHING = Buffer.alloc(0);

/**
 * Gives the bytes of a file, some at a time; undefined after the last ones. What it gives is good until the next call.
 */
export type ReadNext = () => Buffer | undefined;

/** Tells whether there is a file of this name that has a content of its own, links to files included. */
export const isThere = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Opens a file for as long as it is used. Throws a failure where the system refuses. */
export async function withBytes<Result>(
  file: string,
  use: (next: ReadNext) => Result | Promise<Result>,
): Promise<Result> {
  const descriptor = attempt(file, () => openSync(file, 'r'));
  const buffer = Buffer.allocUnsafe(CHUNK_SIZE);
  try {
    return await use(() => {
      const count = attempt(file, () => readSome(descriptor, buffer, 0));
      return count === 0 ? undefined : buffer.subarray(0, count);
    });
  } finally {
    closeSync(descriptor);
  }
}

function attempt<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw failureOf(error, file);
  }
}

/**
 * Returns the bytes as a judge compares them: every line ends with LF, the last one included, and no byte order mark
 * comes first. A checkout on Windows changes line endings, and no judge minds.
 */
export function asJudged(next: ReadNext): ReadNext {
  let isFirst = true;
  let wasCarriageReturn = false;
  let last = LF;
  return () => {
    for (;;) {
      const raw = next();
      if (!raw) {
        const ending = last === LF ? undefined : NEW_LINE;
        last = LF;
        return ending;
      }
      const endsWithCarriageReturn = raw.at(-1) === CR;
      const text = withLineFeeds(isFirst ? withoutMark(raw) : raw, wasCarriageReturn);
      isFirst = false;
      wasCarriageReturn = endsWithCarriageReturn;
      last = text.at(-1) ?? last;
      if (text.length > 0) return text;
    }
  };
}

/** LF for CR LF and CR, in place. After a CR, which has become an LF, an LF at the beginning is dropped. */
function withLineFeeds(bytes: Buffer, isAfterCarriageReturn: boolean): Buffer {
  const from = isAfterCarriageReturn && bytes[0] === LF ? 1 : 0;
  if (!bytes.includes(CR)) return bytes.subarray(from);
  let to = from;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === LF && bytes[at - 1] === CR && at > from) continue;
    bytes[to++] = byte;
  }
  for (let at = from; at < to; at++) if (bytes[at] === CR) bytes[at] = LF;
  return bytes.subarray(from, to);
}

/** Tells whether a file holds an output that comes piece by piece. */
export class Comparison {
  private rest: Buffer = NOTHING;
  private isSame = true;

  constructor(private readonly next: ReadNext) {}

  /** Takes the next piece of the output. */
  take(bytes: Uint8Array): void {
    let at = 0;
    while (this.isSame && at < bytes.length) {
      if (this.rest.length === 0) this.rest = this.next() ?? NOTHING;
      const count = Math.min(this.rest.length, bytes.length - at);
      this.isSame = count > 0 && this.rest.compare(bytes, at, at + count, 0, count) === 0;
      this.rest = this.rest.subarray(count);
      at += count;
    }
  }

  /** Tells whether the file held the output, all of it and no more. To be called last. */
  end(): boolean {
    return this.isSame && this.rest.length === 0 && this.next() === undefined;
  }
}

/** Goes through a file line by line. */
export class Lines {
  /** How many lines have been read. */
  count = 0;
  private rest: Buffer = NOTHING;

  /** `next` gives bytes that end with LF, as `asJudged` has them. */
  constructor(private readonly next: ReadNext) {}

  /**
   * Reads the next line without its line ending, and gives at most the first `limit` bytes of it; undefined at the end.
   */
  read(limit: number): string | undefined {
    const kept: Buffer[] = [];
    let length = 0;
    for (;;) {
      if (this.rest.length === 0) this.rest = this.next() ?? NOTHING;
      if (this.rest.length === 0) return undefined;
      const end = this.rest.indexOf(LF);
      const piece = this.rest.subarray(0, end < 0 ? this.rest.length : end);
      kept.push(Buffer.from(piece.subarray(0, Math.max(0, limit - length))));
      length += piece.length;
      this.rest = this.rest.subarray(end < 0 ? piece.length : end + 1);
      if (end < 0) continue;
      this.count++;
      return Buffer.concat(kept).toString();
    }
  }
}
