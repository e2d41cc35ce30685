import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CLI, environment } from './run';

const frame = (message: object): string => {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

describe('cli/lsp', () => {
  it('is the language server', async () => {
    const child = spawn(process.execPath, [CLI, 'lsp', '--stdio', `--clientProcessId=${process.pid}`], {
      env: environment,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdin.write(
      frame({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } }),
    );
    while (!output.includes('"id":1')) await once(child.stdout, 'data');
    assert.match(output, /"hoverProvider":true/);
    child.stdin.write(frame({ id: 2, method: 'shutdown' }) + frame({ method: 'exit' }));
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  });
});
