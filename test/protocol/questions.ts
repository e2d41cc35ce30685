/** A question of every kind that the server answers about a file, by its method. */
import { requests } from '../../protocol/messages';
import type { Client } from './client';

const ALL = { start: { line: 0, character: 0 }, end: { line: 100_000, character: 0 } };
const options = { tabSize: 4, insertSpaces: true };

/** What is asked besides the file, at the start of a line. */
export const questions: Readonly<Record<string, (line: number) => object>> = {
  'textDocument/hover': (line) => ({ position: { line, character: 0 } }),
  'textDocument/inlayHint': () => ({ range: ALL }),
  'textDocument/codeAction': (line) => ({
    range: { start: { line, character: 0 }, end: { line, character: 1 } },
    context: { diagnostics: [] },
  }),
  'textDocument/diagnostic': () => ({}),
  'textDocument/completion': (line) => ({ position: { line, character: 1 }, context: { triggerKind: 1 } }),
  'textDocument/signatureHelp': (line) => ({
    position: { line, character: 1 },
    context: { triggerKind: 1, isRetrigger: false },
  }),
  'textDocument/formatting': () => ({ options }),
  'textDocument/rangeFormatting': (line) => ({
    range: { start: { line, character: 0 }, end: { line: line + 2, character: 0 } },
    options,
  }),
  'textDocument/onTypeFormatting': (line) => ({ position: { line, character: 0 }, ch: '\n', options }),
  'textDocument/semanticTokens/range': () => ({ range: ALL }),
  'textDocument/semanticTokens/full': () => ({}),
  'textDocument/documentSymbol': () => ({}),
  'textDocument/foldingRange': () => ({}),
  'textDocument/selectionRange': (line) => ({
    positions: [
      { line, character: 0 },
      { line: line + 1, character: 1 },
    ],
  }),
  'textDocument/documentHighlight': (line) => ({ position: { line, character: 0 } }),
  'textDocument/documentLink': () => ({}),
  'textDocument/codeLens': () => ({}),
  [requests.expectedOutput.method]: () => ({}),
  [requests.cases.method]: () => ({}),
  [requests.lineOfPlay.method]: (line) => ({ position: { line, character: 0 } }),
  [requests.status.method]: () => ({}),
};

/** What fills in a part of an answer later, and the question whose answer it is a part of. */
const resolutions: Readonly<Record<string, string>> = {
  'textDocument/codeAction': 'codeAction/resolve',
  'textDocument/completion': 'completionItem/resolve',
  'textDocument/inlayHint': 'inlayHint/resolve',
};

export const methods = [...Object.keys(questions), ...Object.values(resolutions), requests.problems.method];

/** The answer to a question, with all that was left out at first; nobody can choose an action that is disabled. */
export async function answerTo(client: Client, method: string, uri: string, line: number): Promise<unknown> {
  const answer: unknown = await client.connection.sendRequest(method, {
    textDocument: { uri },
    ...questions[method]!(line),
  });
  const resolution = resolutions[method];
  if (resolution === undefined || !Array.isArray(answer)) return answer;
  const items = answer as { disabled?: unknown }[];
  return Promise.all(
    items.map(async (item) => (item.disabled ? item : client.connection.sendRequest(resolution, item))),
  );
}
