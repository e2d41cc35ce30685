/** Drafts: files that are written beside another one before they take its place. */
import { lstatSync, openSync, readdirSync, readFileSync, readlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Process number, the scope where it means something, and what makes the name unique. Version 0.1.0 had the first
 * alone.
 */
const NAME = /^\.winning-move-(\d+)(?:-([0-9a-f]*)-[0-9a-f]{16})?\.tmp$/;

/** Milliseconds after which a draft that nobody has written to is given up, if nothing else tells. */
const DAY = 86_400_000;

export interface Draft {
  readonly path: string;
  readonly descriptor: number;
}

/** Makes a draft in a folder, and removes those that processes have left behind there when they were killed. */
export function openDraft(folder: string): Draft {
  removeStale(folder);
  const name = `.winning-move-${process.pid}-${scope()}-${unique()}.tmp`;
  const file = path.join(folder, name);
  return { path: file, descriptor: openSync(file, 'wx') };
}

/** Returns 16 random hexadecimal digits. */
const unique = (): string => crypto.randomUUID().replaceAll('-', '').slice(-16);

const tidied = new Set<string>();

/** Each folder is looked through once. What cannot be read or removed stays. */
function removeStale(folder: string): void {
  if (tidied.has(folder)) return;
  tidied.add(folder);
  for (const name of quietly(() => readdirSync(folder)) ?? []) {
    const file = path.join(folder, name);
    if (NAME.test(name)) quietly(() => isStale(file) && unlinkSync(file));
  }
}

/** Returns a plain file whose process is known to have ended, or that has long been left alone. */
function isStale(file: string): boolean {
  const stats = lstatSync(file);
  if (!stats.isFile()) return false;
  const [, id, place = ''] = NAME.exec(path.basename(file))!;
  const hasEnded = place !== '' && place === scope() && !isRunning(Number(id));
  return hasEnded || Date.now() - stats.mtimeMs > DAY;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

let known: string | undefined;

/**
 * Returns where process numbers mean the same: this start of this system, and on it this container. Empty where that
 * cannot be told, as on systems other than Linux.
 */
function scope(): string {
  known ??= quietly(() => {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').replaceAll('-', '').slice(0, 16);
    const container = Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]).toString(16);
    return start + container;
  });
  return known ?? '';
}

function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
