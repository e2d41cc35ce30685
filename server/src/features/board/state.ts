/** game/board: how a game stands, and what can be done next. */
import type { BoardMove, BoardQuestion, BoardState, NextChoice } from '../../../../protocol/messages';
import { styleOf } from '../../pictures/palettes';
import { svgOf } from '../../pictures/svg';
import { unnamed } from '../../problems/problem';
import type { Choices, Path } from '../../rulesets/boards/board';
import { message } from '../../text/message';
import type { Checkpoint } from '../diagnostic';
import { outcomeSentence, symbols } from '../render/verdict';
import { translated, type View } from '../view';
import { writableFields } from './fields';
import {
  bestPath,
  type Game,
  hintOf,
  isOver,
  leftBy,
  moved,
  namesOf,
  positionText,
  refutationOf,
  toMove,
  winnerOf,
} from './game';
import { themeOf } from './picture';
import { type GameInFile, gameOf } from './place';

/** More moves are not listed. */
const LISTED = 100;
/** More numbers are not listed one by one. */
const NUMBERS = 100;

/** Undefined if there is no position, or where it was told to stop. */
export async function boardState(
  view: View,
  question: BoardQuestion,
  checkpoint: Checkpoint,
): Promise<BoardState | undefined> {
  const found = gameOf(view.document, question);
  if (!found) return undefined;
  const { problem } = found;
  const whole = question.chosen.length > 0 ? moved(found.game, question.chosen) : undefined;
  const game = whole ?? found.game;
  const isIllegal = !whole && question.chosen.length > 0 && !found.game.board.next(game.position, question.chosen);
  const chosen = whole || isIllegal ? [] : question.chosen;
  const moves = await movesOf(view, game, question.hasVerdicts, checkpoint);
  if (!moves) return undefined;
  const next = game.board.next(game.position, chosen);
  const choices = next && !('move' in next) ? next : undefined;
  const winner = isOver(game) ? winnerOf(game) : undefined;
  return {
    ...placeOf(view, found),
    position: positionText(problem, game.position),
    svg: svgOf(game.board.picture(game.position, toMove(game)), {
      size: 'large',
      translate: view.translate,
      buttons: choices ? labelsOf(view, game, chosen, choices) : new Map(),
      carried: carriedOf(choices),
    }),
    style: styleOf(themeOf(question.theme)),
    players: playersOf(view, game),
    hasNames: problem.players !== unnamed,
    turn: toMove(game),
    made: madeMoves(view, game),
    ...(isOver(game) && { ending: endingOf(view, game) }),
    ...(winner !== undefined && { winner }),
    ...(question.hasVerdicts && { verdict: verdictOf(view, game) }),
    ...lessonOf(view, game),
    ...bestOf(view, game),
    chosen,
    isIllegal,
    ...(choices && { next: nextChoice(view, choices) }),
    ...moves,
    isWritable: writableFields(view.document, { ...found, game }) !== undefined,
  };
}

function placeOf({ document }: View, { problem, testCase, at, game }: GameInFile) {
  const { id = problem.id } = document.choice;
  return {
    title: [...new Set([id, problem.title]), testCase.number].join(' · '),
    start: `${id} ${testCase.number} ${problem.ruleset.notation(game.start, 2000)}`,
    line: at.line,
    firstLine: testCase.firstLine,
    lastLine: testCase.lastLine,
  };
}

const playersOf = (view: View, { problem }: Game): [string, string] => {
  const [first, second] = namesOf(problem);
  return [translated(view, first), translated(view, second)];
};

const madeMoves = (view: View, { problem, made }: Game): BoardState['made'] =>
  made.map(({ path, position, move, after }, index) => ({
    choices: path,
    player: index % 2,
    text: translated(view, problem.ruleset.describe(position, move)),
    leaves: leftBy(problem, position, move, after),
  }));

function endingOf(view: View, game: Game): string {
  const winner = winnerOf(game);
  if (winner === undefined) return translated(view, message('The game is over.'));
  return translated(view, message('The game is over: {0} has won.', namesOf(game.problem)[winner]));
}

function verdictOf(view: View, { problem, position }: Game): string {
  const outcome = problem.ruleset.outcome(position);
  return `${symbols[outcome]} ${translated(view, outcomeSentence(problem, outcome))}`;
}

function lessonOf(view: View, game: Game): Pick<BoardState, 'lesson'> {
  const lesson = refutationOf(game);
  return lesson ? { lesson: translated(view, lesson) } : {};
}

function bestOf(view: View, game: Game): Pick<BoardState, 'best'> {
  const choices = bestPath(game);
  return choices ? { best: { choices, hint: translated(view, hintOf(game)) } } : {};
}

/** What the choice of each piece does, in words: the move that it makes, or what it is. */
function labelsOf(view: View, game: Game, chosen: Path, { spots }: Choices): Map<string, string> {
  const { board, problem, position } = game;
  return new Map(
    spots.map(({ piece, choice, words }) => {
      if (words) return [piece, translated(view, words)];
      const next = board.next(position, [...chosen, ...choice]);
      return [piece, next && 'move' in next ? translated(view, problem.ruleset.describe(position, next.move)) : piece];
    }),
  );
}

/** Returns the pieces that can be dragged: the one that is held, or those of which one may be. */
const carriedOf = (choices: Choices | undefined): Set<string> =>
  new Set([
    ...(choices?.held === undefined ? [] : [choices.held]),
    ...(choices?.spots ?? []).filter(({ isCarried }) => isCarried).map(({ piece }) => piece),
  ]);

function nextChoice(view: View, { prompt, spots, buttons = [], number }: Choices): NextChoice {
  const only = number?.only && number.only.length <= NUMBERS ? number.only.map(String) : undefined;
  return {
    prompt: translated(view, prompt),
    spots: spots.map(({ piece, choice }) => ({ piece, choices: choice })),
    buttons: buttons.map(({ words, choice }) => ({ label: translated(view, words), choices: choice })),
    ...(number && { number: { from: String(number.from), to: String(number.to), ...(only && { only }) } }),
  };
}

/** The first moves, as many as are listed. Their verdicts may take long. */
async function movesOf(
  view: View,
  { problem: { ruleset }, problem, position, board }: Game,
  hasVerdicts: boolean,
  checkpoint: Checkpoint,
): Promise<Pick<BoardState, 'moves' | 'hasMoreMoves'> | undefined> {
  const moves: BoardMove[] = [];
  for (const move of ruleset.moves(position) as Iterable<unknown>) {
    if (moves.length === LISTED) return { moves, hasMoreMoves: true };
    if (moves.length % 10 === 0 && !(await checkpoint())) return undefined;
    const after: unknown = ruleset.play(position, move);
    const outcome = hasVerdicts ? ruleset.outcome(after) : 'unknown';
    moves.push({
      choices: board.path(position, move),
      text: translated(view, ruleset.describe(position, move)),
      leaves: leftBy(problem, position, move, after),
      ...(outcome !== 'unknown' && { wins: outcome === 'P' }),
    });
  }
  return { moves, hasMoreMoves: false };
}
