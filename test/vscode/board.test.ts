/** The board through its page: games are played by clicks, the caret is followed, and what is written lands in the file. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { bestPath, type Game, isOver, moved, positionText } from '../../server/src/features/board/game';
import type { Path } from '../../server/src/rulesets/boards/board';
import { english, render } from '../../server/src/text/message';
import { type WonGame, wonGameIn, wonGames } from '../wonGames';
import { BoardPage, type Choice } from './boardPage';
import { eventually } from './eventually';
import { withWorkbench } from './workbench';

const VSIX = path.resolve(__dirname, '../../dist/winning-move.vsix');
const NIM = '# game: poj-2234\n2 1 1\n3 3 6 9\n2 5 7\n';

/** Games of one’s own, and of the library. */
const OWN: Readonly<Record<string, string>> = {
  'own-takes.game': '# game: mine\n# input: n / …\n# move: take 1..4\n23\n',
  'own-sum.game': '# game: mine\n# input: n h1 … hn / …\n# move: take 1..h\n3 1 2 5\n',
  'own-kayles.game': '# game: mine\n# input: n h1 … hn / …\n# move: code 0.77\n2 4 3\n',
  'own-pairs.game':
    '# game: mine\n# input: a b / …\n# move: (a, b) -> (a - k, b) for k in 1..a\n# move: (a, b) -> (a, b - k) for k in 1..b\n2 4\n',
  'library.cses-1730.game': '1\n3\n1 2 5\n',
  'library.cses-1098.game': '1\n2\n6 1\n',
  'library.51nod-1072.game': '1\n3 4\n',
};

interface Played extends WonGame {
  readonly file: string;
  readonly title: string;
}

/** A won game of each ruleset, and of those above. */
const PLAYED: readonly Played[] = [
  ...wonGames().map((game) => ({ ...game, file: `won.${game.problem.id}.game`, title: game.problem.ruleset.name })),
  ...Object.entries(OWN).map(([file, input]) => ({ ...wonGameIn(input, { fileName: file })!, file, title: file })),
];

/** The words of a move on the list. */
function textOf({ board, position, problem }: Game, choice: Path): string {
  const next = board.next(position, choice);
  assert.ok(next && 'move' in next);
  return render(problem.ruleset.describe(position, next.move), english);
}

/** So many moves that lose are tried in each game. */
const TRIED = 3;
/** The list of moves has so many. */
const LISTED = 100;

/** Written all at once: VS Code takes its time to find a file that has just been written. */
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
  ...Object.fromEntries(PLAYED.map(({ file, input }) => [file, input])),
};

describe('board', function () {
  this.timeout(240_000);
  const workbench = withWorkbench({
    vsix: [VSIX],
    files: path.join(__dirname, 'workspace'),
    settings: { 'workbench.reduceMotion': 'on' },
  });
  let board: BoardPage;
  const refused: string[] = [];

  before(async () => {
    const { page } = workbench();
    page.on('console', (said) => {
      if (said.text().includes('Content Security Policy') && said.text().includes('board')) refused.push(said.text());
    });
    for (const [name, text] of Object.entries(FILES)) workbench().write(name, text);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    board = new BoardPage(workbench());
  });

  /** Opens a file beside the board, with the caret on a line. */
  async function openAt(name: string, line: number): Promise<void> {
    const { page } = workbench();
    await page.keyboard.press('Control+1');
    // The keys that come next are not for the board.
    await page.locator('.editor-instance .monaco-editor.focused, .editor-group-container.empty').first().waitFor();
    await workbench().openFile(name);
    await workbench().putCaret(line);
  }

  // A map that went wrong shall not spoil the games after it.
  afterEach(async () => {
    const tab = board.locator('vscode-tab-header').first();
    if ((await tab.count()) > 0) await tab.click();
  });

  it('is two clicks away from the first move, and answers it', async () => {
    await openAt('first.game', 3);
    await workbench().untilLine();
    await board.open();
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 3 4').click();
    await board.says('.history', /You: take 4 from heap 3 leaves \(3, 6, 5\)\s+Program: take 1 from heap 1/);
    await board.says('.turn', 'Your move: which heap?');
  });

  it('tells what a losing move gave away, takes it back, makes it again, and starts anew', async () => {
    await board.button('Restart').click();
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 1 1').click();
    await board.says(
      '.lesson',
      'This move gives the win away. The answer: take 5 from heap 3, which leaves (2, 6, 4). What wins: take 4 from heap 3, which leaves (3, 6, 5).',
    );
    await board.says('.position', '(2, 6, 4)');
    await board.button('Undo').click();
    await board.says('.position', '(3, 6, 9)');
    await board.button('Redo').click();
    await board.says('.position', '(2, 6, 4)');
    await board.button('Restart').click();
    await board.says('.position', '(3, 6, 9)');
    await board.button('Hint').click();
    await board.says('.hint', 'This wins: take 4 from heap 3, which leaves (3, 6, 5).');
  });

  it('shows verdicts when they are wanted, on all moves of the list', async () => {
    await board.locator('vscode-checkbox').click();
    await board.says('.verdict', /^𝒩 /);
    await board.locator('summary').click();
    await board.says('button.move.wins', /take 4 from heap 3/);
    assert.equal(await board.locator('button.move.wins').count(), 1);
    assert.equal(await board.locator('button.move.loses').count(), 17);
    await board.locator('summary').click();
    await board.locator('vscode-checkbox').click();
    await eventually(async () => assert.equal(await board.locator('.verdict').count(), 0));
  });

  it('can be played with the keyboard alone', async () => {
    await board.piece('counter 1 3').focus();
    await workbench().page.keyboard.press('ArrowRight');
    await eventually(async () => {
      const frame = await board.frame();
      const piece = await frame.evaluate(() => document.activeElement?.getAttribute('data-piece'));
      assert.match(piece ?? '', /^counter 2 /);
    });
    await workbench().page.keyboard.press('Enter');
    await board.says('.history', /^You: take \d from heap 2/);
    await board.button('Restart').click();
  });

  it('follows the caret, and remembers the game of each case', async () => {
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 3 4').click();
    await board.says('.history', /Program/);
    await workbench().page.locator('.view-line').first().click();
    await workbench().putCaret(4);
    await board.says('.position', '(5, 7)');
    await workbench().putCaret(3);
    await board.says('.history', /take 4 from heap 3/);
  });

  it('stays as it was while a case is typed, and shows it when it is there', async () => {
    await openAt('typed.game', 5);
    await board.says('.position', '(5, 7)');
    await workbench().page.keyboard.type('2 4', { delay: 60 });
    await board.says('.position', '(5, 7)');
    await workbench().page.keyboard.type(' 9', { delay: 60 });
    await board.says('.position', '(4, 9)');
  });

  it('lets the program begin, two people play, or nobody', async () => {
    await openAt('modes.game', 3);
    await board.says('.position', '(3, 6, 9)');
    await board.locator('vscode-radio[value=second]').click();
    await board.says('.history', /^Program: take 4 from heap 3/);
    await board.locator('vscode-radio[value=two]').click();
    await board.button('Restart').click();
    await board.says('.turn', 'The first player to move: which heap?');
    await board.piece('counter 1 3').click();
    await board.says('.turn', 'The second player to move: which heap?');
    await board.button('Restart').click();
    await board.says('.position', '(3, 6, 9)');
    await board.locator('vscode-radio[value=watch]').click();
    await board.says('.history', /The first player: .*\s+The second player: /);
    await board.locator('vscode-radio[value=first]').click();
  });

  it('lets moves in large parts of a game of one’s own be typed', async () => {
    const type = async (number: string): Promise<void> => {
      await board.locator('.choice vscode-textfield input').fill(number);
      await board.button('Choose').click();
    };
    await openAt('large-heaps.game', 4);
    await board.says('.position', /1000000000000/);
    await board.says('.turn', 'Your move: which heap?');
    await type('2');
    await board.says('.turn', 'Your move: how many?');
    await workbench().screenshot('board-typed');
    // What is chosen stays while the caret is elsewhere in the same case.
    await openAt('large-heaps.game', 1);
    await workbench().putCaret(4);
    await type('999999999998');
    await board.says('.history', /^You: take 999999999998 from heap 2 leaves 5 \+ 2 \+ 7/);
    await openAt('large-pair.game', 5);
    await board.says('.position', '(2000, 70)');
    await board.says('.turn', 'Your move: the new a?');
    await type('70');
    await board.says('.turn', 'Your move: the new b?');
    await type('70');
    await board.says('.history', /^You: k = 1930: \(2000, 70\) → \(70, 70\)/);
  });

  it('writes the position into the file: in the place of the case, or as another one', async () => {
    await openAt('write.game', 3);
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 3 4').click();
    await board.says('.position', /^\(2, 6, 5\)$/);
    await board.button('Add as a Case').click();
    await workbench().page.keyboard.press('Control+1');
    await eventually(async () => assert.ok((await workbench().lines()).some((line) => line.startsWith('3 2 6 5'))));
    await board.button('Replace the Case').click();
    await workbench().page.keyboard.press('Control+1');
    await eventually(async () => assert.ok(!(await workbench().lines()).some((line) => line.startsWith('3 3 6 9'))));
  });

  it('copies the position as text and as SVG', async () => {
    await openAt('copy.game', 4);
    await board.says('.position', '(5, 7)');
    const clipboard = (): Promise<string> => workbench().page.evaluate(() => navigator.clipboard.readText());
    await board.button('Copy as Text').click();
    await eventually(async () => assert.equal(await clipboard(), '(5, 7)'));
    await board.says('.live', /Copied\./);
    await board.button('Copy as SVG').click();
    await eventually(async () => assert.match(await clipboard(), /^<svg .*<\/svg>$/));
  });

  it('maps the game, and plays from a place of the map', async () => {
    await openAt('plane.poj-1067.game', 1);
    await board.says('.position', '(5, 9)');
    await board.locator('vscode-tab-header').nth(1).click();
    await board.says('#here', 'first number = 5, second number = 9 (case 1): wins');
    await board.locator('canvas.plane').focus();
    for (let step = 0; step < 6; step++) await workbench().page.keyboard.press('ArrowDown');
    await board.says('#here', /first number = 5, second number = 3: loses/);
    await board.says('.section', 'Lost with first number = 5: 3 · Lost with second number = 3: 5');
    await workbench().page.keyboard.press('Enter');
    await board.locator('vscode-tab-header').first().click();
    await board.says('.position', '(5, 3)');
    await openAt('strip.uva-10404.game', 1);
    await board.locator('vscode-tab-header').nth(1).click();
    await board.says('.strip', /0\s+0/);
    assert.equal(await board.locator('.strip .lost').count(), 44);
    await board.locator('vscode-tab-header').first().click();
  });

  /** The places of the first moves in the list that lose. */
  function losingMoves({ problem: { ruleset }, start: { position } }: Played): number[] {
    const losing: number[] = [];
    let place = 0;
    for (const move of ruleset.moves(position) as Iterable<unknown>) {
      if (losing.length === TRIED || place === LISTED) break;
      if (ruleset.outcome(ruleset.play(position, move)) === 'N') losing.push(place);
      place++;
    }
    return losing;
  }

  for (const played of PLAYED) {
    const { problem, file, title, line, start, choices } = played;
    it(`${title}: a won position is won against the program, on the picture; moves that lose are refuted`, async () => {
      await openAt(file, line);
      await board.says('.position', positionText(problem, start.position));
      for (const place of losingMoves(played)) {
        const moves = board.locator('details.moves');
        if ((await moves.getAttribute('open')) === null) await board.locator('summary').click();
        await board.locator('button.move').nth(place).click();
        await board.says(
          '.lesson',
          /^This move (?:gives the win away\. The answer: .+ What wins: |loses: the opponent cannot move)/,
        );
        await board.button('Restart').click();
        await board.says('.position', positionText(problem, start.position));
      }
      let game = start;
      let clicks = 0;
      for (const choice of choices) {
        const now = game;
        const pieceFor = (chosen: Path): Choice | undefined => {
          const next = now.board.next(now.position, chosen);
          if (!next || 'move' in next) return undefined;
          const rest = choice.slice(chosen.length);
          const labelled = (next.buttons ?? []).map((one) => ({ label: render(one.words, english), ...one }));
          const offered: Choice[] = [...next.spots, ...labelled];
          return offered
            .sort((a, b) => b.choice.length - a.choice.length)
            .find((one) => one.choice.every((word, at) => word === rest[at]));
        };
        clicks += await board.play(choice, pieceFor, textOf(game, choice));
        game = moved(game, choice)!;
        if (!isOver(game)) game = moved(game, bestPath(game)!)!;
        await board.says('.position', positionText(problem, game.position));
      }
      // Heaps of a sum of one’s own that are split are on the list of moves alone.
      assert.ok(isOver(game) && (clicks > 0 || title.startsWith('own-')));
      await board.says('.turn', 'You have won.');
    });
  }

  it('has nothing that an accessibility checker objects to', async () => {
    await openAt('axe.game', 3);
    await board.says('.position', '(3, 6, 9)');
    await board.locator('summary').click();
    assert.deepEqual(await board.violations(), []);
    await board.locator('vscode-tab-header').nth(1).click();
    await board.locator('canvas.plane').waitFor();
    assert.deepEqual(await board.violations(), []);
    await board.locator('vscode-tab-header').first().click();
  });

  it('is there again after a reload, with its game', async () => {
    await openAt('reload.game', 3);
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 3 4').click();
    await board.says('.history', /Program/);
    // A page that is merely loaded again does not keep what VS Code has not stored yet.
    await workbench().runCommand('Developer: Reload Window');
    await board.says('.history', /take 4 from heap 3/, 90_000);
  });

  it('runs nothing that its policy refuses', () => assert.deepEqual(refused, []));
});
