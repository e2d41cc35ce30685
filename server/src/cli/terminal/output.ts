/** Lines on their way to a file, gathered so that each system call writes many. */
import type { JudgeOutput } from '../../problems/problem';
import { FOUR_ZEROS } from '../../text/ascii';
import type { Natural } from '../../text/natural';
import { writeAll } from './descriptor';
import { dataFor, forPeople } from './people';
import { type Descriptor, STDOUT } from './standard';

const SIZE = 1 << 16;
/** A word and its line ending fit into six steps of four bytes. */
const STEPS = 6;
const MAX_WORD_BYTES = 4 * STEPS - 1;
/** Longer texts are encoded by Node.js. */
const SHORT = 64;
/** Larger numbers are put down as texts. */
const LARGEST = 2 ** 31 - 1;
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

const GROUP = 10_000;

/** The numbers below ten thousand in digits. */
class Groups {
  /** Four bytes each, zeros in front, the first digit in the lowest byte. */
  readonly digits = new Int32Array(GROUP);
  /** How many digits there are without those zeros. */
  readonly length = new Uint8Array(GROUP);

  constructor() {
    let number = 0;
    for (let thousands = 0; thousands < 10; thousands++) {
      for (let hundreds = 0; hundreds < 10; hundreds++) {
        for (let tens = 0; tens < 10; tens++) {
          for (let ones = 0; ones < 10; ones++, number++)
            this.digits[number] = FOUR_ZEROS | thousands | (hundreds << 8) | (tens << 16) | (ones << 24);
        }
      }
    }
    this.length.fill(4).fill(3, 0, 1000).fill(2, 0, 100).fill(1, 0, 10);
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
  /** Made with the first number: most problems are answered with words. */
  private groups: Groups | undefined;

  /** Gives what has been gathered to `pass`, whenever there is no more room. */
  constructor(private readonly pass: (bytes: Uint8Array) => void) {}

  static to(descriptor: number): Output {
    return new Output((bytes) => writeAll(descriptor, dataFor(bytes, descriptor)));
  }

  /** For lines that people read; none of them is cut where they are passed on. */
  static forPeople(descriptor: Descriptor = STDOUT): Output {
    return new Output((bytes) => writeAll(descriptor, forPeople(Buffer.from(bytes).toString(), descriptor)));
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
  line(answer: Exclude<JudgeOutput, undefined>): void {
    if (typeof answer === 'string') this.textLine(answer);
    else {
      if (typeof answer !== 'object') this.piece(answer);
      else for (const piece of answer) this.piece(piece);
      this.putUnit('\n');
    }
  }

  private textLine(text: string): void {
    const word = text === this.last.text ? this.last : this.find(text);
    if (word) this.putWord(word);
    else this.write(`${text}\n`);
  }

  /** Adds a part of a line. */
  piece(piece: string | Natural): void {
    if (typeof piece === 'number' && piece <= LARGEST) this.putNumber(piece);
    else if (typeof piece === 'string' && piece.length === 1) this.putUnit(piece);
    else this.write(String(piece));
  }

  /** Adds a number and one ASCII character behind it. */
  numberAnd(number: Natural, unit: number): void {
    if (typeof number === 'number' && number <= LARGEST) this.putNumber(number);
    else this.write(String(number));
    if (this.filled === this.buffer.length) this.flush();
    this.buffer[this.filled++] = unit;
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
   * A loop over the bytes would end sooner for some words than for others, which no processor guesses. Two or six steps are
   * the same for most words of a problem; what they write beyond the word is written over by what follows.
   */
  private putWord({ steps, length }: Word): void {
    if (this.filled + 4 * STEPS > this.buffer.length) this.flush();
    const { view, filled } = this;
    view.setInt32(filled, steps[0]!, true);
    view.setInt32(filled + 4, steps[1]!, true);
    if (length > 8) {
      view.setInt32(filled + 8, steps[2]!, true);
      view.setInt32(filled + 12, steps[3]!, true);
      view.setInt32(filled + 16, steps[4]!, true);
      view.setInt32(filled + 20, steps[5]!, true);
    }
    this.filled += length;
  }

  /** Four digits at a time. */
  private putNumber(number: number): void {
    if (this.filled + SHORT > this.buffer.length) this.flush();
    const groups = (this.groups ??= new Groups());
    if (number < GROUP) this.putFirst(number, groups);
    else if (number < GROUP * GROUP) {
      const first = (number / GROUP) | 0;
      this.putFirst(first, groups);
      this.putGroup(number - GROUP * first, groups);
    } else {
      const first = (number / (GROUP * GROUP)) | 0;
      const rest = number - GROUP * GROUP * first;
      const second = (rest / GROUP) | 0;
      this.putFirst(first, groups);
      this.putGroup(second, groups);
      this.putGroup(rest - GROUP * second, groups);
    }
  }

  private putFirst(group: number, { digits, length }: Groups): void {
    const count = length[group]!;
    this.view.setInt32(this.filled, digits[group]! >> (8 * (4 - count)), true);
    this.filled += count;
  }

  private putGroup(group: number, { digits }: Groups): void {
    this.view.setInt32(this.filled, digits[group]!, true);
    this.filled += 4;
  }

  private putUnit(text: string): void {
    const unit = text.charCodeAt(0);
    if (unit > 0x7f || this.filled === this.buffer.length) this.write(text);
    else this.buffer[this.filled++] = unit;
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

  /** Returns the word for a text; undefined if it is long, or where there are too many. */
  private find(text: string): Word | undefined {
    const { words } = this;
    if (!words || text.length > MAX_WORD_BYTES) return undefined;
    const word = text === this.beforeLast.text ? this.beforeLast : (words.get(text) ?? this.newWord(words, text));
    if (!word) return undefined;
    this.beforeLast = this.last;
    this.last = word;
    return word;
  }

  private newWord(words: Map<string, Word>, text: string): Word | undefined {
    if (Buffer.byteLength(text) > MAX_WORD_BYTES) return undefined;
    if (words.size === MOST_WORDS) {
      this.words = undefined;
      return undefined;
    }
    const word = new Word(text);
    words.set(text, word);
    return word;
  }
}

const viewOf = ({ buffer, byteOffset, length }: Buffer): DataView => new DataView(buffer, byteOffset, length);
