/** docs/library.md follows from the files of the library. UPDATE_FIXTURES=1 writes it anew. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '../../server/src/library/row';
import { byJudge } from './byJudge';
import { readings } from './files';

const PAGE = path.join(__dirname, '../../docs/library.md');
const BEGIN = '<!-- problems: written by test/library/page.test.ts -->\n';

function entry({ id, title, url, aliases = [], note, rules }: Row, confirmed: readonly string[]): string {
  const also = aliases.map((alias) => (alias.url === undefined ? alias.id : `[${alias.id}](${alias.url})`));
  return [
    `### ${id}: ${title}`,
    '',
    ...(url === undefined ? [] : [`<${url}>`, '']),
    ...(also.length > 0 ? [`The same at ${also.join(', ')}.`, ''] : []),
    ...(note === undefined ? [] : [note, '']),
    '```text',
    rules,
    '```',
    '',
    `Confirmed: ${confirmed.join('; ')}.`,
    '',
  ].join('\n');
}

const problems = (): string =>
  byJudge(readings.values(), ({ row }) => row!.id)
    .map(([judge, found]) => `## ${judge}\n\n${found.map(({ row, confirmed }) => entry(row!, confirmed)).join('\n')}`)
    .join('\n');

describe('library/page', () => {
  it('has all problems of the library, with their rules and how they were confirmed', () => {
    const [before] = readFileSync(PAGE, 'utf8').split(BEGIN);
    const wanted = `${before}${BEGIN}\n${problems()}`;
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(PAGE, wanted);
    assert.equal(readFileSync(PAGE, 'utf8'), wanted);
  });
});
