/**
 * What the server says unasked: the status of a file, its findings to clients that do not ask for them, and what to ask
 * again.
 */
import type { Diagnostic, Range } from 'vscode-languageserver-types';
import type { Status } from '../../../protocol/messages';
import type { GameDocument } from '../document/document';
import { examinationOf, examinationOfRules } from '../document/rules/claimFindings';
import { inPauses, prepareLines } from '../document/rules/prepare';
import { countAll } from '../features/codeLens';
import { status } from '../features/custom/status';
import { diagnostics } from '../features/diagnostic';
import { rulesDiagnostics } from '../features/rules/diagnostic';
import { isPrepared } from '../features/slices';
import type { View } from '../features/view';
import type { Session } from './session';

export interface Outbox {
  diagnostics(uri: string, items: Diagnostic[]): Promise<void>;
  status(status: Status): Promise<void>;
  /** Has the client ask for diagnostics again. */
  refreshDiagnostics(): Promise<void>;
  refreshInlayHints(): Promise<void>;
  refreshCodeLenses(): Promise<void>;
  refreshSemanticTokens(): Promise<void>;
}

export class Publisher {
  private readonly lastStatus = new Map<string, string>();
  private readonly publishing = new Set<string>();
  private readonly examining = new Set<string>();
  private readonly counting = new Set<GameDocument>();
  /** The texts for which hints come later, by version: once for each. */
  private readonly promised = new WeakMap<GameDocument, number>();

  constructor(
    private readonly session: Session,
    private readonly outbox: Outbox,
  ) {}

  /** To be told of every change of a file, its opening included. */
  changed(uri: string): Promise<void> {
    return this.session.safely(undefined, async () => {
      if (this.session.files.rules.get(uri)) {
        this.publishRules(uri);
        this.examine(uri);
        return;
      }
      const file = await this.session.files.get(uri);
      if (!file) return;
      this.examine(uri);
      if (this.session.options.hasCommands) this.sendStatus(status(this.session.view(file.document)));
      if (!this.session.pulls) await this.publish(uri);
    });
  }

  closed(uri: string): void {
    this.lastStatus.delete(uri);
    if (!this.session.pulls) this.send(() => this.outbox.diagnostics(uri, []));
  }

  /** To be told of every change of a file of rules: the test files that name it are about another game. */
  rulesChanged(uri: string): void {
    const changed = this.session.files.rulesChanged(uri);
    if (changed.length > 0) this.reconsidered(changed);
  }

  /** To be told when the library has other files. */
  libraryChanged(): void {
    const changed = this.session.files.libraryChanged();
    if (changed.length > 0) this.reconsidered(changed);
  }

  /**
   * To be told of new settings or picks: what is shown may be about another problem, though none was edited the files.
   */
  reconsidered(uris: readonly string[]): void {
    for (const uri of uris) void this.changed(uri);
    const { workspace } = this.session.client;
    if (this.session.pulls && workspace?.diagnostics?.refreshSupport) this.send(() => this.outbox.refreshDiagnostics());
    if (workspace?.inlayHint?.refreshSupport) this.send(() => this.outbox.refreshInlayHints());
    if (workspace?.semanticTokens?.refreshSupport) this.send(() => this.outbox.refreshSemanticTokens());
    this.refreshCodeLenses();
  }

  /**
   * Returns what to do where hints are left for later; undefined where they may not be: the client cannot be told when they are
   * there, or has been for this text.
   */
  hintsLater(view: View, range: Range): (() => void) | undefined {
    const canRefresh = this.session.client.workspace?.inlayHint?.refreshSupport === true;
    const { document } = view;
    if (!canRefresh || this.promised.get(document) === document.version) return undefined;
    return () => this.promiseHints(view, range);
  }

  /** Works towards the hints of some lines, and then has the client ask again; not where the text has changed meanwhile. */
  private promiseHints({ document }: View, { start, end }: Range): void {
    this.promised.set(document, document.version);
    void this.session
      .safely(false, () => isPrepared(prepareLines(document, start.line, end.line), this.session.checkpoint(document)))
      .then((isDone) => {
        if (isDone) this.send(() => this.outbox.refreshInlayHints());
      });
  }

  /** Counts a file to its end, also while it is edited, for a lens that could not wait for that; one run at a time. */
  countOn(document: GameDocument): void {
    if (this.counting.has(document)) return;
    this.counting.add(document);
    void this.session
      .safely(false, async () => {
        while (this.session.files.holds(document))
          if (await countAll(document, this.session.checkpoint(document))) return true;
        return false;
      })
      .then((isDone) => {
        this.counting.delete(document);
        if (isDone) this.refreshCodeLenses();
      });
  }

  /** Checks the claims of a game while nothing else is to be done; one run at a time for a file. */
  private examine(uri: string): void {
    if (this.examining.has(uri)) return;
    this.examining.add(uri);
    void this.session
      .safely(false, () => this.examineToEnd(uri))
      .then((isNew) => {
        this.examining.delete(uri);
        if (isNew) this.foundMore(uri);
      });
  }

  /** Whether there was anything to be found out. An edit may leave other claims to be checked. */
  private async examineToEnd(uri: string): Promise<boolean> {
    for (let isNew = false; ; isNew = true) {
      const rules = this.session.files.rules.get(uri);
      const document = rules ? undefined : (await this.session.files.get(uri))?.document;
      const work = rules ? examinationOfRules(rules.declaration) : document && examinationOf(document);
      if (!work) return isNew;
      await isPrepared(inPauses(work), this.session.checkpoint((rules ?? document)!));
    }
  }

  private foundMore(uri: string): void {
    if (!this.session.pulls) void this.changed(uri);
    else if (this.session.client.workspace?.diagnostics?.refreshSupport)
      this.send(() => this.outbox.refreshDiagnostics());
  }

  /** To be told that a file was measured: its status says so. */
  measured(document: GameDocument): void {
    if (this.session.options.hasCommands) this.sendStatus(status(this.session.view(document)));
  }

  private refreshCodeLenses(): void {
    if (this.session.client.workspace?.codeLens?.refreshSupport) this.send(() => this.outbox.refreshCodeLenses());
  }

  private sendStatus(now: Status): void {
    const text = JSON.stringify(now);
    if (this.lastStatus.get(now.uri) === text) return;
    this.lastStatus.set(now.uri, text);
    this.send(() => this.outbox.status(now));
  }

  private publishRules(uri: string): void {
    const rules = this.session.files.rules.get(uri);
    if (!rules || this.session.pulls) return;
    this.send(() => this.outbox.diagnostics(uri, rulesDiagnostics(this.session.rulesView(rules))));
  }

  /** One run at a time for a file, repeated while the text changes under it. */
  private async publish(uri: string): Promise<void> {
    if (this.publishing.has(uri)) return;
    this.publishing.add(uri);
    try {
      for (let items: Diagnostic[] | undefined; items === undefined;) {
        const file = await this.session.files.get(uri);
        if (!file) return;
        items = await diagnostics(this.session.view(file.document), this.session.checkpoint(file.document));
        const found = items;
        if (found) this.send(() => this.outbox.diagnostics(uri, found));
      }
    } finally {
      this.publishing.delete(uri);
    }
  }

  /** A client that refuses what it is sent, or is gone, does not take the server with it. */
  private send(message: () => Promise<void>): void {
    void this.session.safely(undefined, message);
  }
}
