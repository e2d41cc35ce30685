import {
  type Disposable,
  l10n,
  languages,
  type LanguageStatusItem,
  LanguageStatusSeverity,
  type Uri,
  window,
  workspace,
} from 'vscode';
import type { Source, Status } from '../../protocol/messages';

/** What the status bar says of the file in the active editor: which problem it holds, and how many cases. */
export class StatusItem implements Disposable {
  private readonly statuses = new Map<string, Status>();
  private readonly item: LanguageStatusItem;
  private readonly listeners: Disposable[];

  constructor() {
    this.item = languages.createLanguageStatusItem('game.problem', { language: 'game' });
    this.item.name = l10n.t('Problem');
    this.item.command = { title: l10n.t('Select Problem'), command: 'game.selectProblem' };
    this.listeners = [
      window.onDidChangeActiveTextEditor(() => this.show()),
      workspace.onDidCloseTextDocument(({ uri }) => this.statuses.delete(uri.toString())),
    ];
    this.show();
  }

  dispose(): void {
    this.item.dispose();
    for (const listener of this.listeners) listener.dispose();
  }

  update(status: Status): void {
    this.statuses.set(status.uri, status);
    this.show();
  }

  of(uri: Uri): Status | undefined {
    return this.statuses.get(uri.toString());
  }

  private show(): void {
    const uri = window.activeTextEditor?.document.uri;
    const status = uri && this.of(uri);
    Object.assign(
      this.item,
      status ? described(status) : { text: '', detail: '', severity: LanguageStatusSeverity.Information },
    );
  }
}

type Description = Pick<LanguageStatusItem, 'text' | 'detail' | 'severity'>;

function described({ problem, brokenGame, candidates, cases, limits, strength }: Status): Description {
  if (problem) {
    const titles = problem.title === problem.id ? [] : [problem.title];
    const measured = [casesText(cases), ...strengthTexts(strength)];
    return {
      text: problem.id,
      detail: [...titles, ...measured, sourceText(problem.source), ...limitTexts(limits)].join(' · '),
      severity: LanguageStatusSeverity.Information,
    };
  }
  if (brokenGame !== undefined)
    return {
      text: brokenGame,
      detail: l10n.t('a game of your own, whose rules have errors'),
      severity: LanguageStatusSeverity.Error,
    };
  return {
    text: l10n.t('No problem'),
    detail: questionText(candidates),
    severity: LanguageStatusSeverity.Warning,
  };
}

function questionText([first, ...others]: readonly string[]): string {
  if (first === undefined) return l10n.t('not known for this file');
  return others.length === 0 ? l10n.t('it may be {0}', first) : l10n.t('{0} problems fit', others.length + 1);
}

const casesText = (cases: number): string => (cases === 1 ? l10n.t('1 case') : l10n.t('{0} cases', cases));

const strengthTexts = (strength: Status['strength']): string[] =>
  strength ? [l10n.t('{0}/{1} known mistakes caught', strength.caught, strength.known)] : [];

function* limitTexts({ outline, findings }: Status['limits']): Generator<string> {
  if (outline !== undefined) yield l10n.t('the outline has the first {0}', outline);
  if (findings !== undefined) yield l10n.t('only the first {0} findings are shown', findings);
}

function sourceText(source: Source): string {
  switch (source) {
    case 'header':
      return l10n.t('named in the file');
    case 'own':
      return l10n.t('a game of your own');
    case 'name':
      return l10n.t('named by the file name');
    case 'setting':
      return l10n.t('named by the settings');
    case 'pick':
      return l10n.t('picked by you');
    case 'fit':
      return l10n.t('told by the layout');
  }
}
