import type { Worker } from 'node:worker_threads';
import { HELPER } from './worker';

/** The command line, which knows a thread that is a helper. All that it is made of stands in one folder. */
const SCRIPT = new URL('./cli.mjs', import.meta.url);

/**
 * Starts the second thread with what it is to do; undefined if it cannot be started. That it ends by an error is no news: what
 * it leaves undone is done by the main thread. Tests name another script.
 */
export async function startHelper(task: object, script: string | URL = SCRIPT): Promise<Worker | undefined> {
  try {
    // Short work does without threads, and starts sooner.
    const { Worker } = await import('node:worker_threads');
    return new Worker(script, { workerData: task, argv: [HELPER] }).on('error', () => undefined);
  } catch {
    return undefined;
  }
}
