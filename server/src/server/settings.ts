/** The user's settings, as they are for one file. */
import { DEFAULT_EXTENSION, plainExtension, withExtension } from '../../../common/outputName';
import { compileGlob, type Glob } from './glob';

export interface Settings {
  /** Globs of file names, each with the id of a problem, as in `files.associations`. */
  readonly associations: Readonly<Record<string, string>>;
  /** Folders, beside a file or above it, with files of rules. */
  readonly library: readonly string[];
  readonly inlayHints: { readonly verdict: boolean; readonly winningMove: boolean };
  readonly codeLens: boolean;
  /** Where editors tell of known mistakes that a file does not catch. */
  readonly strength: 'codeLens' | 'findings' | 'off';
  /** What the names of output files end with. */
  readonly outputExtension: string;
}

export const defaults: Settings = {
  associations: {},
  library: [],
  inlayHints: { verdict: true, winningMove: true },
  codeLens: true,
  strength: 'codeLens',
  outputExtension: DEFAULT_EXTENSION,
};

/** Settings from whatever a client sends; what is missing or of the wrong type is as by default. */
export function toSettings(sent: unknown): Settings {
  const { associations, library, inlayHints, codeLens, strength, expectedOutput } = record(sent);
  const { verdict, winningMove } = record(inlayHints);
  const { extension } = record(expectedOutput);
  return {
    associations: stringsOf(associations),
    library: listOf(library),
    inlayHints: {
      verdict: typeof verdict === 'boolean' ? verdict : defaults.inlayHints.verdict,
      winningMove: typeof winningMove === 'boolean' ? winningMove : defaults.inlayHints.winningMove,
    },
    codeLens: typeof codeLens === 'boolean' ? codeLens : defaults.codeLens,
    strength: strength === 'findings' || strength === 'off' ? strength : defaults.strength,
    outputExtension: plainExtension(extension) ?? defaults.outputExtension,
  };
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** So many folders are looked into. */
const MOST_FOLDERS = 8;

/** Returns the strings of a list. */
const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [])
    .filter((one): one is string => typeof one === 'string')
    .slice(0, MOST_FOLDERS);

/** Returns the strings of a record, by their names. */
export const stringsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Returns the problem that the settings give a file: the longest matching glob counts, and one without a slash means
 * the name.
 */
export function associatedProblem({ associations }: Settings, uri: string): string | undefined {
  const path = pathOf(uri);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const found = globsOf(associations).compiled.find(({ isOfPath, matches }) => matches(isOfPath ? path : name));
  return found?.id;
}

/**
 * Returns the globs that are too long or cannot be read. They match nothing: one slip must not take all settings down.
 */
export const refusedGlobs = ({ associations }: Settings): readonly string[] => globsOf(associations).refused;

interface Globs {
  readonly compiled: readonly { readonly matches: Glob; readonly isOfPath: boolean; readonly id: string }[];
  readonly refused: readonly string[];
}

/** All globs together, in units: the longest come first, and those beyond are refused. */
const MOST_TEXT = 20_000;

/** Made once for each value of the settings. */
const known = new WeakMap<Settings['associations'], Globs>();

function globsOf(associations: Settings['associations']): Globs {
  const globs = known.get(associations) ?? compileAll(associations);
  known.set(associations, globs);
  return globs;
}

function compileAll(associations: Settings['associations']): Globs {
  const compiled: Globs['compiled'][number][] = [];
  const refused: string[] = [];
  let size = 0;
  for (const glob of Object.keys(associations).sort((a, b) => b.length - a.length)) {
    const isOfPath = glob.includes('/');
    const matches = compileGlob(isOfPath && !/^[/*]/.test(glob) ? `**/${glob}` : glob);
    if (matches) size += glob.length;
    if (matches && size <= MOST_TEXT) compiled.push({ matches, isOfPath, id: associations[glob]!.toLowerCase() });
    else refused.push(glob);
  }
  return { compiled, refused };
}

/** Returns the path of an address, its escapes undone where they are sound. */
export function pathOf(uri: string): string {
  const path = uri.replace(/^[a-z][a-z0-9+.-]*:(?:\/\/[^/]*)?/i, '').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const fileNameOf = (uri: string): string => pathOf(uri).replace(/^.*\//, '');

/**
 * Returns the file beside it that the expected output goes into, as the client names it; undefined for a file that is
 * nowhere yet, and for an address with a query, such as that of an old revision.
 */
export function outputNameOf({ outputExtension }: Settings, uri: string): string | undefined {
  return /^untitled:|\?/.test(uri) ? undefined : withExtension(fileNameOf(uri), outputExtension);
}

/**
 * Returns the address of that file; undefined if it would be the file itself, and for a file that is nowhere yet or an
 * old revision.
 */
export function outputUriOf({ outputExtension }: Settings, uri: string): string | undefined {
  if (/^untitled:|[?#]/.test(uri)) return undefined;
  const target = withExtension(uri, outputExtension);
  return target.toLowerCase() === uri.toLowerCase() ? undefined : target;
}
