import { type CodeLens, type CompletionContext, CompletionTriggerKind } from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import { hasPlace, isEditable } from './files/place';

/** What only makes sense where there can be a file beside the document. */
const NEED_PLACE: ReadonlySet<string> = new Set(['game.writeExpectedOutput', 'game.compareOutput']);

/** What only makes sense where the document can be changed: the strength of an old revision is of no use. */
const NEED_EDITS: ReadonlySet<string> = new Set(['game.addCases', 'game.showMistakes']);

/** Completions that are on their way because a character was typed. */
interface Unasked {
  readonly uri: string;
  readonly line: number;
  readonly context: CompletionContext;
}

let unasked: Unasked | undefined;

/** Milliseconds after which a request does not belong to the one before any more, which VS Code has cancelled for it. */
const SOON = 50;

/**
 * Leaves out what the server, which knows no file systems, offers for documents of which it is not true, and what nobody has
 * asked for: while completions are on their way because a character was typed, VS Code asks anew when any extension
 * registers some, and does not say any more that it was for that character.
 */
export const middleware: Middleware = {
  async provideCompletionItem(document, position, context, token, next) {
    const uri = document.uri.toString();
    const { line } = position;
    const before = unasked;
    const isAnew = context.triggerKind === CompletionTriggerKind.Invoke && before?.uri === uri && before.line === line;
    const meant = isAnew ? before.context : context;
    const mine = meant.triggerCharacter === undefined ? undefined : { uri, line, context: meant };
    unasked = mine;
    try {
      return await next(document, position, meant, token);
    } finally {
      setTimeout(() => {
        if (unasked === mine) unasked = undefined;
      }, SOON);
    }
  },
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
