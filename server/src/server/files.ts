/** The open files of a connection. */
import type { Hints } from '../document/choice/choice';
import { type Change, GameDocument } from '../document/document';
import { isSameAddress, RulesFiles, rulesUrisFor } from './rulesFiles';
import { associatedProblem, defaults, fileNameOf, type Settings } from './settings';

/** Where settings come from, sooner or later. */
export interface SettingsSource {
  settings(uri: string): Promise<Settings>;
  /** Told when the settings of a file have come only after answers were given without them. */
  settingsCameLate(uri: string): void;
  /** Returns the text of a file of rules; undefined if there is none. */
  rulesText(uri: string): Promise<string | undefined>;
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
  /** The files of rules that others name. */
  readonly rules: RulesFiles;

  /** `patience` lasts as long as answers wait for settings; after it, what is known has to do. */
  constructor(
    private readonly source: SettingsSource,
    private readonly patience: () => Promise<void>,
  ) {
    this.rules = new RulesFiles((uri) => source.rulesText(uri));
  }

  /** Opens a file at once; its settings come later. */
  add(uri: string, text: string): void {
    const document = new GameDocument(uri, text, this.plainHints(uri, defaults), undefined, MOST_DIGITS);
    const file: OpenFile = { document, settings: defaults, asked: Promise.resolve(), ready: Promise.resolve() };
    this.open.set(uri, file);
    this.configure(file);
  }

  edit(uri: string, changes: readonly Change[]): void {
    const file = this.open.get(uri);
    if (!file) return;
    const { wanted } = file.document.choice;
    file.document.update(changes);
    if (String(wanted) !== String(file.document.choice.wanted)) this.supply(file);
  }

  delete(uri: string): void {
    this.open.delete(uri);
  }

  uris(): string[] {
    return [...this.open.keys()];
  }

  /** Is this very document open? Another one may have taken its address. */
  holds(document: Pick<GameDocument, 'uri'>): boolean {
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
    if (!file) return;
    file.document.hint(this.hints(file));
    this.supply(file);
  }

  /**
   * Takes the rules as they are now into the files that name them; gives the addresses of those that are others now.
   */
  rulesChanged(uri: string): string[] {
    return [...this.open.values()].flatMap((file) => {
      const { document } = file;
      const isNamed = this.wantedBy(file).some((wanted) => isSameAddress(wanted, uri));
      return (isNamed || this.rules.isListed(uri)) && document.hint(this.hints(file)) ? [document.uri] : [];
    });
  }

  /** Takes the library as it is now into all files; gives the addresses of those that are about another game now. */
  libraryChanged(): string[] {
    const others = [...this.open.values()].filter((file) => file.document.hint(this.hints(file)));
    return others.map(({ document }) => document.uri);
  }

  private configure(file: OpenFile): void {
    const { uri } = file.document;
    let isLate = false;
    const asked = this.source.settings(uri).then(async (settings) => {
      if (file.asked !== asked) return;
      file.settings = settings;
      file.document.hint(this.hints(file));
      await this.rulesOf(file);
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

  /** Gets the rules that a file wants; answers wait for them as they do for settings. */
  private supply(file: OpenFile): void {
    const { uri } = file.document;
    let isLate = false;
    const ready = this.rulesOf(file).then(() => {
      if (isLate) this.source.settingsCameLate(uri);
    });
    const before = file.ready;
    file.ready = Promise.race([
      Promise.all([before, ready]).then(() => undefined),
      this.patience().then(() => {
        isLate = true;
      }),
    ]);
  }

  /** Goes on until all is known that has a say: with one file known, another may be wanted. */
  private async rulesOf(file: OpenFile): Promise<void> {
    const { document } = file;
    for (;;) {
      const unknown = this.wantedBy(file).filter((uri) => !this.rules.isKnown(uri));
      if (unknown.length > 0) await Promise.all(unknown.map((uri) => this.rules.load(uri)));
      if (!this.holds(document)) return;
      document.hint(this.hints(file));
      if (unknown.length === 0) return;
    }
  }

  private wantedBy({ document, settings }: Pick<OpenFile, 'document' | 'settings'>): string[] {
    const { uri, choice } = document;
    return (choice.wanted ?? []).flatMap((name) => rulesUrisFor(uri, name, settings.library));
  }

  private hints({ document, settings }: Pick<OpenFile, 'document' | 'settings'>): Hints {
    const { uri, choice } = document;
    const rules = new Map(
      (choice.wanted ?? []).map((name) => {
        const known = this.rules.known(rulesUrisFor(uri, name, settings.library));
        return [name, known.find((declaration) => declaration !== undefined)];
      }),
    );
    return { ...this.plainHints(uri, settings), rules };
  }

  private plainHints(uri: string, settings: Settings): Hints {
    return {
      fileName: fileNameOf(uri),
      association: associatedProblem(settings, uri),
      pick: this.picks.get(uri),
      library: this.rules.library(),
    };
  }
}
