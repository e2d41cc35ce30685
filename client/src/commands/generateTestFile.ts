import { l10n, type QuickPickItem, window } from 'vscode';
import type { GenerateQuestion } from '../../../protocol/messages';
import type { Extension } from '../context';
import { newFile } from '../files/newFile';
import { pickProblem } from '../problems/problemPick';

interface Part extends QuickPickItem {
  readonly asks: Omit<GenerateQuestion, 'problem' | 'seed'>;
}

/** Opens a new file with generated cases: of which problem, and which parts, the user picks unless that is given. */
export async function generateTestFile({ server }: Extension, id?: unknown, parts?: unknown): Promise<void> {
  const placeholder = l10n.t('Choose a problem to make a test file of');
  const problem = typeof id === 'string' ? id : (await pickProblem(await server.problems(), { placeholder }))?.id;
  if (problem === undefined) return;
  const asked = typeof parts === 'object' && parts !== null ? parts : await pickParts();
  if (!asked) return;
  const made = await server.generate({ seed: 0, ...asked, problem });
  if (!made) return void window.showErrorMessage(l10n.t('There is no problem “{0}”.', problem));
  await window.showTextDocument(await newFile(`${problem}.game`, made.text));
  if (made.leftOut > 0)
    void window.showInformationMessage(
      l10n.t('{0} cases are left out: the statement allows no more in a file.', made.leftOut),
    );
}

async function pickParts(): Promise<Part['asks'] | undefined> {
  const part = (label: string, description: string, asks: Part['asks'], picked = true): Part => ({
    label,
    description,
    asks,
    picked,
  });
  const chosen = await window.showQuickPick(
    [
      part(l10n.t('Known mistakes'), l10n.t('the fewest cases that catch them all'), { mistakes: true }),
      part(l10n.t('Small cases'), l10n.t('the 40 smallest'), { small: 40 }),
      part(l10n.t('Hard cases'), l10n.t('what wrong programs trip over'), { hard: true }),
      part(l10n.t('Bounds'), l10n.t('least and greatest numbers'), { bounds: true }),
      part(l10n.t('Random cases'), l10n.t('60, the same each time'), { random: 60 }),
    ],
    { canPickMany: true, placeHolder: l10n.t('What is to be in the file?') },
  );
  return chosen && (Object.assign({}, ...chosen.map(({ asks }) => asks)) as Part['asks']);
}
