/** All subcommands. To add one, add its file here. */
import { check } from './check';
import type { Command } from './command';
import { explain } from './explain';
import { exportInput } from './exportInput';
import { lsp } from './lsp';
import { problemTable } from './problemTable';
import { solve } from './solve';
import { write } from './write';

export const commands: readonly Command[] = [solve, check, write, exportInput, explain, problemTable, lsp];
