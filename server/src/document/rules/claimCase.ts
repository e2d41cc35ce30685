/** The position that refutes a claim, as a case of the file. */
import type { AnyFields } from '../../formats/format';
import { writeCase } from '../../formats/write';
import type { Declared } from '../../games/game';
import type { Numbers, OwnPosition } from '../../rulesets/own/rules';
import type { Edit, Fix } from '../../text/finding';
import { message } from '../../text/message';
import type { Natural } from '../../text/natural';
import { spanOfLine } from '../../text/place';
import { caseAt, fieldsOf } from '../case';
import type { GameDocument } from '../document';
import { insertBelow } from '../findings/expectations';
import { keyOf } from './examine';

/** Cases among which one with the same numbers is looked for. */
const MOST_CASES = 1000;

/** Writes the position as a case: as the last case with the same numbers would be with it, or from its numbers alone. */
export function addCase(
  document: GameDocument | undefined,
  declared: Declared,
  numbers: Numbers,
  part: readonly Natural[],
): Fix[] {
  const { problem } = document ?? {};
  if (!document || !problem || problem.input.end.kind === 'single') return [];
  const fields = caseFields(document, declared, numbers, part);
  if (!fields) return [];
  const lines = writeCase(problem.input, fields);
  const edits = [...counted(document), insertAtEnd(document, `${lines.join('\n')}\n`)];
  return [{ title: message('Add {0} as a case', lines.join(' / ')), edits }];
}

function caseFields(
  document: GameDocument,
  declared: Declared,
  numbers: Numbers,
  part: readonly Natural[],
): AnyFields | undefined {
  if (!declared.isPlain || declared.each !== undefined) return undefined;
  const problem = document.problem!;
  const { blocks, compiled } = document;
  for (let index = 0; index < Math.min(blocks.caseCount, MOST_CASES); index++) {
    const found = caseAt(document, index)!;
    if (!found.isLegal) continue;
    const fields = fieldsOf(document, found);
    const [position] = problem.positions(fields) as readonly OwnPosition[];
    if (position && keyOf(position.numbers) === keyOf(numbers))
      return problem.rewrite?.(fields, { numbers, parts: [part] }, 0);
  }
  const { names } = declared.input;
  const isPlainLine = [...names.keys()].every((name) => declared.rules.coordinates.includes(name));
  if (!isPlainLine || compiled?.rows.some(({ shape, times }) => shape.list !== undefined || times >= 0) !== false)
    return undefined;
  return Object.fromEntries(declared.rules.coordinates.map((name, index) => [name, part[index]!]));
}

/** One more case than the first line says. */
function counted({ end, problem }: GameDocument): Edit[] {
  if (problem?.input.end.kind !== 'count' || end.count?.value === undefined) return [];
  const { line, value } = end.count;
  return [{ span: spanOfLine(line, 0, String(value).length), text: String(BigInt(value) + 1n) }];
}

/** Below the last case of the input, and what is expected of it. */
function insertAtEnd(document: GameDocument, text: string): Edit {
  const { end } = document;
  if (end.terminator !== undefined) return { span: spanOfLine(end.terminator, 0, 0), text };
  const last = caseAt(document, end.cases - 1);
  const line = last ? (last.expectation.at(-1)?.line ?? last.lastLine) : (end.count?.line ?? document.lineCount - 1);
  return insertBelow(document, line, text);
}
