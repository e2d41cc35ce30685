import { spawnSync } from 'node:child_process';

/** Programs that were looked for, and whether this machine lacks them: each is told of once. */
const known = new Map<string, boolean>();

/**
 * Whether this machine lacks a program that tests need, of a Debian package. Prints a line that says so and how to get it;
 * `npm test` repeats it at its end. The tests are then to be skipped.
 */
export function lacks(program: string, debian: string): boolean {
  const isKnown = known.get(program);
  if (isKnown !== undefined) return isKnown;
  const isLacking = spawnSync(program, ['--version'], { stdio: 'ignore' }).status !== 0;
  if (isLacking) console.log(`Skipped: tests that run ${program}, which is not there: apt-get install ${debian}`);
  known.set(program, isLacking);
  return isLacking;
}
