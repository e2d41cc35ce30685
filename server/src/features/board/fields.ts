import { readsBack } from '../../document/blocks/readsBack';
import { fieldsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import type { AnyFields } from '../../formats/format';
import type { GameInFile } from './place';

/** The numbers of the case with the position of a game, if it can be written as one that the statement allows. */
export function writableFields(
  document: GameDocument,
  { problem, testCase, index, game }: GameInFile,
): AnyFields | undefined {
  const fields = problem.rewrite?.(fieldsOf(document, testCase), game.position, index);
  return fields && readsBack(problem, fields) ? fields : undefined;
}
