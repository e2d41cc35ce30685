/** The report on a case as text for a terminal. */
import { type Case, positionsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import { playedGame, turnTable } from '../../features/custom/lineOfPlay';
import {
  type CaseReport,
  caseReport,
  moreMoves,
  type PositionReport,
  positionReport,
  type ReportRoom,
} from '../../features/render/caseReport';
import { explanationText } from '../../features/render/reasons';
import { symbols } from '../../features/render/verdict';
import type { Problem } from '../../problems/problem';
import { type Message, message, render, type Translate } from '../../text/message';

/** Nothing is shortened: what a terminal shows is also read by programs. */
const ROOM: ReportRoom = {
  moves: 8,
  turns: 12,
  positionUnits: Infinity,
  playUnits: Infinity,
  outputLines: Infinity,
  outputLineUnits: Infinity,
};

/** A file whose problem is known, and the language of the reader. */
export interface Explained {
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

/**
 * Returns the case, or of several positions the one on the line that was asked for. Where a line was, the line of play
 * is told turn by turn.
 */
export async function explanations(explained: Explained, testCase: Case, line: number | undefined): Promise<Told[]> {
  const { document, problem } = explained;
  const room = line === undefined ? ROOM : { ...ROOM, turns: 0 };
  const report = caseReport(document, testCase, line === undefined ? undefined : line - 1, room);
  if (!report) return [];
  const output = outputText(explained, report);
  const play = async (position: PositionReport): Promise<string[]> =>
    line === undefined ? shortPlay(explained, position) : fullPlay(explained, position);
  if (report.position && problem.each === undefined) {
    const text = positionText(explained, report.position, output, await play(report.position));
    return [{ line: testCase.firstLine, text }];
  }
  const told: Told[] = report.position ? [] : [{ line: testCase.firstLine, text: output.join('\n').trimStart() }];
  const positions = report.position
    ? [report.position]
    : positionsOf(document, testCase).map((at) => positionReport(problem, testCase, at, room));
  for (const position of positions)
    told.push({ line: position.line, text: positionText(explained, position, [], await play(position)) });
  return told;
}

const translated = ({ translate }: Explained, sentence: Message | string): string =>
  typeof sentence === 'string' ? sentence : render(sentence, translate);

function positionText(
  explained: Explained,
  report: PositionReport,
  output: readonly string[],
  play: readonly string[],
): string {
  const { notation, outcome, verdict, sentence, reasons } = report;
  return [
    `${notation}: ${symbols[outcome]} ${translated(explained, verdict)} — ${translated(explained, sentence)}`,
    ...output,
    ...movesText(explained, report),
    `  ${translated(explained, message('Why:'))}`,
    ...indented(explanationText(reasons, explained)),
    ...play,
  ].join('\n');
}

/** Returns the judge's output, where the verdict on one position does not say it all. */
function outputText(explained: Explained, { output }: CaseReport): string[] {
  if (!output) return [];
  const lines = output.shown.map((line) => `    ${line}`.trimEnd());
  return [`  ${translated(explained, message('Expected output:'))}`, ...lines];
}

function movesText(explained: Explained, { moves }: PositionReport): string[] {
  const { shown, total } = moves;
  const more = moreMoves(moves);
  if (total === 0 || (total === 1 && !more))
    return shown.map((move) => `  ${translated(explained, message('Winning move: {0}', move))}`);
  const lines = shown.map((move) => translated(explained, move));
  if (more) lines.push(translated(explained, more));
  return [`  ${translated(explained, message('Winning moves:'))}`, ...lines.map((line) => `    ${line}`)];
}

const indented = (text: string): string[] => text.split('\n').map((line) => (line === '' ? '' : `  ${line}`));

const shortPlay = (explained: Explained, { play }: PositionReport): string[] =>
  play ? [`  ${translated(explained, play)}`] : [];

async function fullPlay(explained: Explained, { position }: PositionReport): Promise<string[]> {
  const game = await playedGame(explained.problem, position, () => Promise.resolve(true), explained.turns);
  if (!game || game.turns.length === 0) return [];
  return [
    `  ${translated(explained, message('Line of play:'))}`,
    ...indented(explanationText([turnTable(game)], explained)),
    `  ${translated(explained, game.ending)}`,
  ];
}
