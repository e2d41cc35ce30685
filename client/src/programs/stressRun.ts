/** Tries the user's program on many cases, and inserts the smallest that it answers wrong. */
import {
  type CancellationToken,
  commands,
  l10n,
  Position,
  type Progress,
  ProgressLocation,
  Range,
  Selection,
  type TextDocument,
  TextEditorRevealType,
  type Uri,
  window,
  workspace,
  WorkspaceEdit,
} from 'vscode';
import { openDocument } from '../files/fileText';
import { folderAround, newFile } from '../files/newFile';
import type { ProgramHost, Start } from './host';
import { type EditLine, type FoundLine, type Line, readLine } from './lines';
import { stressSeconds, timeLimit } from './settings';
import type { Judging } from './testRun';

/** A failing case that was found for a text. */
export interface Failing {
  readonly uri: Uri;
  readonly version: number;
  readonly found: FoundLine['found'];
  /** The name of the program. */
  readonly program: string;
  /** What is said of it, in one paragraph that begins with the program. */
  readonly text: string;
}

/** Shows how far it is, and in the end what was found; gives the failing case, if there is one. */
export async function stressFile(judging: Judging, document: TextDocument): Promise<Failing | undefined> {
  const { version, uri } = document;
  const { name } = judging.program;
  const title = l10n.t('Stress-testing {0}', name);
  const lines = await window.withProgress(
    { location: ProgressLocation.Notification, title, cancellable: true },
    (progress, token) => linesOf(judging.host, startFor(judging, document), progress, token),
  );
  if (!lines) return undefined;
  const { found, diagnosis, end, complaint } = lines;
  if (found) {
    const said = diagnosis === undefined ? found.message : l10n.t('{0} {1}', found.message, diagnosis);
    return { uri, version, found: found.found, program: name, text: l10n.t('{0}: {1}', name, said) };
  }
  if (end !== undefined) void window.showInformationMessage(l10n.t('{0}: {1}', name, end));
  else if (complaint !== '') void window.showErrorMessage(complaint);
  return undefined;
}

function startFor({ program, game, locale }: Judging, document: TextDocument): Start {
  const { uri } = document;
  const limits = ['--for', `${stressSeconds(uri)}s`, '--time-limit', `${timeLimit(uri)}ms`];
  const named = game === undefined ? [] : ['--game', game];
  const isSaved = uri.scheme === 'file' && !document.isDirty;
  const words = ['stress', isSaved ? uri.fsPath : '-', '--json', '--locale', locale, ...limits, ...named];
  return {
    words: [...words, '--', ...program.words],
    folder: program.folder,
    ...(!isSaved && { input: document.getText() }),
  };
}

interface Stressed {
  readonly found: FoundLine | undefined;
  readonly diagnosis: string | undefined;
  readonly end: string | undefined;
  readonly complaint: string;
}

/** Undefined if it was cancelled. */
async function linesOf(
  host: ProgramHost,
  start: Start,
  progress: Progress<{ message?: string }>,
  token: CancellationToken,
): Promise<Stressed | undefined> {
  const lines: Line[] = [];
  let cases = 0;
  const onLine = (text: string): void => {
    const line = readLine(text);
    if (!line) return;
    lines.push(line);
    if (line.kind === 'phase') progress.report({ message: l10n.t('{0} cases', (cases += line.cases)) });
  };
  const { complaint } = await host.commandLine({ ...start, onLine }, token);
  if (token.isCancellationRequested) return undefined;
  return {
    found: lines.find((line) => line.kind === 'found'),
    diagnosis: lines.find((line) => line.kind === 'diagnosis')?.message,
    end: lines.find((line) => line.kind === 'end')?.message,
    complaint: complaint.trim(),
  };
}

/** Puts the case into the file, where that is still the text it was, as one step to be undone; else into a new one. */
export async function insertFailing(failing: Failing): Promise<void> {
  const {
    uri,
    version,
    found: { edits },
  } = failing;
  const document = openDocument(uri);
  if (document?.version !== version || edits === undefined) {
    await openFailing(failing);
    return;
  }
  if (edits.length === 0) {
    void window.showInformationMessage(l10n.t('The case is in the file already.'));
    return;
  }
  const edit = new WorkspaceEdit();
  for (const one of edits) edit.replace(uri, rangeOf(one), one.text);
  if (await workspace.applyEdit(edit)) await reveal(document, edits.at(-1)!);
}

/** Opens the case as a file of its own, beside the file for which it was found. */
export async function openFailing({ uri, found: { file } }: Failing): Promise<Uri> {
  const { document } = await window.showTextDocument(await newFile('failing.game', file, folderAround(uri)));
  return document.uri;
}

/** Shows why the last case has the answer that it has, move by move. */
export async function explainFailing(failing: Failing): Promise<void> {
  const { cases, file } = failing.found;
  const last = cases.at(-1)?.lines[0];
  const uri = await openFailing(failing);
  await commands.executeCommand('game.showLineOfPlay', uri, file.split('\n').lastIndexOf(last ?? ''));
}

const rangeOf = ({ span: { start, end } }: EditLine): Range =>
  new Range(start.line, start.character, end.line, end.character);

async function reveal(document: TextDocument, { span, text }: EditLine): Promise<void> {
  const editor = await window.showTextDocument(document);
  const at = new Position(span.start.line + (text.startsWith('\n') ? 1 : 0), 0);
  editor.selection = new Selection(at, at);
  editor.revealRange(new Range(at, at), TextEditorRevealType.InCenterIfOutsideViewport);
}
