/**
 * Processes that have left the group of the program that started them, as daemons do. A mark in their environment tells whose
 * they are. Linux shows the environment of a process; elsewhere they are not found.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** The variable that programs find in their environment; its value is of this process alone. */
export const MARK = 'WINNING_MOVE_RUN';
export const mark = `${process.pid}-${Date.now()}`;

/** Ends what programs have left behind. */
export function endStrays(): void {
  if (process.platform !== 'linux') return;
  for (const entry of readdirSync('/proc')) if (/^\d+$/.test(entry) && isOurs(entry)) end(Number(entry));
}

function isOurs(pid: string): boolean {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`.includes(`\0${MARK}=${mark}\0`);
  } catch {
    // It belongs to another user, or has ended meanwhile.
    return false;
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
