import { l10n, window, workspace } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { lineOfPlayAt } from '../linesOfPlay';
import { showMarkdown } from '../showMarkdown';

/** Shows the whole perfect game from a position as a table: the position in a line, or the one under the caret. */
export async function showLineOfPlay({ server, play }: Extension, file?: unknown, line?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  const from = typeof line === 'number' ? line : (window.activeTextEditor?.selection.active.line ?? 0);
  await workspace.openTextDocument(uri);
  const game = await server.lineOfPlay(uri, from);
  if (!game) return void window.showInformationMessage(l10n.t('No position on line {0}.', from + 1));
  const page = lineOfPlayAt(uri, from, game.title);
  play.refresh(page);
  // The file stays in sight: one goes on to look at the next position.
  await showMarkdown(page, { isBeside: true });
}
