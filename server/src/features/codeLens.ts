/** textDocument/codeLens: above the first line, the file in a few numbers and what can be done with it. */
import type { CodeLens, Command } from 'vscode-languageserver-types';
import type { GameDocument } from '../document/document';
import { summarize, type Summary } from '../document/summary';
import type { Problem } from '../problems/problem';
import { type Message, message } from '../text/message';
import type { Checkpoint } from './diagnostic';
import { guessWords } from './render/guessWords';
import { boundsTooltip, summaryWords } from './render/summaryWords';
import { inSlices } from './slices';
import { strengthWords } from './strength/words';
import { translated, type View } from './view';
import { waysOut } from './waysOut';

/** What of the settings the lenses depend on. */
export interface LensSettings {
  readonly codeLens: boolean;
  /** Says how many known mistakes the file catches, as soon as that is known. */
  readonly strength: boolean;
  /** The name of the file that the expected output goes into; nothing for a file that has no place yet. */
  readonly outputName: string | undefined;
  /** The commands that can be run, where the client does not have the extension's own. */
  readonly commands?: readonly string[];
}

/** The lenses; `isInterim` says that one of them could not wait for the numbers, and that someone has to count on. */
export interface Lenses {
  readonly lenses: CodeLens[];
  readonly isInterim: boolean;
}

/**
 * Slices that are waited for: enough for all blocks that an edit reads anew, so that typing brings no interim words.
 */
const PATIENCE = 256;

/**
 * Returns the lenses: in the extension's own editor with its commands, elsewhere with those that the server answers.
 * They come complete, because an editor shows those that need no resolving first, and then has to move them.
 */
export async function codeLenses(view: View, settings: LensSettings, checkpoint: Checkpoint): Promise<Lenses> {
  const { document } = view;
  if (!settings.codeLens) return none;
  if (!document.problem && document.choice.candidates.length > 0)
    return { lenses: runnable(view, settings, [questionCommand(view)]).map(lensOf), isInterim: false };
  const guess = document.choice.source === 'fit' ? [guessCommand(view)] : [];
  if (!document.problem || document.end.cases === 0)
    return { lenses: runnable(view, settings, [...guess, ...waysOut(view)]).map(lensOf), isInterim: false };
  let slices = 0;
  const summary = await countAll(document, async () => ++slices <= PATIENCE && (await checkpoint()));
  const first = summary ? summaryCommand(view, summary) : interimCommand(view);
  const all = runnable(view, settings, [
    ...guess,
    first,
    ...strengthCommands(view, settings),
    ...actions(view, settings),
  ]);
  return { lenses: all.map(lensOf), isInterim: slices > PATIENCE };
}

/**
 * Leaves out the commands that are of no use there, and has the server tell more of what is otherwise there to be read.
 */
const runnable = ({ document, hasCommands }: View, { commands = [] }: LensSettings, all: Command[]): Command[] =>
  hasCommands
    ? all
    : all
        .map((one) => (one.command === '' ? { ...one, command: 'game.showSummary', arguments: [document.uri] } : one))
        .filter(({ command }) => commands.includes(command));

const none: Lenses = { lenses: [], isInterim: false };

/** Returns the whole file counted; undefined if cancelled. */
export const countAll = (document: GameDocument, checkpoint: Checkpoint): Promise<Summary | undefined> =>
  inSlices(summarize(document), checkpoint);

const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

const lensOf = (command: Command): CodeLens => ({ range: top, command });

const question = ([first, ...others]: readonly Problem[]): Message =>
  first && others.length === 0
    ? message('Which problem is it? It may be {0} …', first.id)
    : message('Which problem is it? {0} fit …', others.length + 1);

const questionCommand = (view: View): Command => ({
  title: translated(view, question(view.document.choice.candidates)),
  command: 'game.selectProblem',
  arguments: [view.document.uri],
});

/** The problem is not named, so what it was taken for comes first. */
const guessCommand = (view: View): Command => ({
  title: translated(view, guessWords(view.document.choice)),
  command: 'game.selectProblem',
  arguments: [view.document.uri],
});

/** Without a command: it is there to be read. */
const summaryCommand = (view: View, summary: Summary): Command => ({
  title: summaryWords(view, summary),
  tooltip: boundsTooltip(view, summary),
  command: '',
});

const interimCommand = (view: View): Command => ({
  title: translated(view, message('{0} cases · counting who wins …', view.document.end.cases)),
  command: '',
});

/** What the file catches, and the click that adds the cases for what it does not; then the list of all mistakes. */
function strengthCommands(view: View, { strength }: LensSettings): Command[] {
  const found = strength ? view.strength : undefined;
  if (!found || found.catches.length === 0) return [];
  const title = translated(view, strengthWords(found));
  const [uri, list] = [view.document.uri, 'game.showMistakes'];
  if (found.cover.cases.length === 0) return [{ title, command: list, arguments: [uri] }];
  return [
    { title, command: 'game.addCases', arguments: [uri] },
    { title: translated(view, message('List the mistakes')), command: list, arguments: [uri] },
  ];
}

function actions(view: View, { outputName }: LensSettings): Command[] {
  const offered: [string, Message][] =
    outputName === undefined
      ? [['game.showExpectedOutput', message('Show expected output')]]
      : [
          ['game.writeExpectedOutput', message('Write expected output')],
          ['game.compareOutput', message('Compare with {0}', outputName)],
        ];
  offered.push(['game.copyJudgeInput', message('Copy judge input')]);
  offered.unshift(['game.openBoard', message('Open board')]);
  return offered.map(([command, title]) => ({
    title: translated(view, title),
    command,
    arguments: [view.document.uri],
  }));
}
