/** No file knows itself by way of others: imports, those of types included, run in no circle. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { circlesIn } from './circles';

const root = path.join(__dirname, '../..');
const FOLDERS = ['common', 'protocol', 'server/src', 'client/src'];

/** Gives the files that a file imports, types included; packages are none of them. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName))
    .map((name) => [name, `${name}.ts`].find((one) => existsSync(path.join(root, one))) ?? `${name} is not there`);
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));

describe('repository/circles', () => {
  const graph = new Map(FOLDERS.flatMap(filesIn).map((file) => [file, importsOf(file)]));

  it('finds every import', () => {
    assert.ok(graph.size > 300);
    assert.deepEqual(
      [...graph.values()].flat().filter((name) => name.endsWith('is not there')),
      [],
    );
    assert.ok(graph.get('server/src/document/document.ts')?.includes('server/src/problems/problem.ts'));
  });

  it('there are none', () => assert.deepEqual(circlesIn(graph), []));

  it('are seen where there are some, each as its files', () => {
    const with3 = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', ['f']],
      ['f', []],
    ]);
    assert.deepEqual(circlesIn(with3), [['a', 'b', 'c']]);
    assert.deepEqual(circlesIn(new Map([['a', ['a']]])), [['a']]);
    assert.deepEqual(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
      [],
    );
  });
});
