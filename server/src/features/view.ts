/** What every feature is given: the file, and the language of the one who looks at it. */
import type { GameDocument } from '../document/document';
import { type Message, render, type Translate } from '../text/message';
import type { FileStrength } from './strength/measure';

export interface View {
  readonly document: GameDocument;
  readonly translate: Translate;
  /** The editor has the extension's own commands, so that links and actions may name them. */
  readonly hasCommands: boolean;
  /** The editor shows images that a hover carries. */
  readonly hasPictures?: boolean;
  /** Which known mistakes the file catches, if that is known of its text as it is. */
  readonly strength?: FileStrength | undefined;
}

export const translated = (view: Pick<View, 'translate'>, sentence: Message | string): string =>
  typeof sentence === 'string' ? sentence : render(sentence, view.translate);
