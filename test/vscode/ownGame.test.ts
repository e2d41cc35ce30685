/** A newcomer declares AtCoder's Stones (https://atcoder.jp/contests/dp/tasks/dp_k) with what the lists offer. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { eventually } from './eventually';
import { withWorkbench } from './workbench';

const VSIX = path.resolve(__dirname, '../../dist/winning-move.vsix');

describe('a game of one’s own, through the page', () => {
  const workbench = withWorkbench({ vsix: [VSIX], files: path.join(__dirname, 'workspace') });
  const page = () => workbench().page;
  const list = () => page().locator('.suggest-widget.visible .monaco-list-row');

  /** Types, waits for an entry of the list, takes pictures of it, goes to the entry, and accepts it. */
  async function accept(keys: string, entry: string): Promise<void> {
    await page().keyboard.type(keys, { delay: 60 });
    await choose(entry);
  }

  async function choose(entry: string): Promise<void> {
    const focused = page().locator('.suggest-widget.visible .monaco-list-row.focused');
    await list().filter({ hasText: entry }).first().waitFor();
    await workbench().screenshot(`own game ${entry.replace(/\W+/g, ' ')}`);
    const before = await lines();
    for (let tries = 0; tries < 30 && !(await focused.innerText()).includes(entry); tries++)
      await page().keyboard.press('ArrowDown');
    await page().keyboard.press('Enter');
    await eventually(async () => assert.notDeepEqual(await lines(), before));
  }

  const lines = async (): Promise<string[]> => (await workbench().lines()).map((line) => line.trimEnd());

  it('is declared from lists alone in an empty file', async () => {
    await workbench().openText('newcomer.game', '');
    await page().keyboard.type('# ga', { delay: 60 });
    await page().keyboard.press('Control+Space');
    await choose('A game of your own');
    await page().keyboard.type('stones');
    await page().keyboard.press('Tab');
    await page().keyboard.press('Control+Space');
    await choose('input');
    await choose('n k / a1 … an');
    await accept('\n# ', 'move');
    await choose('take a from k');
    await accept('\n# ', 'win');
    await choose('First');
    await accept('\n# ', 'lose');
    await choose('Second');
    await page().keyboard.type('\n2 4\n2 3\n', { delay: 60 });
    await workbench().untilLine(/2 3.*𝒩 First/);
    await workbench().screenshot('own game declared');
    assert.deepEqual(
      (await lines()).filter((line) => line.startsWith('#')),
      ['# game: stones', '# input: n k / a1 … an', '# move: take a from k', '# win: First', '# lose: Second'],
    );
  });

  it('is offered by New Test File, under the name that was typed', async () => {
    await workbench().runCommand('Winning Move: New Test File…');
    await workbench().row('A game of your own').waitFor();
    await workbench().screenshot('own game offered');
    await page().keyboard.type('my sticks', { delay: 30 });
    await workbench().row('A game of your own').waitFor();
    await page().keyboard.press('Enter');
    await eventually(async () => assert.equal((await lines())[0], '# game: my-sticks'));
    await workbench().untilLine(/2 3.*𝒩 First/);
    await workbench().screenshot('own game new');
  });

  it('is offered by Select Problem, as a header for the numbers that are there', async () => {
    await workbench().openText('numbers.game', '1 2 3\n4 5 6\n');
    await workbench().runCommand('Winning Move: Select Problem');
    await workbench().row('A game of your own').click();
    await eventually(async () => assert.match((await lines()).join('\n'), /^# game: my-game\n# input: n \/ …/m));
    await workbench().screenshot('own game selected');
  });

  it('has colours in a file of rules', async () => {
    await workbench().openText(
      'chomp.gamerules',
      '# three rows\ninput: a b c / …\nmove: (a, b, c) -> (x, min(b, x), min(c, x)) for x in 1..a - 1\nmove: take 1..kk\nsay: Case {i}: {}\n',
    );
    await eventually(async () => assert.ok((await workbench().squiggles()).some(({ line }) => line === 4)));
    await workbench().screenshot('own game rules');
    assert.ok((await workbench().statusBar()).some((text) => text.includes('Game Rules')));
  });
});
