/** game/boardWrite: the position of a game written into the file. */
import type { WriteQuestion, WrittenPosition } from '../../../../protocol/messages';
import { lastLineOf } from '../../document/caseSpan';
import type { GameDocument } from '../../document/document';
import { insertBelow } from '../../document/findings/expectations';
import type { AnyFields } from '../../formats/format';
import { writeCase } from '../../formats/write';
import type { Edit } from '../../text/finding';
import { message } from '../../text/message';
import { spanOfLine } from '../../text/place';
import { toTextEdits } from '../codeAction/edits';
import { editsOf } from '../codeAction/play';
import { translated, type View } from '../view';
import { writableFields } from './fields';
import { gameOf } from './place';

export function writtenPosition(view: View, question: WriteQuestion): WrittenPosition | undefined {
  const { document } = view;
  const found = gameOf(document, question);
  if (!found) return undefined;
  const fields = writableFields(document, found);
  if (!fields)
    return { refusal: translated(view, message('This position cannot be written as a case of this problem.')) };
  const edits =
    question.as === 'replacement'
      ? editsOf(document, found.testCase, fields)
      : newCase(document, lastLineOf(found.testCase), fields);
  if (!edits) return { refusal: translated(view, message('A file of this problem has one case only.')) };
  return { edits: toTextEdits(edits) };
}

/** Puts a case below a line; undefined if the statement has one case only. */
function newCase(document: GameDocument, line: number, fields: AnyFields): Edit[] | undefined {
  const { input } = document.problem!;
  if (input.end.kind === 'single') return undefined;
  const below = insertBelow(document, line, `${writeCase(input, fields).join('\n')}\n`);
  return [...countedUp(document), below];
}

/** Where a line rightly says how many cases there are, it says one more. */
function countedUp(document: GameDocument): Edit[] {
  const { count } = document.end;
  const { caseCount } = document.blocks;
  if (count?.value !== caseCount) return [];
  const line = document.lineText(count.line);
  const start = line.length - line.trimStart().length;
  return [{ span: spanOfLine(count.line, start, start + line.trim().length), text: String(caseCount + 1) }];
}
