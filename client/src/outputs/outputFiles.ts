import { type Memento, TabInputCustom, TabInputNotebook, type Uri, window, workspace } from 'vscode';
import { type Obstacle, Unwritable } from '../../../common/obstacle';
import { isSamePlace } from './sibling';

const KEY = 'written';

/** What became of a file that was to be written. */
export type Writing =
  | { readonly result: 'written'; readonly file: Uri; /** Where the old content is now. */ readonly kept?: Uri }
  | { readonly result: 'unchanged'; readonly file: Uri }
  /** It is open, with changes that were not saved. */
  | { readonly result: 'unsaved'; readonly file: Uri }
  /** It is no file to be written. */
  | { readonly result: 'refused'; readonly file: Uri; readonly obstacle: Obstacle };

/** What a file is to hold. */
export interface Content {
  readonly bytes: Uint8Array;
  /** The file that it is made from, which is never replaced. */
  readonly source: Uri;
  /** Is the old content the extension’s own, so that it need not be kept? */
  isOurs(old: Uint8Array): boolean;
  /** Is the file open with changes? To be asked last of all. */
  isUnsaved(): boolean;
}

/**
 * A host’s way to put a content into the place of a file. It throws an `Unwritable` if the file is to be left alone.
 */
export type Replace = (file: Uri, content: Content) => Promise<Writing>;

/**
 * The files that the extension writes.
 *
 * They are written byte for byte, which an edit of a text document would not do: it follows the user's settings for
 * encodings, line endings and blanks. So there is no undo, and the content that is replaced is kept beside the file, as
 * `x.out.bak`, unless it is what the extension itself has written there: that comes back by running the command again.
 */
export class OutputFiles {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly memento: Memento,
    private readonly replace: Replace,
  ) {}

  /** One file after another, so that two quick clicks do not get into each other's way. */
  write(file: Uri, text: string, source: Uri): Promise<Writing> {
    const writing = this.turn.then(() => this.writeNow(file, new TextEncoder().encode(text), source));
    this.turn = writing.catch(() => undefined);
    return writing;
  }

  private async writeNow(file: Uri, bytes: Uint8Array, source: Uri): Promise<Writing> {
    const isUnsaved = (): boolean => hasUnsavedChanges(file);
    if (isUnsaved()) return { result: 'unsaved', file };
    try {
      const isOurs = (old: Uint8Array): boolean => this.isOurs(file, old);
      const writing = await this.replace(file, { bytes, source, isOurs, isUnsaved });
      if (writing.result === 'written') await this.remember(file, bytes);
      return writing;
    } catch (error) {
      if (error instanceof Unwritable) return { result: 'refused', file, obstacle: error.obstacle };
      throw error;
    }
  }

  private isOurs(file: Uri, bytes: Uint8Array): boolean {
    return this.memento.get<Record<string, string>>(KEY, {})[file.toString()] === digest(bytes);
  }

  private async remember(file: Uri, bytes: Uint8Array): Promise<void> {
    await this.memento.update(KEY, { ...this.memento.get(KEY, {}), [file.toString()]: digest(bytes) });
  }
}

const hasUnsavedChanges = (file: Uri): boolean =>
  [...workspace.textDocuments, ...dirtyTabs()].some(({ uri, isDirty }) => isDirty && isSamePlace(uri, file));

/** Editors of other kinds than text have no documents here, but tabs. */
const dirtyTabs = (): { uri: Uri; isDirty: boolean }[] =>
  window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ input, isDirty }) =>
      input instanceof TabInputCustom || input instanceof TabInputNotebook ? [{ uri: input.uri, isDirty }] : [],
    );

/** Tells contents apart, 53 bits' worth: Bryc's cyrb53. */
function digest(bytes: Uint8Array): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const byte of bytes) {
    high = Math.imul(high ^ byte, 2654435761);
    low = Math.imul(low ^ byte, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `${bytes.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
