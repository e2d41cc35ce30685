import assert from 'node:assert/strict';
import {
  type ClientCapabilities,
  CodeLensRefreshRequest,
  CodeLensRequest,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  SelectionRangeRequest,
  SemanticTokensRangeRequest,
  SemanticTokensRefreshRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver-protocol/node';
import { notifications } from '../../protocol/messages';
import { Client, MODERN, PLAIN } from './client';
import { everywhere } from './everywhere';
import { transports } from './transports';

/** How a client says that it can, or cannot, ask for the tokens of a range. */
const tokensBy = (requests: { range?: boolean; full?: boolean }): ClientCapabilities => ({
  ...MODERN,
  textDocument: {
    ...MODERN.textDocument,
    semanticTokens: { requests, tokenTypes: [], tokenModifiers: [], formats: ['relative'] },
  },
});

const capabilities: ClientCapabilities = {
  ...tokensBy({ range: true }),
  workspace: { ...MODERN.workspace, codeLens: { refreshSupport: true }, semanticTokens: { refreshSupport: true } },
};

const SAMPLE = '# game: poj-2348\n34 12\n#> Stan wins\n15 24\n0 0\n';
const ALL = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };

everywhere('glances', { capabilities, initializationOptions: { hasCommands: true } }, (client) => {
  it('every question about a file at a glance has its answer', async () => {
    const textDocument = { uri: 'file:///glance.game' };
    client().open(textDocument.uri, SAMPLE);
    const { connection } = client();
    const position = { line: 3, character: 0 };
    assert.equal(
      (await connection.sendRequest(SemanticTokensRangeRequest.type, { textDocument, range: ALL }))?.data.length,
      8 * 5,
    );
    assert.equal((await connection.sendRequest(SemanticTokensRequest.type, { textDocument }))?.data.length, 8 * 5);
    assert.deepEqual(
      (await connection.sendRequest(DocumentSymbolRequest.type, { textDocument }))?.map(({ name }) => name),
      ['Case 1: 34 12', 'Case 2: 15 24'],
    );
    assert.deepEqual(await connection.sendRequest(FoldingRangeRequest.type, { textDocument }), [
      { startLine: 1, endLine: 2 },
    ]);
    assert.equal(
      (await connection.sendRequest(SelectionRangeRequest.type, { textDocument, positions: [position] }))?.length,
      1,
    );
    assert.equal((await connection.sendRequest(DocumentHighlightRequest.type, { textDocument, position }))?.length, 2);
    assert.equal((await connection.sendRequest(DocumentLinkRequest.type, { textDocument }))?.length, 2);
    assert.deepEqual(
      (await connection.sendRequest(CodeLensRequest.type, { textDocument }))?.map(({ command }) => command?.title),
      [
        '2 cases · 1 Stan · 1 Ollie · no bounds reached',
        'catches 3 of 12 known mistakes · add 6 cases for the others',
        'List the mistakes',
        'Open board',
        'Write expected output',
        'Compare with glance.out',
        'Copy judge input',
      ],
    );
  });

  it('and none for a file that is not open', async () => {
    const textDocument = { uri: 'file:///nowhere.game' };
    const { connection } = client();
    assert.deepEqual(await connection.sendRequest(SemanticTokensRangeRequest.type, { textDocument, range: ALL }), {
      data: [],
    });
    assert.equal(await connection.sendRequest(DocumentSymbolRequest.type, { textDocument }), null);
    assert.deepEqual(await connection.sendRequest(CodeLensRequest.type, { textDocument }), []);
  });

  it('a large file is counted while the client waits for nothing, and then asked about again', async () => {
    const textDocument = { uri: 'file:///large.poj-2348.game' };
    const { connection } = client();
    const refreshed = new Promise<void>((resolve) =>
      connection.onRequest(CodeLensRefreshRequest.type, () => {
        resolve();
      }),
    );
    client().open(textDocument.uri, `${'34 12\n'.repeat(200_000)}0 0\n`);
    const title = async (): Promise<string | undefined> =>
      (await connection.sendRequest(CodeLensRequest.type, { textDocument }))?.[0]?.command?.title;
    assert.equal(await title(), '200000 cases · counting who wins …');
    client().change(textDocument.uri, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 5 } },
      text: '15 24',
    });
    await refreshed;
    assert.equal(await title(), '200000 cases · 199999 Stan · 1 Ollie · no bounds reached');
  });

  it('another problem brings other colours', async () => {
    const { connection } = client();
    const refreshed = new Promise<void>((resolve) =>
      connection.onRequest(SemanticTokensRefreshRequest.type, () => {
        resolve();
      }),
    );
    client().open('file:///which.game', '1 2\n');
    client().tell(notifications.pick.method, { uri: 'file:///which.game', id: 'poj-1067' });
    await refreshed;
    assert.equal(
      (
        await connection.sendRequest(SemanticTokensRangeRequest.type, {
          textDocument: { uri: 'file:///which.game' },
          range: ALL,
        })
      )?.data.length,
      2 * 5,
    );
  });
});

describe('protocol/glances', () => {
  const offered = async (given: ClientCapabilities, hasCommands: boolean) => {
    const [client, { capabilities: offer }] = await Client.startAndGreet(transports[0]!, {
      capabilities: given,
      initializationOptions: { hasCommands },
    });
    await client.stop();
    return offer;
  };

  it('whole files are for clients that cannot ask for less', async () => {
    assert.equal((await offered(tokensBy({ range: true, full: true }), false)).semanticTokensProvider?.full, false);
    assert.equal((await offered(tokensBy({ full: true }), false)).semanticTokensProvider?.full, true);
    assert.equal((await offered(PLAIN, false)).semanticTokensProvider?.full, true);
  });

  it('lenses are for all clients, because some have them and do not say so', async () => {
    for (const hasCommands of [true, false]) {
      assert.deepEqual((await offered(MODERN, hasCommands)).codeLensProvider, {});
      assert.deepEqual((await offered(PLAIN, hasCommands)).codeLensProvider, {});
    }
  });
});
