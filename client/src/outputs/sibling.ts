import type { Uri } from 'vscode';
import { withExtension } from '../../../common/outputName';

/** Returns the file beside this one with another extension: `x.poj-2348.out` for `x.poj-2348.game`. */
export const sibling = (uri: Uri, extension: string): Uri => uri.with({ path: withExtension(uri.path, extension) });

/** The same file? Some file systems take x.OUT for x.out. */
export const isSamePlace = (a: Uri, b: Uri): boolean => a.toString().toLowerCase() === b.toString().toLowerCase();

export const nameOf = ({ path }: Uri): string => path.slice(path.lastIndexOf('/') + 1);
