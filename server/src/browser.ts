/** The language server in a web worker. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { startServer } from './server/server';

/** A message to oneself comes after those that wait already; a timer would be held back to milliseconds. */
function pause(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(undefined);
  });
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

startServer((options) => createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self), options), {
  pause,
  sleep,
});
