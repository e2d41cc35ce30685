import type { Extension } from '../context';
import { programsOr } from '../programs/noPrograms';

/** Inserts the smallest failing case that was found last. */
export const insertFailingCase = async (extension: Extension): Promise<void> => (await programsOr(extension))?.insert();
