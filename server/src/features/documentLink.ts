/** textDocument/documentLink: from the header to the judge's page, and to our page on the game. */
import type { DocumentLink } from 'vscode-languageserver-types';
import { problemsById } from '../problems/index';
import { nameOf } from '../problems/shared/names';
import { message } from '../text/message';
import { spanOfLine } from '../text/place';
import { rulesetUrl } from './render/links';
import { translated, type View } from './view';

export function documentLinks(view: View): DocumentLink[] {
  const { document } = view;
  const { header } = document;
  const problem = problemsById.get(header?.id ?? '');
  if (!header || !problem) return [];
  const { line } = header.span.start;
  const word = document.lineText(line).search(/\w/);
  const target = rulesetUrl(view, problem);
  const game = {
    range: spanOfLine(line, word, word + 'game'.length),
    tooltip: translated(view, message('About the game: {0}', problem.ruleset.title)),
  };
  const { title, url } = nameOf(problem, header.id);
  const judge = { range: header.span, tooltip: translated(view, message('The problem at its judge: {0}', title)) };
  return [
    ...(target === undefined ? [] : [{ ...game, target }]),
    ...(url === undefined ? [] : [{ ...judge, target: url }]),
  ];
}
