/**
 * What a hover says of a place in lines of rules: the line in words and in full, its values, a name, a digit of a code.
 */
import type { Hover, Position } from 'vscode-languageserver-types';
import { aboutPlace } from '../../games/editing/hover';
import { inPauses } from '../../rulesets/ruleset';
import { sentences } from '../../text/joined';
import type { Message } from '../../text/message';
import { escapeMarkdown } from '../render/reasons';
import { translated } from '../view';
import type { RulesView } from './view';

/** The work before all that can be asked of lines of rules: values may take long. */
export function* prepareRules(view: RulesView, first: number, last: number): Generator<undefined, void> {
  const isMove = view.declaration.text.lines.some(({ line, key }) => line >= first && line <= last && key === 'move');
  const values = isMove ? view.values() : undefined;
  if (values) yield* inPauses(values);
}

export function rulesHover(view: RulesView, place: Position): Hover | null {
  const { text, game } = view.declaration;
  const about = aboutPlace(text, game, place);
  if (!about) return null;
  const isMove = text.lines.some(({ line, key }) => line === place.line && key === 'move');
  const reach = isMove && about.isOfLine ? view.reach() : undefined;
  const values = isMove && about.isOfLine ? (view.values()?.sentences ?? []) : [];
  const inWords = (said: readonly Message[]): string =>
    said.length === 0 ? '' : escapeMarkdown(translated(view, sentences(said)));
  const code = about.code.length > 0 ? ['```text', ...about.code, '```'].join('\n') : '';
  const value = [inWords(about.sentences), code, inWords([...values, ...(reach ? [reach] : [])])]
    .filter((part) => part !== '')
    .join('\n\n');
  return { contents: { kind: 'markdown', value }, range: about.span };
}
