/** All subcommands. To add one, add its file here. */
import type { Command } from '../command';
import { check } from './check';
import { explain } from './explain';
import { exportInput } from './export';
import { generate } from './generate';
import { lsp } from './lsp';
import { map } from './map';
import { packageTests } from './package';
import { play } from './play';
import { problemTable } from './problems';
import { sequence } from './sequence';
import { solve } from './solve';
import { strength } from './strength';
import { stress } from './stress';
import { test } from './test';
import { write } from './write';

export const commands: readonly Command[] = [
  solve,
  check,
  write,
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
