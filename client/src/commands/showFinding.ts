import { Uri } from 'vscode';
import type { Extension } from '../context';
import { showMarkdown } from '../showMarkdown';

/**
 * Opens the page on findings at the entry of a code, for example `wrong-count`. The codes in the Problems view lead
 * here.
 */
export async function showFinding({ context }: Extension, code?: unknown): Promise<void> {
  if (typeof code !== 'string' || !/^[a-z-]+$/.test(code)) return;
  await showMarkdown(Uri.joinPath(context.extensionUri, 'docs', 'findings.md').with({ fragment: code }));
}
