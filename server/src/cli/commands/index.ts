/** All subcommands. To add one, add its file here. */
import type { Command } from '../command';
import { check } from './check';
import { explain } from './explain';
import { exportInput } from './export';
import { lsp } from './lsp';
import { problemTable } from './problems';
import { sequence } from './sequence';
import { solve } from './solve';
import { write } from './write';

export const commands: readonly Command[] = [solve, check, write, exportInput, explain, problemTable, sequence, lsp];
