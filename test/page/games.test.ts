/** Games are played on the board by clicks, as a person plays them: they are won, and moves that lose are refuted. */
import assert from 'node:assert/strict';
import { bestPath, type Game, isOver, moved, positionText } from '../../server/src/features/board/game';
import type { Path } from '../../server/src/rulesets/boards/board';
import { english, render } from '../../server/src/text/message';
import { type WonGame, wonGameIn, wonGames } from '../wonGames';
import type { BoardPage, Choice } from './boardPage';
import { withDesk } from './desk';

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

describe('games on the board', () => {
  const desk = withDesk({ files: Object.fromEntries(PLAYED.map(({ file, input }) => [file, input])) });
  const board = (): BoardPage => desk().board;

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
      await desk().openAt(file, line);
      await board().says('.position', positionText(problem, start.position));
      for (const place of losingMoves(played)) {
        const moves = board().locator('details.moves');
        if ((await moves.getAttribute('open')) === null) await board().locator('summary').click();
        await board().locator('button.move').nth(place).click();
        await board().says(
          '.lesson',
          /^This move (?:gives the win away\. The answer: .+ What wins: |loses: the opponent cannot move)/,
        );
        await board().button('Restart').click();
        await board().says('.position', positionText(problem, start.position));
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
        clicks += await board().play(choice, pieceFor, textOf(game, choice));
        game = moved(game, choice)!;
        if (!isOver(game)) game = moved(game, bestPath(game)!)!;
        await board().says('.position', positionText(problem, game.position));
      }
      // Heaps of a sum of one’s own that are split are on the list of moves alone.
      assert.ok(isOver(game) && (clicks > 0 || title.startsWith('own-')));
      await board().says('.turn', 'You have won.');
    });
  }
});
