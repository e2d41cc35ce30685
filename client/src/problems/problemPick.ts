import { l10n, type QuickInputButton, type QuickPickItem, QuickPickItemKind, ThemeIcon, window } from 'vscode';
import type { ProblemItem } from '../../../protocol/messages';

/** What the list is to say besides the problems themselves. */
export interface Asking {
  readonly placeholder: string;
  /** The ids that come first, and what is said of them. */
  readonly first?: readonly string[];
  readonly firstLabel?: string;
  /** These come alone, followed by a way to all others; whoever types looks among all. */
  readonly alone?: readonly string[];
  /** What the button beside each problem does, where there is one. */
  readonly button?: QuickInputButton | undefined;
  /** A game of one's own is offered, too. */
  readonly offersOwn?: boolean;
}

export interface ProblemPick {
  readonly id: string;
  /** It was picked by the button beside it. */
  readonly byButton: boolean;
  /** It is a game of one's own, and this is what was typed when it was picked: its name, or nothing. */
  readonly own?: string;
}

interface Item extends QuickPickItem {
  readonly id?: string;
  /** What it is found by besides what it shows. */
  readonly words?: string;
  readonly isOwn?: true;
  /** It stands for the whole list. */
  readonly isRest?: true;
}

/** Lets the user pick one of the problems; undefined if he goes away. */
export function pickProblem(
  problems: readonly ProblemItem[],
  { placeholder, first = [], firstLabel, alone = [], button, offersOwn = false }: Asking,
): Promise<ProblemPick | undefined> {
  const list = window.createQuickPick<Item>();
  list.placeholder = placeholder;
  list.matchOnDescription = true;
  list.matchOnDetail = true;
  const all = itemsOf(problems, [...first, ...alone], button ? [button] : [], firstLabel);
  let few = all.filter(({ id }) => id !== undefined && alone.includes(id));
  if (few.length > 0) few = [...few, restItem()];
  const show = (): void => {
    list.items = itemsFor(list.value, few, all, offersOwn);
  };
  show();
  const likely = list.items.find(({ id }) => id !== undefined && (id === first[0] || first.length === 0));
  if (likely) list.activeItems = [likely];
  return new Promise((resolve) => {
    const picked = (item: Item | undefined, byButton: boolean): void => {
      if (item?.id === undefined && !item?.isOwn) return;
      resolve({ id: item.id ?? '', byButton, ...(item.isOwn && { own: list.value }) });
      list.hide();
    };
    const showAll = (): void => {
      few = [];
      show();
    };
    list.onDidAccept(() => (list.selectedItems[0]?.isRest ? showAll() : picked(list.selectedItems[0], false)));
    list.onDidChangeValue(show);
    list.onDidTriggerItemButton(({ item }) => picked(item, true));
    list.onDidHide(() => {
      resolve(undefined);
      list.dispose();
    });
    list.show();
  });
}

/**
 * Whoever types looks among all problems, so a game of one's own comes last then, and stays where none is found; else
 * it comes first, above the fold.
 */
function itemsFor(typed: string, few: readonly Item[], all: readonly Item[], offersOwn: boolean): readonly Item[] {
  const problems = typed === '' ? (few.length > 0 ? few : all) : all.map((item) => withFound(item, typed));
  if (!offersOwn) return problems;
  return typed === '' ? [ownItem(), ...problems] : [...problems, ownItem()];
}

const ownItem = (): Item => ({
  label: `$(edit) ${l10n.t('A game of your own…')}`,
  description: l10n.t('its rules in a few lines of the header'),
  alwaysShow: true,
  isOwn: true,
});

/** An alias has an item of its own: people look for the id that their judge uses. */
function itemsOf(
  problems: readonly ProblemItem[],
  first: readonly string[],
  buttons: readonly QuickInputButton[],
  label = l10n.t('fits this file'),
): Item[] {
  const itemsOfAll = (some: readonly ProblemItem[]): Item[] =>
    some.flatMap((problem) => namesOf(problem).map((name) => ({ ...itemOf(problem, name), buttons })));
  const fitting = problems.filter((problem) => namesOf(problem).some(({ id }) => first.includes(id)));
  if (fitting.length === 0) return itemsOfAll(problems);
  const others = problems.filter((problem) => !fitting.includes(problem));
  return [separator(label), ...itemsOfAll(fitting), separator(l10n.t('other problems')), ...itemsOfAll(others)];
}

type Name = Pick<ProblemItem, 'id' | 'title'>;

const namesOf = ({ id, title, aliases }: ProblemItem): Name[] => [{ id, title }, ...aliases];

function itemOf({ game, layout, words }: ProblemItem, { id, title }: Name): Item {
  const isTold = title.toLowerCase() === game.toLowerCase();
  const description = isTold ? title : `${title} · ${game}`;
  return { id, label: id, description, detail: layout.join(' ⏎ '), words };
}

/** The same, to be shown whatever the list itself finds, if all words that were typed are among its own. */
const withFound = (item: Item, typed: string): Item =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => item.words?.includes(word))
    ? { ...item, alwaysShow: true }
    : item;

const restItem = (): Item => ({ label: l10n.t('All problems…'), isRest: true });

const separator = (label: string): Item => ({ label, kind: QuickPickItemKind.Separator });

export const rememberButton = (): QuickInputButton => ({
  iconPath: new ThemeIcon('bookmark'),
  tooltip: l10n.t('Remember it for this file only, without adding a line'),
});
