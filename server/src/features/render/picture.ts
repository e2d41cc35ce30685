/** The picture of a position, small, as an image whose data stand in the Markdown. */
import { svgOf, svgUri } from '../../pictures/svg';
import { pictureWords } from '../../pictures/words';
import type { Problem } from '../../problems/problem';
import { boardOf } from '../../rulesets/boards/index';
import { translated, type View } from '../view';
import { escapeMarkdown } from './reasons';

/** Empty where the editor shows no such images. */
export function pictureMarkdown(view: View, { ruleset }: Problem, position: unknown): string {
  if (!view.hasPictures) return '';
  const picture = boardOf(ruleset).picture(position);
  const svg = svgOf(picture, { theme: 'any', size: 'small', translate: view.translate });
  return `![${escapeMarkdown(translated(view, pictureWords(picture)))}](${svgUri(svg)})`;
}
