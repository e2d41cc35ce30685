import type { CodeLens } from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import { hasPlace, isEditable } from './place';

/** What only makes sense where there can be a file beside the document. */
const NEED_PLACE: ReadonlySet<string> = new Set(['game.writeExpectedOutput', 'game.compareOutput']);

/** Leaves out what the server, which knows no file systems, offers for documents of which it is not true. */
export const middleware: Middleware = {
  async provideCodeLenses(document, token, next) {
    const lenses = await next(document, token);
    return hasPlace(document.uri)
      ? lenses
      : lenses?.filter(({ command }: CodeLens) => !NEED_PLACE.has(command?.command ?? ''));
  },
  async provideInlayHints(document, range, token, next) {
    const hints = await next(document, range, token);
    if (!isEditable(document.uri)) for (const hint of hints ?? []) delete hint.textEdits;
    return hints;
  },
};
