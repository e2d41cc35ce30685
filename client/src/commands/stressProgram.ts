import type { Extension } from '../context';
import { programsOr } from '../programs/noPrograms';

/** Tries the user's program on many cases. */
export const stressProgram = async (extension: Extension, file?: unknown): Promise<unknown> =>
  (await programsOr(extension))?.stress(file);
