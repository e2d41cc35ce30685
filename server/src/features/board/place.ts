/** Where a game begins: the case at a line, or the last one before it. */
import type { AboutGame } from '../../../../protocol/messages';
import { type Case, caseAt, caseAtLine, caseBefore, type PositionAt, positionsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import type { Problem } from '../../problems/problem';
import { axesOf } from '../../rulesets/boards/axes';
import { type Game, replay } from './game';

interface Beginning {
  readonly problem: Problem;
  readonly testCase: Case;
  readonly at: PositionAt;
  /** Which of the positions of the case it is. */
  readonly index: number;
}

/** The position at a line, or of the last case before it, or of the first case; undefined if that has none. */
function beginningAt(document: GameDocument, line: number): Beginning | undefined {
  const { problem } = document;
  const testCase = caseAtLine(document, line) ?? caseBefore(document, line) ?? caseAt(document, 0);
  const positions = testCase ? positionsOf(document, testCase) : [];
  const index = Math.max(
    0,
    positions.findIndex((at) => at.line === line),
  );
  const at = positions[index];
  return problem && testCase && at && { problem, testCase, at, index };
}

export interface GameInFile extends Beginning {
  readonly game: Game;
}

/** The game that a request is about; undefined if there is no position to begin with. */
export function gameOf(document: GameDocument, { position: { line }, moves, from }: AboutGame): GameInFile | undefined {
  const beginning = beginningAt(document, line);
  const start = beginning && (from ? onMap(beginning, from) : beginning.at.position);
  return beginning && start !== undefined ? { ...beginning, game: replay(beginning.problem, start, moves) } : undefined;
}

/** The position at a place of the map. */
const onMap = ({ problem, at }: Beginning, [x = -1, y = 0]: readonly number[]): unknown =>
  isPlace(x) && isPlace(y) ? axesOf(problem.ruleset, at.position)?.position(x, y) : undefined;

const isPlace = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;
