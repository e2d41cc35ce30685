import { type TextDocument, type Uri, workspace } from 'vscode';
import { readWhole } from '../outputs/wholeFile';

export const openDocument = (uri: Uri): TextDocument | undefined =>
  workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());

/** Returns the text as it is seen where the file is open, else the one on the disk; undefined if there is no file. */
export async function textOf(uri: Uri): Promise<string | undefined> {
  const document = openDocument(uri);
  if (document) return document.getText();
  const bytes = await readWhole(uri);
  return bytes && new TextDecoder().decode(bytes);
}
