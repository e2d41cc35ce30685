import { l10n, type Uri, window } from 'vscode';
import type { Obstacle } from '../../../common/obstacle';
import type { Writing } from './outputFiles';
import { nameOf } from './sibling';

/** Says what became of a file that the user had written, and offers to open it. */
export async function reportWriting(writing: Writing): Promise<void> {
  const open = l10n.t('Open');
  if ((await show(writing, open)) === open) await window.showTextDocument(writing.file, { preview: true });
}

function show(writing: Writing, open: string): Thenable<string | undefined> {
  const name = nameOf(writing.file);
  switch (writing.result) {
    case 'written':
      return window.showInformationMessage(writtenText(name, writing.kept), open);
    case 'unchanged':
      return window.showInformationMessage(l10n.t('{0} is up to date.', name), open);
    case 'unsaved':
      return window.showWarningMessage(l10n.t('{0} is open with unsaved changes, so it was not written.', name), open);
    case 'refused':
      return window.showWarningMessage(refusalText(name, writing.obstacle));
  }
}

export function refusalText(name: string, obstacle: Obstacle): string {
  switch (obstacle) {
    case 'folder':
      return l10n.t('{0} is a folder, so nothing was written.', name);
    case 'link':
      return l10n.t('{0} is a symbolic link, and links are not followed.', name);
    case 'special':
      return l10n.t('{0} is not a regular file, so it was not written.', name);
    case 'read-only':
      return l10n.t('{0} is read-only, so it was not written.', name);
    case 'source':
      return l10n.t('{0} is the input itself under another name, so it was not written.', name);
  }
}

const writtenText = (name: string, kept: Uri | undefined): string =>
  kept ? l10n.t('Wrote {0}. Its previous content is in {1}.', name, nameOf(kept)) : l10n.t('Wrote {0}.', name);
