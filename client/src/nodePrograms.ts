/** Starting processes where there is Node.js: the command line, which runs the user's program, and compilers. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CancellationToken, type ExtensionContext } from 'vscode';
import type { Extension } from './context';
import type { Ended, ProgramHost, Start } from './programs/host';
import type { Programs } from './programs/programs';
import { UserPrograms } from './programs/userPrograms';
import type { CommandLine } from './taskProvider';

/** So much of what a process says on its standard error output is kept. */
const COMPLAINT = 1 << 16;

const running = new Set<ChildProcessWithoutNullStreams>();

export function programsOf(extension: Extension, commandLine: CommandLine): Programs {
  const programs = new UserPrograms(extension, hostOf(extension.context, commandLine));
  extension.context.subscriptions.push(programs, { dispose: () => running.forEach(end) });
  return programs;
}

function hostOf({ storageUri, globalStorageUri }: ExtensionContext, { program, words, env }: CommandLine): ProgramHost {
  return {
    platform: process.platform,
    join: path.join,
    commandLine: (start, token) => run({ ...start, words: [program, ...words, ...start.words] }, env, token),
    start: (start, token) => run(start, {}, token),
    changed: (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs,
    isExecutable,
    storage(...names) {
      const folder = path.join((storageUri ?? globalStorageUri).fsPath, ...names);
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    write: (file, text) => writeFileSync(file, text),
  };
}

function isExecutable(file: string): boolean {
  if (process.platform === 'win32') return /\.exe$/i.test(file);
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Runs a process to its end. Where it cannot be started, its complaint says so. */
async function run(
  { words: [name = '', ...rest], folder, input = '', onLine }: Start,
  more: Readonly<Record<string, string>>,
  token: CancellationToken,
): Promise<Ended> {
  const child = spawn(name, rest, { cwd: folder, env: { ...process.env, ...more }, windowsHide: true });
  running.add(child);
  const cancelling = token.onCancellationRequested(() => end(child));
  if (token.isCancellationRequested) end(child);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-COMPLAINT)));
  eachLine(child, onLine ?? (() => undefined));
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined).end(input);
  try {
    const code = await new Promise<number | undefined>((resolve) => {
      child.on('error', (error) => {
        complaint += error.message;
        resolve(undefined);
      });
      child.on('close', (status) => resolve(status ?? undefined));
    });
    return { code, complaint };
  } finally {
    cancelling.dispose();
    running.delete(child);
  }
}

function eachLine(child: ChildProcessWithoutNullStreams, onLine: (line: string) => void): void {
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  child.stdout.on('end', () => (rest === '' ? undefined : onLine(rest)));
}

/** Ends a process. The command line then ends the user's program, and all that this has started. */
function end(child: ChildProcessWithoutNullStreams): void {
  if (process.platform === 'win32' && child.pid !== undefined)
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true }).on('error', () => child.kill());
  else child.kill('SIGTERM');
}
