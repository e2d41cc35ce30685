import { l10n, type Uri, window } from 'vscode';
import type { Writing } from './outputFiles';
import { nameOf } from './sibling';

/** Says what became of a file that the user had written, and offers to open it. */
export async function reportWriting(writing: Writing): Promise<void> {
  const open = l10n.t('Open');
  if ((await tell(writing, open)) === open) await window.showTextDocument(writing.file, { preview: true });
}

function tell(writing: Writing, open: string): Thenable<string | undefined> {
  const name = nameOf(writing.file);
  switch (writing.result) {
    case 'written':
      return window.showInformationMessage(writtenText(name, writing.kept), open);
    case 'unchanged':
      return window.showInformationMessage(l10n.t('{0} is up to date.', name), open);
    case 'unsaved':
      return window.showWarningMessage(
        l10n.t('{0} is open with changes that are not saved, so it was not written.', name),
        open,
      );
  }
}

const writtenText = (name: string, kept: Uri | undefined): string =>
  kept ? l10n.t('{0} is written. What it held before is in {1}.', name, nameOf(kept)) : l10n.t('{0} is written.', name);
