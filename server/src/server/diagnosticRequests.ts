/** textDocument/diagnostic, for clients that ask. */
import {
  type Connection,
  type Diagnostic,
  type DocumentDiagnosticParams,
  LSPErrorCodes,
  ResponseError,
} from 'vscode-languageserver';
import { diagnostics } from '../features/diagnostic';
import { rulesDiagnostics } from '../features/rules/diagnostic';
import type { Session } from './session';
import { strengthDiagnostics } from './strengthRequests';

export function answerDiagnostics(connection: Connection, session: Session): void {
  const find = session.answering<DocumentDiagnosticParams, Diagnostic[] | undefined>(
    async (view, _, token, settings) => {
      const checkpoint = session.checkpoint(view.document, token);
      const found = await diagnostics(view, checkpoint);
      return found && [...found, ...(await strengthDiagnostics(session, view, settings, checkpoint))];
    },
    [],
    (view) => rulesDiagnostics(view),
  );
  connection.languages.diagnostics.on(async (params, token) => {
    const items = await find(params, token);
    // An empty answer would clear what is shown until the client asks again.
    if (!items)
      throw new ResponseError(LSPErrorCodes.ServerCancelled, 'The text has changed meanwhile.', {
        retriggerRequest: true,
      });
    return { kind: 'full', items };
  });
}
