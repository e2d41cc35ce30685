/** The README's table of problems follows from the code. UPDATE_FIXTURES=1 writes it anew. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sketch } from '../../server/src/formats/describe';
import { problems } from '../../server/src/library/index';
import type { Problem } from '../../server/src/problems/problem';
import { namesOf } from '../../server/src/problems/shared/names';
import { english, render } from '../../server/src/text/message';
import { byJudge } from '../library/byJudge';

const root = path.join(__dirname, '../..');
const README = path.join(root, 'README.md');
const BEGIN = '<!-- problems: written by test/repository/readme.test.ts -->\n';
const END = '<!-- end of problems -->\n';

function row(problem: Problem): string {
  const { ruleset, input } = problem;
  const names = namesOf(problem).map(({ id, url }) => (url === undefined ? `\`${id}\`` : `[\`${id}\`](${url})`));
  const titles = new Set(namesOf(problem).map(({ title }) => title));
  const game = `[${render(ruleset.title, english)}](docs/${ruleset.name}.md)`;
  return `| ${names.join(', ')} | ${[...titles].join(', ')} | ${game} | \`${sketch(input).join('` / `')}\` |`;
}

const table = (): string =>
  [
    '| Problem | Title | Game | Input |',
    '| --- | --- | --- | --- |',
    ...byJudge(problems, ({ id }) => id).flatMap(([judge, found]) => [`| **${judge}** | | | |`, ...found.map(row)]),
  ].join('\n');

describe('repository/readme', () => {
  it('has a table of all problems, as the code declares them', () => {
    const text = readFileSync(README, 'utf8');
    const [before, rest] = text.split(BEGIN);
    const [, after] = (rest ?? '').split(END);
    assert.ok(before !== undefined && after !== undefined, 'the marks around the table are missing');
    const wanted = `${before}${BEGIN}\n${table()}\n\n${END}${after}`;
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(README, wanted);
    assert.equal(readFileSync(README, 'utf8'), wanted);
  });

  it('links to files that are there', () => {
    const links = [...readFileSync(README, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link!);
    for (const link of links) assert.ok(existsSync(path.join(root, link)), link);
  });
});
