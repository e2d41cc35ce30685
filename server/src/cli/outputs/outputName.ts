import path from 'node:path';

/** The name with `.out` in place of its extension. A leading dot begins a name, not an extension. */
export function outputNameOf(file: string): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.out`);
}
