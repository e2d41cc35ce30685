/**
 * What a program prints, by way of a file without a name, which is gone with the last who holds it open. A pipe has little
 * room: whoever prints line by line would wait for each to be read.
 */
import { closeSync, openSync, readSync, statfsSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes that are read at a time. */
const PORTION = 1 << 18;
/** Bytes that the disk must have room for. */
const ROOM = 2 ** 30;

export class Spool {
  private at = 0;
  private portion = Buffer.allocUnsafeSlow(PORTION);

  private constructor(readonly descriptor: number) {}

  /** Makes one; undefined where there is no room for it, or files that are open keep their names. */
  static open(): Spool | undefined {
    if (process.platform === 'win32') return undefined;
    const name = path.join(tmpdir(), `winning-move-${process.pid}-${performance.now()}`);
    try {
      const { bavail, bsize } = statfsSync(tmpdir());
      if (bavail * bsize < ROOM) return undefined;
      const descriptor = openSync(name, 'wx+', 0o600);
      unlinkSync(name);
      return new Spool(descriptor);
    } catch {
      return undefined;
    }
  }

  /** Reads what has been printed since, a portion at most; undefined if there is nothing. */
  read(): Buffer | undefined {
    const { descriptor, portion } = this;
    const length = readSync(descriptor, portion, 0, PORTION, this.at);
    if (length === 0) return undefined;
    this.at += length;
    if (length < PORTION / 2) return Buffer.from(portion.subarray(0, length));
    this.portion = Buffer.allocUnsafeSlow(PORTION);
    return portion.subarray(0, length);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
