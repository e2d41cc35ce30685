// Runs a script as a browser runs a classic web worker: in a thread and an event loop of its own, with the globals that
// browsers give to workers and without those of Node.js.
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const events = new EventTarget();

/** @type {{ onmessage?: (event: { data: unknown }) => void }} */
const self = Object.assign(globalThis, {
  self: globalThis,
  postMessage: (/** @type {unknown} */ message) => {
    parentPort?.postMessage(message);
  },
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
});
parentPort?.on('message', (data) => self.onmessage?.({ data }));

for (const name of ['Buffer', 'clearImmediate', 'global', 'process', 'setImmediate'])
  Reflect.deleteProperty(globalThis, name);
new Script(readFileSync(workerData, 'utf8'), { filename: workerData }).runInThisContext();
