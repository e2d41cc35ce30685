/** Holds an output against the right one while both come, in as much memory as one is ahead of the other. */
import type { Comparison } from '../../judging/expected';
import { CR, LF, SPACE, TAB } from '../../text/unit';

/** How far two outputs are the same. */
export interface Agreement {
  /** So many bytes from the start, one by one. */
  bytes: number;
  /** So many lines after those, or words where words are compared, as far as they count. */
  units: number;
}

/**
 * Most outputs are the same byte for byte, which is quickly seen. From the first byte that is not, only what counts is
 * compared.
 */
export class Match {
  readonly agreed: Agreement = { bytes: 0, units: 0 };
  isSame = true;
  private readonly wanted = new Pieces();
  private readonly got = new Pieces();
  /** Both sides from the first byte on that is different. */
  private sides: Sides | undefined;
  /** What the same bytes have ended with: the last of them, and the last but blanks. */
  private last = LF;
  private lastSolid = LF;

  constructor(private readonly comparison: Comparison) {}

  /** How many bytes the right output is ahead; below 0 if the other one is. */
  get lead(): number {
    return this.sides?.lead ?? this.wanted.length - this.got.length;
  }

  /** Takes a piece of the right output, which may change afterwards. */
  want(bytes: Buffer): void {
    if (this.sides) this.sides.wanted.add(bytes);
    else {
      const rest = this.agree(bytes, this.got);
      if (rest.length > 0) this.wanted.add(Buffer.from(rest));
    }
    this.compare();
  }

  /** Takes a piece of the other output, which stays as it is; false if there is a difference. */
  take(bytes: Buffer): boolean {
    if (this.sides) this.sides.got.add(bytes);
    else this.got.add(this.agree(bytes, this.wanted));
    this.compare();
    return this.isSame;
  }

  /** Tells whether both are the same to the end. To be called last. */
  end(): boolean {
    if (!this.isSame || (!this.sides && this.wanted.length + this.got.length === 0)) return this.isSame;
    this.sides ??= this.divide();
    return (this.isSame = this.sides.end(this.agreed));
  }

  /** Leaves out what a piece has in common with what is there of the other side. */
  private agree(bytes: Buffer, other: Pieces): Buffer {
    let rest = bytes;
    for (let first = other.first; first && rest.length > 0; first = other.first) {
      const count = Math.min(rest.length, first.length);
      const same = rest.compare(first, 0, count, 0, count) === 0 ? count : differenceOf(rest, first);
      this.passOver(rest, same);
      other.drop(same);
      rest = rest.subarray(same);
      if (same < count) break;
    }
    return rest;
  }

  private passOver(bytes: Buffer, count: number): void {
    if (count === 0) return;
    this.agreed.bytes += count;
    this.last = bytes[count - 1]!;
    for (let at = count - 1; at >= 0; at--) {
      if (isBlank(bytes[at]!)) continue;
      this.lastSolid = bytes[at]!;
      return;
    }
  }

  private compare(): void {
    if (!this.sides && this.wanted.length > 0 && this.got.length > 0) this.sides = this.divide();
    if (this.sides && this.isSame) this.isSame = this.sides.agree(this.agreed);
  }

  private divide(): Sides {
    const { comparison } = this;
    const last = comparison === 'words' ? (isSpace(this.last) ? LF : this.last) : this.lastSolid;
    return new Sides(this.sideOf(this.wanted, last), this.sideOf(this.got, last));
  }

  private sideOf(pieces: Pieces, last: number): Side {
    const side = new Side(this.comparison, last);
    for (let { first } = pieces; first; { first } = pieces) {
      side.add(first);
      pieces.drop(first.length);
    }
    return side;
  }
}

/** Finds where two pieces differ that are known to. */
function differenceOf(one: Buffer, other: Buffer): number {
  let at = 0;
  while (one[at] === other[at]) at++;
  return at;
}

/** Pieces of an output in a row. */
class Pieces {
  length = 0;
  private readonly all: Buffer[] = [];

  get first(): Buffer | undefined {
    return this.all[0];
  }

  add(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.all.push(bytes);
    this.length += bytes.length;
  }

  drop(count: number): void {
    this.length -= count;
    const rest = this.all[0]!.subarray(count);
    if (rest.length === 0) this.all.shift();
    else this.all[0] = rest;
  }
}

/** Both outputs, of which only what counts is compared. */
class Sides {
  constructor(
    readonly wanted: Side,
    readonly got: Side,
  ) {}

  get lead(): number {
    return this.wanted.pieces.length - this.got.pieces.length;
  }

  /** Compares what is there of both. */
  agree(agreed: Agreement): boolean {
    const [{ pieces: wanted }, { pieces: got }] = [this.wanted, this.got];
    for (;;) {
      const [one, other] = [wanted.first, got.first];
      if (!one || !other) return true;
      const count = Math.min(one.length, other.length);
      const isSame = one.compare(other, 0, count, 0, count) === 0;
      agreed.units += linesIn(one, isSame ? count : differenceOf(one, other));
      if (!isSame) return false;
      wanted.drop(count);
      got.drop(count);
    }
  }

  end(agreed: Agreement): boolean {
    this.wanted.end();
    this.got.end();
    return this.agree(agreed) && this.wanted.pieces.length + this.got.pieces.length === 0;
  }
}

/** Counts lines. Answers are short: a loop over the bytes is faster than to search for line endings. */
function linesIn(bytes: Buffer, until: number): number {
  let lines = 0;
  for (let at = 0; at < until; at++) if (bytes[at] === LF) lines++;
  return lines;
}

/** One of the outputs, without what does not count. */
class Side {
  readonly pieces = new Pieces();
  /** Blanks at the end of a piece: whether they count is known when more comes. */
  private held: Buffer = Buffer.alloc(0);

  /** Goes on after a byte; blanks before it are left out, and for words it is a line ending after each of them. */
  constructor(
    private readonly comparison: Comparison,
    private last: number,
  ) {}

  /** Takes a piece, which may change afterwards. */
  add(bytes: Buffer): void {
    this.push(this.comparison === 'exact' ? Buffer.from(bytes) : this.counting(bytes));
  }

  /** Ends the last line. */
  end(): void {
    if (this.comparison !== 'exact' && this.last !== LF) this.push(Buffer.from('\n'));
  }

  private push(bytes: Buffer): void {
    this.pieces.add(bytes);
    this.last = bytes.at(-1) ?? this.last;
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
      const isBetween = isSpace(byte);
      if (isBetween && last === LF) continue;
      kept[to++] = last = isBetween ? LF : byte;
    }
    return kept.subarray(0, to);
  }
}

const isSpace = (byte: number): boolean => byte === LF || isBlank(byte) || byte === 11 || byte === 12;

const isBlank = (byte: number): boolean => byte === SPACE || byte === TAB || byte === CR;

/** Tells whether a piece has no blanks before line endings. */
const isPlain = (bytes: Buffer): boolean => !bytes.includes(CR) && !bytes.includes(' \n') && !bytes.includes('\t\n');

/** Finds where the blanks at the end of a piece begin. */
function endOfText(bytes: Buffer): number {
  let to = bytes.length;
  while (to > 0 && isBlank(bytes[to - 1]!)) to--;
  return to;
}
