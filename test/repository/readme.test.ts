/** The table of problems and its counts in the README follow from the code. UPDATE_FIXTURES=1 writes them anew. */
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
const PROBLEMS = path.join(root, 'docs/problems.md');
const BEGIN = '<!-- problems: written by test/repository/readme.test.ts -->\n';
const END = '<!-- end of problems -->\n';

function row(problem: Problem): string {
  const { ruleset, input } = problem;
  const names = namesOf(problem).map(({ id, url }) => (url === undefined ? `\`${id}\`` : `[\`${id}\`](${url})`));
  const titles = new Set(namesOf(problem).map(({ title }) => title));
  const game = `[${render(ruleset.title, english)}](${ruleset.name}.md)`;
  return `| ${names.join(', ')} | ${[...titles].join(', ')} | ${game} | \`${sketch(input).join('` / `')}\` |`;
}

const table = (): string =>
  [
    '| Problem | Title | Game | Input |',
    '| --- | --- | --- | --- |',
    ...byJudge(problems, ({ id }) => id).flatMap(([judge, found]) => [`| **${judge}** | | | |`, ...found.map(row)]),
  ].join('\n');

/** How many ids each judge has, those with most first. */
function counts(): string {
  const ids = problems.flatMap((problem) => namesOf(problem).map(({ id }) => id));
  const judges = byJudge(ids, (id) => id).filter(([judge]) => judge !== 'No judge');
  return `${judges
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([judge, found]) => `${judge} ${found.length}`)
    .join(' · ')}.`;
}

/** Puts a text between the marks of a file, and holds the file to it. */
function between(file: string, begin: string, end: string, text: string): void {
  const [before, rest] = readFileSync(file, 'utf8').split(begin);
  const [, after] = (rest ?? '').split(end);
  assert.ok(before !== undefined && after !== undefined, `the marks are missing: ${begin}`);
  const wanted = `${before}${begin}\n${text}\n\n${end}${after}`;
  if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(file, wanted);
  assert.equal(readFileSync(file, 'utf8'), wanted);
}

describe('repository/readme', () => {
  it('has a table of all problems, as the code declares them', () => {
    between(PROBLEMS, BEGIN, END, table());
  });

  it('says how many there are, in all and of each judge', () => {
    between(
      README,
      '<!-- counts: written by test/repository/readme.test.ts -->\n',
      '<!-- end of counts -->\n',
      counts(),
    );
    const text = readFileSync(README, 'utf8');
    const wanted = text.replace(/\[\w+ problems\]/, `[${problems.length} problems]`);
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(README, wanted);
    assert.equal(readFileSync(README, 'utf8'), wanted);
  });

  for (const file of [README, PROBLEMS]) {
    it(`links to files that are there: ${path.basename(file)}`, () => {
      const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link!);
      for (const link of links) assert.ok(existsSync(path.join(path.dirname(file), link)), link);
    });
  }
});
