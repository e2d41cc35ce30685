/** What the server says unasked: the status of a file, and its findings to clients that do not ask for them. */
import type { Diagnostic } from 'vscode-languageserver-types';
import { diagnostics } from './features/diagnostic';
import { status, type Status } from './features/status';
import type { Session } from './session';

export interface Outbox {
  diagnostics(uri: string, items: Diagnostic[]): void;
  status(status: Status): void;
}

export class Publisher {
  private readonly lastStatus = new Map<string, string>();
  private readonly publishing = new Set<string>();

  constructor(private readonly session: Session, private readonly outbox: Outbox) {}

  /** To be told of every change of a file, its opening included. */
  changed(uri: string): Promise<void> {
    return this.session.safely(undefined, async () => {
      const file = await this.session.files.get(uri);
      if (!file) return;
      if (this.session.options.hasCommands) this.sendStatus(status(this.session.view(file.document)));
      if (!this.session.pulls) await this.publish(uri);
    });
  }

  closed(uri: string): void {
    this.lastStatus.delete(uri);
    if (!this.session.pulls) this.outbox.diagnostics(uri, []);
  }

  private sendStatus(now: Status): void {
    const text = JSON.stringify(now);
    if (this.lastStatus.get(now.uri) === text) return;
    this.lastStatus.set(now.uri, text);
    this.outbox.status(now);
  }

  /** One run at a time for a file, repeated while the text changes under it. */
  private async publish(uri: string): Promise<void> {
    if (this.publishing.has(uri)) return;
    this.publishing.add(uri);
    try {
      for (let items: Diagnostic[] | undefined; items === undefined; ) {
        const file = await this.session.files.get(uri);
        if (!file) return;
        items = await diagnostics(this.session.view(file.document), this.session.goOn(file.document));
        if (items && this.session.files.has(uri)) this.outbox.diagnostics(uri, items);
      }
    } finally {
      this.publishing.delete(uri);
    }
  }
}
