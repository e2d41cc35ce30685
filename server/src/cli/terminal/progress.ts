/** How far long work has come, for people who wait in front of a terminal. */
import type { Chunks } from '../input/chunks';
import { commandTerminal, writeLine } from './descriptor';
import { STDERR } from './standard';
import { isTerminal } from './terminal';

/** Milliseconds until it counts as long, and between two looks. */
const PATIENCE = 1000;
const PACE = 200;

const ERASE_LINE = '\r\u001b[K';

export class Progress {
  private readonly isSeen = isTerminal(STDERR);
  private due = Date.now() + PATIENCE;
  private isShown = false;

  constructor(private readonly chunks: Chunks) {}

  show(): void {
    if (!this.isSeen || Date.now() < this.due) return;
    const {
      bytesRead,
      input: { size, name },
    } = this.chunks;
    const far = size === undefined ? `${Math.floor(bytesRead / 1e6)} MB` : `${Math.floor((100 * bytesRead) / size)} %`;
    commandTerminal(ERASE_LINE);
    writeLine(`${name}: ${far}`);
    this.due = Date.now() + PACE;
    this.isShown = true;
  }

  /** Says something that stays. */
  print(line: string): void {
    this.clear();
    writeLine(`${line}\n`);
  }

  clear(): void {
    if (this.isShown) commandTerminal(ERASE_LINE);
    this.isShown = false;
  }
}
