/** The open files of a connection. */
import { GameDocument, type Change } from './document/document';
import { associatedProblem, defaults, fileNameOf, type Settings } from './settings';

interface OpenFile {
  readonly document: GameDocument;
  settings: Settings;
  /** Settled once the file's settings are known, so that no answer is given twice. */
  ready: Promise<void>;
}

export class Files {
  private readonly open = new Map<string, OpenFile>();
  private readonly picks: Map<string, string>;

  constructor(private readonly fetchSettings: (uri: string) => Promise<Settings>, picks: Readonly<Record<string, string>>) {
    this.picks = new Map(Object.entries(picks));
  }

  /** Opens a file at once; its settings come later. */
  add(uri: string, text: string): void {
    const file: OpenFile = { document: new GameDocument(uri, text, this.hints(uri, defaults)), settings: defaults, ready: Promise.resolve() };
    this.open.set(uri, file);
    file.ready = this.configure(file);
  }

  edit(uri: string, changes: readonly Change[]): void {
    this.open.get(uri)?.document.update(changes);
  }

  delete(uri: string): void {
    this.open.delete(uri);
  }

  uris(): string[] {
    return [...this.open.keys()];
  }

  has(uri: string): boolean {
    return this.open.has(uri);
  }

  /** The file with its settings; nothing where it is not open, or not any more. */
  async get(uri: string): Promise<{ document: GameDocument; settings: Settings } | undefined> {
    await this.open.get(uri)?.ready;
    return this.open.get(uri);
  }

  /** Asks for the settings of all files again. */
  reconfigure(): void {
    for (const file of this.open.values()) file.ready = this.configure(file);
  }

  /** The user's own choice of a problem for a file, or no choice any more. */
  pick(uri: string, id: string | undefined): void {
    if (id === undefined) this.picks.delete(uri);
    else this.picks.set(uri, id);
    const file = this.open.get(uri);
    file?.document.hint(this.hints(uri, file.settings));
  }

  private async configure(file: OpenFile): Promise<void> {
    file.settings = await this.fetchSettings(file.document.uri);
    file.document.hint(this.hints(file.document.uri, file.settings));
  }

  private hints(uri: string, settings: Settings) {
    return { fileName: fileNameOf(uri), association: associatedProblem(settings, uri), pick: this.picks.get(uri) };
  }
}
