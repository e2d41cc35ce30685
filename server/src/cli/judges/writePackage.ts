/** Puts a package on the disk, as a folder or as a zip. What was there before is kept beside it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, writeContent } from '../outputs/writeWhole';
import type { PackedFile } from './packageOf';

export interface Written {
  /** Files of which the old content is kept, and where. */
  readonly kept: readonly string[];
  /** How many files were there already that are not part of the package, in its folders. */
  readonly others: number;
}

export const isZip = (target: string): boolean => target.toLowerCase().endsWith('.zip');

export async function writePackage(target: string, files: readonly PackedFile[]): Promise<Written> {
  if (isZip(target)) return { kept: write(target, (await import('./zipped')).zipped(files)), others: 0 };
  const folders = new Set(files.map(({ name }) => path.dirname(path.join(target, name))));
  for (const folder of folders) makeFolder(folder);
  const kept = files.flatMap(({ name, bytes }) => write(path.join(target, name), bytes));
  const own = new Set(files.map(({ name }) => path.join(target, name)));
  const others = [...folders].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.bak\d*$/.test(entry.name) && !own.has(path.join(folder, entry.name)),
    ),
  );
  return { kept, others: others.length };
}

function write(file: string, bytes: Uint8Array): string[] {
  const writing = writeContent(file, bytes);
  return writing.result === 'written' && writing.kept !== undefined ? [writing.kept] : [];
}
