/**
 * The package's own README, as `npm run package` makes it. Its pictures are texts, docs/images/*.md: UPDATE_FIXTURES=1
 * writes them anew.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkupContent } from 'vscode-languageserver-types';
import { packageReadme } from '../../scripts/packageReadme.mjs';
import { diagnostics } from '../../server/src/features/diagnostic';
import { hover } from '../../server/src/features/hover';
import { inlayHints } from '../../server/src/features/inlayHint';
import type { View } from '../../server/src/features/view';
import { openView } from '../features/view';
import { SHOWN, WRONG } from '../vscode/shownTexts';

const root = path.join(__dirname, '../..');
const read = (file: string): Buffer => readFileSync(path.join(root, file));
const severities = ['', 'error', 'warning', 'information', 'note'];

/** The lines of a file as an editor shows them, the hints at their ends in a column of their own. */
function linesOf(view: View): string {
  const { document } = view;
  const lines = Array.from({ length: document.lineCount }, (_, line) => document.lineText(line));
  const hints = lines.map((text, line) => {
    const range = { start: { line, character: 0 }, end: { line, character: text.length } };
    return inlayHints(view, range, { verdict: true, winningMove: true }).map(({ label }) => label as string);
  });
  const width = Math.max(...lines.filter((_, line) => hints[line]!.length > 0).map((text) => text.length));
  const shown = lines.map((text, line) => [text.padEnd(width), ...hints[line]!].join('  ').trimEnd());
  return `\`\`\`game\n${shown.join('\n').trimEnd()}\n\`\`\`\n`;
}

function hoverPicture(): string {
  const view = openView(SHOWN, 'euclid.game');
  const { contents } = hover(view, { line: SHOWN.split('\n').indexOf('25 7'), character: 0 })!;
  const quoted = (contents as MarkupContent).value.split('\n').map((line) => `> ${line}`.trimEnd());
  return `${linesOf(view)}\nA hover on \`25 7\` says why:\n\n${quoted.join('\n')}\n`;
}

async function findingsPicture(): Promise<string> {
  const view = openView(WRONG, 'chessmen.game');
  const found = (await diagnostics(view, () => Promise.resolve(true))) ?? [];
  const told = found.map(
    ({ range: { start }, severity, code, message }) =>
      `- line ${start.line + 1}, column ${start.character + 1}: **${severities[severity ?? 0]!}** ${message as string} (\`${String(code)}\`)`,
  );
  return `${linesOf(view)}\n${told.join('\n')}\n`;
}

describe('repository/packageReadme', () => {
  const text = (): string => packageReadme(read('README.md').toString(), read);

  for (const [name, picture] of Object.entries({ hover: hoverPicture, findings: findingsPicture })) {
    it(`shows as a text what there is to see: ${name}`, async () => {
      const file = path.join(root, `docs/images/${name}.md`);
      const wanted = await picture();
      if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(file, wanted);
      assert.equal(existsSync(file) ? readFileSync(file, 'utf8') : '', wanted);
    });
  }

  it('has those texts in the place of pictures', () => {
    for (const name of ['hover', 'findings'])
      assert.ok(text().includes(read(`docs/images/${name}.md`).toString()), name);
  });

  it('has no pictures that would have to be fetched, and leads to web pages alone', () => {
    const links = [...text().matchAll(/!?\[[^\]]*\]\(([^)]*)\)/g)];
    assert.ok(links.length > 30);
    assert.deepEqual(
      links.filter(([link, target]) => link.startsWith('!') || !/^https?:/.test(target!)).map(([link]) => link),
      [],
    );
  });

  it('has all that users need, and nothing for developers', () => {
    for (const heading of ['# Winning Move', '## What it does', '## The file', '## Problems'])
      assert.ok(text().includes(heading));
    assert.ok(text().includes('poj-2505'));
    assert.doesNotMatch(text(), /npm |npx |node dist|clone|docs\/|<!--/);
  });

  it('leaves no region open', () => {
    const marks = [
      ...read('README.md')
        .toString()
        .matchAll(/<!-- (only in the repository|end) -->/g),
    ].map(([, mark]) => mark);
    assert.ok(marks.length > 0);
    assert.ok(marks.every((mark, index) => mark === (index % 2 === 0 ? 'only in the repository' : 'end')));
    assert.equal(marks.length % 2, 0);
  });
});
