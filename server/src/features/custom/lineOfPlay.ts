/** game/lineOfPlay: the whole perfect game from a position, as a table. */
import type { Position } from 'vscode-languageserver-types';
import type { LineOfPlay } from '../../../../protocol/messages';
import { type Case, caseAtLine, positionsOf } from '../../document/case';
import { prepareLines } from '../../document/rules/prepare';
import { type Problem, unnamed } from '../../problems/problem';
import { lineOfPlay as play, type Turn } from '../../rulesets/lineOfPlay';
import { briefly, type Table } from '../../rulesets/ruleset';
import { type Message, message } from '../../text/message';
import { shortened } from '../../text/shortened';
import type { Checkpoint } from '../diagnostic';
import { escapeMarkdown, explanationMarkdown } from '../render/reasons';
import { outcomeSentence, symbols, winnerName } from '../render/verdict';
import { isPrepared } from '../slices';
import { translated, type View } from '../view';

/** A longer game is cut off here. */
export const MOST_TURNS = 200;
/** Of larger positions fewer turns are shown, so that all their notations together stay below this. */
const MOST_TEXT = 2_000_000;
const LEAST_TURNS = 12;
/** Longer positions are shown shortened. */
const MAX_POSITION_UNITS = 120;
/** Turns between two pauses. */
const STRETCH = 10;

export interface PlayedTurn {
  /** From 1. */
  readonly turn: number;
  readonly player: string | Message;
  readonly move: Message;
  /** The position after the move. */
  readonly position: string;
  readonly why: Message;
}

export interface PlayedGame {
  /** The position that it begins with. */
  readonly start: string;
  readonly turns: readonly PlayedTurn[];
  /** How it goes on after the last turn. */
  readonly ending: Message;
}

/** Returns the game from the position at a line; undefined if there is no position, or where it was told to stop. */
export async function lineOfPlay(
  view: View,
  { line }: Position,
  checkpoint: Checkpoint,
): Promise<LineOfPlay | undefined> {
  const { document } = view;
  const testCase = caseAtLine(document, line);
  const positions = testCase ? positionsOf(document, testCase) : [];
  const shown = positions.find((at) => at.line === line) ?? positions.at(-1);
  if (!document.problem || !testCase || !shown) return undefined;
  if (!(await isPrepared(prepareLines(document, line, line), checkpoint))) return undefined;
  const game = await playedGame(document.problem, shown.position, checkpoint);
  return (
    game && {
      title: titleOf(view, document.problem, testCase),
      markdown: markdownOf(view, document.problem, testCase, shown.position, game),
    }
  );
}

/** Returns the game from a position, as data, of at most so many turns. */
export async function playedGame(
  problem: Problem,
  position: unknown,
  checkpoint: Checkpoint,
  wanted = MOST_TURNS,
): Promise<PlayedGame | undefined> {
  const start = problem.ruleset.notation(position);
  const room = Math.max(LEAST_TURNS, Math.floor(MOST_TEXT / (start.length + 1)));
  const most = Math.min(wanted, room);
  const turns: Turn[] = [];
  let isComplete = false;
  for (let last = -1; last < turns.length && turns.length < most;) {
    if (!(await checkpoint())) return undefined;
    last = turns.length;
    const before = turns.at(-1);
    const stretch = play(problem.ruleset, before?.after ?? position, Math.min(STRETCH, most - last), before);
    turns.push(...stretch.turns);
    isComplete = stretch.isComplete;
    if (isComplete) break;
  }
  return {
    start: shortened(start, MAX_POSITION_UNITS),
    turns: turns.map((turn, index) => played(problem, turn, index, isComplete && index === turns.length - 1)),
    ending: endingOf(problem, turns, isComplete, most),
  };
}

function played(
  { ruleset, players }: Problem,
  { position, outcome, move, after }: Turn,
  index: number,
  isLast: boolean,
): PlayedTurn {
  const names = players === unnamed ? inTurn : players;
  const why = outcome === 'N' ? message('leaves a 𝒫-position') : message('every move loses');
  return {
    turn: index + 1,
    player: names[index % 2 === 0 ? 0 : 1],
    move: ruleset.describe(position, move),
    position: shortened(briefly(ruleset, after, MAX_POSITION_UNITS), MAX_POSITION_UNITS),
    why: isLast ? message('ends the game') : why,
  };
}

/** In a game of many turns “the player to move” is now the one and now the other. */
const inTurn = [message('the first player'), message('the second player')] as const;

function endingOf(problem: Problem, turns: readonly Turn[], isComplete: boolean, most: number): Message {
  const winner =
    turns[0] &&
    winnerName({ ...problem, players: problem.players === unnamed ? inTurn : problem.players }, turns[0].outcome);
  if (!isComplete && turns.length === most)
    return message('The game goes on: only its first {0} turns are shown. Winner: {1}.', most, winner ?? '');
  if (!isComplete) return message('What follows is not known.');
  return winner === undefined ? message('The game is over.') : message('Winner: {0}.', winner);
}

function titleOf(view: View, problem: Problem, { number }: Case): string {
  const { id = problem.id } = view.document.choice;
  return translated(view, message('Line of play: {0}, case {1}', id, number));
}

const HEAD = [message('Turn'), message('Who'), message('Move'), message('Position after it'), message('Why')];

/** Returns the turns as a table, for a client to show. */
export const turnTable = ({ turns }: PlayedGame): Table => ({
  head: HEAD,
  rows: turns.map(({ turn, player, move, position, why }) => [String(turn), player, move, position, why]),
});

/** Returns the heading, the position, the turns, and how it ends. */
function markdownOf(view: View, problem: Problem, testCase: Case, position: unknown, game: PlayedGame): string {
  const outcome = problem.ruleset.outcome(position);
  return [
    `# ${escapeMarkdown(titleOf(view, problem, testCase))}`,
    `**${escapeMarkdown(game.start)}** ${symbols[outcome]} — ${escapeMarkdown(translated(view, outcomeSentence(problem, outcome)))}`,
    ...(game.turns.length === 0 ? [] : [explanationMarkdown([turnTable(game)], view)]),
    escapeMarkdown(translated(view, game.ending)),
  ].join('\n\n');
}
