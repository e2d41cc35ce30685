/** The user's settings, as they are for one file. */
import picomatch from 'picomatch';

export interface Settings {
  /** Globs of file names, each with the id of a problem, as in `files.associations`. */
  readonly associations: Readonly<Record<string, string>>;
  readonly inlayHints: { readonly verdict: boolean; readonly winningMove: boolean };
}

export const defaults: Settings = { associations: {}, inlayHints: { verdict: true, winningMove: true } };

/** Settings from whatever a client sends; what is missing or of the wrong type is as by default. */
export function toSettings(sent: unknown): Settings {
  const { associations, inlayHints } = record(sent);
  const { verdict, winningMove } = record(inlayHints);
  return {
    associations: Object.fromEntries(Object.entries(record(associations)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    inlayHints: {
      verdict: typeof verdict === 'boolean' ? verdict : defaults.inlayHints.verdict,
      winningMove: typeof winningMove === 'boolean' ? winningMove : defaults.inlayHints.winningMove,
    },
  };
}

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});

/** The problem that the settings give a file: the longest matching glob counts, and one without a slash means the name. */
export function associatedProblem({ associations }: Settings, uri: string): string | undefined {
  const path = pathOf(uri);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const globs = Object.keys(associations).sort((a, b) => b.length - a.length);
  const glob = globs.find((pattern) => picomatch.isMatch(pattern.includes('/') ? path : name, pattern.includes('/') && !/^[/*]/.test(pattern) ? `**/${pattern}` : pattern, { nocase: true, dot: true }));
  return glob === undefined ? undefined : associations[glob]?.toLowerCase();
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
