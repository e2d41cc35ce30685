import type { Extension } from '../context';
import { programsOr } from '../programs/noPrograms';

/** Gives the path of the file with the case that is being debugged, for `${command:game.caseFile}` in a launch configuration. */
export const caseFile = async (extension: Extension): Promise<string | undefined> =>
  (await programsOr(extension))?.caseFile();
