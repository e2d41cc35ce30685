/**
 * The finding that `x.out` beside an open `x.game` is not what the judge expects. The server has no files but the open
 * ones, so it is found here.
 */
import {
  CancellationTokenSource,
  Diagnostic,
  DiagnosticSeverity,
  Disposable,
  l10n,
  languages,
  Range,
  type TextDocument,
  Uri,
  workspace,
} from 'vscode';
import type { CaseItem } from '../../../protocol/messages';
import { openDocument, textOf } from '../files/fileText';
import { watchFiles } from '../files/watchFiles';
import { Idle } from '../idle';
import type { LanguageServer } from '../languageServer';
import { allCases } from '../testing/allCases';
import { OutputReader } from '../testing/caseCheck';
import { expectedOutputOf, obstacle, outputFileOf } from './expectedOutput';
import { isSameText } from './sameText';
import { nameOf } from './sibling';

export const STALE = 'output-file-stale';

/** In larger files the case is not looked for: the finding is about the whole file. */
const LARGE = 5_000_000;
/** Longer lines are cut in what the finding says. */
const MAX_QUOTE_UNITS = 60;

export class OutputCheck implements Disposable {
  private readonly findings = languages.createDiagnosticCollection('winning-move-output');
  private readonly idle = new Idle((uri) => void this.check(Uri.parse(uri, true)));
  private readonly cancels = new Map<string, CancellationTokenSource>();
  private readonly listening: Disposable;

  constructor(private readonly server: LanguageServer) {
    const touched = ({ uri }: { uri: Uri }): void => this.touched(uri);
    this.listening = Disposable.from(
      workspace.onDidOpenTextDocument(touched),
      workspace.onDidChangeTextDocument(({ document }) => touched(document)),
      workspace.onDidSaveTextDocument(touched),
      workspace.onDidCloseTextDocument(({ uri }) => this.closed(uri)),
      workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('game') && this.touchAll()),
      watchFiles((uri) => this.touched(uri)),
    );
    this.touchAll();
  }

  dispose(): void {
    this.listening.dispose();
    this.idle.dispose();
    for (const cancel of this.cancels.values()) cancel.cancel();
    this.findings.dispose();
  }

  /** The file is a test or the output of one. */
  private touched(uri: Uri): void {
    for (const game of openGames()) if (isAbout(game, uri)) this.idle.soon(game.toString());
  }

  private touchAll(): void {
    for (const game of openGames()) this.idle.soon(game.toString());
  }

  private closed(uri: Uri): void {
    this.idle.forget(uri.toString());
    this.cancels.get(uri.toString())?.cancel();
    this.findings.delete(uri);
    // Its text on the disk may be another one than was seen.
    this.touched(uri);
  }

  private async check(uri: Uri): Promise<void> {
    const key = uri.toString();
    this.cancels.get(key)?.cancel();
    const cancel = new CancellationTokenSource();
    this.cancels.set(key, cancel);
    // A server that does not answer has its own way to say so.
    const diagnostic = await this.find(uri, cancel).catch(() => undefined);
    const isWanted = !cancel.token.isCancellationRequested && openDocument(uri) !== undefined;
    if (isWanted) this.findings.set(uri, diagnostic ? [diagnostic] : []);
    if (this.cancels.get(key) === cancel) this.cancels.delete(key);
  }

  private async find(uri: Uri, { token }: CancellationTokenSource): Promise<Diagnostic | undefined> {
    const document = openDocument(uri);
    const output = outputFileOf(uri);
    const text = document && (await textOf(output));
    if (text === undefined) return undefined;
    const truth = await expectedOutputOf(this.server, uri, token);
    if (!truth || 'refusal' in truth || isSameText(text, truth.output)) return undefined;
    if (text.length > LARGE || document!.getText().length > LARGE)
      return findingAt(new Range(0, 0, 0, 0), l10n.t('{0} is not the expected output.', nameOf(output)));
    return this.findCase(document!, output, { text, token });
  }

  private async findCase(
    document: TextDocument,
    output: Uri,
    { text, token }: { text: string; token: CancellationTokenSource['token'] },
  ): Promise<Diagnostic | undefined> {
    const reader = new OutputReader(text);
    let last: CaseItem | undefined;
    for await (const answer of allCases(this.server, document.uri, token)) {
      for (const item of answer?.cases ?? []) {
        if (item.expected === null) return undefined;
        const difference = reader.next(item.expected);
        if (difference) return findingAt(rangeOf(document, item), differenceText(output, difference));
        last = item;
      }
      if (!answer) return undefined;
    }
    const range = last ? rangeOf(document, last) : new Range(0, 0, 0, 0);
    return reader.surplus === undefined
      ? undefined
      : findingAt(
          range,
          l10n.t('{0} continues after the last case, on line {1}.', nameOf(output), reader.position + 1),
        );
  }
}

const openGames = (): Uri[] =>
  workspace.textDocuments
    .filter(({ uri, languageId }) => languageId === 'game' && obstacle(uri) === undefined)
    .map(({ uri }) => uri);

const isAbout = (game: Uri, uri: Uri): boolean =>
  game.toString() === uri.toString() || outputFileOf(game).toString() === uri.toString();

function findingAt(range: Range, message: string): Diagnostic {
  const finding = new Diagnostic(range, message, DiagnosticSeverity.Warning);
  finding.code = STALE;
  finding.source = 'game';
  return finding;
}

const rangeOf = (document: TextDocument, { firstLine, lastLine }: CaseItem): Range =>
  new Range(firstLine, 0, lastLine, document.lineAt(lastLine).range.end.character);

export function differenceText(
  output: Uri,
  { at, expected = '', actual }: { at: number; expected?: string; actual?: string },
): string {
  if (actual === undefined)
    return l10n.t('{0} ends before “{1}”, the output of this case.', nameOf(output), cut(expected));
  return l10n.t('Line {1} of {0} is “{2}”; expected “{3}”.', nameOf(output), at + 1, cut(actual), cut(expected));
}

/** Never inside a number. */
const cut = (text: string): string =>
  text.length <= MAX_QUOTE_UNITS ? text : `${text.slice(0, MAX_QUOTE_UNITS - 1).replace(/(?<=\s)\S*$/, '')}…`;
