/** The open files of a connection. */
import { type Change, GameDocument } from '../document/document';
import { associatedProblem, defaults, fileNameOf, type Settings } from './settings';

/** Where settings come from, sooner or later. */
export interface SettingsSource {
  settings(uri: string): Promise<Settings>;
  /** Told when the settings of a file have come only after answers were given without them. */
  settingsCameLate(uri: string): void;
}

/**
 * A question about a case of so many digits takes less than a tenth of a second, which is what other files can wait.
 */
export const MOST_DIGITS = 10_000;

interface OpenFile {
  readonly document: GameDocument;
  settings: Settings;
  /** The question for the file's settings that was asked last: the answers to earlier ones count no more. */
  asked: Promise<void>;
  /** Settled once the settings are known or patience is over, so that hardly ever an answer is given twice. */
  ready: Promise<void>;
}

export class Files {
  private readonly open = new Map<string, OpenFile>();
  private readonly picks = new Map<string, string>();

  /** `patience` lasts as long as answers wait for settings; after it, what is known has to do. */
  constructor(
    private readonly source: SettingsSource,
    private readonly patience: () => Promise<void>,
  ) {}

  /** Opens a file at once; its settings come later. */
  add(uri: string, text: string): void {
    const document = new GameDocument(uri, text, this.hints(uri, defaults), undefined, MOST_DIGITS);
    const file: OpenFile = { document, settings: defaults, asked: Promise.resolve(), ready: Promise.resolve() };
    this.open.set(uri, file);
    this.configure(file);
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

  /** Is this very document open? Another one may have taken its address. */
  holds(document: GameDocument): boolean {
    return this.open.get(document.uri)?.document === document;
  }

  /** Returns the file with its settings; undefined if it is not open, or not any more. */
  async get(uri: string): Promise<{ document: GameDocument; settings: Settings } | undefined> {
    for (;;) {
      const file = this.open.get(uri);
      const ready = file?.ready;
      await ready;
      // Meanwhile the file may have been closed and opened again, or its settings asked for again.
      if (this.open.get(uri) === file && file?.ready === ready) return file;
    }
  }

  /** Asks for the settings of all files again. */
  reconfigure(): void {
    for (const file of this.open.values()) this.configure(file);
  }

  /** The user's own choice of a problem for a file, or no longer any. */
  pick(uri: string, id: string | undefined): void {
    if (id === undefined) this.picks.delete(uri);
    else this.picks.set(uri, id);
    const file = this.open.get(uri);
    file?.document.hint(this.hints(uri, file.settings));
  }

  private configure(file: OpenFile): void {
    const { uri } = file.document;
    let isLate = false;
    const asked = this.source.settings(uri).then((settings) => {
      if (file.asked !== asked) return;
      file.settings = settings;
      file.document.hint(this.hints(uri, settings));
      if (isLate) this.source.settingsCameLate(uri);
    });
    file.asked = asked;
    file.ready = Promise.race([
      asked,
      this.patience().then(() => {
        isLate = true;
      }),
    ]);
  }

  private hints(uri: string, settings: Settings) {
    return { fileName: fileNameOf(uri), association: associatedProblem(settings, uri), pick: this.picks.get(uri) };
  }
}
