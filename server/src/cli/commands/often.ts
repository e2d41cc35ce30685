/** The subcommands that are there at once; the others (`index.ts`) are loaded when one of them is called for. */
import type { Command } from '../command';
import { check } from './check';
import { solve } from './solve';
import { write } from './write';

export const often: readonly Command[] = [solve, check, write];
