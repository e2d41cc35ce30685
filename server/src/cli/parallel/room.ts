/** Whether a second thread may be started at all. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Bytes of memory that two threads are known to do with. */
const ENOUGH = 256_000_000;

export interface Machine {
  readonly processors: number;
  /** What Linux says of this process’s limits; undefined on other systems. */
  readonly limits: string | undefined;
  /** Bytes that this process’s container may have. Undefined, 0 or very large without a limit. */
  readonly memory: number | undefined;
}

/**
 * A second thread is for a second processor, if that is not busy. Where memory is limited (`ulimit -v`, as judges have
 * it), there is none: an engine that finds no room for its second heap ends the whole process, which nothing can catch.
 */
export function hasRoom({ processors, limits = '', memory }: Machine, busy = 1): boolean {
  const isTight = memory !== undefined && memory > 0 && memory < ENOUGH;
  return processors > busy && !isTight && !/^Max (?:address space|data size) +\d/m.test(limits);
}

export const thisMachine = (): Machine => ({
  processors: availableParallelism(),
  limits: limitsOfProcess(),
  memory: process.constrainedMemory(),
});

function limitsOfProcess(): string | undefined {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return undefined;
  }
}
