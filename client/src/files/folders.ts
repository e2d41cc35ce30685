/** Returns all folders that files are in, at any depth, by their addresses; a folder has no slash at its end. */
export function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end);
      if (folder.endsWith('/') || folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
