import {
  type CancellationToken,
  FileType,
  l10n,
  type Progress,
  ProgressLocation,
  RelativePattern,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { Extension } from '../context';
import { selectionOf } from '../files/fileOf';
import { withoutLinked } from '../outputs/behindLinks';
import { expectedOutputOf, obstacle, outputFileOf } from '../outputs/expectedOutput';
import { refusalText } from '../outputs/reportWriting';
import { nameOf } from '../outputs/sibling';

/** How many files had which fate. */
export interface Tally {
  written: number;
  unchanged: number;
  /** Of how many the old content is kept in a file of its own. */
  kept: number;
  /** These are told of in the log. */
  failed: number;
}

/**
 * Writes the outputs of all `*.game` files of a folder, of what is selected, or of the whole workspace. A file with
 * errors stops no other.
 */
export async function writeExpectedOutputs(extension: Extension, folder?: unknown, selected?: unknown): Promise<Tally> {
  const uris = selectionOf(selected);
  const files = uris.length > 1 ? await filesUnder(uris) : await filesIn(folder);
  const title = l10n.t('Writing expected outputs');
  const tally: Tally = { written: 0, unchanged: 0, kept: 0, failed: 0 };
  await window.withProgress({ location: ProgressLocation.Notification, title, cancellable: true }, (progress, token) =>
    writeAll(extension, files.sort(byPath), tally, { progress, token }),
  );
  void showTally(extension, tally);
  return tally;
}

async function filesIn(folder: unknown): Promise<Uri[]> {
  if (!(folder instanceof Uri))
    return withoutLinked(await workspace.findFiles('**/*.game'), (file) => workspace.getWorkspaceFolder(file)?.uri);
  return withoutLinked(await workspace.findFiles(new RelativePattern(folder, '**/*.game')), () => folder);
}

/** Returns the files among these, and those in the folders among them, each once. */
async function filesUnder(uris: readonly Uri[]): Promise<Uri[]> {
  const unique = new Map<string, Uri>();
  for (const uri of uris) {
    const { type } = await workspace.fs.stat(uri);
    const files = (type & FileType.Directory) !== 0 ? await filesIn(uri) : [uri];
    for (const file of files) unique.set(file.toString(), file);
  }
  return [...unique.values()];
}

const byPath = (a: Uri, b: Uri): number => (a.path < b.path ? -1 : 1);

interface Watching {
  readonly progress: Progress<{ message: string; increment: number }>;
  readonly token: CancellationToken;
}

async function writeAll(
  extension: Extension,
  files: readonly Uri[],
  tally: Tally,
  { progress, token }: Watching,
): Promise<void> {
  for (const uri of files) {
    if (token.isCancellationRequested) return;
    progress.report({ message: nameOf(uri), increment: 100 / files.length });
    const failure = await writeOne(extension, uri, tally, token).catch(String);
    if (failure === undefined) continue;
    tally.failed++;
    extension.log.error(`${workspace.asRelativePath(uri)}: ${failure}`);
  }
}

/** Gives the reason where nothing was written. */
async function writeOne(
  extension: Extension,
  uri: Uri,
  tally: Tally,
  token: CancellationToken,
): Promise<string | undefined> {
  const reason = obstacle(uri);
  if (reason !== undefined) return reason;
  const answer = await expectedOutputOf(extension.server, uri, token);
  if (!answer) return l10n.t('{0} changed meanwhile, so no output was written.', nameOf(uri));
  if ('refusal' in answer) return `${answer.refusal.line + 1}: ${answer.refusal.message}`;
  const writing = await extension.outputs.write(outputFileOf(uri), answer.output, uri);
  const name = nameOf(writing.file);
  if (writing.result === 'unsaved') return l10n.t('{0} is open with unsaved changes, so it was not written.', name);
  if (writing.result === 'refused') return refusalText(name, writing.obstacle);
  tally[writing.result]++;
  if (writing.result === 'written' && writing.kept) {
    tally.kept++;
    extension.log.info(l10n.t('Wrote {0}. Its previous content is in {1}.', name, nameOf(writing.kept)));
  }
  return undefined;
}

async function showTally({ log }: Extension, tally: Tally): Promise<void> {
  const { kept, failed } = tally;
  const summary = summaryOf(tally);
  if (failed === 0 && kept === 0) return void window.showInformationMessage(summary);
  const show = l10n.t('Show Log');
  const notify = failed > 0 ? window.showWarningMessage : window.showInformationMessage;
  if ((await notify(summary, show)) === show) log.show();
}

function summaryOf({ written, unchanged, failed, kept }: Tally): string {
  const summary = l10n.t('Expected outputs: {0} written, {1} up to date, {2} not written.', written, unchanged, failed);
  if (kept === 0) return summary;
  return `${summary} ${l10n.t('The previous content of {0} of them is kept beside them, in .bak files.', kept)}`;
}
