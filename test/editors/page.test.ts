import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE, snippet } from './desk';

const root = path.resolve(import.meta.dirname, '../..');

describe('editors/page', () => {
  const { contributes } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    contributes: { configuration: { properties: Record<string, unknown> } };
  };
  const settings = Object.keys(contributes.configuration.properties);

  it('gives the settings that there are, in the words of each editor', () => {
    const toml = PAGE.slice(PAGE.indexOf('```toml'));
    for (const code of [snippet('lua'), snippet('elisp'), toml]) {
      for (const name of ['associations', 'inlayHints', 'verdict', 'winningMove']) {
        assert.ok(code.includes(name), name);
        assert.ok(
          settings.some((setting) => setting.split('.').includes(name)),
          `package.json has no ${name}`,
        );
      }
    }
  });

  it('is what the README links to', () =>
    assert.ok(readFileSync(path.join(root, 'README.md'), 'utf8').includes('](docs/editors.md)')));
});
