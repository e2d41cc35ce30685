/** textDocument/codeLens: above the first line, the file in a few numbers and what can be done with it. */
import type { CodeLens, Command } from 'vscode-languageserver-types';
import type { GameDocument } from '../document/document';
import { summarize, type Summary } from '../document/summary';
import { message, type Message } from '../text/message';
import type { GoOn } from './diagnostic';
import { boundsTooltip, summaryWords } from './summaryWords';
import { say, type View } from './view';

/** What of the settings the lenses depend on. */
export interface LensSettings {
  readonly codeLens: boolean;
  /** The name of the file that the expected output goes into; nothing for a file that has no place yet. */
  readonly outputName: string | undefined;
}

/** The lenses are for the extension's own editor: others do not have the commands. */
export function codeLenses(view: View, { codeLens, outputName }: LensSettings): CodeLens[] {
  const { document, hasCommands } = view;
  if (!codeLens || !hasCommands || !document.problem || document.end.cases === 0) return [];
  const actions: [string, Message][] = outputName === undefined ? [] : [
    ['game.writeExpectedOutput', message('Write expected output')],
    ['game.compareOutput', message('Compare with {0}', outputName)],
  ];
  actions.push(['game.copyJudgeInput', message('Copy judge input')]);
  const lenses = actions.map(([command, title]) => ({ range: top, command: { title: say(view, title), command, arguments: [document.uri] } }));
  return [{ range: top, data: document.uri }, ...lenses];
}

const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Slices that the lens waits for: enough for all blocks that an edit reads anew, so that typing brings no interim words. */
const PATIENCE = 256;

/** The lens with the numbers; where counting takes longer, with words to that effect, and someone has to count on. */
export async function resolveCodeLens(view: View, lens: CodeLens, goOn: GoOn): Promise<{ lens: CodeLens; isInterim: boolean }> {
  let slices = 0;
  const summary = await countAll(view.document, async () => ++slices <= PATIENCE && (await goOn()));
  return { lens: { ...lens, command: summary ? summaryCommand(view, summary) : interimCommand(view) }, isInterim: slices > PATIENCE };
}

/** The whole file counted; nothing where it was told to stop. */
export async function countAll(document: GameDocument, goOn: GoOn): Promise<Summary | undefined> {
  const counting = summarize(document);
  for (;;) {
    const { done, value } = counting.next();
    if (done) return value;
    if (!(await goOn())) return undefined;
  }
}

/** Without a command: it is there to be read. */
const summaryCommand = (view: View, summary: Summary): Command => ({ title: summaryWords(view, summary), tooltip: boundsTooltip(view, summary), command: '' });

const interimCommand = (view: View): Command => ({ title: say(view, message('{0} cases · counting who wins …', view.document.end.cases)), command: '' });
