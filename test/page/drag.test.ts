/** Pieces that are dragged on the board: with the mouse, to where they go, or back. */
import assert from 'node:assert/strict';
import { eventually } from '../vscode/eventually';
import type { BoardPage } from './boardPage';
import { withDesk } from './desk';

const FILES: Readonly<Record<string, string>> = {
  'strip.poj-1704.game': '1\n3\n2 5 9\n',
  'rows.hdu-1730.game': '3 8\n2 5\n7 3\n1 8\n',
  'stairs.hdu-3389.game': '1\n7\n1 3 3 2 2 4 2\n',
  'corner.hdu-2147.game': '5 4\n0 0\n',
  'plane.game':
    '# game: mine\n# input: a b / …\n# move: (a, b) -> (a - k, b) for k in 1..a\n# move: (a, b) -> (a, b - k) for k in 1..b\n5 3\n',
};

type Point = readonly [number, number];

describe('dragging on the board', () => {
  const desk = withDesk({ files: FILES, isStill: false });
  const board = (): BoardPage => desk().board;

  /** Opens a file on a board on which two people play. */
  async function open(name: string, line: number): Promise<void> {
    await desk().openAt(name, line);
    await board().says('h1', new RegExp(name === 'plane.game' ? 'mine' : name.split('.')[1]!));
    await board().locator('vscode-radio[value=two]').click();
  }

  async function middleOf(selector: string): Promise<Point> {
    const { x, y, width, height } = (await board().locator(selector).first().boundingBox())!;
    return [x + width / 2, y + height / 2];
  }

  /** Takes a piece in hand, and moves it a little. */
  async function takeUp(selector: string): Promise<Point> {
    const { mouse } = desk().page;
    const [x, y] = await middleOf(selector);
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x - 6, y - 2, { steps: 3 });
    await board().locator('.ghost').waitFor();
    return [x, y];
  }

  async function dropOn(selector: string): Promise<void> {
    const { mouse } = desk().page;
    const [x, y] = await middleOf(selector);
    await mouse.move(x, y, { steps: 5 });
    await board().locator(`${selector}.wm-target`).waitFor();
    await mouse.up();
  }

  const spot = (piece: string): string => `[data-piece="${piece}"]`;
  const isOver = (): Promise<void> =>
    eventually(async () => assert.equal(await board().locator('.ghost, [data-dragging], .wm-target').count(), 0));

  it('moves a chessman to a cell, without anything that jumps', async () => {
    await open('strip.poj-1704.game', 3);
    await board().says('.position', '(2, 5, 9)');
    const before = await board().locator('.picture').boundingBox();
    await takeUp(spot('man 1 3'));
    await board().locator(spot('cell 1 7')).waitFor();
    assert.deepEqual(await board().locator('.picture').boundingBox(), before);
    const [x, y] = await middleOf(spot('cell 1 7'));
    await desk().page.mouse.move(x, y, { steps: 5 });
    await desk().screenshot('board-drag');
    await dropOn(spot('cell 1 7'));
    await board().says('.position', '(2, 5, 7)');
    await isOver();
    assert.equal(await board().locator('.history li').count(), 1);
  });

  it('brings it back where it cannot go, and on Escape, and on a press alone chooses it', async () => {
    const { mouse, keyboard } = desk().page;
    await takeUp(spot('man 1 3'));
    await board().locator(spot('cell 1 6')).waitFor();
    const [x, y] = await middleOf('h1');
    await mouse.move(x, y, { steps: 5 });
    await mouse.up();
    await isOver();
    await board().locator('.picture[data-chosen=""]').waitFor();
    await takeUp(spot('man 1 3'));
    await board().locator(spot('cell 1 6')).waitFor();
    await keyboard.press('Escape');
    await isOver();
    await board().locator('.picture[data-chosen=""]').waitFor();
    await mouse.up();
    await board().says('.position', '(2, 5, 7)');
    await board().piece('man 1 1').click();
    await board().locator('.picture[data-chosen="2"]').waitFor();
    await board().locator(spot('cell 1 1')).focus();
    await keyboard.press('Escape');
    await board().locator('.picture[data-chosen=""]').waitFor();
    assert.equal(await board().locator('.history li').count(), 1);
  });

  it('takes a press and a release that come faster than the answer', async () => {
    const [x, y] = await middleOf(spot('man 1 2'));
    const { mouse } = desk().page;
    const side = (await board().locator(spot('man 1 2')).boundingBox())!.width + 4;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x - side, y);
    await mouse.up();
    await board().says('.position', '(2, 4, 7)');
    await isOver();
  });

  it('moves pieces in rows, stones on squares and points on planes', async () => {
    await open('rows.hdu-1730.game', 2);
    await takeUp(spot('man 3 1'));
    await dropOn(spot('cell 3 6'));
    await board().says('.history', /row 3/);
    await open('corner.hdu-2147.game', 1);
    await takeUp('.picture g[data-carried]:not([data-piece])');
    await dropOn(spot('square 2 3'));
    await board().says('.history li', /^Kiki: move the coin down-left/);
    await board().locator(spot('square 2 2')).waitFor();
    await open('plane.game', 5);
    await takeUp('.picture g[data-carried]:not([data-piece])');
    await dropOn(spot('point 2 3'));
    await board().says('.position', '(2, 3)');
  });

  it('carries cards to another box, and then asks how many', async () => {
    await open('stairs.hdu-3389.game', 3);
    await takeUp(spot('box 6'));
    await dropOn(spot('box 3'));
    await board().says('.turn', 'Alice to move: how many cards?');
    await desk().screenshot('board-drag-stairs');
    await board().locator('.choice vscode-textfield input').fill('2');
    await board().button('Choose').click();
    await board().says('.history', /move 2 from box 6 to box 3 /);
    await isOver();
  });
});
