/** What is no judge's business: lines that begin with `#`. Lines end with LF, CR LF or a lone CR. */

const LF = 10;
const CR = 13;
const HASH = 35;

/** Tells whether lines may be left out of a piece. A number sign within a line is rare. */
export const leavesOut = (piece: Buffer): boolean => piece.includes(HASH);

/** Leaves those lines out of a whole text. */
export const withoutDirectives = (bytes: Buffer): Buffer => new InputFilter().kept(bytes);

/** What a byte is in or after. */
const LINE_START = 0;
const KEPT = 1;
const LEFT_OUT = 2;
/** After the CR of a line that is left out. */
const AFTER_CR = 3;

/** Leaves them out piece by piece; pieces may be cut anywhere. */
export class InputFilter {
  private state = LINE_START;

  /** Gives what is kept of a piece: the piece itself, or a copy, since lines that are left out may be as many as cases. */
  kept(bytes: Buffer): Buffer {
    if (bytes.length > 0 && this.state < LEFT_OUT && !leavesOut(bytes)) {
      this.state = isEnding(bytes.at(-1)!) ? LINE_START : KEPT;
      return bytes;
    }
    const kept = Buffer.allocUnsafe(bytes.length);
    let { state } = this;
    let to = 0;
    for (const byte of bytes) {
      if (state === AFTER_CR) {
        state = LINE_START;
        if (byte === LF) continue;
      }
      if (state === LEFT_OUT || (state === LINE_START && byte === HASH))
        state = byte === CR ? AFTER_CR : byte === LF ? LINE_START : LEFT_OUT;
      else {
        kept[to++] = byte;
        state = isEnding(byte) ? LINE_START : KEPT;
      }
    }
    this.state = state;
    return kept.subarray(0, to);
  }
}

const isEnding = (byte: number): boolean => byte === LF || byte === CR;
