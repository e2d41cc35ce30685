/**
 * Runs programs of the user: the only place that starts a process.
 *
 * There is no shell, and words are handed over as they are. A program gets a process group of its own, which ends with it,
 * whatever else it has started: on time-out, on too much output, when it has ended itself, and when this process ends.
 */
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Ending } from '../../judging/run';
import { message } from '../../text/message';
import { Failure, misuse, NOT_STARTED, systemCode, wordsOf } from '../failure';
import { obstacleTo } from './obstacleTo';
import { Spool } from './spool';
import { endStrays, MARK, mark } from './strays';

export interface Program {
  /** What to start and what to hand to it. */
  readonly words: readonly string[];
  /** The folder that it runs in; that of this process if it is left out. */
  readonly folder?: string;
}

export interface Limits {
  /** Milliseconds, by the clock on the wall. */
  readonly time: number;
  /** Bytes of output. */
  readonly output: number;
}

/** What became of a run. */
export interface Ended {
  readonly ending: Ending | { readonly kind: 'stopped' };
  readonly ms: number;
  /** The end of what came by the standard error output. */
  readonly complaint: string;
}

/** The input, piece by piece or as an open file, and who takes the output. */
export interface Ports {
  readonly input: Iterable<Uint8Array> | AsyncIterable<Uint8Array> | number;
  /** The output may be long: where possible, it does not wait in a pipe. */
  readonly isLong?: true;
  /** Takes a piece of output; false if no more is wanted. */
  take(bytes: Buffer): boolean;
  /** Gives what to wait for before more output is read; undefined if there is no need. */
  hold?(): Promise<void> | undefined;
}

/** So much of the standard error output is kept, the end of it. */
const COMPLAINT = 1 << 16;
/** Milliseconds between two looks at what has been printed into a file. */
const MOMENT = 2;
/** Milliseconds that pipes may stay open after the program has ended: something that has left its group may hold them. */
const GRACE = 200;

/** Those that are running. */
const running = new Set<Running>();
let isWatching = false;

/** Ends all programs that are running, and what others have left behind. */
export function endAll(): void {
  for (const one of running) one.end();
  if (isWatching) endStrays();
}

/** Runs a program to its end, or until a limit is reached. Throws a `Failure` if it cannot be started. */
export async function runProgram(program: Program, limits: Limits, ports: Ports): Promise<Ended> {
  if (!isWatching) process.on('exit', endAll);
  isWatching = true;
  const spool = ports.isLong ? Spool.open() : undefined;
  let one: Running | undefined;
  try {
    one = new Running(start(program, ports, spool), limits, ports, spool);
    running.add(one);
    return await one.ended(program);
  } finally {
    if (one) running.delete(one);
    spool?.close();
  }
}

/** A process; its input and its output are null where these are files. */
type Child = ChildProcess & { readonly stderr: Readable };

function start({ words: [name = '', ...rest], folder }: Program, { input }: Ports, spool: Spool | undefined): Child {
  if (process.platform === 'win32' && /\.(?:bat|cmd)$/i.test(name))
    throw misuse(message('{0}: batch files need a shell; name the program that they start', name));
  const options: SpawnOptions = {
    stdio: [typeof input === 'number' ? input : 'pipe', spool?.descriptor ?? 'pipe', 'pipe'],
    shell: false,
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: environment(),
    ...(folder !== undefined && { cwd: folder }),
  };
  try {
    return spawn(name, rest, options) as Child;
  } catch (error) {
    throw notStarted(error, name, folder);
  }
}

/** The user's own, but for what makes an editor's program run this one. */
function environment(): NodeJS.ProcessEnv {
  const own: NodeJS.ProcessEnv = { ...process.env, [MARK]: mark };
  delete own['ELECTRON_RUN_AS_NODE'];
  return own;
}

function notStarted(error: unknown, name: string, folder?: string): Failure {
  const code = systemCode(error) || (error as NodeJS.ErrnoException).code;
  if (code === undefined) throw error;
  const words =
    obstacleTo(name, code, folder) ??
    (code === 'ENOEXEC' ? message('is no program; a script begins with a line “#!”') : wordsOf(code));
  return new Failure(message('{0}: {1}', name, words), NOT_STARTED);
}

class Running {
  private readonly begun = performance.now();
  private ms = 0;
  private isOver = false;
  private stopped: 'time-limit' | 'output-limit' | 'stopped' | undefined;
  private length = 0;
  private complaint = Buffer.alloc(0);
  private held: Promise<void> | undefined;
  private nextLook: NodeJS.Timeout | undefined;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly child: Child,
    private readonly limits: Limits,
    private readonly ports: Ports,
    private readonly spool: Spool | undefined,
  ) {}

  /** Waits for the end, which comes in any case. */
  async ended(program: Program): Promise<Ended> {
    const { child } = this;
    // This process may have been busy: that the program has ended meanwhile is heard of before it counts as late.
    const timer = setTimeout(() => setImmediate(() => this.stop('time-limit')), this.limits.time);
    this.listen();
    try {
      const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
        child.on('error', (error) => reject(notStarted(error, program.words[0] ?? '', program.folder)));
        child.on('exit', () => this.afterExit());
        child.on('close', (...how) => resolve(how));
        void this.feed();
      });
      await this.reading;
      await this.readSpool();
      return { ending: this.endingOf(code, signal), ms: this.ms, complaint: this.complaint.toString() };
    } finally {
      clearTimeout(timer);
      clearTimeout(this.nextLook);
    }
  }

  /** Ends the program and all that it has started. */
  end(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    if (process.platform === 'win32') endTree(pid, this.child);
    else signalGroup(pid, 'SIGKILL');
  }

  private listen(): void {
    const { child } = this;
    if (this.spool) this.look();
    child.stdout?.on('data', (bytes: Buffer) => this.take(bytes));
    child.stderr.on('data', (bytes: Buffer) => {
      this.complaint = Buffer.concat([this.complaint, bytes]).subarray(-COMPLAINT);
    });
    // Programs may stop reading before the end.
    child.stdin?.on('error', () => undefined);
  }

  /** Reads what is in the file from time to time. */
  private look(): void {
    const lookAgain = (): void => {
      if (!this.isOver && !this.stopped) this.look();
    };
    this.nextLook = setTimeout(() => {
      this.reading = this.readSpool().then(lookAgain);
    }, MOMENT);
  }

  private async readSpool(): Promise<void> {
    while (this.spool && !this.stopped) {
      const bytes = this.spool.read();
      if (!bytes) return;
      this.take(bytes);
      await this.held;
    }
  }

  private async feed(): Promise<void> {
    const { stdin } = this.child;
    const { input } = this.ports;
    if (stdin === null || typeof input === 'number') return;
    try {
      for await (const bytes of input) {
        if (stdin.destroyed || this.stopped) return;
        if (!stdin.write(bytes)) await drained(stdin);
      }
      stdin.end();
    } catch {
      this.stop('stopped');
    }
  }

  private take(bytes: Buffer): void {
    if (this.stopped) return;
    this.length += bytes.length;
    const why = this.ports.take(bytes) ? (this.length > this.limits.output ? 'output-limit' : undefined) : 'stopped';
    if (why === undefined) {
      this.hold();
      return;
    }
    this.stopped = why;
    this.end();
    this.close();
  }

  private hold(): void {
    const wait = this.ports.hold?.();
    if (!wait) return;
    this.pause(true);
    this.held = wait.then(() => this.pause(false));
  }

  /** Who prints into a file has no reader to wait for. */
  private pause(isPaused: boolean): void {
    const { pid, stdout } = this.child;
    if (!isPaused) this.held = undefined;
    if (stdout) stdout[isPaused ? 'pause' : 'resume']();
    else if (pid !== undefined && !this.isOver) signalGroup(pid, isPaused ? 'SIGSTOP' : 'SIGCONT');
  }

  private stop(why: 'time-limit' | 'output-limit' | 'stopped'): void {
    if (this.isOver) return;
    this.stopped ??= why;
    this.end();
    this.close();
  }

  /** What the program has started ends with it; who has left its group may hold the pipes, and is not waited for. */
  private afterExit(): void {
    this.ms = performance.now() - this.begun;
    this.isOver = !this.stopped;
    this.end();
    this.closeWhenQuiet();
  }

  private closeWhenQuiet(): void {
    const { length } = this;
    const look = (): void => (this.length > length && !this.stopped ? this.closeWhenQuiet() : this.close());
    setTimeout(() => setImmediate(look), GRACE).unref();
  }

  private close(): void {
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream?.destroy();
  }

  private endingOf(code: number | null, signal: NodeJS.Signals | null): Ended['ending'] {
    if (this.stopped) return { kind: this.stopped };
    if (signal) return { kind: 'signal', signal, code: 128 + constants.signals[signal] };
    return { kind: 'exit', code: code ?? 0 };
  }
}

const drained = (stdin: Writable): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stdin.off('drain', done).off('close', done);
      resolve();
    };
    stdin.on('drain', done).on('close', done);
  });

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH' && systemCode(error) !== 'EPERM') throw error;
  }
}

/** Windows has no process groups: processes whose parent has ended are not found. */
function endTree(pid: number, child: Child): void {
  if (child.exitCode !== null) return;
  spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { windowsHide: true, stdio: 'ignore' }).on('error', () =>
    child.kill('SIGKILL'),
  );
}
