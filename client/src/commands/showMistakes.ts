import type { Extension } from '../context';

/** Lists the known mistakes, and which of them a file catches. */
export const showMistakes = async (extension: Extension, ...words: unknown[]): Promise<unknown> =>
  (await extension.strengthTools()).showMistakes(extension, ...words);
