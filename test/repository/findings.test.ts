/** docs/findings.md follows from the code. UPDATE_FIXTURES=1 writes it anew. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findingCodes } from '../../server/src/text/findingCode';

const root = path.join(__dirname, '../..');
const PAGE = path.join(root, 'docs/findings.md');

const page = (): string =>
  [
    '# Findings\n',
    'What Winning Move reports about a file, by the code that stands behind each message. Codes are stable: tools may',
    'refer to them. This page is written from `server/src/text/findingCode.ts`.\n',
    ...Object.entries(findingCodes).map(([code, { about, fix }]) => `## ${code}\n\n${about}\n\n**Fix:** ${fix}\n`),
  ].join('\n');

/** All product code but the descriptions themselves. */
function* sources(): Generator<string> {
  for (const folder of ['server/src', 'client/src']) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.ts') && !name.endsWith('findingCode.ts'))
        yield readFileSync(path.join(root, folder, name), 'utf8');
    }
  }
}

describe('repository/findings', () => {
  it('has a page with all codes', () => {
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(PAGE, page());
    assert.equal(readFileSync(PAGE, 'utf8'), page());
  });

  it('describes no code that nothing reports', () => {
    const product = [...sources()].join('\n');
    for (const code of Object.keys(findingCodes)) assert.ok(product.includes(`'${code}'`), code);
  });
});
