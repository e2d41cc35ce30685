/** Ends that are neither a result nor a bug. */
import { getSystemErrorMap } from 'node:util';
import { type Obstacle, Unwritable } from '../../../common/obstacle';
import type { Finding } from '../text/finding';
import { type Message, message } from '../text/message';

/** All is well. */
export const FINE = 0;
/** A file has errors, or could not be read or written. */
export const FAULTY = 1;
/** The command makes no sense: an unknown option, problem or command, or no file. */
export const MISUSED = 2;

/** The user's program could not be started. */
export const NOT_STARTED = 3;

export type ExitCode = typeof FINE | typeof FAULTY | typeof MISUSED | typeof NOT_STARTED;

/** What the user has to hear of in one line. */
export class Failure extends Error {
  constructor(
    readonly sentence: Message,
    readonly exitCode: ExitCode = FAULTY,
  ) {
    super(sentence.template);
  }
}

/** A finding in a file after which there is no going on. */
export class Refusal extends Error {
  constructor(
    readonly file: string,
    readonly finding: Finding,
  ) {
    super(finding.message.template);
  }
}

/** Whoever reads the output has seen enough of it. */
export class ClosedPipe extends Error {}

export const misuse = (sentence: Message): Failure => new Failure(sentence, MISUSED);

/** Returns the system's own code of an error, such as `ENOENT`; empty for errors of other origin. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : '';

/** Returns what the system said of a file, for the user. Errors of other origin are bugs and go on as they are. */
export function failureOf(error: unknown, file: string): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Unwritable) return new Failure(obstacles[error.obstacle](error.file));
  const code = systemCode(error);
  if (code === '') throw error;
  return new Failure(message('{0}: {1}', file, wordsOf(code)));
}

/** Returns what a code of the system means. */
export const wordsOf = (code: string): Message | string => reasons[code] ?? systemWords(code);

const reasons: Readonly<Record<string, Message>> = {
  EACCES: message('no permission'),
  EISDIR: message('is a folder'),
  ELOOP: message('its links lead in a circle'),
  ENAMETOOLONG: message('its path is too long'),
  ENOENT: message('no such file or folder'),
  ENOSPC: message('no space left on the device'),
  ENOTDIR: message('no such file or folder'),
  EPERM: message('no permission'),
  EROFS: message('the file system is read-only'),
};

const obstacles: Readonly<Record<Obstacle, (file: string) => Message>> = {
  folder: (file) => message('{0}: is a folder', file),
  link: (file) => message('{0}: is a symbolic link, and links are not followed', file),
  special: (file) => message('{0}: not a regular file', file),
  'read-only': (file) => message('{0}: is read-only', file),
  source: (file) => message('{0}: is the input itself, under another name', file),
};

/** Returns the system's words for a code, which are English. */
function systemWords(code: string): string {
  for (const [name, words] of getSystemErrorMap().values()) if (name === code) return words;
  return code;
}
