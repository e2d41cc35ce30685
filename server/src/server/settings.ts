/** The user's settings, as they are for one file. */
import picomatch from 'picomatch';

export interface Settings {
  /** Globs of file names, each with the id of a problem, as in `files.associations`. */
  readonly associations: Readonly<Record<string, string>>;
  readonly inlayHints: { readonly verdict: boolean; readonly winningMove: boolean };
  readonly codeLens: boolean;
  /** What the names of output files end with. */
  readonly outputExtension: string;
}

export const defaults: Settings = {
  associations: {},
  inlayHints: { verdict: true, winningMove: true },
  codeLens: true,
  outputExtension: '.out',
};

/** Settings from whatever a client sends; what is missing or of the wrong type is as by default. */
export function toSettings(sent: unknown): Settings {
  const { associations, inlayHints, codeLens, expectedOutput } = record(sent);
  const { verdict, winningMove } = record(inlayHints);
  const { extension } = record(expectedOutput);
  return {
    associations: stringsOf(associations),
    inlayHints: {
      verdict: typeof verdict === 'boolean' ? verdict : defaults.inlayHints.verdict,
      winningMove: typeof winningMove === 'boolean' ? winningMove : defaults.inlayHints.winningMove,
    },
    codeLens: typeof codeLens === 'boolean' ? codeLens : defaults.codeLens,
    outputExtension: typeof extension === 'string' && extension !== '' ? extension : defaults.outputExtension,
  };
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The strings of a record, by their names. */
export const stringsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The problem that the settings give a file: the longest matching glob counts, and one without a slash means the name. */
export function associatedProblem({ associations }: Settings, uri: string): string | undefined {
  const path = pathOf(uri);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const globs = Object.keys(associations).sort((a, b) => b.length - a.length);
  const glob = globs.find((pattern) =>
    pattern.includes('/') ? matches(path, /^[/*]/.test(pattern) ? pattern : `**/${pattern}`) : matches(name, pattern),
  );
  return glob === undefined ? undefined : associations[glob]?.toLowerCase();
}

/** A glob that cannot be read, such as an empty one, matches nothing: one slip must not take all settings down. */
function matches(text: string, glob: string): boolean {
  try {
    return picomatch.isMatch(text, glob, { nocase: true, dot: true });
  } catch {
    return false;
  }
}

/** The path of an address, its escapes undone where they are sound. */
export function pathOf(uri: string): string {
  const path = uri.replace(/^[a-z][a-z0-9+.-]*:(?:\/\/[^/]*)?/i, '').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const fileNameOf = (uri: string): string => pathOf(uri).replace(/^.*\//, '');

/** The file beside it that the expected output goes into, as the client names it; nothing for a file that is nowhere yet. */
export function outputNameOf({ outputExtension }: Settings, uri: string): string | undefined {
  return uri.startsWith('untitled:') ? undefined : fileNameOf(uri).replace(/(?<=.)\.[^.]*$/, '') + outputExtension;
}

/** The address of that file; undefined if it would be the file itself, or if the extension is none. */
export function outputUriOf({ outputExtension }: Settings, uri: string): string | undefined {
  if (uri.startsWith('untitled:') || !/^\.[\w.-]+$/.test(outputExtension)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(uri) ?? [];
  const target = path.replace(/(?<=[^/])\.[^./]*$/, '') + outputExtension + rest;
  return target === uri ? undefined : target;
}
