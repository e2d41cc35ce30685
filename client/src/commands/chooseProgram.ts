import type { Extension } from '../context';
import { programsOr } from '../programs/noPrograms';

/** Asks which program is the user's. */
export const chooseProgram = async (extension: Extension, file?: unknown): Promise<unknown> =>
  (await programsOr(extension))?.choose(file);
