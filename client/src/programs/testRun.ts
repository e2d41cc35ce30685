/** A run of the Test Explorer with the user's program: the command line judges it, and its lines become results. */
import {
  type CancellationToken,
  l10n,
  Location,
  MarkdownString,
  Position,
  type TestItem,
  TestMessage,
  type TestRun,
  type Uri,
} from 'vscode';
import { openDocument, textOf } from '../files/fileText';
import { plainMarkdown } from '../plainMarkdown';
import { MOST_MESSAGES } from '../testing/testRun';
import type { ProgramHost } from './host';
import { caseResults, type FaultLine, isFault, type Line, readLine } from './lines';
import type { Program } from './program';
import { timeLimit } from './settings';

/** What a file is judged with. */
export interface Judging {
  readonly host: ProgramHost;
  readonly program: Program;
  /** The id of a built-in problem that the file does not name itself. */
  readonly game: string | undefined;
  readonly locale: string;
}

/** Judges the program by a file and reports on those of its items that are wanted. */
export async function judgeFile(
  judging: Judging,
  run: TestRun,
  file: TestItem,
  isWanted: (item: TestItem) => boolean,
  token: CancellationToken,
): Promise<void> {
  const uri = file.uri!;
  const lines: Line[] = [];
  const ended = await judging.host.commandLine(
    {
      ...(await sourceOf(judging, uri)),
      onLine: (text) => {
        const line = readLine(text);
        if (line) lines.push(line);
      },
    },
    token,
  );
  if (token.isCancellationRequested) {
    run.skipped(file);
    return;
  }
  const end = lines.find((line) => line.kind === 'end');
  if (!end) {
    run.errored(file, new TestMessage(ended.complaint.trim() || l10n.t('The program could not be run.')));
    return;
  }
  report(run, file, isWanted, lines, judging.program.name);
  run.appendOutput(summary(judging.program.name, file.label, end).replace(/\n/g, '\r\n'));
}

/** The words for the command line, and the text where it is not the one on the disk. */
async function sourceOf({ program, game, locale }: Judging, uri: Uri) {
  const isSaved = uri.scheme === 'file' && openDocument(uri)?.isDirty !== true;
  const input = isSaved ? undefined : await textOf(uri);
  const options = ['--json', '--time-limit', `${timeLimit(uri)}ms`, '--locale', locale];
  const named = game === undefined ? [] : ['--game', game];
  const words = ['test', isSaved ? uri.fsPath : '-', ...options, ...named, '--', ...program.words];
  return { words, folder: program.folder, ...(input !== undefined && { input }) };
}

function report(
  run: TestRun,
  file: TestItem,
  isWanted: (item: TestItem) => boolean,
  lines: readonly Line[],
  program: string,
): void {
  const diagnosis = lines.find((line) => line.kind === 'diagnosis')?.message;
  const faults = lines.filter(isFault);
  const resultOf = caseResults(lines, false);
  const messageFor = (fault: FaultLine): TestMessage =>
    messageOf(file.uri!, program, fault, fault === faults[0] ? diagnosis : undefined);
  for (const [id, item] of file.children) {
    if (!isWanted(item)) continue;
    const found = resultOf(Number(id));
    if (found.result === 'failed') run.failed(item, messageFor(found.fault));
    else if (found.result === 'passed') run.passed(item);
    else run.skipped(item);
  }
  if (!isWanted(file)) return;
  // A case without an item of its own fails with its file.
  const rest = faults.filter(({ case: number }) => !file.children.get(String(number)));
  const end = lines.find((line) => line.kind === 'end');
  const ms = end?.ms;
  if (rest.length > 0) run.failed(file, rest.slice(0, MOST_MESSAGES).map(messageFor), ms);
  else if (faults.length > 0) return;
  else if (end?.right === 0) run.skipped(file);
  else run.passed(file, ms);
}

function messageOf(uri: Uri, program: string, fault: FaultLine, diagnosis: string | undefined): TestMessage {
  const text = new MarkdownString();
  text.isTrusted = { enabledCommands: ['game.stressProgram'] };
  if (diagnosis !== undefined) text.appendMarkdown(`${plainMarkdown(diagnosis)}\n\n`);
  text.appendMarkdown(`${plainMarkdown(l10n.t('{0}: {1}', program, fault.message))}\n\n`);
  const words = encodeURIComponent(JSON.stringify([uri.toString()]));
  text.appendMarkdown(`[${l10n.t('Find the smallest failing case')}](command:game.stressProgram?${words})`);
  const message = new TestMessage(text);
  message.location = new Location(uri, new Position(fault.line, 0));
  return Object.assign(message, { expectedOutput: fault.expected, actualOutput: fault.got });
}

const summary = (
  program: string,
  file: string,
  { right = 0, cases = 0, ms = 0 }: { right?: number; cases?: number; ms?: number },
): string =>
  `${l10n.t('{0}, {1}: {2} of {3} cases are right, {4} ms.', program, file, right, cases, Math.round(ms))}\n`;
