import { l10n, window, workspace } from 'vscode';
import type { Extension } from '../context';
import { pickProblem } from '../problemPick';

/** Opens a new file with the sample of a problem, which the user picks unless it is given. */
export async function newTestFile({ server }: Extension, id?: unknown): Promise<void> {
  const problems = await server.problems();
  const picked =
    typeof id === 'string'
      ? id
      : (await pickProblem(problems, { placeholder: l10n.t('Choose a problem: the new file begins with its sample') }))
          ?.id;
  const problem = problems.find(
    (candidate) => picked === candidate.id || candidate.aliases.some((alias) => alias.id === picked),
  );
  if (picked === undefined || !problem) return;
  const content = `# game: ${picked}\n${problem.sample.input}`;
  await window.showTextDocument(await workspace.openTextDocument({ language: 'game', content }));
}
