/** CONTRIBUTING shows real code and names real places. UPDATE_FIXTURES=1 copies the code anew. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const CONTRIBUTING = path.join(root, 'CONTRIBUTING.md');
const SHOWN = /(<!-- file: (\S+) -->\n```(?:ts|text)\n)[^]*?(```\n<!-- end of file -->)/g;

describe('repository/contributing', () => {
  it('shows files as they are', () => {
    const text = readFileSync(CONTRIBUTING, 'utf8');
    const wanted = text.replace(
      SHOWN,
      (_, before: string, file: string, after: string) => before + readFileSync(path.join(root, file), 'utf8') + after,
    );
    assert.match(text, SHOWN);
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(CONTRIBUTING, wanted);
    assert.equal(readFileSync(CONTRIBUTING, 'utf8'), wanted);
  });

  it('keeps a dialect short', () => {
    for (const [, , file] of readFileSync(CONTRIBUTING, 'utf8').matchAll(SHOWN)) {
      assert.ok(readFileSync(path.join(root, file!), 'utf8').split('\n').length <= 30, file);
    }
  });

  it('names files, folders and npm scripts that are there', () => {
    const text = readFileSync(CONTRIBUTING, 'utf8');
    const places = [...text.matchAll(/`((?:server|client|test|docs|samples|l10n)\/[^`<…*]*)`/g)].map(
      ([, place]) => place!,
    );
    assert.ok(places.length > 10);
    for (const place of places) assert.ok(existsSync(path.join(root, place)), place);
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const [, script] of text.matchAll(/npm run ([\w-]+)/g)) assert.ok(scripts[script!], `npm run ${script!}`);
    for (const [, stages] of text.matchAll(/npm test -- ([a-z ]+)/g)) {
      for (const stage of stages!.trim().split(' '))
        assert.match(readFileSync(path.join(root, 'test/run.mjs'), 'utf8'), new RegExp(`name: '${stage}'`));
    }
  });
});
