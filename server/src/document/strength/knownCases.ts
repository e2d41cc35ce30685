/** The cases of a file that programs could be judged by: legal ones whose answers are known, as far as the input goes. */
import type { AnyFields } from '../../formats/format';
import { textOf } from '../../problems/problem';
import { prepare } from '../../rulesets/ruleset';
import { Stretch } from '../blocks/stretch';
import { caseAt, fieldsOf } from '../case';
import { hasTooManyDigits, unitsOf } from '../caseSize';
import type { GameDocument } from '../document';

export interface KnownCases {
  readonly cases: readonly AnyFields[];
  /** The right output of each, without the last line ending; they are numbered as if there were no others. */
  readonly truths: readonly string[];
  /** Which cases of the document they are. */
  readonly indices: readonly number[];
}

/** How many short cases are answered between two pauses. */
const SLICE = 128;

/** Answers the first so many cases. It stops now and then, so that the caller can pause or give up. */
export function* knownCases(document: GameDocument, most: number): Generator<undefined, KnownCases> {
  const { problem, end } = document;
  const [cases, truths, indices]: [AnyFields[], string[], number[]] = [[], [], []];
  const stretch = new Stretch(SLICE);
  for (let index = 0; problem && index < Math.min(end.cases, most); index++) {
    const found = caseAt(document, index)!;
    if (!found.isLegal || hasTooManyDigits(document, found)) continue;
    if (stretch.isOverBefore(unitsOf(document, found))) yield;
    const fields = fieldsOf(document, found);
    if (problem.ruleset.prepare)
      for (const position of problem.positions(fields)) yield* prepare(problem.ruleset, position);
    const truth = textOf(problem.answer(fields, cases.length + 1));
    if (truth === undefined) continue;
    cases.push(fields);
    truths.push(truth);
    indices.push(index);
  }
  return { cases, truths, indices };
}
