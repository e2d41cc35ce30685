import type { CodeLens } from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import { hasPlace, isEditable } from './files/place';

/** What only makes sense where there can be a file beside the document. */
const NEED_PLACE: ReadonlySet<string> = new Set(['game.writeExpectedOutput', 'game.compareOutput']);

/** What only makes sense where the document can be changed: the strength of an old revision is of no use. */
const NEED_EDITS: ReadonlySet<string> = new Set(['game.addCases', 'game.showMistakes']);

/** Leaves out what the server, which knows no file systems, offers for documents of which it is not true. */
export const middleware: Middleware = {
  async provideCodeLenses(document, token, next) {
    const lenses = await next(document, token);
    const { uri } = document;
    return lenses?.filter(
      ({ command: { command: id = '' } = { title: '', command: '' } }: CodeLens) =>
        (hasPlace(uri) || !NEED_PLACE.has(id)) && (isEditable(uri) || !NEED_EDITS.has(id)),
    );
  },
  async provideInlayHints(document, range, token, next) {
    const hints = await next(document, range, token);
    if (!isEditable(document.uri)) for (const hint of hints ?? []) delete hint.textEdits;
    return hints;
  },
};
