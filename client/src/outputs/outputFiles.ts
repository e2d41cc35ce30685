import { type Memento, type Uri, workspace } from 'vscode';
import { isSame, readWhole, writeWhole } from './wholeFile';

const KEY = 'written';

/** What became of a file that was to be written. */
export type Writing =
  | { readonly result: 'written'; readonly file: Uri; /** Where the old content is now. */ readonly kept?: Uri }
  | { readonly result: 'unchanged'; readonly file: Uri }
  /** It is open, with changes that were not saved. */
  | { readonly result: 'unsaved'; readonly file: Uri };

/**
 * The files that the extension writes.
 *
 * They are written byte for byte, which an edit of a text document would not do: it follows the user's settings for
 * encodings, line endings and blanks. So there is no undo, and the content that is replaced is kept beside the file, as
 * `x.out.bak`, unless it is what the extension itself has written there: that comes back by running the command again.
 */
export class OutputFiles {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly memento: Memento) {}

  /** One file after another, so that two quick clicks do not get into each other's way. */
  write(file: Uri, text: string): Promise<Writing> {
    const writing = this.turn.then(() => this.replace(file, new TextEncoder().encode(text)));
    this.turn = writing.catch(() => undefined);
    return writing;
  }

  private async replace(file: Uri, bytes: Uint8Array): Promise<Writing> {
    if (hasUnsavedChanges(file)) return { result: 'unsaved', file };
    const old = await readWhole(file);
    if (old && isSame(old, bytes)) return { result: 'unchanged', file };
    const kept = old && !this.isOurs(file, old) ? await keep(file, old) : undefined;
    await writeWhole(file, bytes, old);
    await this.remember(file, bytes);
    return { result: 'written', file, ...(kept && { kept }) };
  }

  private isOurs(file: Uri, bytes: Uint8Array): boolean {
    return this.memento.get<Record<string, string>>(KEY, {})[file.toString()] === digest(bytes);
  }

  private async remember(file: Uri, bytes: Uint8Array): Promise<void> {
    await this.memento.update(KEY, { ...this.memento.get(KEY, {}), [file.toString()]: digest(bytes) });
  }
}

const hasUnsavedChanges = (file: Uri): boolean =>
  workspace.textDocuments.some(({ uri, isDirty }) => isDirty && uri.toString() === file.toString());

/** Copies the content to `x.out.bak`, or `x.out.bak2` and so on: what was kept before stays there. */
async function keep(file: Uri, bytes: Uint8Array): Promise<Uri> {
  for (let number = 1; ; number++) {
    const copy = file.with({ path: `${file.path}.bak${number === 1 ? '' : number}` });
    const there = await readWhole(copy);
    if (there && !isSame(there, bytes)) continue;
    if (!there) await writeWhole(copy, bytes, undefined);
    return copy;
  }
}

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
