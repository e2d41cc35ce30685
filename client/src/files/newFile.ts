/** New files that are not saved yet: each has a name and a folder, so that saving asks nothing. */
import { type TextDocument, Uri, window, workspace, WorkspaceEdit } from 'vscode';
import { exists } from './exists';
import { openDocument } from './fileText';
import { hasPlace } from './place';

/** Returns a new document with a text, in a folder; in that of the active editor, else the first one, where none is given. */
export async function newFile(name: string, content: string, folder = likelyFolder()): Promise<TextDocument> {
  const uri = await freeName(name, folder);
  const document = await workspace.openTextDocument(uri);
  const edit = new WorkspaceEdit();
  edit.insert(uri, document.positionAt(0), content);
  if (content !== '') await workspace.applyEdit(edit);
  return document;
}

/** Returns the folder of a file, saved or not; undefined for what lies nowhere. */
export function folderAround(uri: Uri | undefined): Uri | undefined {
  if (!uri) return undefined;
  if (hasPlace(uri)) return Uri.joinPath(uri, '..');
  const first = workspace.workspaceFolders?.[0]?.uri;
  return uri.scheme === 'untitled' && first && uri.path.startsWith('/')
    ? first.with({ path: uri.path.replace(/\/[^/]*$/, '') || '/' })
    : undefined;
}

const likelyFolder = (): Uri | undefined =>
  folderAround(window.activeTextEditor?.document.uri) ?? workspace.workspaceFolders?.[0]?.uri;

/** Returns the address of a file that is neither there nor open: `x.game`, else `x-2.game` and so on. */
async function freeName(name: string, folder: Uri | undefined): Promise<Uri> {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${stem}-${number}${extension}`;
    const file = folder && Uri.joinPath(folder, tried);
    const untitled = file?.with({ scheme: 'untitled' }) ?? Uri.from({ scheme: 'untitled', path: tried });
    if (!openDocument(untitled) && !(file && (await exists(file)))) return untitled;
  }
}
