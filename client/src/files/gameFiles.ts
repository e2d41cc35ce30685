/** Tells menus where there are game files: they offer to write all outputs there alone. */
import { commands, Disposable, workspace } from 'vscode';
import { Idle } from '../idle';
import { foldersOf } from './folders';
import { watchFiles } from './watchFiles';

/** Of a larger workspace, folders beyond are not told of. */
const MOST_FILES = 10_000;

export function followGameFiles(): Disposable {
  const idle = new Idle(() => void notify());
  void notify();
  return Disposable.from(
    idle,
    watchFiles(({ path }) => {
      if (path.endsWith('.game')) idle.soon('');
    }),
    workspace.onDidChangeWorkspaceFolders(() => idle.soon('')),
  );
}

/** Sets the keys that the manifest's `when` clauses ask for. */
async function notify(): Promise<void> {
  const files = await workspace.findFiles('**/*.game', undefined, MOST_FILES);
  const folders = foldersOf(files.map(String));
  await commands.executeCommand('setContext', 'game.hasFiles', files.length > 0);
  await commands.executeCommand('setContext', 'game.folders', [...folders]);
}
