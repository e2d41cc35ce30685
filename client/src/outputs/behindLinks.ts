import { FileType, type Uri } from 'vscode';
import { statOf } from './wholeFile';

/**
 * Returns the files, without those that are links or lie behind one below the folder `topOf` them: they are elsewhere,
 * where nobody meant to write. The command line passes them by as well.
 */
export async function withoutLinked(files: readonly Uri[], topOf: (file: Uri) => Uri | undefined): Promise<Uri[]> {
  const known = new Map<string, Promise<boolean>>();
  const isLinked = (uri: Uri, top: string): Promise<boolean> => {
    const asked = known.get(uri.path) ?? find(uri, top);
    known.set(uri.path, asked);
    return asked;
  };
  const find = async (uri: Uri, top: string): Promise<boolean> => {
    if (!uri.path.startsWith(`${top}/`)) return false;
    // What cannot be looked at cannot be written either, and that is told.
    const stat = await statOf(uri).catch(() => undefined);
    const isLink = stat !== undefined && (stat.type & FileType.SymbolicLink) !== 0;
    return isLink || isLinked(folderOf(uri), top);
  };
  const linked = await Promise.all(files.map((file) => isLinked(file, topOf(file)?.path.replace(/\/$/, '') ?? '')));
  return files.filter((_, index) => !linked[index]);
}

const folderOf = (uri: Uri): Uri => uri.with({ path: uri.path.slice(0, uri.path.lastIndexOf('/')) });
