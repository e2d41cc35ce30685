import { type Uri, workspace } from 'vscode';

/** Tells whether there is a file or folder. */
export async function exists(uri: Uri): Promise<boolean> {
  try {
    await workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}
