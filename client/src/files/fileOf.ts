import { l10n, Uri, window } from 'vscode';

/**
 * Returns the file that a command is about: the one it is given, else the one in the active editor. Where there is
 * none, it says so.
 */
export function fileOf(word: unknown): Uri | undefined {
  if (word instanceof Uri) return word;
  if (typeof word === 'string') return Uri.parse(word, true);
  const { uri } = window.activeTextEditor?.document ?? {};
  if (!uri) void window.showInformationMessage(l10n.t('Open a .game file first.'));
  return uri;
}

/** Returns the files and folders that are selected in the explorer, which passes them as a second word. */
export const selectionOf = (words: unknown): readonly Uri[] =>
  Array.isArray(words) ? words.filter((word) => word instanceof Uri) : [];
