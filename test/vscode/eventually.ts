/** On a machine with two busy cores, VS Code takes its time. */
const PATIENCE = 60_000;
const PAUSE = 50;

/** Tries until the check passes; gives its last failure when patience ends. */
export async function eventually<T>(check: () => Promise<T> | T, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
