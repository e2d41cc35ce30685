/** The subcommands that are loaded when one of them is called for. To add one, add its file here. */
import type { Command } from '../command';
import { explain } from './explain';
import { exportInput } from './export';
import { generate } from './generate';
import { lsp } from './lsp';
import { map } from './map';
import { packageTests } from './package';
import { play } from './play';
import { problemTable } from './problems';
import { sequence } from './sequence';
import { strength } from './strength';
import { stress } from './stress';
import { test } from './test';

/** What `generate` has a second thread do. */
export { helpToGenerate } from '../generate/randomBlocks';

export const others: readonly Command[] = [
  test,
  stress,
  strength,
  generate,
  packageTests,
  exportInput,
  explain,
  play,
  map,
  problemTable,
  sequence,
  lsp,
];
