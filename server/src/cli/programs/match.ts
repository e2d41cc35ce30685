/** Holds an output against the right one while both come, in as much memory as one is ahead of the other. */
import type { Comparison } from '../../judging/expected';

const LF = 10;
const CR = 13;
const TAB = 9;
const SPACE = 32;

export class Match {
  private readonly wanted: Side;
  private readonly got: Side;
  /** How many lines are the same, up to the first difference. */
  lines = 0;
  isSame = true;

  constructor(comparison: Comparison) {
    this.wanted = new Side(comparison);
    this.got = new Side(comparison);
  }

  /** How many bytes the right output is ahead; below 0 if the other one is. */
  get lead(): number {
    return this.wanted.length - this.got.length;
  }

  want(bytes: Buffer): void {
    this.wanted.add(bytes);
    this.compare();
  }

  take(bytes: Buffer): boolean {
    this.got.add(bytes);
    this.compare();
    return this.isSame;
  }

  /** Tells whether both are the same to the end. To be called last. */
  end(): boolean {
    this.wanted.end();
    this.got.end();
    this.compare();
    return this.isSame && this.wanted.length === 0 && this.got.length === 0;
  }

  private compare(): void {
    const { wanted, got } = this;
    while (this.isSame) {
      const [one, other] = [wanted.first, got.first];
      const count = Math.min(one?.length ?? 0, other?.length ?? 0);
      if (!one || !other || count === 0) return;
      this.isSame = one.compare(other, 0, count, 0, count) === 0;
      this.lines += linesIn(one, other, count, this.isSame);
      wanted.drop(count);
      got.drop(count);
    }
  }
}

/** Counts the lines that are the same. Answers are short: a loop over the bytes is faster than to search for line endings. */
function linesIn(one: Buffer, other: Buffer, count: number, isSame: boolean): number {
  let until = count;
  if (!isSame) for (until = 0; one[until] === other[until]; until++);
  let lines = 0;
  for (let at = 0; at < until; at++) if (one[at] === LF) lines++;
  return lines;
}

/** One of the outputs, without what does not count. */
class Side {
  length = 0;
  private readonly pieces: Buffer[] = [];
  /** Blanks at the end of a piece: whether they count is known when more comes. */
  private held: Buffer = Buffer.alloc(0);
  private last = LF;

  constructor(private readonly comparison: Comparison) {}

  get first(): Buffer | undefined {
    return this.pieces[0];
  }

  /** Takes a piece, which may change afterwards. */
  add(bytes: Buffer): void {
    this.push(this.comparison === 'exact' ? Buffer.from(bytes) : this.counting(bytes));
  }

  /** Ends the last line. */
  end(): void {
    if (this.comparison !== 'exact' && this.last !== LF) this.push(Buffer.from('\n'));
  }

  drop(count: number): void {
    this.length -= count;
    const rest = this.pieces[0]!.subarray(count);
    if (rest.length === 0) this.pieces.shift();
    else this.pieces[0] = rest;
  }

  private push(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.pieces.push(bytes);
    this.length += bytes.length;
    this.last = bytes.at(-1)!;
  }

  private counting(bytes: Buffer): Buffer {
    const all = this.held.length > 0 ? Buffer.concat([this.held, bytes]) : bytes;
    this.held = Buffer.alloc(0);
    if (this.comparison === 'lines' && isPlain(all)) {
      const to = endOfText(all);
      this.held = Buffer.from(all.subarray(to));
      return Buffer.from(all.subarray(0, to));
    }
    return this.comparison === 'words' ? this.words(all) : this.lines(all);
  }

  /** Leaves out blanks before line endings. */
  private lines(bytes: Buffer): Buffer {
    const kept = Buffer.allocUnsafe(bytes.length);
    let [to, blanks] = [0, 0];
    for (const byte of bytes) {
      blanks = byte === LF ? 0 : isBlank(byte) ? blanks + 1 : 0;
      if (byte === LF) while (to > 0 && isBlank(kept[to - 1]!)) to--;
      kept[to++] = byte;
    }
    this.held = Buffer.from(kept.subarray(to - blanks, to));
    return kept.subarray(0, to - blanks);
  }

  /** Leaves one line ending between words. */
  private words(bytes: Buffer): Buffer {
    const kept = Buffer.allocUnsafe(bytes.length);
    let to = 0;
    let { last } = this;
    for (const byte of bytes) {
      const isSpace = byte === LF || isBlank(byte) || byte === 11 || byte === 12;
      if (isSpace && last === LF) continue;
      kept[to++] = last = isSpace ? LF : byte;
    }
    return kept.subarray(0, to);
  }
}

const isBlank = (byte: number): boolean => byte === SPACE || byte === TAB || byte === CR;

/** Tells whether a piece has no blanks before line endings. */
const isPlain = (bytes: Buffer): boolean => !bytes.includes(CR) && !bytes.includes(' \n') && !bytes.includes('\t\n');

/** Finds where the blanks at the end of a piece begin. */
function endOfText(bytes: Buffer): number {
  let to = bytes.length;
  while (to > 0 && isBlank(bytes[to - 1]!)) to--;
  return to;
}
