import { l10n, Uri, window } from 'vscode';
import type { Extension } from '../context';
import { exists } from '../files/exists';
import { showMarkdown } from '../showMarkdown';

/** Opens the page on a ruleset, for example `euclid`. The links of hovers come here. */
export async function showRuleset({ context }: Extension, name?: unknown): Promise<void> {
  // The name becomes part of a path, so it must not be able to lead elsewhere.
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/i.test(name)) return;
  const page = Uri.joinPath(context.extensionUri, 'docs', `${name}.md`);
  if (!(await exists(page))) return void window.showErrorMessage(l10n.t('No page on the ruleset “{0}”.', name));
  await showMarkdown(page);
}
