/** What requests need of a file's strength: it is measured for them unless that takes long. */
import type { CancellationToken } from 'vscode-languageserver';
import type { Diagnostic } from 'vscode-languageserver-types';
import type { FileMistakes, GeneratedFile, GenerateQuestion } from '../../../protocol/messages';
import type { GameDocument } from '../document/document';
import { ignoresOf } from '../document/ignores';
import { generatedFile } from '../features/custom/generate';
import { fileMistakes } from '../features/custom/mistakes';
import type { GoOn } from '../features/diagnostic';
import { ignoreDiagnostics, survivorDiagnostics } from '../features/strength/findings';
import type { View } from '../features/view';
import { loadMistakes } from '../mistakes/load';
import { problemsById } from '../problems/index';
import type { Session } from './session';
import type { Settings } from './settings';

/** Of files with more cases it is only told what is known already. */
const MOST_CASES = 2000;

/**
 * Returns the view with the strength of its file, as far as that is known. The first file of a session is measured when
 * the other questions about it are answered; where the settings say so, none is.
 */
export async function measuredView(
  session: Session,
  view: View,
  token: CancellationToken,
  { strength }: Settings,
): Promise<View> {
  const { document } = view;
  if (strength === 'off') return { ...view, strength: undefined };
  if (session.strengths.isLoaded && document.end.cases <= MOST_CASES)
    await session.strengths.measure(document, session.checkpoint(document, token));
  return session.view(document);
}

/** Returns what there is to say of known mistakes: of all survivors where the settings ask for findings. */
export async function strengthDiagnostics(
  session: Session,
  document: GameDocument,
  { strength }: Settings,
  checkpoint: GoOn,
): Promise<Diagnostic[]> {
  const isAsked = strength === 'findings' || (strength !== 'off' && ignoresOf(document).length > 0);
  if (!isAsked || !(await session.strengths.measure(document, checkpoint))) return [];
  const view = session.view(document);
  return [...ignoreDiagnostics(view), ...(strength === 'findings' ? survivorDiagnostics(view) : [])];
}

/** Answers game/mistakes. */
export async function mistakesIn(
  session: Session,
  { document }: View,
  token: CancellationToken,
): Promise<FileMistakes | null> {
  await session.strengths.measure(document, session.checkpoint(document, token));
  return fileMistakes(session.view(document)) ?? null;
}

/** Answers game/generate. */
export async function generateFile(question: GenerateQuestion): Promise<GeneratedFile | null> {
  const problem = problemsById.get(question.problem.toLowerCase());
  return problem ? generatedFile(problem, (await loadMistakes())(problem), question) : null;
}
