/** Files that are written whole or not at all: by the command line, and by the extension on the desktop. */
import {
  accessSync,
  type BigIntStats,
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fstatSync,
  fsync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Draft, openDraft } from './drafts';
import { Unwritable } from './obstacle';

/** What became of a file that was to be written. */
export type Writing =
  | { readonly result: 'unchanged' }
  /** Where the old content is now, if there was any that had to be kept. */
  | { readonly result: 'written'; readonly kept: string | undefined };

/** A file, whichever of its names it goes by. */
export type Identity = Pick<BigIntStats, 'dev' | 'ino'>;

/**
 * A new content for a file. It is written beside the file and takes its place when it is complete, so no link is ever
 * followed, and other names of the file keep what they have. What was there before is kept as `x.out.bak`, or as
 * `x.out.bak2` and so on.
 */
export class OutputFile {
  private readonly draft: Draft;
  private isOpen = true;

  /** Throws an `Unwritable` if the target must not be written, and the system's errors. */
  constructor(
    private readonly target: string,
    private readonly source?: Identity,
  ) {
    statusOf(target, source);
    this.draft = openDraft(path.dirname(target));
  }

  get descriptor(): number {
    return this.draft.descriptor;
  }

  /** Puts the content into place, and keeps what was there unless it is to be had again. */
  commit({ keepsOld = true } = {}): Writing {
    try {
      const old = statusOf(this.target, this.source);
      if (!old || !isSame(this.draft.path, this.target))
        return { result: 'written', kept: this.replace(old, keepsOld) };
    } catch (error) {
      this.discard();
      throw error;
    }
    this.discard();
    return { result: 'unchanged' };
  }

  /** Has the content reach the disk, so that `commit`, which waits for that, need not wait long. */
  async flush(): Promise<void> {
    await promisify(fsync)(this.descriptor).catch(unlessUnknown);
  }

  /** Leaves everything as it was. */
  discard(): void {
    this.close();
    rmSync(this.draft.path, { force: true });
  }

  private replace(old: BigIntStats | undefined, keepsOld: boolean): string | undefined {
    if (old) {
      checkPermission(this.target, old);
      takeMode(this.descriptor, old);
    }
    sync(this.descriptor);
    const kept = old && keepsOld ? keep(this.target) : undefined;
    renameSync(this.draft.path, this.target);
    this.close();
    return kept;
  }

  private close(): void {
    if (this.isOpen) closeSync(this.descriptor);
    this.isOpen = false;
  }
}

/**
 * Returns the content of a plain file; undefined if there is no file. Throws an `Unwritable` for what is no plain file.
 */
export function readPlain(file: string): Buffer | undefined {
  if (!statusOf(file)) return undefined;
  const descriptor = openPlain(file);
  try {
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Returns what is there; undefined if nothing is. */
function statusOf(file: string, source?: Identity): BigIntStats | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false, bigint: true });
  if (!stats) return undefined;
  if (stats.isDirectory()) throw new Unwritable('folder', file);
  if (stats.isSymbolicLink()) throw new Unwritable('link', file);
  if (!stats.isFile()) throw new Unwritable('special', file);
  if (source?.dev === stats.dev && source.ino === stats.ino) throw new Unwritable('source', file);
  return stats;
}

/** Whoever may write in a folder can replace a file that is read-only: its owner did not mean that. */
function checkPermission(file: string, { mode }: BigIntStats): void {
  if ((mode & 0o222n) === 0n) throw new Unwritable('read-only', file);
  accessSync(file, constants.W_OK);
}

/** Some file systems know no modes: there, all files have the same. */
function takeMode(descriptor: number, { mode }: BigIntStats): void {
  const wanted = Number(mode & 0o777n);
  if ((fstatSync(descriptor).mode & 0o777) !== wanted) fchmodSync(descriptor, wanted);
}

function sync(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    unlessUnknown(error);
  }
}

/** Some file systems cannot be told to bring a file to the disk. */
function unlessUnknown(error: unknown): void {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!['EINVAL', 'ENOSYS', 'ENOTSUP'].includes(code)) throw error;
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

/** Some file systems know no second names. Neither way follows a link at the new name. */
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
  const descriptors = [openPlain(file), openPlain(other)] as const;
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

/**
 * Opens a file for reading. What has become a link or a pipe since it was looked at is neither followed nor waited for.
 */
function openPlain(file: string): number {
  // Windows knows neither flag.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
  const descriptor = openSync(file, O_RDONLY! | O_NOFOLLOW | O_NONBLOCK);
  if (fstatSync(descriptor).isFile()) return descriptor;
  closeSync(descriptor);
  throw new Unwritable('special', file);
}
