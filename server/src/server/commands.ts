/**
 * workspace/executeCommand: what the extension's commands do in Visual Studio Code, for clients that do not have them.
 * Files are changed by edits that the client applies, because the server writes none.
 */
import type { CancellationToken, ClientCapabilities, CodeAction, WorkspaceEdit } from 'vscode-languageserver';
import { headerLine } from '../document/choice/header';
import type { OutputFileData } from '../features/codeAction/outputFile';
import { countAll } from '../features/codeLens';
import { outputFileEdit } from '../features/custom/outputFile';
import { boundsTooltip, summaryWords } from '../features/render/summaryWords';
import { addingEdits } from '../features/strength/actions';
import { smallestWords, strengthWords } from '../features/strength/words';
import { translated, type View } from '../features/view';
import { problems } from '../library/index';
import { type Message, message } from '../text/message';
import type { Session } from './session';
import { fileNameOf, outputUriOf, type Settings } from './settings';

/** What a command does to the client. */
export interface Desk {
  apply(label: string, edit: WorkspaceEdit): Promise<{ readonly applied: boolean; readonly failureReason?: string }>;
  show(severity: 'error' | 'info', text: string): void;
  /** Asks the user to choose one; undefined if none was chosen. */
  ask(text: string, titles: readonly string[]): Promise<string | undefined>;
}

/** A file that a command is about. */
interface Subject {
  readonly view: View;
  readonly settings: Settings;
  readonly session: Session;
  readonly desk: Desk;
  readonly token: CancellationToken | undefined;
}

const commands: Readonly<Record<string, (subject: Subject) => Promise<void>>> = {
  'game.addCases': addCases,
  'game.selectProblem': selectProblem,
  'game.showMistakes': showMistakes,
  'game.showSummary': showSummary,
  'game.writeExpectedOutput': writeExpectedOutput,
};

/** Returns the commands that the server answers for a client; none for one that has them itself. */
export function commandsFor({ options, client }: Session): string[] {
  if (options.hasCommands) return [];
  return Object.keys(commands).filter(
    (name) =>
      name === 'game.showSummary' ||
      name === 'game.showMistakes' ||
      (client.workspace?.applyEdit === true && (name !== 'game.writeExpectedOutput' || canCreateFiles(client))),
  );
}

/** A client with operations on files takes document changes as well, whether or not it says so of versions. */
export const canCreateFiles = ({ workspace }: ClientCapabilities): boolean =>
  workspace?.workspaceEdit?.resourceOperations?.includes('create') === true;

/** Runs a command on the file that its first argument names; does nothing for any other. */
export async function execute(
  session: Session,
  desk: Desk,
  { command, arguments: [uri] = [] }: { readonly command: string; readonly arguments?: readonly unknown[] },
  token?: CancellationToken,
): Promise<void> {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const file = run && typeof uri === 'string' ? await session.files.get(uri) : undefined;
  if (!run || !file) return;
  await run({ view: session.view(file.document), settings: file.settings, session, desk, token });
}

async function writeExpectedOutput(subject: Subject): Promise<void> {
  const { view, settings, session, desk, token } = subject;
  const target = outputUriOf(settings, view.document.uri);
  if (target === undefined) {
    desk.show(
      'error',
      translated(view, message('Save this file first: its expected output goes into a file beside it.')),
    );
    return;
  }
  const name = fileNameOf(target);
  const edit = await editOrReason(session, desk, { view, target, token });
  if (!edit) return;
  const { applied, failureReason } = await desk.apply(
    translated(view, message('Write the expected output to {0}', name)),
    edit,
  );
  if (applied) desk.show('info', translated(view, message('{0} now holds the expected output, unsaved.', name)));
  else desk.show('error', translated(view, message('{0} was not written: {1}', name, failureReason ?? '?')));
}

/** Fills in the edit of the action that was chosen; leaves it without one if the file has no output, and says why. */
export async function resolveOutputFile(
  session: Session,
  desk: Desk,
  view: View,
  action: CodeAction,
  token: CancellationToken,
): Promise<CodeAction> {
  const { target } = action.data as OutputFileData;
  const edit = await editOrReason(session, desk, { view, target, token });
  return edit ? { ...action, edit } : action;
}

/** Returns the edit that writes the output; tells the user why there is none. */
async function editOrReason(
  session: Session,
  desk: Desk,
  { view, target, token }: { view: View; target: string; token: CancellationToken | undefined },
): Promise<WorkspaceEdit | undefined> {
  const name = fileNameOf(view.document.uri);
  const answer = await outputFileEdit(view, target, session.checkpoint(view.document, token));
  if (answer && 'edit' in answer) return answer.edit;
  desk.show('error', translated(view, answer ? refusalText(name, answer.refusal) : changedText(name)));
  return undefined;
}

const refusalText = (name: string, { line, message: reason }: { line: number; message: string }): Message =>
  message('No expected output: {1}, line {0}: {2}', line + 1, name, reason);

const changedText = (name: string): Message => message('{0} changed meanwhile, so no output was written.', name);

/** Asks for the problem of a file, and writes it into the file. */
async function selectProblem({ view, desk }: Subject): Promise<void> {
  const { choice, header } = view.document;
  const offered = choice.candidates.length > 0 ? choice.candidates : problems;
  const titles = offered.map(({ id, title }) => `${id} ${title}`);
  const chosen = await desk.ask(translated(view, message('Which problem is it?')), titles);
  const problem = offered[titles.indexOf(chosen ?? '')];
  if (!problem) return;
  const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const edit = header ? { range: header.span, newText: problem.id } : { range: top, newText: headerLine(problem.id) };
  await desk.apply(translated(view, message('This is {0}: {1}', problem.id, problem.title)), {
    changes: { [view.document.uri]: [edit] },
  });
}

/** Adds the fewest cases for the mistakes that the file does not catch. */
async function addCases({ view, session, desk }: Subject): Promise<void> {
  const found = await session.strengths.measure(view.document, session.checkpoint(view.document));
  const edits = found ? addingEdits(view, found.cover.cases) : [];
  if (edits.length === 0) return;
  await desk.apply(translated(view, message('Add cases for the mistakes that survive')), {
    changes: { [view.document.uri]: edits },
  });
}

/** Says which known mistakes the file does not catch, each with the smallest case that does. */
async function showMistakes({ view, session, desk }: Subject): Promise<void> {
  const found = await session.strengths.measure(view.document, session.checkpoint(view.document));
  const { problem } = view.document;
  if (!found || !problem) return;
  const survivors = found.survivors.map((mistake) => `${mistake.name}: ${smallestWords(problem, mistake)}`);
  desk.show('info', [translated(view, strengthWords(found)), ...survivors].join('\n'));
}

/** Says the file in a few numbers, and which bounds occur in it. */
async function showSummary({ view, session, desk, token }: Subject): Promise<void> {
  const summary = await countAll(view.document, session.checkpoint(view.document, token));
  if (summary) desk.show('info', `${summaryWords(view, summary)}\n${boundsTooltip(view, summary)}`.trim());
}
