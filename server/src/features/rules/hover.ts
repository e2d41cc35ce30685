/**
 * What a hover says of a place in lines of rules: the line in words and in full, its values, a name, a digit of a code.
 */
import type { Hover, Position } from 'vscode-languageserver-types';
import { aboutPlace } from '../../games/hover';
import { escapeMarkdown } from '../render/reasons';
import { translated } from '../view';
import type { RulesView } from './view';

export function rulesHover(view: RulesView, place: Position): Hover | null {
  const { text, game } = view.declaration;
  const about = aboutPlace(text, game, place);
  if (!about) return null;
  const sentences = about.sentences.map((sentence) => escapeMarkdown(translated(view, sentence)));
  const code = about.code.length > 0 ? ['```text', ...about.code, '```'].join('\n') : '';
  const value = [sentences.join(' '), code].filter((part) => part !== '').join('\n\n');
  return { contents: { kind: 'markdown', value }, range: about.span };
}
