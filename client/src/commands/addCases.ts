import type { Extension } from '../context';

/** Adds the fewest cases for the mistakes that a file does not catch. */
export const addCases = async (extension: Extension, ...words: unknown[]): Promise<unknown> =>
  (await extension.strengthTools()).addCases(extension, ...words);
