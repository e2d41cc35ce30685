/** What is no judge's business: lines that begin with `#`. Lines end with LF, CR LF or a lone CR. */
import { CR, HASH, LF } from '../../text/unit';

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
    const { length } = bytes;
    const kept = Buffer.allocUnsafe(length);
    let { state } = this;
    let [at, to] = [0, 0];
    // A loop for each kind of line takes half the time of one that asks at each byte what it is in.
    while (at < length) {
      if (state === AFTER_CR) {
        if (bytes[at] === LF) at++;
        state = LINE_START;
      } else if (state === LEFT_OUT || (state === LINE_START && bytes[at] === HASH)) {
        while (at < length && !isEnding(bytes[at]!)) at++;
        state = at === length ? LEFT_OUT : bytes[at++] === CR ? AFTER_CR : LINE_START;
      } else {
        for (state = KEPT; at < length && state === KEPT; at++) {
          const byte = bytes[at]!;
          kept[to++] = byte;
          if (isEnding(byte)) state = LINE_START;
        }
      }
    }
    this.state = state;
    return kept.subarray(0, to);
  }
}

/** Tells whether a byte ends a line. */
export const isEnding = (byte: number): boolean => byte === LF || byte === CR;
