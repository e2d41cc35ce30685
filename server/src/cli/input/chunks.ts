/** Reads an input in chunks of whole lines. */
import { constants, isAscii } from 'node:buffer';
import type { AsciiText } from '../../text/ascii';
import { message } from '../../text/message';
import { LF } from '../../text/unit';
import { Failure } from '../failure';
import { withoutMark } from './byteOrderMark';
import { type Input, readFrom } from './input';
import { isUtf16, utf16Sentence } from './utf16';

/** The longest text that can be held at once. */
const MAX_STRING_UNITS = constants.MAX_STRING_LENGTH;

/**
 * Reads an input piece by piece, in as much memory as a piece takes, however long the input is. Each piece but the last
 * ends with a line ending, so no character is ever cut in two.
 */
export class Chunks {
  /** Nothing follows this piece. */
  isLast = false;
  /** How many bytes were read. */
  bytesRead = 0;
  private buffer: Buffer;
  private filled = 0;
  private end = 0;

  constructor(
    readonly input: Input,
    size = 1 << 20,
  ) {
    this.buffer = Buffer.allocUnsafeSlow(size);
    this.fill();
    if (isUtf16(this.bytesAtHand)) throw new Failure(utf16Sentence(input.name));
    const mark = this.bytes.length - withoutMark(this.bytes).length;
    if (mark > 0) this.drop(mark);
  }

  /** The piece as it is in the file; good until the next piece. */
  get bytes(): Buffer {
    return this.buffer.subarray(0, this.end);
  }

  /** The piece, and what is there of the line after it. */
  get bytesAtHand(): Buffer {
    return this.buffer.subarray(0, this.filled);
  }

  get text(): string | AsciiText {
    return isAscii(this.bytes) ? this.bytes : this.bytes.toString();
  }

  /** Goes on to the next piece, which begins with what is left of this one but for the first bytes. */
  advance(dropped: number): void {
    this.drop(dropped);
    if (2 * this.filled > this.buffer.length) this.grow();
    this.fill();
  }

  /** The same where a text is left, with what could not be read as a text replaced in it. */
  goOnWith(rest: string): void {
    const kept = Buffer.concat([Buffer.from(rest), this.buffer.subarray(this.end, this.filled)]);
    while (2 * kept.length > this.buffer.length) this.grow();
    this.filled = kept.copy(this.buffer);
    this.fill();
  }

  private fill(): void {
    for (;;) {
      while (!this.isLast && this.filled < this.buffer.length) this.read();
      this.end = this.isLast ? this.filled : this.buffer.lastIndexOf(LF, this.filled - 1) + 1;
      if (this.end > 0 || this.isLast) return;
      this.grow();
    }
  }

  private drop(count: number): void {
    this.buffer.copyWithin(0, count, this.filled);
    this.filled -= count;
    this.end -= count;
  }

  private grow(): void {
    if (this.buffer.length >= MAX_STRING_UNITS)
      throw new Failure(
        message(
          '{0}: more than {1} MB would have to be read at once',
          this.input.name,
          Math.floor(MAX_STRING_UNITS / 1e6),
        ),
      );
    const longer = Buffer.allocUnsafeSlow(Math.min(2 * this.buffer.length, MAX_STRING_UNITS));
    this.buffer.copy(longer, 0, 0, this.filled);
    this.buffer = longer;
  }

  private read(): void {
    const count = readFrom(this.input, this.buffer, this.filled);
    this.filled += count;
    this.bytesRead += count;
    this.isLast = count === 0;
  }
}

/** Returns all of an input as one text. */
export function wholeText(input: Input): string {
  const chunks =
    input.size === undefined ? new Chunks(input) : new Chunks(input, Math.min(input.size + 1, MAX_STRING_UNITS));
  while (!chunks.isLast) chunks.advance(0);
  const { text } = chunks;
  return typeof text === 'string' ? text : text.toString('latin1');
}
