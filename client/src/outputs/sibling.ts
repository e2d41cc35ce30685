import type { Uri } from 'vscode';

/** The file beside this one with another extension: `x.poj-2348.out` for `x.poj-2348.game`. */
export const sibling = (uri: Uri, extension: string): Uri => uri.with({ path: withExtension(uri.path, extension) });

/** A leading dot begins a name, not an extension. */
export const withExtension = (path: string, extension: string): string =>
  path.replace(/(?<=[^/])\.[^./]*$/, '') + extension;

export const nameOf = ({ path }: Uri): string => path.slice(path.lastIndexOf('/') + 1);
