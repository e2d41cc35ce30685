import type { Extension } from '../context';
import { programsOr } from '../programs/noPrograms';

/** Shows the smallest failing case that was found last. */
export const showFailingCase = async (extension: Extension): Promise<unknown> =>
  (await programsOr(extension))?.showFailing();
