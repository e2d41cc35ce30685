/**
 * textDocument/signatureHelp: the numbers of the line that is being written, with the bounds and the meaning of the one
 * at the caret.
 */
import type { ParameterInformation, Position, SignatureHelp } from 'vscode-languageserver-types';
import { lineAhead, type RowAhead, tokensOf } from '../document/lineAhead';
import { describeEnd, relatedTo } from '../formats/describe';
import { namesOf, rangeOf } from '../formats/diagnose';
import type { Field, List } from '../formats/format';
import { terminatorOf } from '../formats/write';
import { listed } from '../text/joined';
import { type Message, message } from '../text/message';
import { kindOf, lastAtMost, VALUES } from '../text/table';
import { translated, type View } from './view';

/** Why the help is asked for, as the protocol has it. */
export interface Occasion {
  /** 1: by the user; 2: by a character that was typed; 3: by a change of the text. */
  readonly triggerKind: 1 | 2 | 3;
  /** The help is shown already, or asked for: VS Code says so, too, while the answer before is still awaited. */
  readonly isRetrigger: boolean;
  /** The help that is shown. */
  readonly activeSignatureHelp?: object | undefined;
}

/** A space brings the help in the first cases of a file alone: whoever has written some knows the layout. */
const LEARNT = 3;

/** Where the caret is among the numbers of its line. */
interface Caret {
  /** The number that it touches, or that would be written there. */
  readonly index: number;
  /** How many numbers the line has. */
  readonly count: number;
}

export function signatureHelp(view: View, { line, character }: Position, occasion: Occasion): SignatureHelp | null {
  const { document } = view;
  if (isDirective(view, line)) return null;
  const caret = caretAt(view, line, character);
  if (!isWelcome(view, caret, occasion)) return null;
  if (line === document.end.terminator) return endOfInput(view);
  const ahead = lineAhead(document, line);
  if (!ahead) return null;
  return ahead.kind === 'count' ? helpOnCount(view, ahead.field, caret) : helpOnRow(view, ahead, caret);
}

function isDirective({ document: { blocks } }: View, line: number): boolean {
  const index = blocks.blockOfLine(line);
  if (index < 0) return false;
  const local = line - blocks.linesBefore(index);
  return local < blocks.at(index).table.lineCount && kindOf(blocks.at(index).table, local) !== VALUES;
}

function caretAt({ document }: View, line: number, character: number): Caret {
  const tokens = tokensOf(document, line);
  if (!tokens) return { index: 0, count: 0 };
  const { table, from, to, origin } = tokens;
  const before = lastAtMost(table.tokenEnd, to, origin + character - 1) + 1;
  return { index: Math.max(0, before - from), count: to - from };
}

/**
 * Typing must not be disturbed: help that nobody asked for comes at the end of a line, and no help stays beyond its
 * line.
 */
function isWelcome({ document }: View, { index, count }: Caret, occasion: Occasion): boolean {
  const { triggerKind, isRetrigger, activeSignatureHelp } = occasion;
  if (isRetrigger && activeSignatureHelp) return count > 0;
  return triggerKind === 1 || (count > 0 && index === count && document.blocks.caseCount <= LEARNT);
}

function helpOnCount(view: View, field: Field, { index }: Caret): SignatureHelp | null {
  if (index > 0) return null;
  const { caseCount } = view.document.blocks;
  const sentence =
    caseCount === 0 ? describeEnd(view.document.problem!.input) : message('Cases that follow now: {0}.', caseCount);
  return help(field.name, [parameter(view, field, field.name)], 0, translated(view, sentence));
}

function endOfInput(view: View): SignatureHelp {
  const { input } = view.document.problem!;
  return help(terminatorOf(input)!, [], 0, translated(view, describeEnd(input)));
}

function helpOnRow(view: View, ahead: RowAhead, { index }: Caret): SignatureHelp | null {
  const { fields, list } = ahead.row.shape;
  const length = list ? fields.length + (ahead.length ?? Infinity) : fields.length;
  if (index >= length) return null;
  const parameters = fields.map((field) => parameter(view, field, field.name));
  if (list)
    parameters.push(listParameter(view, list, namesOf({ fields: [], list }), index - fields.length, ahead.length));
  return help(
    namesOf({ fields, list }),
    parameters,
    Math.min(index, parameters.length - 1),
    translated(view, whereWeAre(view, ahead)),
  );
}

const help = (
  label: string,
  parameters: ParameterInformation[],
  activeParameter: number,
  documentation: string,
): SignatureHelp => ({ signatures: [{ label, documentation, parameters }], activeSignature: 0, activeParameter });

const parameter = (view: View, item: Field | List, label: string): ParameterInformation => ({
  label,
  documentation: describeItem(view, item, item.name),
});

function listParameter(
  view: View,
  list: List,
  label: string,
  index: number,
  length: number | undefined,
): ParameterInformation {
  const place = index < 0 ? label : `${list.name}${index + 1}`;
  const name = index < 0 || length === undefined ? place : translated(view, message('{0} (of {1})', place, length));
  return { label, documentation: describeItem(view, list, name) };
}

/** `b: the larger heap, a ≤ b ≤ 10^6`. */
function describeItem(view: View, item: Field | List, name: string): string {
  const range = rangeOf(item).replace(/\b10{5,}\b/g, (power) => `10^${power.length - 1}`);
  const said = listed([range, ...relatedTo(view.document.problem!.input, item.name)]);
  return translated(
    view,
    item.meaning ? message('{0}: {1}, {2}', name, item.meaning, said) : message('{0}: {1}', name, said),
  );
}

/** Returns which line of the case it is, or what may stand there instead of a case. */
function whereWeAre(view: View, { row, repeat, times, beginsCase }: RowAhead): Message | string {
  if (row.times >= 0 && Number.isSafeInteger(times)) return message('Line {0} of {1}.', repeat + 1, times);
  const { input } = view.document.problem!;
  return beginsCase && input.end.kind === 'zeros' ? describeEnd(input) : '';
}
