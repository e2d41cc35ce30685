/** Lines on their way to a file, gathered so that each system call writes many. */
import type { Natural } from '../text/natural';
import { writeAll } from './descriptor';

const SIZE = 1 << 16;
/** A word and its line ending fit into six steps of four bytes. */
const STEPS = 6;
const LONGEST = 4 * STEPS - 1;
/** Longer texts are encoded by Node.js. */
const SHORT = 64;
/** Larger numbers are put down as texts. */
const LARGEST = 2 ** 31 - 1;
const ZERO = 48;
/** Problems whose answers are words have few of them. */
const MOST_WORDS = 64;

/** A short line, in steps of four bytes. */
class Word {
  readonly steps: readonly number[];
  readonly length: number;

  constructor(readonly text: string) {
    const bytes = Buffer.alloc(4 * STEPS);
    this.length = bytes.write(`${text}\n`);
    this.steps = Array.from({ length: STEPS }, (_, step) => bytes.readInt32LE(4 * step));
  }
}

export class Output {
  private buffer: Buffer = Buffer.allocUnsafeSlow(SIZE);
  private view = viewOf(this.buffer);
  private filled = 0;
  /** Nothing any more once there were too many to be worth while. */
  private words: Map<string, Word> | undefined = new Map<string, Word>();
  private last = new Word('');
  private beforeLast = this.last;

  /** Gives what has been gathered to `pass`, whenever there is no more room. */
  constructor(private readonly pass: (bytes: Uint8Array) => void) {}

  static to(descriptor: number): Output {
    return new Output((bytes) => writeAll(descriptor, bytes));
  }

  /** Gathers in another buffer from now on, from its beginning. */
  begin(buffer: Buffer): void {
    this.buffer = buffer;
    this.view = viewOf(buffer);
    this.filled = 0;
  }

  /** How many bytes have been gathered. */
  get length(): number {
    return this.filled;
  }

  /** Adds a line, or several with line endings between them, whole or in pieces. */
  line(text: string | readonly (string | Natural)[]): void {
    if (typeof text === 'object') {
      this.pieces(text);
      return;
    }
    const word = text === this.last.text ? this.last : this.find(text);
    if (word) this.putWord(word);
    else this.write(`${text}\n`);
  }

  private pieces(pieces: readonly (string | Natural)[]): void {
    for (const piece of pieces) {
      if (typeof piece === 'number' && piece <= LARGEST) this.putNumber(piece);
      else this.write(String(piece));
    }
    this.write('\n');
  }

  write(text: string): void {
    if (text.length > SHORT) this.writeBytes(Buffer.from(text));
    else {
      if (this.filled + 3 * SHORT > this.buffer.length) this.flush();
      if (!this.putAscii(text)) this.filled += this.buffer.write(text, this.filled);
    }
  }

  writeBytes(bytes: Uint8Array): void {
    if (this.filled + bytes.length > this.buffer.length) this.flush();
    if (bytes.length > this.buffer.length) this.pass(bytes);
    else {
      this.buffer.set(bytes, this.filled);
      this.filled += bytes.length;
    }
  }

  flush(): void {
    const { filled } = this;
    this.filled = 0;
    this.pass(this.buffer.subarray(0, filled));
  }

  /**
   * A loop over the bytes would end sooner for some words than for others, which no processor guesses. Six steps are
   * the same for all; what they write beyond the word is written over by what follows.
   */
  private putWord({ steps, length }: Word): void {
    if (this.filled + 4 * STEPS > this.buffer.length) this.flush();
    const { view, filled } = this;
    view.setInt32(filled, steps[0]!, true);
    view.setInt32(filled + 4, steps[1]!, true);
    view.setInt32(filled + 8, steps[2]!, true);
    view.setInt32(filled + 12, steps[3]!, true);
    view.setInt32(filled + 16, steps[4]!, true);
    view.setInt32(filled + 20, steps[5]!, true);
    this.filled += length;
  }

  /** The digits from the last to the first, without the text of the number. */
  private putNumber(number: number): void {
    if (this.filled + SHORT > this.buffer.length) this.flush();
    const { buffer } = this;
    let at = this.filled + digitsOf(number);
    this.filled = at;
    do {
      const rest = (number / 10) | 0;
      buffer[--at] = ZERO + number - 10 * rest;
      number = rest;
    } while (number > 0);
  }

  /** Puts a text down if it is ASCII, which is faster than to have Node.js do it. */
  private putAscii(text: string): boolean {
    const { buffer, filled } = this;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit > 0x7f) return false;
      buffer[filled + at] = unit;
    }
    this.filled += text.length;
    return true;
  }

  /** The word for a text; nothing where it is long, or where there are too many. */
  private find(text: string): Word | undefined {
    const { words } = this;
    if (!words || text.length > LONGEST) return undefined;
    const word = text === this.beforeLast.text ? this.beforeLast : (words.get(text) ?? this.newWord(words, text));
    if (!word) return undefined;
    this.beforeLast = this.last;
    this.last = word;
    return word;
  }

  private newWord(words: Map<string, Word>, text: string): Word | undefined {
    if (Buffer.byteLength(text) > LONGEST) return undefined;
    if (words.size === MOST_WORDS) {
      this.words = undefined;
      return undefined;
    }
    const word = new Word(text);
    words.set(text, word);
    return word;
  }
}

function digitsOf(number: number): number {
  let digits = 1;
  for (let power = 10; number >= power; power *= 10) digits++;
  return digits;
}

const viewOf = ({ buffer, byteOffset, length }: Buffer): DataView => new DataView(buffer, byteOffset, length);
