/** The files of a package, by their names in it. */
import type { Problem } from '../../problems/problem';
import { labelOf, type Layout } from './layouts';
import type { TestFile } from './testSet';

export interface PackedFile {
  /** Its path in the package, parted by slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Numbers the tests in their order, so that judges, who sort names, keep it. */
export function packageOf(layout: Layout, tests: readonly TestFile[]): PackedFile[] {
  const width = Math.max(2, String(tests.length).length);
  return tests.flatMap(({ name, problem, input, answer }, index) => {
    const names = layout.names(String(index + 1).padStart(width, '0'), labelOf(name, problem.id));
    const folder = layout.samples !== undefined && isSample(problem, input) ? layout.samples : layout.folder;
    const prefix = folder === '' ? '' : `${folder}/`;
    return [
      { name: `${prefix}${names[0]}`, bytes: input },
      { name: `${prefix}${names[1]}`, bytes: answer },
    ];
  });
}

/** Is it the sample of the statement? */
const isSample = ({ sample }: Problem, input: Buffer): boolean =>
  sample.input !== '' && input.toString().trimEnd() === sample.input.trimEnd();
