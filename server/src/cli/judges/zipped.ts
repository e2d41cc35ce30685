import { zipSync } from 'fflate';
import type { PackedFile } from './packageOf';

/** The first day that a zip can name, so that the same tests are the same bytes. */
const ALWAYS = new Date(1980, 0, 1);

/** Returns a zip of the files. It is loaded when one is wanted, since the library makes its tables at once. */
export const zipped = (files: readonly PackedFile[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { mtime: ALWAYS });
