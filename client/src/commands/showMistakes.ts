import {
  l10n,
  type QuickPick,
  type QuickPickItem,
  QuickPickItemKind,
  Range,
  ThemeIcon,
  type Uri,
  window,
  workspace,
  WorkspaceEdit,
} from 'vscode';
import type { FileMistakes, MistakeItem } from '../../../protocol/messages';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';

interface Item extends QuickPickItem {
  readonly mistake?: MistakeItem;
}

/**
 * Lists the known mistakes, those that survive first. To choose one that survives adds its smallest case, and the list
 * stays open; to choose another one goes to the first case that catches it.
 */
export async function showMistakes({ server }: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  await workspace.openTextDocument(uri);
  const list = window.createQuickPick<Item>();
  list.matchOnDescription = true;
  list.matchOnDetail = true;
  const ask = async (): Promise<void> => {
    list.busy = true;
    show(list, (await server.mistakes(uri)) ?? undefined);
    list.busy = false;
  };
  list.onDidAccept(async () => {
    const chosen = list.selectedItems[0]?.mistake;
    // Until the list follows the text, its edits are for another one.
    if (!chosen || list.busy) return;
    if (chosen.count > 0) return goTo(uri, chosen, list);
    list.busy = true;
    await add(uri, chosen);
    await ask();
  });
  list.onDidHide(() => list.dispose());
  list.show();
  await ask();
}

function show(list: QuickPick<Item>, found: FileMistakes | undefined): void {
  const mistakes = found?.mistakes ?? [];
  const survivors = mistakes.filter(({ count, ignored }) => count === 0 && ignored === undefined);
  const caught = mistakes.filter(({ count, ignored }) => count > 0 && ignored === undefined);
  const ignored = mistakes.filter((one) => one.ignored !== undefined);
  list.title =
    found &&
    l10n.t('{0}: {1} of {2} known mistakes are caught', found.problem, caught.length, survivors.length + caught.length);
  list.placeholder =
    survivors.length > 0
      ? l10n.t('Choose a mistake to add the smallest case that catches it')
      : l10n.t('Choose a mistake to see the case that catches it');
  list.items = [
    ...section(l10n.t('not caught'), survivors.map(survivorItem)),
    ...section(l10n.t('caught'), caught.map(caughtItem)),
    ...section(
      l10n.t('need not be caught'),
      ignored.map((one) => ({ ...caughtItem(one), description: one.ignored ?? '' })),
    ),
  ];
}

const section = (label: string, items: readonly Item[]): Item[] =>
  items.length > 0 ? [{ label, kind: QuickPickItemKind.Separator }, ...items] : [];

const survivorItem = (mistake: MistakeItem): Item => ({
  label: mistake.name,
  iconPath: new ThemeIcon('circle-large-outline'),
  description: `${mistake.smallest} → ${mistake.difference}`,
  detail: mistake.explanation,
  mistake,
});

const caughtItem = (mistake: MistakeItem): Item => ({
  label: mistake.name,
  iconPath: new ThemeIcon('pass'),
  description: caughtBy(mistake),
  detail: mistake.explanation,
  mistake,
});

function caughtBy({ cases: [first], count }: MistakeItem): string {
  if (!first) return l10n.t('the end of the input');
  return count > 1 ? l10n.t('case {0} and {1} more', first.number, count - 1) : l10n.t('case {0} only', first.number);
}

async function goTo(uri: Uri, { cases: [first] }: MistakeItem, list: QuickPick<Item>): Promise<void> {
  list.hide();
  const line = first?.line ?? 0;
  await window.showTextDocument(uri, { selection: new Range(line, 0, line, 0) });
}

async function add(uri: Uri, { edits }: MistakeItem): Promise<void> {
  const edit = new WorkspaceEdit();
  for (const {
    range: { start, end },
    newText,
  } of edits)
    edit.replace(uri, new Range(start.line, start.character, end.line, end.character), newText);
  if (edits.length === 0) void window.showInformationMessage(l10n.t('This file has no room for another case.'));
  else if (!(await workspace.applyEdit(edit))) void window.showErrorMessage(l10n.t('The file could not be changed.'));
}
