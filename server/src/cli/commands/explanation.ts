/** What there is to say of a case, as text for a terminal. */
import { answer, type Case, type PositionAt, positionsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import { playedGame, turnTable } from '../../features/custom/lineOfPlay';
import { explanationText } from '../../features/render/reasons';
import { outcomeSentence, symbols, verdictWords, winnerName } from '../../features/render/verdict';
import type { Problem } from '../../problems/problem';
import { lineOfPlay } from '../../rulesets/lineOfPlay';
import { briefly } from '../../rulesets/ruleset';
import { type Message, message, render, type Translate } from '../../text/message';

/** How many winning moves and how many turns of the line of play are shown. */
const MOVES = 8;
const TURNS = 12;

/** A file whose problem is known, and the language of the one who asks. */
export interface Asked {
  readonly document: GameDocument;
  readonly problem: Problem;
  readonly translate: Translate;
  /** How many turns of a line of play that is told turn by turn. */
  readonly turns: number;
}

/** What there is to say about a line of the file, counted from 0. */
export interface Told {
  readonly line: number;
  readonly text: string;
}

/** The case, or of several positions the one on the line that was asked for. Where a line was, the line of play is told turn by turn. */
export async function explanations(asked: Asked, found: Case, line: number | undefined): Promise<Told[]> {
  const positions = positionsOf(asked.document, found);
  const exact = positions.filter((at) => at.line + 1 === line);
  const isGroup = asked.problem.each !== undefined;
  const output = outputOf(asked, found);
  const told: Told[] =
    isGroup && exact.length === 0 ? [{ line: found.firstLine, text: output.join('\n').trimStart() }] : [];
  for (const at of exact.length > 0 ? exact : positions) {
    const play = line === undefined ? shortPlay(asked, at) : await fullPlay(asked, at);
    const lines = [
      headline(asked, found, at),
      ...(isGroup ? [] : output),
      ...winningMoves(asked, at),
      ...reasons(asked, at),
      ...play,
    ];
    told.push({ line: isGroup ? at.line : found.firstLine, text: lines.join('\n') });
  }
  return told;
}

const say = ({ translate }: Asked, sentence: Message | string): string =>
  typeof sentence === 'string' ? sentence : render(sentence, translate);

/** The judge's output, where the verdict on one position does not say it all. */
function outputOf(asked: Asked, found: Case): string[] {
  const { output } = answer(asked.document, found);
  if (!output || (output.length === 1 && asked.problem.each === undefined)) return [];
  return [`  ${say(asked, message('Expected output:'))}`, ...output.map((line) => `    ${line}`.trimEnd())];
}

function headline(asked: Asked, { number }: Case, { position }: PositionAt): string {
  const {
    problem,
    problem: { ruleset },
  } = asked;
  const outcome = ruleset.outcome(position);
  return `${briefly(ruleset, position)}: ${symbols[outcome]} ${say(asked, verdictWords(problem, position, number))} — ${say(asked, outcomeSentence(problem, outcome))}`;
}

function winningMoves(asked: Asked, { position }: PositionAt): string[] {
  const { ruleset } = asked.problem;
  const moves = ruleset.winningMoves(position) as readonly unknown[];
  const sentences = moves
    .slice(0, MOVES)
    .map((move) =>
      message(
        '{0}, which leaves {1}',
        ruleset.describe(position, move),
        briefly(ruleset, ruleset.play(position, move)),
      ),
    );
  if (moves.length <= 1) return sentences.map((sentence) => `  ${say(asked, message('Winning move: {0}', sentence))}`);
  const lines = sentences.map((sentence) => say(asked, sentence));
  const more = moves.length > MOVES ? [say(asked, message('and more: {0} in all', moves.length))] : [];
  return [`  ${say(asked, message('Winning moves:'))}`, ...[...lines, ...more].map((line) => `    ${line}`)];
}

function reasons(asked: Asked, { position }: PositionAt): string[] {
  const { ruleset } = asked.problem;
  const grundy = ruleset.grundy?.(position);
  const value = grundy === undefined ? [] : [message('Grundy value: {0}.', grundy)];
  const text = explanationText([...ruleset.explain(position), ...value], asked);
  return [`  ${say(asked, message('Why:'))}`, ...indented(text)];
}

const indented = (text: string): string[] => text.split('\n').map((line) => (line === '' ? '' : `  ${line}`));

function shortPlay(asked: Asked, { position }: PositionAt): string[] {
  const {
    problem,
    problem: { ruleset },
  } = asked;
  const { turns, isComplete } = lineOfPlay(ruleset, position, TURNS);
  if (turns.length === 0) return [];
  const positions = [position, ...turns.map(({ after }) => after)].map((at) => briefly(ruleset, at));
  const line = `${positions.join(' → ')}${isComplete ? '' : ' → …'}`;
  return [
    `  ${say(asked, message('Line of play: {0}; {1} wins.', line, winnerName(problem, turns[0]!.outcome) ?? ''))}`,
  ];
}

async function fullPlay(asked: Asked, { position }: PositionAt): Promise<string[]> {
  const game = await playedGame(asked.problem, position, () => Promise.resolve(true), asked.turns);
  if (!game || game.turns.length === 0) return [];
  return [
    `  ${say(asked, message('Line of play:'))}`,
    ...indented(explanationText([turnTable(game)], asked)),
    `  ${say(asked, game.ending)}`,
  ];
}
