/**
 * Completions where a line of numbers begins: the names of its numbers to fill in, and the line that ends the input.
 */
import type { CompletionItem } from 'vscode-languageserver-types';
import { lineAhead, type RowAhead } from '../../document/lineAhead';
import { namesOf } from '../../formats/diagnose';
import { terminatorOf } from '../../formats/write';
import { message } from '../../text/message';
import { lineRange } from '../codeAction/edits';
import { translated, type View } from '../view';

const VALUE = 12;
const SNIPPET = 15;
const AS_IS = 1;
const AS_SNIPPET = 2;

/** A list of more numbers than this is one place to fill in. */
const MOST_PLACES = 20;

export function caseCompletions(view: View, line: number, canFillIn: boolean): CompletionItem[] {
  const { document } = view;
  const typed = document.lineText(line).trim();
  const ahead = /^[0\s]*$/.test(typed) ? lineAhead(document, line) : undefined;
  if (ahead?.kind !== 'row') return [];
  return [
    ...(canFillIn && typed === '' ? [lineToFillIn(view, line, ahead)] : []),
    ...(ahead.beginsCase ? terminator(view, line, typed) : []),
  ];
}

/** Returns the line that ends the input, below the last case. */
function terminator(view: View, line: number, typed: string): CompletionItem[] {
  const { document } = view;
  const zeros = terminatorOf(document.problem!.input);
  if (!zeros?.startsWith(typed) || document.end.terminator !== undefined || !isBelowAllCases(view, line)) return [];
  const ending = line + 1 < document.lineCount ? '' : '\n';
  return [
    {
      label: zeros,
      detail: translated(view, message('ends the input')),
      kind: VALUE,
      insertTextMode: AS_IS,
      sortText: '1',
      textEdit: { range: lineRange(view.document, line), newText: zeros + ending },
    },
  ];
}

function isBelowAllCases({ document: { blocks } }: View, line: number): boolean {
  const last = blocks.length - 1;
  const { cases } = blocks.at(last);
  return blocks.linesBefore(last) + (cases.firstLine[cases.caseCount - 1] ?? line) <= line;
}

function lineToFillIn(view: View, line: number, ahead: RowAhead): CompletionItem {
  const placeholders = namesAhead(ahead).map((name, index) => `\${${index + 1}:${name}}`);
  return {
    label: namesOf(ahead.row.shape),
    detail: translated(view, ahead.beginsCase ? message('the next case') : message('the next line of the case')),
    kind: SNIPPET,
    insertTextFormat: AS_SNIPPET,
    insertTextMode: AS_IS,
    sortText: '0',
    textEdit: { range: lineRange(view.document, line), newText: placeholders.join(' ') },
  };
}

function namesAhead({
  row: {
    shape: { fields, list },
  },
  length,
}: RowAhead): string[] {
  const names = fields.map(({ name }) => name);
  if (!list) return names;
  if (length === undefined || length > MOST_PLACES) return [...names, namesOf({ fields: [], list })];
  return [...names, ...Array.from({ length }, (_, index) => `${list.name}${index + 1}`)];
}
