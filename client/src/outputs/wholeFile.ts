/** Files that are read and written as a whole, in every kind of workspace. */
import { FilePermission, type FileStat, FileSystemError, FileType, type Uri, workspace } from 'vscode';
import { Unwritable } from '../../../common/obstacle';
import type { Replace } from './outputFiles';

/** Returns the file's bytes; undefined if there is no file. A pipe or a device, which might never end, is none. */
export async function readWhole(uri: Uri): Promise<Uint8Array | undefined> {
  const stat = await statOf(uri);
  return stat && (stat.type & FileType.File) !== 0 ? workspace.fs.readFile(uri) : undefined;
}

/**
 * Replaces a file by way of VS Code. It has no way to write only where there is no link, so the file is looked at again
 * right before; the desktop's own way is `nodeDisk.ts`.
 */
export const replaceByVsCode: Replace = async (file, { bytes, isOurs, isUnsaved }) => {
  const old = await readPlain(file);
  if (old && isSame(old, bytes)) return { result: 'unchanged', file };
  const kept = old && !isOurs(old) ? await saveCopy(file, old) : undefined;
  await plainStatOf(file);
  if (isUnsaved()) return { result: 'unsaved', file };
  await writeWhole(file, bytes, old);
  return { result: 'written', file, ...(kept && { kept }) };
};

async function readPlain(uri: Uri): Promise<Uint8Array | undefined> {
  return (await plainStatOf(uri)) && workspace.fs.readFile(uri);
}

/** Throws an `Unwritable` for what must not be written. */
async function plainStatOf(uri: Uri): Promise<FileStat | undefined> {
  const stat = await statOf(uri);
  if (!stat) return undefined;
  if ((stat.type & FileType.SymbolicLink) !== 0) throw new Unwritable('link', uri.path);
  if ((stat.type & FileType.Directory) !== 0) throw new Unwritable('folder', uri.path);
  if (stat.type !== FileType.File) throw new Unwritable('special', uri.path);
  if (stat.permissions === FilePermission.Readonly) throw new Unwritable('read-only', uri.path);
  return stat;
}

/** Returns what is there; undefined if nothing is. */
export async function statOf(uri: Uri): Promise<FileStat | undefined> {
  try {
    return await workspace.fs.stat(uri);
  } catch (error) {
    if (error instanceof FileSystemError && error.code === 'FileNotFound') return undefined;
    throw error;
  }
}

/** Copies the content to `x.out.bak`, or `x.out.bak2` and so on: what is there already, of whatever kind, stays. */
async function saveCopy(file: Uri, bytes: Uint8Array): Promise<Uri> {
  for (let number = 1; ; number++) {
    const copy = file.with({ path: `${file.path}.bak${number === 1 ? '' : number}` });
    const stat = await statOf(copy);
    if (!stat) await writeWhole(copy, bytes, undefined);
    else if (stat.type !== FileType.File || !isSame(await workspace.fs.readFile(copy), bytes)) continue;
    return copy;
  }
}

/**
 * Writes the file, or puts back what it held before, if writing fails half-way: on a full disk, for example.
 * A draft that is renamed would be safer still, but VS Code closes the editors of a file that it replaces.
 */
async function writeWhole(uri: Uri, bytes: Uint8Array, old: Uint8Array | undefined): Promise<void> {
  try {
    await workspace.fs.writeFile(uri, bytes);
  } catch (error) {
    await restore(uri, old).catch(() => undefined);
    throw error;
  }
}

async function restore(uri: Uri, old: Uint8Array | undefined): Promise<void> {
  await (old ? workspace.fs.writeFile(uri, old) : workspace.fs.delete(uri));
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
