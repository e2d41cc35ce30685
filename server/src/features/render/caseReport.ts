/** All there is to say of a case, as data: a hover renders it as Markdown, the command line as text. */
import { answer, type Case, type PositionAt, positionsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import type { Problem } from '../../problems/problem';
import { turnsFrom } from '../../rulesets/lineOfPlay';
import { moveWithResult } from '../../rulesets/reasons/moveWords';
import { type AnyRuleset, briefly, type Explanation, type Outcome, type WinningMoves } from '../../rulesets/ruleset';
import { type Message, message } from '../../text/message';
import { shortened } from '../../text/shortened';
import { outcomeSentence, verdictWords, winnerName } from './verdict';

/** How much of each part is wanted. Lengths are in UTF-16 units; positions and lines that are longer are shortened. */
export interface ReportRoom {
  readonly moves: number;
  /** Moves of the line of play; 0 for none. */
  readonly turns: number;
  readonly positionUnits: number;
  /** All positions of the line of play together, of which two are always shown. */
  readonly playUnits: number;
  readonly outputLines: number;
  readonly outputLineUnits: number;
}

/** The first of some things, and how many there are in all. */
export interface Listing<Item> {
  readonly shown: readonly Item[];
  readonly total: number;
  /** There may be more than that. */
  readonly isCut?: true | undefined;
}

export interface CaseReport {
  readonly problem: Problem;
  readonly isBeyondEnd: boolean;
  /** The judge's output line by line; undefined if it is unknown, or if it is one line, which the verdict says. */
  readonly output: Listing<string> | undefined;
  /** The position at the line that was asked for, or the only one; undefined for a case of several positions. */
  readonly position: PositionReport | undefined;
}

/** What is said of a position in a word. */
export interface Verdict {
  /** The position's line, from 0. */
  readonly line: number;
  readonly notation: string;
  readonly outcome: Outcome;
}

export interface PositionReport extends Verdict {
  readonly position: unknown;
  /** The verdict in the judge's words, and in those of the theory. */
  readonly verdict: Message | string;
  readonly sentence: Message;
  /** The winning moves, each with the position that it leaves. */
  readonly moves: Listing<Message>;
  readonly reasons: Explanation;
  /**
   * The line of play in a sentence; undefined at the end of a game, and if the outcome is unknown or no turn is wanted.
   */
  readonly play: Message | undefined;
}

/** Reports on a case; undefined if it has no position, because it is not legal or has too many digits. */
export function caseReport(
  document: GameDocument,
  testCase: Case,
  line: number | undefined,
  room: ReportRoom,
): CaseReport | undefined {
  const { problem } = document;
  const positions = positionsOf(document, testCase);
  if (!problem || positions.length === 0) return undefined;
  const shown = positions.find((at) => at.line === line) ?? (problem.each === undefined ? positions.at(-1) : undefined);
  return {
    problem,
    isBeyondEnd: testCase.isBeyondEnd,
    output: outputOf(document, testCase, room),
    position: shown && positionReport(problem, testCase, shown, room),
  };
}

export function positionReport(problem: Problem, testCase: Case, at: PositionAt, room: ReportRoom): PositionReport {
  const { ruleset } = problem;
  const { position } = at;
  const short = verdictOn(ruleset, at, room);
  const grundy = ruleset.grundy?.(position);
  return {
    ...short,
    position,
    verdict: verdictWords(problem, position, testCase.number),
    sentence: outcomeSentence(problem, short.outcome),
    moves: movesFrom(ruleset, position, room),
    reasons: [...ruleset.explain(position), ...(grundy === undefined ? [] : [message('Grundy value: {0}.', grundy)])],
    play: playFrom(problem, position, room),
  };
}

/** Returns the verdicts on the first positions of a case, as many as there are turns in a line of play. */
export function verdictsOn(document: GameDocument, testCase: Case, room: ReportRoom): Listing<Verdict> {
  const positions = positionsOf(document, testCase);
  const { ruleset } = document.problem!;
  return { shown: positions.slice(0, room.turns).map((at) => verdictOn(ruleset, at, room)), total: positions.length };
}

const verdictOn = (ruleset: AnyRuleset, { position, line }: PositionAt, room: ReportRoom): Verdict => ({
  line,
  notation: notationOf(ruleset, position, room),
  outcome: ruleset.outcome(position),
});

const notationOf = (ruleset: AnyRuleset, position: unknown, { positionUnits }: ReportRoom): string =>
  shortened(briefly(ruleset, position, positionUnits), positionUnits);

function outputOf(document: GameDocument, testCase: Case, room: ReportRoom): Listing<string> | undefined {
  const { output } = answer(document, testCase);
  if (!output || (output.length === 1 && document.problem?.each === undefined)) return undefined;
  const shown = output.slice(0, room.outputLines).map((line) => shortened(line, room.outputLineUnits));
  return { shown, total: output.length };
}

function movesFrom(ruleset: AnyRuleset, position: unknown, room: ReportRoom): Listing<Message> {
  const moves = ruleset.winningMoves(position) as WinningMoves<unknown>;
  const shown = moves.slice(0, room.moves).map((move) => moveWithResult(ruleset, position, move, room.positionUnits));
  return { shown, total: moves.length, isCut: moves.isCut };
}

/** Returns what stands below the moves that are shown; undefined if they are all. */
export function moreMoves({ shown, total, isCut }: Listing<Message>): Message | undefined {
  if (isCut) return message('and more: at least {0} in all', total);
  return total > shown.length ? message('and more: {0} in all', total) : undefined;
}

/** Of large positions few fit into a few lines, and none is made for nothing. */
function playFrom(problem: Problem, position: unknown, room: ReportRoom): Message | undefined {
  const { ruleset } = problem;
  const shown = [notationOf(ruleset, position, room)];
  let units = shown[0]!.length;
  let isOver = false;
  for (const turns = turnsFrom(ruleset, position); room.turns > 0;) {
    const { done, value } = turns.next();
    if (done) isOver = value;
    if (done || shown.length > room.turns) break;
    const text = notationOf(ruleset, value.after, room);
    units += text.length;
    if (units > room.playUnits && shown.length >= 2) break;
    shown.push(text);
  }
  if (shown.length === 1) return undefined;
  const line = `${shown.join(' → ')}${isOver ? '' : ' → …'}`;
  return message('Line of play: {0}; {1} wins.', line, winnerName(problem, ruleset.outcome(position)) ?? '');
}
