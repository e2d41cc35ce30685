// Writes dist/README.md, which the package shows on its details page: the README without what only makes sense in the
// repository. There is no repository that links could lead to, so links are words. Nor can a picture come along: that page
// shows pictures from https addresses alone, and drops those that are data. A text stands for each, docs/images/*.md, which
// the page shows in the colours of the editor. The table of problems stands in the place that is marked for it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');

/** @param {string} page */
const withoutTitle = (page) => page.replace(/^# .*\n+/, '');

/**
 * @param {string} readme
 * @param {(file: string) => Buffer} read
 */
export function packageReadme(readme, read) {
  return readme
    .replace(/<!-- only in the repository -->.*?<!-- end -->\n*/gs, '')
    .replace(/<!-- in the package: (\S+) -->/g, (_, file) => withoutTitle(read(file).toString()))
    .replace(/<!--.*?-->\n*/gs, '')
    .replace(/!\[[^\]]*\]\(([^)]+)\.png\)\n/g, (_, file) => read(`${file}.md`).toString())
    .replace(/(?<!!)\[([^\]]*)\]\((?!https?:)[^)]+\)/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file));
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(path.join(root, 'dist/README.md'), packageReadme(read('README.md').toString(), read));
}
