/** The failing case that was found last as a page, which stays when the message is gone. */
import { type Disposable, EventEmitter, l10n, type TextDocumentContentProvider, Uri, workspace } from 'vscode';
import { plainMarkdown } from '../plainMarkdown';
import type { Failing } from './stressRun';

const SCHEME = 'game-failing';

export class FailingPage implements TextDocumentContentProvider, Disposable {
  private readonly changed = new EventEmitter<Uri>();
  private readonly registration = workspace.registerTextDocumentContentProvider(SCHEME, this);
  readonly onDidChange = this.changed.event;
  private readonly pages = new Map<string, string>();

  dispose(): void {
    this.registration.dispose();
    this.changed.dispose();
  }

  provideTextDocumentContent({ path }: Uri): string {
    return this.pages.get(path) ?? '';
  }

  /** Makes the page of a program, and gives its address. */
  show(failing: Failing): Uri {
    const title = l10n.t('Failing case of {0}', failing.program);
    const uri = Uri.from({ scheme: SCHEME, path: `/${title.replace(/[\\/]/g, ' ')}` });
    this.pages.set(uri.path, pageOf(title, failing));
    this.changed.fire(uri);
    return uri;
  }
}

function pageOf(title: string, { text, found: { cases, got } }: Failing): string {
  const last = cases.at(-1)!;
  return [
    `# ${plainMarkdown(title)}`,
    plainMarkdown(text),
    `## ${l10n.t('Input')}`,
    fenced(cases.flatMap(({ lines }) => lines).join('\n')),
    `## ${l10n.t('Expected')}`,
    fenced(last.expected),
    `## ${l10n.t('Your program printed')}`,
    got === '' ? l10n.t('nothing') : fenced(got),
    '',
  ].join('\n\n');
}

/** A fence that no line of the text ends. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
