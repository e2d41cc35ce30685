/** Files that are written whole or not at all. */
import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  type Stats,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { message } from '../text/message';
import { Failure, failureOf } from './failure';

/** What became of a file that was to be written. */
export type Writing =
  | { readonly result: 'unchanged' }
  /** Where the old content is now, if there was any. */
  | { readonly result: 'written'; readonly kept: string | undefined };

/**
 * A new content for a file. It is written beside the file and takes its place when it is complete. What was there
 * before is kept as `x.out.bak`, or as `x.out.bak2` and so on.
 */
export class OutputFile {
  readonly descriptor: number;
  private readonly draft: string;

  constructor(private readonly target: string) {
    this.draft = path.join(path.dirname(target), `.winning-move-${process.pid}.tmp`);
    statusOf(target);
    try {
      this.descriptor = openSync(this.draft, 'wx');
    } catch (error) {
      throw failureOf(error, target);
    }
  }

  /** Puts the content into place. */
  commit(): Writing {
    try {
      const old = statusOf(this.target);
      if (!old || !isSame(this.draft, this.target)) return { result: 'written', kept: this.replace(old) };
    } catch (error) {
      this.discard();
      throw failureOf(error, this.target);
    }
    this.discard();
    return { result: 'unchanged' };
  }

  /** Leaves everything as it was. */
  discard(): void {
    closeSync(this.descriptor);
    unlinkSync(this.draft);
  }

  private replace(old: Stats | undefined): string | undefined {
    if (old) fchmodSync(this.descriptor, old.mode & 0o777);
    fsyncSync(this.descriptor);
    const kept = old && keep(this.target);
    renameSync(this.draft, this.target);
    closeSync(this.descriptor);
    return kept;
  }
}

/** What is there; nothing where nothing is. What is no plain file was put there for a reason and is left alone. */
function statusOf(file: string): Stats | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats || stats.isFile()) return stats;
  if (stats.isDirectory()) throw new Failure(message('{0}: is a folder', file));
  if (stats.isSymbolicLink())
    throw new Failure(message('{0}: is a symbolic link, and what it points to is left alone', file));
  throw new Failure(message('{0}: is no plain file', file));
}

/** Gives the content a second name; one that was kept before stays. */
function keep(file: string): string {
  for (let number = 1; ; number++) {
    const copy = `${file}.bak${number === 1 ? '' : number}`;
    const there = lstatSync(copy, { throwIfNoEntry: false });
    if (there?.isFile() && isSame(copy, file)) return copy;
    if (there) continue;
    linkOrCopy(file, copy);
    return copy;
  }
}

/** Some file systems know no second names. */
function linkOrCopy(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch {
    copyFileSync(file, copy, constants.COPYFILE_EXCL);
  }
}

const CHUNK = 1 << 16;

function isSame(file: string, other: string): boolean {
  if (lstatSync(file).size !== lstatSync(other).size) return false;
  const descriptors = [openSync(file, 'r'), openSync(other, 'r')] as const;
  const [left, right] = [Buffer.allocUnsafe(CHUNK), Buffer.allocUnsafe(CHUNK)];
  try {
    for (;;) {
      const count = readSync(descriptors[0], left);
      if (count !== readSync(descriptors[1], right) || !left.subarray(0, count).equals(right.subarray(0, count)))
        return false;
      if (count === 0) return true;
    }
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor);
  }
}
