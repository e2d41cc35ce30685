/**
 * The files of rules that test files name: those that are open as they are in the editor, others as they are stored.
 */
import type { Declaration } from '../document/choice/declaration';
import type { Change } from '../document/document';
import { declarationIn, RULES_EXTENSION, RulesDocument } from '../document/rules/rulesDocument';
import { problemsById } from '../library/index';
import { fileNameOf, pathOf } from './settings';

/** Gives the text of a file; undefined if there is none. */
export type ReadText = (uri: string) => Promise<string | undefined>;

/** A file of rules as it is stored. */
interface Stored {
  /** Settled when the file has been read. */
  isRead: Promise<void>;
  declaration: Declaration | undefined;
  isKnown: boolean;
}

/** More files are not looked at. */
const MOST_LISTED = 500;

export class RulesFiles {
  private readonly open = new Map<string, RulesDocument>();
  private readonly stored = new Map<string, Stored>();

  /** The addresses of the files that are the user's library. */
  private listed = new Set<string>();

  constructor(private readonly read: ReadText) {}

  /** Takes files into the user's library, and reads them; settled when that is done. */
  async list(uris: readonly string[]): Promise<void> {
    const room = MOST_LISTED - this.listed.size;
    const added = uris.filter((uri) => isRulesUri(uri) && !this.listed.has(keyOf(uri))).slice(0, room);
    await Promise.all(added.map((uri) => this.load(uri)));
    for (const uri of added) this.listed.add(keyOf(uri));
  }

  isListed(uri: string): boolean {
    return this.listed.has(keyOf(uri));
  }

  /** Returns the games of the library, by their names in small letters: what is built in counts first, then the first of several. */
  library(): ReadonlyMap<string, Declaration> {
    const games = new Map<string, Declaration>();
    for (const key of this.listed) {
      const [found] = this.known([key]);
      const name = found?.text.name.toLowerCase();
      if (found && name !== undefined && !games.has(name) && !problemsById.has(name)) games.set(name, found);
    }
    return games;
  }

  add(uri: string, text: string): void {
    this.open.set(keyOf(uri), new RulesDocument(uri, fileNameOf(uri), text));
  }

  edit(uri: string, changes: readonly Change[]): void {
    this.open.get(keyOf(uri))?.update(changes);
  }

  /** What was typed and not stored does not count any more. */
  async close(uri: string): Promise<void> {
    const key = keyOf(uri);
    const declaration = this.open.get(key)?.declaration;
    this.open.delete(key);
    this.stored.set(key, { isRead: Promise.resolve(), declaration, isKnown: true });
    await this.refresh(uri);
  }

  /** Reads a file again that has been wanted; until then it counts as it was. */
  async refresh(uri: string): Promise<void> {
    const stored = this.stored.get(keyOf(uri));
    if (stored) await (stored.isRead = this.fill(stored, uri));
  }

  /** Reads all files again when they are next wanted: for clients that do not tell of changes. */
  forgetStored(): void {
    this.stored.clear();
  }

  get(uri: string): RulesDocument | undefined {
    const found = this.open.get(keyOf(uri));
    return found?.uri === uri ? found : undefined;
  }

  uris(): string[] {
    return [...this.open.values()].map(({ uri }) => uri);
  }

  /** Returns the games in the files that are known; undefined for a file that is not there. */
  known(uris: readonly string[]): (Declaration | undefined)[] {
    return uris.map((uri) => this.open.get(keyOf(uri))?.declaration ?? this.stored.get(keyOf(uri))?.declaration);
  }

  isKnown(uri: string): boolean {
    return this.open.has(keyOf(uri)) || this.stored.get(keyOf(uri))?.isKnown === true;
  }

  /** Reads a file, unless that is being done or has been. */
  load(uri: string): Promise<void> {
    const key = keyOf(uri);
    const before = this.stored.get(key);
    if (before) return before.isRead;
    const stored: Stored = { isRead: Promise.resolve(), declaration: undefined, isKnown: false };
    this.stored.set(key, stored);
    return (stored.isRead = this.fill(stored, uri));
  }

  private async fill(stored: Stored, uri: string): Promise<void> {
    const text = await this.read(uri);
    stored.declaration = text === undefined ? undefined : declarationIn(text, fileNameOf(uri), stored.declaration);
    stored.isKnown = true;
  }
}

/** Editors write escapes in one way, and here they are written in another. */
function keyOf(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

export const isSameAddress = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

export const isRulesUri = (uri: string): boolean => pathOf(uri).toLowerCase().endsWith(RULES_EXTENSION);

/** So many folders above a file are looked through. */
const MOST_LEVELS = 8;

/** A path of plain names: nothing leads out of the folders above a file. */
const isFolder = (path: string): boolean =>
  path.split('/').every((name) => name !== '' && name !== '.' && name !== '..') && !/[\\:]/.test(path);

/**
 * Returns the addresses of the files of rules with this name that count for a file: the one beside it, then those in
 * folders with the given names, beside it and above.
 */
export function rulesUrisFor(uri: string, name: string, folders: readonly string[]): string[] {
  const beside = rulesUriBeside(uri, name);
  if (beside === undefined) return [];
  const at = beside.lastIndexOf('/') + 1;
  const paths = folders.filter(isFolder).map((path) => path.split('/').map(encodeURIComponent).join('/'));
  return [
    beside,
    ...above(beside.slice(0, at)).flatMap((folder) => paths.map((path) => `${folder}${path}/${beside.slice(at)}`)),
  ];
}

/** Returns a folder and those above it, the nearest first. */
function above(folder: string): string[] {
  const root = /^[a-z][a-z0-9+.-]*:\/\/[^/]*\//i.exec(folder)?.[0].length ?? folder.indexOf('/') + 1;
  const found: string[] = [];
  for (let next = folder; found.length < MOST_LEVELS && next.length >= root; next = next.replace(/[^/]*\/$/, ''))
    found.push(next);
  return found;
}

/**
 * Returns the address of the file of rules with this name beside a file; undefined for a file that is nowhere yet or an
 * old revision.
 */
function rulesUriBeside(uri: string, name: string): string | undefined {
  if (/^untitled:|[?#]/.test(uri)) return undefined;
  return `${uri.replace(/[^/]*$/, '')}${encodeURIComponent(name)}${RULES_EXTENSION}`;
}
