import { FileType, Uri, workspace } from 'vscode';

/** Bytes of a file of rules that is read; a longer one is none. */
const MOST_BYTES = 1 << 20;

/** Returns the text of a stored file, by whatever file system it is on; null if there is none. */
export async function rulesText({ uri }: { readonly uri: string }): Promise<string | null> {
  try {
    const file = Uri.parse(uri, true);
    const { type, size } = await workspace.fs.stat(file);
    if ((type & FileType.File) === 0 || size > MOST_BYTES) return null;
    return new TextDecoder().decode(await workspace.fs.readFile(file));
  } catch {
    return null;
  }
}

/** More files of rules are no library. */
const MOST_FILES = 500;

/** Returns the addresses of the files of rules in the workspace, which are the library of the user's own. */
export async function rulesFiles(): Promise<string[]> {
  const files = await workspace.findFiles('**/*.gamerules', '**/node_modules/**', MOST_FILES);
  return files.map((file) => file.toString()).sort();
}
