import type { Memento, Uri } from 'vscode';

const KEY = 'picks';

/** The problems that the user picked for files of this workspace. */
export class Picks {
  constructor(private readonly memento: Memento) {}

  /** Returns all picks by the addresses of their files. */
  all(): Readonly<Record<string, string>> {
    return this.memento.get(KEY, {});
  }

  /** Nothing takes a pick back. An untitled file is not remembered: the next one has the same name. */
  async set(uri: Uri, id: string | undefined): Promise<void> {
    const picks = Object.entries(this.all()).filter(([file]) => file !== uri.toString());
    if (id !== undefined && uri.scheme !== 'untitled') picks.push([uri.toString(), id]);
    await this.memento.update(KEY, Object.fromEntries(picks));
  }
}
