import {
  CodeAction,
  type CodeActionContext,
  CodeActionKind,
  type Diagnostic,
  type Disposable,
  l10n,
  languages,
  type TextDocument,
} from 'vscode';
import { STALE } from './outputCheck';

/** Returns the fix for an output file that is not what the judge expects. */
export const registerOutputFix = (): Disposable =>
  languages.registerCodeActionsProvider(
    { language: 'game' },
    { provideCodeActions },
    { providedCodeActionKinds: [CodeActionKind.QuickFix] },
  );

const provideCodeActions = ({ uri }: TextDocument, _: unknown, { diagnostics }: CodeActionContext): CodeAction[] =>
  diagnostics.filter(isStale).map((finding) => {
    const title = l10n.t('Write the expected output again');
    const action = new CodeAction(title, CodeActionKind.QuickFix);
    action.command = { title, command: 'game.writeExpectedOutput', arguments: [uri] };
    action.diagnostics = [finding];
    action.isPreferred = true;
    return action;
  });

const isStale = ({ source, code }: Diagnostic): boolean => source === 'game' && code === STALE;
