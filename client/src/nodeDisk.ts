/** Writing files where there is Node.js: by the very code of the command line. */
import { statSync, writeFile } from 'node:fs';
import { promisify } from 'node:util';
import { Uri } from 'vscode';
import { type Identity, OutputFile, readPlain } from '../../common/outputFile';
import type { Content, Replace, Writing } from './outputs/outputFiles';
import { replaceByVsCode } from './outputs/wholeFile';

export const replaceOnDisk: Replace = (file, content) =>
  file.scheme === 'file' ? replace(file, content) : replaceByVsCode(file, content);

async function replace(file: Uri, content: Content): Promise<Writing> {
  const draft = new OutputFile(file.fsPath, identityOf(content.source));
  try {
    await promisify(writeFile)(draft.descriptor, content.bytes);
    await draft.flush();
    // From here on, nothing happens in between.
    if (!content.isUnsaved()) return commit(file, draft, content);
    draft.discard();
    return { result: 'unsaved', file };
  } catch (error) {
    draft.discard();
    throw error;
  }
}

function commit(file: Uri, draft: OutputFile, { isOurs }: Content): Writing {
  const old = readPlain(file.fsPath);
  const writing = draft.commit({ keepsOld: old !== undefined && !isOurs(old) });
  if (writing.result === 'unchanged') return { result: 'unchanged', file };
  return { result: 'written', file, ...(writing.kept !== undefined && { kept: Uri.file(writing.kept) }) };
}

/** Undefined for a file that is not on the disk, or not any more. */
const identityOf = (uri: Uri): Identity | undefined =>
  uri.scheme === 'file' ? statSync(uri.fsPath, { bigint: true, throwIfNoEntry: false }) : undefined;
