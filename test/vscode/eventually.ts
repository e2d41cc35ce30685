/** Milliseconds until what does not come is given up. A busy machine takes its time: only what went wrong takes so long. */
export const PATIENCE = 5 * 60_000;
const PAUSE = 50;

/** Tries until the check passes; gives its last failure when patience ends. */
export async function eventually<T>(check: () => Promise<T> | T): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
