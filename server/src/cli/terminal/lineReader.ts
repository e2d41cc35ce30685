import { StringDecoder } from 'node:string_decoder';
import { readSome } from './descriptor';
import { STDIN } from './standard';

/** Longer lines are no answers. */
const LONGEST = 10_000;

/** The lines that somebody types, or that come through a pipe, one at a time. */
export class LineReader {
  private readonly decoder = new StringDecoder('utf8');
  private readonly buffer = new Uint8Array(4096);
  private text = '';
  private hasEnded = false;

  /** Waits for the next line; undefined at the end of the input. */
  next(): string | undefined {
    for (;;) {
      const end = this.text.indexOf('\n');
      if (end >= 0 || this.text.length > LONGEST) return this.cut(end < 0 ? LONGEST : end);
      if (this.hasEnded) return this.text === '' ? undefined : this.cut(this.text.length);
      const read = readSome(STDIN, this.buffer, 0);
      this.hasEnded = read === 0;
      this.text += this.decoder.write(Buffer.from(this.buffer.subarray(0, read)));
    }
  }

  private cut(end: number): string {
    const line = this.text.slice(0, end);
    this.text = this.text.slice(end + 1);
    return line.replace(/\r$/, '');
  }
}
