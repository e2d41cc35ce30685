/** The board as a web page: games are played by clicks and keys, the caret is followed, and what is written lands in the file. */
import assert from 'node:assert/strict';
import { eventually } from '../vscode/eventually';
import type { BoardPage } from './boardPage';
import { withDesk } from './desk';

const NIM = '# game: poj-2234\n2 1 1\n3 3 6 9\n2 5 7\n';

const FILES: Readonly<Record<string, string>> = {
  'first.game': NIM,
  'typed.game': NIM,
  'modes.game': NIM,
  'write.game': NIM,
  'copy.game': NIM,
  'axe.game': NIM,
  'reload.game': NIM,
  'plane.poj-1067.game': '5 9\n',
  'strip.uva-10404.game': '20 3 1 3 8\n',
  'large-heaps.game': '# game: mine\n# input: n h1 … hn / …\n# move: take 1..h\n3 5 1000000000000 7\n',
  'large-pair.game':
    '# game: mine\n# input: a b / …\n# move: (a, b) -> (a - k, b) for k in 1..a\n# move: (a, b) -> (a, b - k) for k in 1..b\n2000 70\n',
};

describe('the page of the board', () => {
  const desk = withDesk({ files: FILES });
  const board = (): BoardPage => desk().board;

  // A map that went wrong shall not spoil the games after it.
  afterEach(() => board().locator('vscode-tab-header').first().click());

  it('takes the first move, and answers it', async () => {
    await desk().openAt('first.game', 3);
    await board().says('.position', '(3, 6, 9)');
    await board().piece('counter 3 4').click();
    await board().says('.history', /You: take 4 from heap 3 leaves \(3, 6, 5\)\s+Program: take 1 from heap 1/);
    await board().says('.turn', 'Your move: which heap?');
  });

  it('tells what a losing move gave away, takes it back, makes it again, and starts anew', async () => {
    await board().button('Restart').click();
    await board().says('.position', '(3, 6, 9)');
    await board().piece('counter 1 1').click();
    await board().says(
      '.lesson',
      'This move gives the win away. The answer: take 5 from heap 3, which leaves (2, 6, 4). What wins: take 4 from heap 3, which leaves (3, 6, 5).',
    );
    await board().says('.position', '(2, 6, 4)');
    await board().button('Undo').click();
    await board().says('.position', '(3, 6, 9)');
    await board().button('Redo').click();
    await board().says('.position', '(2, 6, 4)');
    await board().button('Restart').click();
    await board().says('.position', '(3, 6, 9)');
    await board().button('Hint').click();
    await board().says('.hint', 'This wins: take 4 from heap 3, which leaves (3, 6, 5).');
  });

  it('shows verdicts when they are wanted, on all moves of the list', async () => {
    await board().locator('vscode-checkbox').click();
    await board().says('.verdict', /^𝒩 /);
    await board().locator('summary').click();
    await board().says('button.move.wins', /take 4 from heap 3/);
    assert.equal(await board().locator('button.move.wins').count(), 1);
    assert.equal(await board().locator('button.move.loses').count(), 17);
    await board().locator('summary').click();
    await board().locator('vscode-checkbox').click();
    await eventually(async () => assert.equal(await board().locator('.verdict').count(), 0));
  });

  it('can be played with the keyboard alone', async () => {
    await board().piece('counter 1 3').focus();
    await desk().page.keyboard.press('ArrowRight');
    await eventually(async () => {
      const frame = await board().frame();
      const piece = await frame.evaluate(() => document.activeElement?.getAttribute('data-piece'));
      assert.match(piece ?? '', /^counter 2 /);
    });
    await desk().page.keyboard.press('Enter');
    await board().says('.history', /^You: take \d from heap 2/);
    await board().button('Restart').click();
  });

  it('follows the caret, and remembers the game of each case', async () => {
    await board().says('.position', '(3, 6, 9)');
    await board().piece('counter 3 4').click();
    await board().says('.history', /Program/);
    await desk().putCaret(4);
    await board().says('.position', '(5, 7)');
    await desk().putCaret(3);
    await board().says('.history', /take 4 from heap 3/);
  });

  it('stays as it was while a case is typed, and shows it when it is there', async () => {
    await desk().openAt('typed.game', 5);
    await board().says('.position', '(5, 7)');
    await desk().type(5, '2 4');
    await board().says('.position', '(5, 7)');
    await desk().type(5, ' 9');
    await board().says('.position', '(4, 9)');
  });

  it('lets the program begin, two people play, or nobody', async () => {
    await desk().openAt('modes.game', 3);
    await board().says('.position', '(3, 6, 9)');
    await board().locator('vscode-radio[value=second]').click();
    await board().says('.history', /^Program: take 4 from heap 3/);
    await board().locator('vscode-radio[value=two]').click();
    await board().button('Restart').click();
    await board().says('.turn', 'The first player to move: which heap?');
    await board().piece('counter 1 3').click();
    await board().says('.turn', 'The second player to move: which heap?');
    await board().button('Restart').click();
    await board().says('.position', '(3, 6, 9)');
    await board().locator('vscode-radio[value=watch]').click();
    await board().says('.history', /The first player: .*\s+The second player: /);
    await board().locator('vscode-radio[value=first]').click();
  });

  it('lets moves in large parts of a game of one’s own be typed', async () => {
    const type = async (number: string): Promise<void> => {
      await board().locator('.choice vscode-textfield input').fill(number);
      await board().button('Choose').click();
    };
    await desk().openAt('large-heaps.game', 4);
    await board().says('.position', /1000000000000/);
    await board().says('.turn', 'Your move: which heap?');
    await type('2');
    await board().says('.turn', 'Your move: how many?');
    await desk().screenshot('board-typed');
    // What is chosen stays while the caret is elsewhere in the same case.
    await desk().openAt('large-heaps.game', 1);
    await desk().putCaret(4);
    await type('999999999998');
    await board().says('.history', /^You: take 999999999998 from heap 2 leaves 5 \+ 2 \+ 7/);
    await desk().openAt('large-pair.game', 5);
    await board().says('.position', '(2000, 70)');
    await board().says('.turn', 'Your move: the new a?');
    await type('70');
    await board().says('.turn', 'Your move: the new b?');
    await type('70');
    await board().says('.history', /^You: k = 1930: \(2000, 70\) → \(70, 70\)/);
  });

  it('writes the position into the file: in the place of the case, or as another one', async () => {
    await desk().openAt('write.game', 3);
    await board().says('.position', '(3, 6, 9)');
    await board().piece('counter 3 4').click();
    await board().says('.position', /^\(2, 6, 5\)$/);
    await board().button('Add as a Case').click();
    await eventually(() => assert.match(desk().text, /^3 2 6 5\b/m));
    await board().button('Replace the Case').click();
    await eventually(() => assert.doesNotMatch(desk().text, /^3 3 6 9/m));
  });

  it('copies the position as text and as SVG', async () => {
    await desk().openAt('copy.game', 4);
    await board().says('.position', '(5, 7)');
    await board().button('Copy as Text').click();
    await eventually(() => assert.equal(desk().clipboard, '(5, 7)'));
    await board().says('.live', /Copied\./);
    await board().button('Copy as SVG').click();
    await eventually(() => assert.match(desk().clipboard, /^<svg .*<\/svg>$/));
  });

  it('maps the game, and plays from a place of the map', async () => {
    await desk().openAt('plane.poj-1067.game', 1);
    await board().says('.position', '(5, 9)');
    await board().locator('vscode-tab-header').nth(1).click();
    await board().says('#here', 'first number = 5, second number = 9 (case 1): wins');
    await board().locator('canvas.plane').focus();
    for (let step = 0; step < 6; step++) await desk().page.keyboard.press('ArrowDown');
    await board().says('#here', /first number = 5, second number = 3: loses/);
    await board().says('.section', 'Lost with first number = 5: 3 · Lost with second number = 3: 5');
    await desk().page.keyboard.press('Enter');
    await board().locator('vscode-tab-header').first().click();
    await board().says('.position', '(5, 3)');
    await desk().openAt('strip.uva-10404.game', 1);
    await board().locator('vscode-tab-header').nth(1).click();
    await board().says('.strip', /0\s+0/);
    assert.equal(await board().locator('.strip .lost').count(), 44);
    await board().locator('vscode-tab-header').first().click();
  });

  it('has nothing that an accessibility checker objects to', async () => {
    await desk().openAt('axe.game', 3);
    await board().says('.position', '(3, 6, 9)');
    await board().locator('summary').click();
    assert.deepEqual(await board().violations(), []);
    await board().locator('vscode-tab-header').nth(1).click();
    await board().locator('canvas.plane').waitFor();
    assert.deepEqual(await board().violations(), []);
    await board().locator('vscode-tab-header').first().click();
  });

  it('runs nothing that its policy refuses', () => assert.deepEqual(desk().refused, []));
});
