import { type Uri, workspace } from 'vscode';
import { openDocument, textOf } from '../files/fileText';
import { obstacle, outputFileOf } from '../outputs/expectedOutput';
import { hasProgram } from '../programs/settings';

/** Larger files are not read to find out: they are tests where they have an output file. */
const LARGE = 5_000_000;

/**
 * Tells whether a file is there and is a test: the user has a program, whose answers are held against the truth, or the file
 * or an output file beside it says what the judge prints.
 */
export async function isTestFile(uri: Uri, runsPrograms: boolean): Promise<boolean> {
  const size = await sizeOf(uri);
  if (size === undefined) return false;
  if (runsPrograms && hasProgram(uri)) return true;
  if (obstacle(uri) === undefined && (await sizeOf(outputFileOf(uri))) !== undefined) return true;
  return size <= LARGE && /^#>/m.test((await textOf(uri)) ?? '');
}

async function sizeOf(uri: Uri): Promise<number | undefined> {
  // A file that was never saved is there as long as it is open.
  if (uri.scheme === 'untitled') return openDocument(uri)?.getText().length;
  try {
    return (await workspace.fs.stat(uri)).size;
  } catch {
    return undefined;
  }
}
