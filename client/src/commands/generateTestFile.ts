import type { Extension } from '../context';

/** Opens a new file with generated cases. */
export const generateTestFile = async (extension: Extension, ...words: unknown[]): Promise<unknown> =>
  (await extension.strengthTools()).generateTestFile(extension, ...words);
