/** A text that is ASCII throughout, in bytes. A `Buffer` of Node.js is one. */
export interface AsciiText {
  readonly length: number;
  /** The memory that holds them, and where in it they begin. */
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly [index: number]: number;
  subarray(from: number, to: number): AsciiText;
  toString(encoding: 'latin1'): string;
}
