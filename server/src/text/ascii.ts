/** Texts that are ASCII throughout, in bytes: bytes are read several times as fast as a string is. */
export interface AsciiBytes {
  readonly length: number;
  /** The memory that holds them, and where in it they begin. */
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly [index: number]: number;
}

/** Four zeros at once. The code of a digit is that of zero but for its last bits, which are its value. */
export const FOUR_ZEROS = 0x30303030;

/** Such bytes in place of a string. A `Buffer` of Node.js is one. */
export interface AsciiText extends AsciiBytes {
  subarray(from: number, to: number): AsciiText;
  toString(encoding: 'latin1'): string;
}

/** Every host has it, though it belongs to none of the libraries that all hosts share. */
declare const TextEncoder: new () => {
  encodeInto(text: string, bytes: Uint8Array): { readonly read: number; readonly written: number };
};

/** Longer texts are rare, and are not worth the memory. */
const MAX_KEPT_UNITS = 1 << 18;

/** Turns strings into bytes. */
export class AsciiEncoder {
  private readonly encoder = new TextEncoder();
  private bytes = new Uint8Array(0);

  /** Returns the text in bytes, good until the next call; undefined if it is long, or not ASCII. */
  encode(text: string): AsciiBytes | undefined {
    const { length } = text;
    if (length > MAX_KEPT_UNITS) return undefined;
    if (this.bytes.length < length) this.bytes = new Uint8Array(Math.min(2 * length, MAX_KEPT_UNITS));
    const { read, written } = this.encoder.encodeInto(text, this.bytes);
    // Anything else takes more bytes than units.
    return read === length && written === length ? this.bytes.subarray(0, length) : undefined;
  }
}
