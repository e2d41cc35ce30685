import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { withWorkbench } from './workbench';

const VSIX = path.resolve(__dirname, '../../dist/winning-move.vsix');

/** The blocks of code on the page about an extension, in whichever frame it is shown, each with its colours. */
async function blocksOf(page: Page): Promise<{ text: string; colours: number }[]> {
  const ofFrames = page.frames().map((frame) =>
    frame
      .locator('pre code.language-game')
      .evaluateAll((blocks) =>
        blocks.map((block) => ({
          text: (block as HTMLElement).innerText,
          colours: new Set([...block.querySelectorAll('span')].map((piece) => getComputedStyle(piece).color)).size,
        })),
      )
      .catch(() => []),
  );
  return (await Promise.all(ofFrames)).flat();
}

describe('the packaged extension in VS Code', () => {
  const workbench = withWorkbench({ vsix: [VSIX], files: path.join(__dirname, 'workspace') });

  it('knows a *.game file by its name', async () => {
    await workbench().openFile('euclid.poj-2348.game');
    await eventually(async () => {
      assert.ok((await workbench().statusBar()).includes('Game'));
    });
  });

  it('shows who wins at the end of each case', async () => {
    await eventually(async () => {
      const [first, second] = await workbench().lines();
      assert.match(first ?? '', /^34 12\s*𝒩 Stan wins · /);
      assert.match(second ?? '', /^15 24\s*𝒫 Ollie wins$/);
    });
    await workbench().screenshot('hints');
  });

  it('says why in a hover', async () => {
    await workbench().hover('34 12', /Stan wins(?=[^]*Why:)[^]*Winning move: /);
    await workbench().screenshot('hover');
  });

  it('says in the status bar which problem the file holds', async () => {
    await workbench().page.locator('#status\\.languageStatus').hover();
    await eventually(async () => {
      const said = await workbench().page.locator('.hover-language-status').allInnerTexts();
      assert.match(said.join(' '), /poj-2348[^]*Euclid’s Game · 2 cases · [^]*named by the file name/);
    });
    await workbench().screenshot('status');
  });

  it('says in the status bar which limits a long file has reached', async () => {
    writeFileSync(path.join(workbench().folder, 'long.poj-2348.game'), `${'34 12\n'.repeat(6000)}0 0\n`);
    await workbench().openFile('long.poj-2348.game');
    await workbench().page.locator('#status\\.languageStatus').hover();
    await eventually(async () => {
      const said = await workbench().page.locator('.hover-language-status').allInnerTexts();
      assert.match(said.join(' '), /6000 cases · [^]*named by the file name · the outline has the first 5000/);
    });
    await workbench().openFile('euclid.poj-2348.game');
  });

  it('writes the expected output', async () => {
    await workbench().runCommand('Winning Move: Write Expected Output');
    await eventually(async () => {
      assert.match(await workbench().message(), /Wrote euclid\.poj-2348\.out/);
    });
    assert.equal(readFileSync(path.join(workbench().folder, 'euclid.poj-2348.out'), 'utf8'), 'Stan wins\nOllie wins\n');
  });

  it('underlines what is wrong', async () => {
    await workbench().openFile('broken.poj-2348.game');
    await eventually(async () => {
      assert.deepEqual(
        (await workbench().squiggles()).map(({ line, severity }) => `${line} ${severity}`),
        ['1 hint', '2 error', '4 error', '6 warning'],
      );
    });
    await workbench().screenshot('squiggles');
  });

  it('refuses to write the output of a file with errors, and says where they begin', async () => {
    await workbench().runCommand('Winning Move: Write Expected Output');
    await eventually(async () => {
      assert.match(await workbench().message(), /Error: No expected output: broken\.poj-2348\.game, line 2: /);
    });
  });

  it('asks which problem it is where several fit', async () => {
    await workbench().openFile('which.game');
    await workbench().runCommand('Winning Move: Select Problem');
    await workbench().row('All problems…').waitFor();
    const rows = await workbench().page.locator('.quick-input-list .monaco-list-row').allInnerTexts();
    assert.ok(rows.length < 10, rows.join());
    await workbench().screenshot('problems');
    await workbench().row('All problems…').click();
    await workbench().row('hdu-1525').waitFor();
    await workbench().row('hdu-1525').click();
    await eventually(async () => {
      assert.match((await workbench().lines())[0] ?? '', /^# game: hdu-1525$/);
      assert.match((await workbench().lines())[1] ?? '', /wins/);
    });
  });

  it('opens the page on a ruleset from a hover', async () => {
    await workbench().hover('3 4', /Why:/);
    await workbench().page.locator('.monaco-hover:not(.hidden) a[data-href^="command:game.showRuleset"]').click();
    await workbench().page.locator('.tab', { hasText: 'euclid.md' }).waitFor();
    await workbench().screenshot('ruleset');
  });

  it('shows on its details page what it does, in colours and without anything missing', async () => {
    await workbench().runCommand('Extensions: Show Installed Extensions');
    await workbench().page.locator('.extension-list-item', { hasText: 'Winning Move' }).first().click();
    await eventually(async () => {
      const [first, second] = await blocksOf(workbench().page);
      assert.match(first?.text ?? '', /^25 7\s+𝒩 Stan wins · subtract 2 × 7 from 25$/m);
      assert.match(second?.text ?? '', /^1 2 3\s+𝒫 Bob will win$/m);
      for (const block of [first, second]) assert.ok(block && block.colours > 2);
    });
    const missing = workbench()
      .page.frames()
      .map((frame) =>
        frame
          .locator('img[alt^="A file"]')
          .count()
          .catch(() => 0),
      );
    assert.deepEqual(new Set(await Promise.all(missing)), new Set([0]));
    await workbench().screenshot('details');
  });

  it('reaches for nothing beyond this machine', () => {
    assert.deepEqual([...workbench().outward], []);
  });
});

describe('the packaged extension in Chinese', () => {
  const workbench = withWorkbench({ vsix: [VSIX], files: path.join(__dirname, 'workspace'), language: 'zh-cn' });

  it('has its commands in Chinese', async () => {
    await workbench().openFile('euclid.poj-2348.game');
    await workbench().runCommand('Winning Move: 生成期望输出');
    await eventually(async () => {
      assert.match(await workbench().message(), /已写入 euclid\.poj-2348\.out/);
    });
  });

  it('has its status in Chinese', async () => {
    await workbench().page.locator('#status\\.languageStatus').hover();
    await eventually(async () => {
      const said = await workbench().page.locator('.hover-language-status').allInnerTexts();
      assert.match(said.join(' '), /2 组数据 · [^]*由文件名指定/);
    });
  });

  it('says who wins and why in Chinese', async () => {
    await workbench().hover('34 12', /Stan wins[^]*[\u4e00-\u9fff]{2}/);
    await workbench().screenshot('chinese');
  });
});
