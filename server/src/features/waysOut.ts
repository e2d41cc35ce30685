/**
 * What the lenses offer where there is nothing to say of cases: for an empty file, and for a layout that fits nothing.
 */
import type { Command } from 'vscode-languageserver-types';
import { type Message, message } from '../text/message';
import { translated, type View } from './view';

export function waysOut(view: View): Command[] {
  const { document } = view;
  const { problem } = document;
  const command = (name: string, title: Message): Command => ({
    title: translated(view, title),
    command: `game.${name}`,
    arguments: [document.uri],
  });
  if (!problem) {
    const select = command('selectProblem', message('Select the problem…'));
    // Below a header that names no problem, a sample would be read as nothing.
    return isEmpty(view) && !document.header
      ? [select, command('insertSample', message('Insert a sample…'))]
      : [select];
  }
  const hasSample = problem.sample.input !== '';
  return isEmpty(view) && hasSample
    ? [command('insertSample', message('Insert the sample of {0}', document.choice.id!))]
    : [];
}

/** Holds the file nothing but comments? */
function isEmpty({ document: { blocks } }: View): boolean {
  if (blocks.length > 1) return false;
  return blocks.length === 0 || blocks.at(0).table.lineToken[blocks.at(0).table.lineCount] === 0;
}
