/** What a clone has on the disk, on every machine. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Tracked {
  readonly file: string;
  /** Its line endings in git: `lf`, `crlf`, `mixed`, `none`, or `-text` for what is no text. */
  readonly index: string;
  readonly attributes: string;
}

/** The files that git has, with what it knows of their line endings. */
const tracked = (): Tracked[] =>
  execFileSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' })
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [words = '', file = ''] = line.split('\t');
      const [, index = '', attributes = ''] = /^i\/(\S*)\s+w\/\S*\s+attr\/(.*?)\s*$/.exec(words) ?? [];
      return { file, index, attributes };
    });

describe('repository/checkout', () => {
  it('has the line endings that git has, even where core.autocrlf is set', function () {
    if (!existsSync(path.join(root, '.git'))) this.skip();
    const files = tracked();
    assert.ok(files.length > 500);
    assert.deepEqual(
      files.filter(({ attributes }) => attributes !== '-text' && attributes !== 'text=auto eol=lf'),
      [],
    );
    assert.deepEqual(
      files.filter(({ index, attributes }) => attributes !== '-text' && !['lf', 'none'].includes(index)),
      [],
    );
  });

  it('has the settings of this project in every editor', () => {
    const { printWidth, singleQuote } = JSON.parse(read('.oxfmtrc.json')) as Record<string, unknown>;
    assert.equal(singleQuote, true);
    assert.match(read('.editorconfig'), new RegExp(`^max_line_length = ${String(printWidth)}$`, 'm'));
    assert.match(read('.editorconfig'), /^end_of_line = lf$/m);
    const { recommendations } = JSON.parse(read('.vscode/extensions.json')) as { recommendations: string[] };
    assert.ok(recommendations.includes('oxc.oxc-vscode'));
  });

  it('is checked on every system, with every Node.js that it supports', () => {
    const workflow = read('.github/workflows/ci.yml');
    assert.match(workflow, /os: \[ubuntu-latest, macos-latest, windows-latest\]/);
    assert.match(workflow, /node: \[20, 22, 24\]/);
    assert.match(workflow, /run: \.ci\/run$/m);
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    assert.equal(engines.node, '>=20');
  });
});
