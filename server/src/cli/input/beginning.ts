/** The position that a game or a map begins with. */
import { type Case, caseAt, caseAtLine, positionsOf } from '../../document/case';
import { GameDocument } from '../../document/document';
import { smallCases } from '../../formats/generate/small';
import type { Problem } from '../../problems/problem';
import { boardOf } from '../../rulesets/boards/index';
import { message } from '../../text/message';
import type { Call } from '../command';
import { misuse } from '../failure';
import { namesFile, problemIn, problemNamed } from './choose';
import { withInput } from './input';
import { openDocument } from './openDocument';
import { isRulesFile } from './rulesFile';

export interface Beginning {
  readonly problem: Problem;
  readonly position: unknown;
}

/** So many small cases are looked at for one that has a move. */
const MAX_SMALL_CASES = 1000;

/** Returns the first position of the problem’s sample at which the game is not over; without a sample, of the smallest cases. */
export function beginningOf({ options }: Call, id: string): Beginning {
  if (options.game !== undefined) throw misuse(message('--game goes with a file'));
  const problem = problemNamed(id);
  const hasMove = (position: unknown): boolean => boardOf(problem.ruleset).next(position, []) !== undefined;
  const positions = problem.sample.input === '' ? smallPositions(problem) : samplePositions(problem);
  const position = positions.find(hasMove) ?? positions[0];
  if (position === undefined) throw misuse(message('{0} has no sample: give a file with a case', problem.id));
  return { problem, position };
}

function samplePositions(problem: Problem): unknown[] {
  const document = new GameDocument('', problem.sample.input, { fileName: '', problem });
  return [...casesOf(document)].flatMap((testCase) => positionsOf(document, testCase).map(({ position }) => position));
}

function smallPositions(problem: Problem): unknown[] {
  const positions: unknown[] = [];
  for (const fields of smallCases(problem.input)) {
    positions.push(...problem.positions(fields));
    if (positions.length >= MAX_SMALL_CASES) break;
  }
  return positions;
}

function* casesOf(document: GameDocument): Generator<Case> {
  for (let index = 0; index < document.end.cases; index++) yield caseAt(document, index)!;
}

/**
 * Returns the first position of a file, or that on a line of it, `FILE:LINE`; undefined if there is no such file, or if it is
 * one of rules, which stands for a problem.
 */
export function beginningAt({ options }: Call, operand: string): Promise<Beginning> | undefined {
  const [, name = operand, line] = namesFile(operand) ? [] : (/^(.+):([1-9]\d*)$/.exec(operand) ?? []);
  if (!namesFile(name) || isRulesFile(name)) return undefined;
  return withInput(name, (input) => {
    const document = openDocument(input, options.game);
    const problem = problemIn(document);
    const testCase = line === undefined ? caseAt(document, 0) : caseAtLine(document, Number(line) - 1);
    const positions = testCase && (line !== undefined || document.end.cases > 0) ? positionsOf(document, testCase) : [];
    const at = positions.find((one) => one.line + 1 === Number(line)) ?? positions[0];
    if (!at) throw misuse(message('{0}: there is no case on line {1}', name, line ?? 1));
    return { problem, position: at.position };
  });
}
