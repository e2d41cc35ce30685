/** Files that commands make, whole or not at all. */
import { mkdirSync } from 'node:fs';
import { OutputFile, type Writing } from '../../../../common/outputFile';
import { failureOf } from '../failure';
import { writeAll } from '../terminal/descriptor';

/**
 * Has a file written by descriptor, and puts it into place when that has ended. Throws a `Failure` if it cannot be
 * written; what was there stays then.
 */
export function writeWhole(file: string, write: (descriptor: number) => void, { keepsOld = true } = {}): Writing {
  try {
    const output = new OutputFile(file);
    try {
      write(output.descriptor);
    } catch (error) {
      output.discard();
      throw error;
    }
    return output.commit({ keepsOld });
  } catch (error) {
    throw failureOf(error, file);
  }
}

/** Writes a file of this content in the same way. */
export const writeContent = (file: string, content: string | Uint8Array, options?: { keepsOld: boolean }): Writing =>
  writeWhole(
    file,
    (descriptor) => writeAll(descriptor, typeof content === 'string' ? Buffer.from(content) : content),
    options,
  );

/** Makes a folder, and those that it lies in, unless it is there. Throws a `Failure` if that cannot be. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw failureOf(error, folder);
  }
}
