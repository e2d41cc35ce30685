/** The built server, started as editors start it: as a process that speaks over its standard streams, and as a web worker. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type DataCallback,
  type Disposable,
  type Message,
  type MessageReader,
  type MessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

export interface Transport {
  readonly name: string;
  start(): Server;
}

export interface Server {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
  /** What it has written where nobody should see anything: errors that nothing caught. */
  stray(): string;
  kill(): Promise<void>;
}

const running: Server[] = [];

/** A test that fails may leave its server behind, and the test run would wait for it for ever. */
after(() => Promise.all(running.map((server) => server.kill())));

function noted<S extends Server>(server: S): S {
  running.push(server);
  return server;
}

const built = (file: string): string => path.join(__dirname, '../../dist/server', file);

export function startProcess(): Server & { readonly process: ChildProcessWithoutNullStreams } {
  const child = spawn(process.execPath, [built('node.mjs'), '--stdio']);
  let stray = '';
  child.stderr.on('data', (chunk) => {
    stray += String(chunk);
  });
  return noted({
    process: child,
    reader: new StreamMessageReader(child.stdout),
    writer: new StreamMessageWriter(child.stdin),
    stray: () => stray,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  });
}

function startWorker(): Server {
  const worker = new Worker(path.join(__dirname, 'worker.mjs'), { workerData: built('browser.js') });
  let stray = '';
  worker.on('error', (error) => {
    stray += String(error.stack ?? error);
  });
  return noted({
    reader: new WorkerReader(worker),
    writer: new WorkerWriter(worker),
    stray: () => stray,
    async kill() {
      await worker.terminate();
    },
  });
}

class WorkerReader extends AbstractMessageReader {
  constructor(private readonly worker: Worker) {
    super();
  }

  listen(callback: DataCallback): Disposable {
    this.worker.on('message', callback);
    return { dispose: () => this.worker.off('message', callback) };
  }
}

class WorkerWriter extends AbstractMessageWriter {
  constructor(private readonly worker: Worker) {
    super();
  }

  write(message: Message): Promise<void> {
    this.worker.postMessage(message);
    return Promise.resolve();
  }

  end(): void {
    // A worker has no stream to close.
  }
}

export const transports: readonly Transport[] = [
  { name: 'stdio', start: startProcess },
  { name: 'web worker', start: startWorker },
];
