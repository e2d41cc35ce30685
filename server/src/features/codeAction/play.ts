/** Actions that play a move: they put the position after it in place of the case. */
import type { CodeAction } from 'vscode-languageserver-types';
import { readsBack } from '../../document/blocks/readsBack';
import { type Case, fieldsOf, type PositionAt, positionsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import { expectationLine, removeExpectation } from '../../document/findings/expectations';
import type { AnyFields } from '../../formats/format';
import { writeCase } from '../../formats/write';
import { type Problem, unnamed } from '../../problems/problem';
import { nextMove } from '../../rulesets/lineOfPlay';
import { firstWinningMove } from '../../rulesets/ruleset';
import type { Edit } from '../../text/finding';
import { type Message, message } from '../../text/message';
import { translated, type View } from '../view';
import { toTextEdits } from './edits';

/** More winning moves than this make too long a menu. */
const OFFERED = 4;
/** Of longer cases only one is offered, since each of them carries the whole case. */
const LONG = 100_000;

/** Returns the winning moves of the position at the line, or the move that holds out best where none wins. */
export function playActions(view: View, testCase: Case, line: number): CodeAction[] {
  const { document } = view;
  const { problem } = document;
  const positions = positionsOf(document, testCase);
  const index = Math.max(
    0,
    positions.findIndex((at) => at.line === line),
  );
  const at = positions[index];
  if (!problem?.rewrite || !at) return [];
  const isLong = document.lineText(testCase.lastLine).length > LONG;
  const moves = isLong
    ? [firstWinningMove(problem.ruleset, at.position)].filter((move) => move !== undefined)
    : (problem.ruleset.winningMoves(at.position) as readonly unknown[]).slice(0, OFFERED);
  if (moves.length > 0)
    return moves.map((move) =>
      playAction(
        view,
        testCase,
        { at, index, move },
        asMover(problem, message('Play the winning move: {0}', problem.ruleset.describe(at.position, move))),
      ),
    );
  const move = nextMove(problem.ruleset, at.position);
  if (move === undefined || problem.ruleset.outcome(at.position) === 'unknown') return [];
  return [
    playAction(
      view,
      testCase,
      { at, index, move },
      asMover(problem, message('Play on, though every move loses: {0}', problem.ruleset.describe(at.position, move))),
    ),
  ];
}

/**
 * Where players have names, says who moves in the line that the move leaves: a judge's input always begins with the
 * same player, so “Ollie wins” below Stan's winning move speaks of Stan as his opponent.
 */
const asMover = ({ players }: Problem, title: Message): Message =>
  players === unnamed ? title : message('{0} (in the new line, {1} is the opponent, who moves)', title, players[0]);

interface Chosen {
  readonly at: PositionAt;
  readonly index: number;
  readonly move: unknown;
}

function playAction(view: View, testCase: Case, chosen: Chosen, title: Message): CodeAction {
  const action: CodeAction = { title: translated(view, title), kind: 'refactor.rewrite' };
  const fields = fieldsAfter(view.document, testCase, chosen);
  if (!fields)
    return {
      ...action,
      disabled: {
        reason: translated(
          view,
          message('The position after this move cannot be written as a case: the game ends there.'),
        ),
      },
    };
  return {
    ...action,
    edit: { changes: { [view.document.uri]: toTextEdits(editsOf(view.document, testCase, fields)) } },
  };
}

/** Returns the case after the move, if it can be written as one that the statement allows. */
function fieldsAfter(document: GameDocument, testCase: Case, { at, index, move }: Chosen): AnyFields | undefined {
  const problem = document.problem!;
  const after: unknown = problem.ruleset.play(at.position, move);
  const fields = problem.rewrite?.(fieldsOf(document, testCase), after, index);
  return fields && readsBack(problem, fields) ? fields : undefined;
}

/** Writes the new case over the old one; an expected output that was there is brought up to date. */
export function editsOf(document: GameDocument, testCase: Case, fields: AnyFields): Edit[] {
  const problem = document.problem!;
  const lines = writeCase(problem.input, fields);
  const span = {
    start: { line: testCase.firstLine, character: 0 },
    end: { line: testCase.lastLine, character: document.lineText(testCase.lastLine).length },
  };
  if (testCase.expectation.length === 0) return [{ span, text: lines.join('\n') }];
  const truth = problem.output(problem.positions(fields), testCase.number)?.split('\n') ?? [];
  return [
    { span, text: [...lines, ...truth.map(expectationLine)].join('\n') },
    ...removeExpectation(document, testCase),
  ];
}
