/** game/boardPicture: the position of a game as SVG and as text. */
import type { GamePicture, PictureQuestion, Theme } from '../../../../protocol/messages';
import { svgOf } from '../../pictures/svg';
import type { View } from '../view';
import { toMove } from './game';
import { gameOf } from './place';

const THEMES: readonly Theme[] = ['light', 'dark', 'contrast', 'contrastLight'];

/** A client may send anything. */
export const themeOf = (theme: unknown): Theme => THEMES.find((one) => one === theme) ?? 'light';

export function gamePicture({ document, translate }: View, question: PictureQuestion): GamePicture | undefined {
  const found = gameOf(document, question);
  if (!found) return undefined;
  const { game, problem } = found;
  const theme = themeOf(question.theme);
  return {
    svg: svgOf(game.board.picture(game.position, toMove(game)), { theme, size: 'large', translate }),
    text: problem.ruleset.notation(game.position),
  };
}
