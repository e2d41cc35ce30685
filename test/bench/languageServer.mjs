/** A language server in a process of its own, spoken to over stdio, with its memory watched. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: { hover: { contentFormat: ['markdown'] }, inlayHint: {}, diagnostic: {}, synchronization: {} },
  workspace: { configuration: true },
};

/**
 * Starts a server and opens a document in it.
 *
 * @param {string[]} command
 * @param {{ uri: string, languageId: string, text: string }} document
 */
export async function openServer([program, ...words], { uri, languageId, text }) {
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onRequest('workspace/configuration', ({ items }) => items.map(() => null));
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: CAPABILITIES,
    initializationOptions: { provideFormatter: false },
  });
  await connection.sendNotification('initialized', {});
  let version = 1;
  const textDocument = { uri };
  return {
    open: () =>
      connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version, text } }),
    hover: (line, character) =>
      connection.sendRequest('textDocument/hover', { textDocument, position: { line, character } }),
    hints: (first, last) =>
      connection.sendRequest('textDocument/inlayHint', {
        textDocument,
        range: { start: { line: first, character: 0 }, end: { line: last, character: 0 } },
      }),
    findings: () => connection.sendRequest('textDocument/diagnostic', { textDocument }),
    edit: (line, character, length, newText) =>
      connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version: ++version },
        contentChanges: [
          { range: { start: { line, character }, end: { line, character: character + length } }, text: newText },
        ],
      }),
    /** The most memory that the process has had, in MB. */
    peakMemory: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      connection.dispose();
      child.kill();
    },
  };
}
