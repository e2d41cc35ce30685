/** Lines of rules as features see them: those of a header, or of a file of rules. */
import { type Declaration, declare } from '../../document/choice/declaration';
import { reachIn, valuesOf } from '../../document/rules/ruleValues';
import type { HeapValues } from '../../games/editing/values';
import { RULE_LINES } from '../../games/lines';
import type { Message } from '../../text/message';
import { COMMENT, kindOf, VALUES } from '../../text/table';
import type { View } from '../view';

export interface RulesView extends Pick<View, 'translate' | 'hasCommands'> {
  readonly document: RulesText;
  readonly declaration: Declaration;
  /** The values of its heaps, if heaps have any. */
  readonly values: () => HeapValues | undefined;
  /** How far a search goes, if it takes one. */
  readonly reach: () => Message | undefined;
}

/** The text that the lines stand in. */
export interface RulesText {
  readonly uri: string;
  readonly version: number;
  readonly lineCount: number;
  lineText(line: number): string;
}

/** Returns the lines of rules in the header of a test file; undefined if there are none. */
export function rulesInHeader(view: View): RulesView | undefined {
  const { own } = view.document.choice;
  if (!own?.text.nameSpan) return undefined;
  return { ...view, declaration: own, values: () => valuesOf(view.document), reach: () => reachIn(view.document) };
}

/**
 * Returns the rules that a line belongs to, or would if something were written there: a comment below the name of a
 * game that is not built in, above all numbers. Undefined for any other line.
 */
export function rulesAt(view: View, line: number): RulesView | undefined {
  const { document } = view;
  const { choice, header } = document;
  const isNamed = choice.own?.text.nameSpan !== undefined || (choice.source === 'header' && !choice.problem);
  if (!isNamed || !header || header.id === '' || line <= header.span.start.line || !isAtTop(view, line))
    return undefined;
  const { name, span: nameSpan } = header;
  return (
    rulesInHeader(view) ?? {
      ...view,
      declaration: declare({ name, nameSpan, lines: [], prefix: '# ' }),
      values: () => undefined,
      reach: () => undefined,
    }
  );
}

/** Are there comments and empty lines alone down to this line? */
function isAtTop({ document: { blocks } }: View, line: number): boolean {
  if (line >= RULE_LINES || blocks.blockOfLine(line) > 0) return false;
  const { table } = blocks.at(0);
  for (let above = 0; above <= Math.min(line, table.lineCount - 1); above++)
    if (
      kindOf(table, above) !== COMMENT &&
      (kindOf(table, above) !== VALUES || table.lineToken[above] !== table.lineToken[above + 1])
    )
      return false;
  return true;
}
