import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ErrorCodes, ExitNotification, ShutdownRequest } from 'vscode-languageserver-protocol/node';
import { Client, MODERN, PLAIN } from './client';
import { startProcess, transports } from './transports';

const SERVER = path.join(__dirname, '../../dist/server/node.mjs');

/** A client that asks for the hints of cases that are as large as the statement allows, again and again, and names its server. */
const BUSY = `
  const server = require('node:child_process').spawn(process.execPath, [process.argv[1], '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let id = 0;
  const send = (method, params, isRequest, done) => {
    const text = JSON.stringify({ jsonrpc: '2.0', method, params, ...(isRequest && { id: ++id }) });
    server.stdin.write('Content-Length: ' + Buffer.byteLength(text) + '\\r\\n\\r\\n' + text, done);
  };
  const uri = 'file:///busy.hdu-2176.game';
  const heaps = Array.from({ length: 40000 }, (_, index) => 1 + ((index * 2654435761) % 1e9)).join(' ');
  const text = ('40000\\n' + heaps + '\\n').repeat(5) + '0\\n';
  const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  send('initialize', { processId: process.pid, rootUri: null, capabilities: {} }, true);
  server.stdout.once('data', () => {
    send('initialized', {});
    send('textDocument/didOpen', { textDocument: { uri, languageId: 'game', version: 1, text } });
    for (let times = 0; times < 20; times++) send('textDocument/inlayHint', { textDocument: { uri }, range }, true);
    // Once all of it has been read, the server has begun with the first.
    send('textDocument/inlayHint', { textDocument: { uri }, range }, true, () => setTimeout(() => console.log(server.pid), 500));
  });
`;

/** Is there a process of this number? */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

type Started = ReturnType<typeof startProcess>;

/** A server in a process, its client, and the code that the process ends with. */
async function started(): Promise<{ client: Client; child: Started['process']; ended: Promise<unknown> }> {
  let server: Started | undefined;
  const [client] = await Client.startAndGreet({ start: () => (server = startProcess()) });
  const child = server!.process;
  return { client, child, ended: once(child, 'exit').then(([code]) => code as unknown) };
}

for (const transport of transports) {
  describe(`protocol/lifecycle (${transport.name})`, () => {
    it('says what it can do, findings to be asked for included', async () => {
      const [client, { capabilities, serverInfo }] = await Client.startAndGreet(transport, { capabilities: MODERN });
      assert.equal(serverInfo?.name, 'winning-move');
      assert.deepEqual(capabilities.textDocumentSync, { openClose: true, change: 2 });
      assert.equal(capabilities.hoverProvider, true);
      assert.deepEqual(capabilities.inlayHintProvider, { resolveProvider: true });
      assert.deepEqual(capabilities.codeActionProvider, {
        codeActionKinds: ['quickfix', 'refactor.rewrite', 'source.fixAll.game', 'source.addCases.game'],
        resolveProvider: true,
      });
      assert.deepEqual(capabilities.diagnosticProvider, {
        identifier: 'game',
        interFileDependencies: false,
        workspaceDiagnostics: false,
      });
      await client.until(() => client.registrations.includes('workspace/didChangeConfiguration'));
      await client.stop();
    });

    it('sends findings to a client that cannot ask for them', async () => {
      const [client, { capabilities }] = await Client.startAndGreet(transport, { capabilities: PLAIN });
      assert.equal(capabilities.diagnosticProvider, undefined);
      await client.stop();
      assert.deepEqual(client.registrations, []);
    });

    it('refuses what comes before the greeting, and goes on', async () => {
      const client = Client.connect(transport);
      const { connection } = client;
      const hover = { textDocument: { uri: 'file:///a.poj-2348.game' }, position: { line: 0, character: 0 } };
      for (const [method, params] of [
        ['textDocument/hover', hover],
        ['game/problems', {}],
        ['no/such/method', {}],
        ['shutdown', undefined],
      ] as const)
        await assert.rejects(connection.sendRequest(method, params), { code: ErrorCodes.ServerNotInitialized });
      client.open('file:///early.poj-2348.game', '34 12\n0 0\n');
      await client.greet();
      assert.equal(await client.hover('file:///early.poj-2348.game', 0), undefined);
      client.open('file:///a.poj-2348.game', '34 12\n0 0\n');
      assert.match((await client.hover('file:///a.poj-2348.game', 0)) ?? '', /Stan wins/);
      await client.stop();
    });

    it('is greeted once', async () => {
      const client = await Client.start(transport);
      await assert.rejects(client.greet(), { code: ErrorCodes.InvalidRequest });
      await client.stop();
    });

    it('refuses what comes after the end', async () => {
      const client = await Client.start(transport);
      client.open('file:///a.poj-2348.game', '34 12\n0 0\n');
      await client.connection.sendRequest(ShutdownRequest.type);
      for (const method of ['textDocument/hover', 'game/problems', 'no/such/method', 'shutdown', 'initialize'])
        await assert.rejects(client.connection.sendRequest(method, {}), { code: ErrorCodes.InvalidRequest });
      await client.drop();
      assert.deepEqual(client.complaints, []);
      assert.equal(client.server.stray(), '');
    });

    it('outlives a client that refuses what it is asked for', async () => {
      const client = await Client.start(transport, {
        refuses: ['client/registerCapability', 'workspace/inlayHint/refresh', 'workspace/diagnostic/refresh'],
      });
      client.open('file:///a.game', '1 2\n');
      client.configure({});
      await client.until(() => client.complaints.length >= 3);
      assert.ok((await client.hover('file:///a.game', 0)) === undefined);
      client.complaints.length = 0;
      await client.stop();
    });
  });
}

describe('protocol/lifecycle of a process', () => {
  it('ends with 0 when it was told to shut down, and with 1 when not', async () => {
    const polite = await started();
    await polite.client.connection.sendRequest(ShutdownRequest.type);
    await polite.client.connection.sendNotification(ExitNotification.type);
    assert.equal(await polite.ended, 0);
    const rude = await started();
    await rude.client.connection.sendNotification(ExitNotification.type);
    assert.equal(await rude.ended, 1);
  });

  it('ends when its client is gone', async () => {
    const { client, child, ended } = await started();
    client.open('file:///a.game', '34 12\n'.repeat(1000));
    child.stdin.end();
    assert.equal(await ended, 1);
    assert.equal(client.server.stray(), '');
  });

  it('ends when its client is killed while it works hard', async () => {
    const client = spawn(process.execPath, ['-e', BUSY, SERVER], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [said] = (await once(client.stdout, 'data')) as [Buffer];
    client.kill('SIGKILL');
    const pid = Number(String(said));
    for (let tries = 0; isRunning(pid) && tries < 3000; tries++) await new Promise((resume) => setTimeout(resume, 100));
    const isLeft = isRunning(pid);
    if (isLeft) process.kill(pid, 'SIGKILL');
    assert.equal(isLeft, false);
  });

  it('ends when nobody reads what it says', async () => {
    const { client, child, ended } = await started();
    child.stdout.destroy();
    for (let number = 0; number < 10; number++) client.open(`file:///${number}.game`, '34 12\n');
    child.stdin.end();
    assert.equal(await ended, 1);
  });

  it('does not stumble over bytes that are no messages', async () => {
    const { client, child } = await started();
    child.stdin.write('Content-Length: 7\r\n\r\n{"a": 1Content-Length: 2\r\n\r\n[]');
    child.stdin.write('Content-Length: 4\r\n\r\nnull');
    client.open('file:///a.poj-2348.game', '34 12\n0 0\n');
    assert.deepEqual(await client.codes('file:///a.poj-2348.game'), []);
    client.complaints.length = 0;
    await client.stop();
  });
});
