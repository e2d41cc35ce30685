/** What may stand where a file is to be written. The command line and the extension leave all of it alone. */
import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Obstacle } from '../common/obstacle';

/** Paths: of the file that is to be written, of the input, and of a file elsewhere that must stay as it is. */
export interface Scene {
  readonly target: string;
  readonly input: string;
  readonly elsewhere: string;
}

export interface HostileTarget {
  readonly name: string;
  readonly obstacle: Obstacle;
  make(scene: Scene): void;
}

function makeReadOnly({ target }: Scene): void {
  writeFileSync(target, 'mine\n');
  chmodSync(target, 0o444);
}

function makeInputLink({ target, input }: Scene): void {
  renameSync(input, target);
  symlinkSync(path.basename(target), input);
}

export const hostileTargets: readonly HostileTarget[] = [
  {
    name: 'a link to a file',
    obstacle: 'link',
    make: ({ target, elsewhere }) => symlinkSync(elsewhere, target),
  },
  {
    name: 'a link to nothing',
    obstacle: 'link',
    make: ({ target, elsewhere }) => symlinkSync(`${elsewhere}.new`, target),
  },
  {
    name: 'a link to a folder',
    obstacle: 'link',
    make: ({ target, elsewhere }) => symlinkSync(path.dirname(elsewhere), target),
  },
  { name: 'a link to itself', obstacle: 'link', make: ({ target }) => symlinkSync(path.basename(target), target) },
  { name: 'a link to the input', obstacle: 'link', make: ({ target, input }) => symlinkSync(input, target) },
  { name: 'a folder', obstacle: 'folder', make: ({ target }) => mkdirSync(target) },
  { name: 'a pipe', obstacle: 'special', make: ({ target }) => execFileSync('mkfifo', [target]) },
  {
    name: 'a file that is read-only',
    obstacle: 'read-only',
    make: makeReadOnly,
  },
  {
    name: 'a second name of the input',
    obstacle: 'source',
    make: ({ target, input }) => linkSync(input, target),
  },
  {
    name: 'what the input is a link to',
    obstacle: 'source',
    make: makeInputLink,
  },
];

/** What may stand where the old content is to be kept: the next name is taken. */
export const hostileCopies: readonly Omit<HostileTarget, 'obstacle'>[] = [
  { name: 'a link to a file', make: ({ target, elsewhere }) => symlinkSync(elsewhere, target) },
  { name: 'a link to nothing', make: ({ target, elsewhere }) => symlinkSync(`${elsewhere}.new`, target) },
  { name: 'a folder', make: ({ target }) => mkdirSync(target) },
  { name: 'a pipe', make: ({ target }) => execFileSync('mkfifo', [target]) },
];
