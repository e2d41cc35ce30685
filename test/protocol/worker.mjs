// Runs a script as a browser runs a classic web worker: in a thread and an event loop of its own, with the globals that
// browsers give to workers and without those of Node.js.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const run = (/** @type {string} */ file) =>
  new Script(readFileSync(file, 'utf8'), { filename: file }).runInThisContext();
const events = new EventTarget();

/** @type {{ onmessage?: (event: { data: unknown }) => void }} */
const self = Object.assign(globalThis, {
  self: globalThis,
  location: { href: pathToFileURL(path.resolve(workerData)).href },
  importScripts: (/** @type {string[]} */ ...urls) => {
    for (const url of urls) run(fileURLToPath(url));
  },
  postMessage: (/** @type {unknown} */ message) => {
    parentPort?.postMessage(message);
  },
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
});
parentPort?.on('message', (data) => self.onmessage?.({ data }));

for (const name of ['Buffer', 'clearImmediate', 'global', 'process', 'setImmediate'])
  Reflect.deleteProperty(globalThis, name);
run(workerData);
