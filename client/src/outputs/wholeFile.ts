/** Files that are read and written as a whole, in every kind of workspace. */
import { FileSystemError, type Uri, workspace } from 'vscode';

/** The file's bytes; nothing where there is no file. */
export async function readWhole(uri: Uri): Promise<Uint8Array | undefined> {
  try {
    return await workspace.fs.readFile(uri);
  } catch (error) {
    if (error instanceof FileSystemError && error.code === 'FileNotFound') return undefined;
    throw error;
  }
}

/**
 * Writes the file, or puts back what it held before, if writing fails half-way: on a full disk, for example.
 * A draft that is renamed would be safer still, but VS Code closes the editors of a file that it replaces.
 */
export async function writeWhole(uri: Uri, bytes: Uint8Array, old: Uint8Array | undefined): Promise<void> {
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

export const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
