/** What requests need of a file's strength: it is measured for them unless that takes long. */
import type { CancellationToken } from 'vscode-languageserver';
import type { Diagnostic } from 'vscode-languageserver-types';
import type { FileMistakes, GeneratedFile, GenerateQuestion, Status } from '../../../protocol/messages';
import { ignoresOf } from '../document/strength/ignores';
import { generatedFile } from '../features/custom/generate';
import { fileMistakes } from '../features/custom/mistakes';
import { status } from '../features/custom/status';
import type { Checkpoint } from '../features/diagnostic';
import { ignoreDiagnostics, survivorDiagnostics } from '../features/strength/findings';
import type { View } from '../features/view';
import { problemsById } from '../library/index';
import { loadMistakes } from '../mistakes/load';
import type { Session } from './session';
import type { Settings } from './settings';

/** Files with more cases are left to the command line. */
const MOST_CASES = 20_000;
/** Of files with more cases hovers and actions do not wait for what is not known yet; of these it takes some 10 ms. */
const FEW_CASES = 500;

/** Measures the file, unless it is too large or the settings turn that off. */
async function measure(
  session: Session,
  { document }: View,
  { strength }: Pick<Settings, 'strength'>,
  checkpoint: Checkpoint,
): Promise<boolean> {
  // Others go first: neither a hint nor a finding waits for the known mistakes to be loaded.
  const isMeant = strength !== 'off' && document.end.cases <= MOST_CASES && (await checkpoint());
  return isMeant && (await session.strengths.measure(document, checkpoint)) !== undefined;
}

/** Returns the view with the strength of its file; without it where the settings say so, or the file is too large. */
export async function measuredView(
  session: Session,
  view: View,
  token: CancellationToken,
  settings: Settings,
): Promise<View> {
  const isMeasured = await measure(session, view, settings, session.checkpoint(view.document));
  return isMeasured && !token.isCancellationRequested ? session.view(view.document) : { ...view, strength: undefined };
}

/** Answers game/status. */
export const measuredStatus = async (
  session: Session,
  view: View,
  token: CancellationToken,
  settings: Settings,
): Promise<Status> => status(await measuredView(session, view, token, settings));

/** The same for what is not to wait long: of larger files only what is known already. */
export async function glancedView(
  session: Session,
  view: View,
  token: CancellationToken,
  settings: Settings,
): Promise<View> {
  if (view.document.end.cases <= FEW_CASES || settings.strength === 'off')
    return measuredView(session, view, token, settings);
  return session.view(view.document);
}

/** Returns what there is to say of known mistakes: of all survivors where the settings ask for findings. */
export async function strengthDiagnostics(
  session: Session,
  view: View,
  settings: Settings,
  checkpoint: Checkpoint,
): Promise<Diagnostic[]> {
  const { document } = view;
  const { strength } = settings;
  const isAsked = strength === 'findings' || (strength !== 'off' && ignoresOf(document).length > 0);
  if (!isAsked || !(await measure(session, view, settings, checkpoint))) return [];
  const now = session.view(document);
  return [...ignoreDiagnostics(now), ...(strength === 'findings' ? survivorDiagnostics(now) : [])];
}

/** Answers game/mistakes. */
export async function mistakesIn(session: Session, { document }: View): Promise<FileMistakes | null> {
  await session.strengths.measure(document, session.checkpoint(document));
  return fileMistakes(session.view(document)) ?? null;
}

/** Answers game/generate. */
export async function generateFile(question: Partial<GenerateQuestion>): Promise<GeneratedFile | null> {
  const problem = typeof question.problem === 'string' ? problemsById.get(question.problem.toLowerCase()) : undefined;
  return problem ? generatedFile(problem, (await loadMistakes())(problem), question) : null;
}
