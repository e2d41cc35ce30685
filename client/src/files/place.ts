/** What can be done with a document, told by its address: an old revision has a name on the disk, but is not there. */
import { type Uri, workspace } from 'vscode';

/**
 * Tells whether files can lie beside it: not for `git:` and other addresses of what is virtual, read-only or unsaved.
 */
export const hasPlace = ({ scheme, query }: Uri): boolean =>
  // What a query says, such as a revision and a path of its own, would be said of the file beside it, too.
  query === '' && workspace.fs.isWritableFileSystem(scheme) === true;

export const isEditable = (uri: Uri): boolean => uri.scheme === 'untitled' || hasPlace(uri);
