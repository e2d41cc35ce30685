/** All subcommands. To add one, add its file here. */
import type { Command } from '../command';
import { check } from './check';
import { explain } from './explain';
import { exportInput } from './export';
import { lsp } from './lsp';
import { map } from './map';
import { play } from './play';
import { problemTable } from './problems';
import { sequence } from './sequence';
import { solve } from './solve';
import { stress } from './stress';
import { test } from './test';
import { write } from './write';

export const commands: readonly Command[] = [
  solve,
  check,
  write,
  test,
  stress,
  exportInput,
  explain,
  play,
  map,
  problemTable,
  sequence,
  lsp,
];
