import { Disposable, type Uri, workspace } from 'vscode';
import { allOutputExtensions } from '../outputs/outputExtension';

/**
 * Returns what happens on the disk to `*.game` files and to files named like outputs: to all others, nobody listens.
 */
export function watchFiles(listener: (uri: Uri) => unknown): Disposable {
  let watching = watch(listener);
  const configuring = workspace.onDidChangeConfiguration((event) => {
    if (!event.affectsConfiguration('game.expectedOutput.extension')) return;
    watching.dispose();
    watching = watch(listener);
  });
  return new Disposable(() => {
    configuring.dispose();
    watching.dispose();
  });
}

function watch(listener: (uri: Uri) => unknown): Disposable {
  const watcher = workspace.createFileSystemWatcher(`**/*{${['.game', ...allOutputExtensions()].join(',')}}`);
  return Disposable.from(
    watcher,
    watcher.onDidChange(listener),
    watcher.onDidCreate(listener),
    watcher.onDidDelete(listener),
  );
}
