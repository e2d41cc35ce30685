import {
  CancellationTokenSource,
  commands,
  env,
  l10n,
  ProgressLocation,
  type QuickPickItem,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { Extension } from '../context';
import { fileOf, selectionOf } from '../files/fileOf';
import type { Programs } from '../programs/programs';

interface Judge extends QuickPickItem {
  /** As `winning-move package --as` calls it. */
  readonly as: string;
}

const judges = (): Judge[] => [
  { label: 'Kattis', description: 'data/secret/*.in, *.ans', as: 'kattis' },
  { label: 'ICPC', description: 'data/secret/*.in, *.ans', as: 'icpc' },
  { label: 'DOMjudge', description: '*.zip', as: 'domjudge' },
  { label: 'Polygon', description: 'tests/01, tests/01.a', as: 'polygon' },
  { label: l10n.t('Other judges'), description: '01-name.in, 01-name.out', as: 'plain' },
];

/**
 * Writes test files as a judge takes them: a file, the files that are selected in the explorer, or those of a folder. The
 * judge and the target are asked for unless they are given.
 */
export async function exportTestData(
  extension: Extension,
  file?: unknown,
  selected?: unknown,
  as?: unknown,
  target?: unknown,
): Promise<boolean | undefined> {
  const sources = sourcesOf(file, selected);
  const [first] = sources;
  if (!first) return undefined;
  const programs = await extension.loadPrograms?.();
  if (!programs || sources.some(({ scheme }) => scheme !== 'file'))
    return void window.showInformationMessage(
      l10n.t(
        'Test data is exported from files on the disk to files on the disk: on the desktop, or by “winning-move package”.',
      ),
    );
  const judge = typeof as === 'string' ? as : (await pickJudge())?.as;
  const to = judge === undefined ? undefined : target instanceof Uri ? target : await pickTarget(first, judge);
  if (judge === undefined || !to || !(await saved(sources))) return undefined;
  const names = sources.map(({ fsPath }) => fsPath);
  return write(programs, to, ['package', ...names, '--as', judge, '--to', to.fsPath, ...gameOf(extension, sources)]);
}

function sourcesOf(file: unknown, selected: unknown): readonly Uri[] {
  const several = selectionOf(selected);
  const only = several.length > 0 ? undefined : fileOf(file);
  return only ? [only] : several;
}

const pickJudge = (): Thenable<Judge | undefined> =>
  window.showQuickPick(judges(), { placeHolder: l10n.t('Which judge is the test data for?') });

/** DOMjudge takes a zip, the others a folder. */
async function pickTarget(source: Uri, judge: string): Promise<Uri | undefined> {
  const defaultUri = Uri.joinPath(source, '..');
  if (judge === 'domjudge')
    return window.showSaveDialog({ defaultUri: Uri.joinPath(defaultUri, 'tests.zip'), filters: { Zip: ['zip'] } });
  const options = { canSelectFiles: false, canSelectFolders: true, defaultUri, openLabel: l10n.t('Export Here') };
  return (await window.showOpenDialog(options))?.[0];
}

/** A file is saved again where that came to nothing. */
const MOST_TRIES = 5;

/** The command line reads files as they are on the disk. */
async function saved(sources: readonly Uri[]): Promise<boolean> {
  const isMeant = (uri: Uri): boolean => sources.some(({ path }) => `${uri.path}/`.startsWith(`${path}/`));
  const open = workspace.textDocuments.filter(
    ({ isDirty, languageId, uri }) => isDirty && languageId === 'game' && isMeant(uri),
  );
  // VS Code may be saving one by itself just now, which ends what is asked of it meanwhile.
  for (const document of open)
    for (let tries = 0; tries < MOST_TRIES && document.isDirty; tries++) await document.save();
  const isSaved = open.every(({ isDirty }) => !isDirty);
  if (!isSaved) void window.showErrorMessage(l10n.t('Save the files first: they are read from the disk.'));
  return isSaved;
}

/** The settings, or a choice of the user, may say what a file holds; the command line knows neither. */
function gameOf({ status }: Extension, [only, ...others]: readonly Uri[]): string[] {
  const problem = only && others.length === 0 ? status.of(only)?.problem : undefined;
  return problem?.source === 'setting' || problem?.source === 'pick' ? ['--game', problem.id] : [];
}

async function write(programs: Programs, to: Uri, words: readonly string[]): Promise<boolean> {
  const lines: string[] = [];
  const start = {
    words: [...words, '--locale', env.language],
    folder: undefined,
    onLine: (line: string) => lines.push(line),
  };
  const title = l10n.t('Exporting test data');
  const { code, complaint } = await window.withProgress({ location: ProgressLocation.Notification, title }, () =>
    programs.commandLine(start, new CancellationTokenSource().token),
  );
  if (code !== 0) {
    void window.showErrorMessage(complaint.trim().split('\n').slice(-MOST_LINES).join(' '));
    return false;
  }
  void offer(
    to,
    [...lines, ...complaint.trim().split('\n')]
      .filter((line) => line !== '')
      .slice(0, MOST_LINES)
      .join(' '),
  );
  return true;
}

/** More of what the command line says is left out. */
const MOST_LINES = 3;

async function offer(to: Uri, said: string): Promise<void> {
  const reveal = l10n.t('Show in Folder');
  if ((await window.showInformationMessage(said, reveal)) === reveal)
    await commands.executeCommand('revealFileInOS', to);
}
