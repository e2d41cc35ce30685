/** How a game of one's own begins: rules that can be played as they stand, with a place to fill in for each part. */
import { SnippetString } from 'vscode';

/**
 * A layout that no numbers tell, as the lists of an editor offer it: those that judges have most, the plainest first.
 */
const LAYOUTS = [
  'n / …',
  'T / n / …',
  'n / h1 … hn / …',
  'T / n / h1 … hn / …',
  'n k / a1 … ak',
  'a b / …',
  'a b / … / 0 0',
];

/** Returns a whole test file, AtCoder's Stones (https://atcoder.jp/contests/dp/tasks/dp_k) with its first sample. */
export function ownGameFile(name: string): SnippetString {
  const snippet = header(name, 'stones', (input) => input.appendPlaceholder('N K / a1 … aN'), 'take a from K');
  return snippet.appendText('\n').appendPlaceholder('2 4\n2 3').appendText('\n').appendTabstop(0);
}

/** Returns the lines of a header for numbers that are there, without the end of the last line. */
export const ownGameHeader = (name: string): SnippetString =>
  header(name, 'my-game', (input) => input.appendChoice(LAYOUTS), 'take 1..3');

function header(
  name: string,
  likelyName: string,
  addLayout: (snippet: SnippetString) => SnippetString,
  move: string,
): SnippetString {
  const snippet = new SnippetString('# game: ').appendPlaceholder(nameOf(name) || likelyName).appendText('\n# input: ');
  return addLayout(snippet)
    .appendText('\n# move: ')
    .appendPlaceholder(move)
    .appendText('\n# win: ')
    .appendPlaceholder('First')
    .appendText('\n# lose: ')
    .appendPlaceholder('Second');
}

/** Returns what was typed as a name of one word, as a header has it. */
export const nameOf = (typed: string): string => typed.trim().replace(/\s+/g, '-');
