/** textDocument/codeAction in lines of rules, beyond fixes: to write what is known of the values as a claim. */
import type { CodeAction, Range } from 'vscode-languageserver-types';
import { periodClaim } from '../../games/editing/values';
import { textOf } from '../../games/lines';
import { message } from '../../text/message';
import { spanOfLine } from '../../text/place';
import type { Asked } from '../codeAction';
import { translated, type View } from '../view';
import { rulesInHeader, type RulesView } from './view';

/** The period of the values as a claim, at the moves; nothing if it is there already. */
export function ruleActions(view: RulesView, { start, end }: Range, { only }: Pick<Asked, 'only'>): CodeAction[] {
  const { text } = view.declaration;
  const isWanted = only === undefined || only.some((kind) => 'refactor.rewrite'.startsWith(kind));
  const isAtMove = text.lines.some(({ line, key }) => key === 'move' && line >= start.line && line <= end.line);
  const values = isWanted && isAtMove ? view.values() : undefined;
  const claim = values && periodClaim(values);
  if (claim === undefined || text.lines.some((at) => textOf(at) === claim)) return [];
  const title = translated(view, message('Write the period as a claim'));
  return [
    { title, kind: 'refactor.rewrite', edit: { changes: { [view.document.uri]: [newLine(view, `claim: ${claim}`)] } } },
  ];
}

/** The same in the header of a test file. */
export function ruleActionsInHeader(view: View, range: Range, asked: Pick<Asked, 'only'>): CodeAction[] {
  const rules = rulesInHeader(view);
  return rules ? ruleActions(rules, range, asked) : [];
}

/** An edit that adds a line below all rules. */
function newLine({ document, declaration: { text } }: RulesView, rule: string): { range: Range; newText: string } {
  const last = text.lines.at(-1)!.line;
  const end = document.lineText(last).length;
  return { range: spanOfLine(last, end, end), newText: `\n${text.prefix}${rule}` };
}
