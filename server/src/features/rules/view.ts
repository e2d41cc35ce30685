/** Lines of rules as features see them: those of a header, or of a file of rules. */
import type { Declaration } from '../../document/declaration';
import type { View } from '../view';

export interface RulesView extends Pick<View, 'translate' | 'hasCommands'> {
  readonly document: RulesText;
  readonly declaration: Declaration;
}

/** The text that the lines stand in. */
export interface RulesText {
  readonly uri: string;
  readonly version: number;
  readonly lineCount: number;
  lineText(line: number): string;
}

/** The lines of rules in the header of a test file; undefined if there are none. */
export function rulesInHeader(view: View): RulesView | undefined {
  const { own } = view.document.choice;
  return own?.text.nameSpan ? { ...view, declaration: own } : undefined;
}

/** Does a line of rules, or of the comments among them, stand there? */
export function isInRules({ declaration: { text } }: RulesView, line: number): boolean {
  const first = text.nameSpan?.start.line ?? 0;
  return line >= first && (text.nameSpan === undefined || line <= (text.lines.at(-1)?.line ?? first));
}
