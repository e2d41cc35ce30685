/** A sentence with `{0}`, `{1}` … where its arguments go. */
export const filled = (sentence: string, ...args: readonly (string | number)[]): string =>
  sentence.replace(/\{(\d+)\}/g, (placeholder, index: string) => String(args[Number(index)] ?? placeholder));
