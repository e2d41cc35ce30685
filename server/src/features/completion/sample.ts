/** Completions of a file without any numbers: the sample of the problem, or of each problem. */
import type { CompletionItem } from 'vscode-languageserver-types';
import { headerLine } from '../../document/choice/header';
import { problemsById } from '../../library/index';
import { nameOf } from '../../problems/shared/names';
import { message } from '../../text/message';
import { lineRange } from '../codeAction/edits';
import { type ProblemData, problemNames } from '../render/problemNames';
import { translated, type View } from '../view';

const SNIPPET = 15;
const AS_IS = 1;

export function sampleCompletions(view: View, line: number): CompletionItem[] {
  const { choice } = view.document;
  if (choice.problem) return [sample(view, line, choice.id ?? choice.problem.id, '', 0)];
  // A header that names no problem has to be put right first.
  if (view.document.header) return [];
  return problemNames().map(({ id }, index) => sample(view, line, id, headerLine(id), index));
}

function sample(view: View, line: number, id: string, header: string, index: number): CompletionItem {
  const problem = problemsById.get(id)!;
  const { title } = nameOf(problem, id);
  const isLast = line + 1 >= view.document.lineCount;
  const text = header + problem.sample.input;
  return {
    label: id,
    labelDetails: { description: title },
    detail: translated(view, message('sample of {0}', title)),
    kind: SNIPPET,
    insertTextMode: AS_IS,
    filterText: `${id} ${title}`,
    sortText: String(index).padStart(4, '0'),
    textEdit: { range: lineRange(view.document, line), newText: isLast ? text : text.replace(/\n$/, '') },
    data: { uri: view.document.uri, id } satisfies ProblemData,
  };
}
