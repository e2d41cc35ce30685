/** The names of output files, for the extension and for the language server, which shows them. */

export const DEFAULT_EXTENSION = '.out';

/**
 * Returns the extension that a setting names; undefined if it names none that is plain: dots, each followed by letters,
 * digits, `_` or `-`. So it leads to no other folder, means nothing in a glob, and reads the same on every system.
 * `.game` is for inputs.
 */
export const plainExtension = (setting: unknown): string | undefined =>
  typeof setting === 'string' && /^(?:\.[A-Za-z0-9_-]+)+$/.test(setting) && !/\.game$/i.test(setting)
    ? setting
    : undefined;

/**
 * Returns the path with another extension: `x.poj-2348.out` for `x.poj-2348.game`. A leading dot begins a name, not an
 * extension.
 */
export const withExtension = (path: string, extension: string): string =>
  path.replace(/(?<=[^/])\.[^./]*$/, '') + extension;
