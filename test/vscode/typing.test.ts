/** Real keys in a real editor: what is typed stands there, and nothing is accepted that was not asked for. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { eventually } from './eventually';
import { withWorkbench } from './workbench';

const VSIX = path.resolve(__dirname, '../../dist/winning-move.vsix');
const EUCLID = '34 12\n15 24\n0 0\n';
/** Without a pause, and with one in which a list comes up, if one is to. */
const PAUSES = ['at once', 'after a pause'] as const;
type Pause = (typeof PAUSES)[number];

describe('typing', () => {
  const workbench = withWorkbench({
    vsix: [VSIX],
    files: path.join(__dirname, 'workspace'),
    settings: { 'editor.inlayHints.enabled': 'off', 'game.codeLens': false },
  });

  const fileName = (name: string, pause: Pause): string => `${PAUSES.indexOf(pause)}-${name}`;

  /** Opens a file, types into a line, and presses each Enter when what is typed stands there, at once or after a pause. */
  async function type(
    { name, text, line, keys }: { name: string; text: string; line: number; keys: string },
    pause: Pause,
  ): Promise<void> {
    await workbench().openFile(fileName(name, pause));
    await eventually(async () => assert.equal((await workbench().lines()).join('\n'), text));
    await workbench().putCaret(line);
    const { keyboard } = workbench().page;
    for (const [index, part] of keys.split('⏎').entries()) {
      if (index > 0) await keyboard.press('Enter');
      await keyboard.type(part);
      await workbench().untilLine(new RegExp(`^${part}$`));
      if (part !== '' && pause === 'after a pause') await untilAnswered(text);
      await eventually(() => followsList(part));
    }
  }

  /**
   * A list that is up follows what is typed a moment later: until then VS Code takes Enter for a choice, even of what stands
   * there already. It has followed when all letters of such an entry are marked.
   */
  async function followsList(typed: string): Promise<void> {
    const row = workbench().page.locator('.suggest-widget.visible .monaco-list-row.focused');
    if ((await row.count()) === 0) return;
    const label = (await row.locator('.label-name').allInnerTexts()).join('');
    const marked = (await row.locator('.label-name .highlight').allInnerTexts()).join('');
    if (label !== '' && typed.endsWith(label)) assert.equal(marked, label);
  }

  /** Waits for an answer of the server about the new text. One to what VS Code asked as it was typed came before. */
  async function untilAnswered(text: string): Promise<void> {
    const numbers = text.split('\n').find((one) => /^\d/.test(one));
    if (numbers === undefined) return;
    await workbench().hover(numbers, /\S/);
    await workbench().page.mouse.move(0, 0);
  }

  const CASES: readonly { it: string; name: string; text: string; line: number; keys: string; want: string[] }[] = [
    {
      it: 'a comment that begins like a header',
      name: 'a.game',
      text: `\n${EUCLID}`,
      line: 1,
      keys: '# Game⏎',
      want: ['# Game', '', '34 12', '15 24', '0 0', ''],
    },
    {
      it: 'a comment without a blank',
      name: 'b.game',
      text: `\n${EUCLID}`,
      line: 1,
      keys: '#game⏎',
      want: ['#game', '', '34 12', '15 24', '0 0', ''],
    },
    {
      it: 'an empty comment',
      name: 'c.poj-2348.game',
      text: '34 12\n\n0 0\n',
      line: 2,
      keys: '#⏎',
      want: ['34 12', '#', '', '0 0', ''],
    },
    {
      it: 'a comment with words of the output',
      name: 'd.poj-2348.game',
      text: '34 12\n\n0 0\n',
      line: 2,
      keys: '# wins⏎',
      want: ['34 12', '# wins', '', '0 0', ''],
    },
    {
      it: 'an expected output, in full',
      name: 'e.poj-2348.game',
      text: '34 12\n\n0 0\n',
      line: 2,
      keys: '#> Stan wins⏎',
      want: ['34 12', '#> Stan wins', '', '0 0', ''],
    },
    {
      it: 'another expected output',
      name: 'f.poj-2348.game',
      text: '34 12\n\n0 0\n',
      line: 2,
      keys: '#> Ollie wins⏎',
      want: ['34 12', '#> Ollie wins', '', '0 0', ''],
    },
    {
      it: 'the first line of a longer output',
      name: 'g.hdu-2177.game',
      text: '5 8\n\n0 0\n',
      line: 2,
      keys: '#> 1⏎',
      want: ['5 8', '#> 1', '', '0 0', ''],
    },
    {
      it: 'another number than that of a longer output',
      name: 'j.hdu-2177.game',
      text: '5 8\n\n0 0\n',
      line: 2,
      keys: '#> 2⏎#> 4 8⏎',
      want: ['5 8', '#> 2', '#> 4 8', '', '0 0', ''],
    },
    { it: 'a word in an empty file', name: 'h.game', text: '', line: 1, keys: 'nim⏎', want: ['nim', ''] },
    {
      it: 'numbers',
      name: 'i.poj-2348.game',
      text: '34 12\n\n',
      line: 2,
      keys: '0 7⏎0 0⏎',
      want: ['34 12', '0 7', '0 0', '', ''],
    },
  ];
  // All at once: VS Code takes its time to find a file that has just been written.
  before(() => {
    for (const { name, text } of CASES) for (const pause of PAUSES) workbench().write(fileName(name, pause), text);
  });

  for (const { it: title, want, ...typing } of CASES)
    for (const pause of PAUSES)
      it(`leaves ${title} as it is typed, ${pause}`, async () => {
        await type(typing, pause);
        // What a list puts there in place of what was typed stays.
        await eventually(async () => assert.deepEqual(await workbench().lines(), want));
      });

  it('offers problems after the colon of a header, and what the judge prints after #>', async () => {
    const { page } = workbench();
    const list = page.locator('.suggest-widget.visible .monaco-list-row');
    await workbench().openText('header.game', `\n34 12\n\n0 0\n`);
    await workbench().putCaret(1);
    await page.keyboard.type('# game:', { delay: 50 });
    await list.first().waitFor();
    await page.keyboard.type(' 2348', { delay: 50 });
    await list.first().filter({ hasText: 'poj-2348' }).waitFor();
    await page.keyboard.press('Enter');
    await eventually(async () => assert.equal((await workbench().lines())[0], '# game: poj-2348'));
    await workbench().putCaret(3);
    await page.keyboard.type('#> ', { delay: 50 });
    await list.filter({ hasText: 'Stan wins' }).waitFor();
    await page.keyboard.press('Enter');
    await eventually(async () => assert.equal((await workbench().lines())[2], '#> Stan wins'));
  });
});
