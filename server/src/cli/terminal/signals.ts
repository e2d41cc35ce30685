/** The signals by which people and systems end a process that goes on working. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does work that must not leave things half done: `undo` is called before a signal ends the process. */
export async function undoneBySignals<Result>(undo: () => void, work: () => Promise<Result>): Promise<Result> {
  const end = (signal: NodeJS.Signals): void => {
    undo();
    forget();
    process.kill(process.pid, signal);
  };
  const forget = (): void => ENDING.forEach((signal) => process.off(signal, end));
  for (const signal of ENDING) process.on(signal, end);
  try {
    return await work();
  } finally {
    forget();
  }
}

/** Lets signals in, which are not heard while the program works. */
export const nextTurn = (): Promise<void> => new Promise((resume) => setImmediate(resume));
