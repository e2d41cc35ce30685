import type { Extension } from '../context';

/** Writes test files as a judge takes them. */
export const exportTestData = async (extension: Extension, ...words: unknown[]): Promise<unknown> =>
  (await extension.strengthTools()).exportTestData(extension, ...words);
