import path from 'node:path';
import { DEFAULT_EXTENSION, withExtension } from '../../../../common/outputName';

/** Gives the path of the output beside a file: `x.out` for `x.game`. */
export function outputNameOf(file: string): string {
  const { dir, base } = path.parse(file);
  return path.join(dir, withExtension(base, DEFAULT_EXTENSION));
}
