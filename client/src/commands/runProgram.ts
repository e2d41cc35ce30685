import type { Extension } from '../context';
import { programsOr } from '../programs/noPrograms';

/** Runs the user's program on a file. */
export const runProgram = async (extension: Extension, file?: unknown): Promise<unknown> =>
  (await programsOr(extension))?.run(file);
