import { l10n, window } from 'vscode';
import type { Extension } from '../context';
import { newFile } from '../files/newFile';
import { beginningOf, problemWith } from '../problems/beginning';
import { pickProblem, type ProblemPick } from '../problems/problemPick';
import { newOwnGame } from './newOwnGame';

/**
 * Opens a new file with the sample of a problem, or with a game of one's own; the user picks unless the problem is
 * given.
 */
export async function newTestFile(extension: Extension, id?: unknown): Promise<void> {
  const problems = await extension.server.problems();
  const placeholder = l10n.t('Choose a problem: the new file begins with its sample');
  const pick: Partial<ProblemPick> | undefined =
    typeof id === 'string' ? { id } : await pickProblem(problems, { placeholder, offersOwn: true });
  if (pick?.own !== undefined) return newOwnGame(extension, pick.own);
  const picked = pick?.id;
  const problem = picked === undefined ? undefined : problemWith(picked, problems);
  if (picked === undefined || !problem) return;
  await window.showTextDocument(await newFile(`${picked}.game`, beginningOf(problem, picked)));
}
