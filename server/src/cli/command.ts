/** What a subcommand is, and what it is given. */
import { type Message, message, type Translate } from '../text/message';
import { reportFailure } from './complain';
import { type ExitCode, Failure, FINE, misuse, NOT_STARTED } from './failure';
import { filesUnder } from './input/filesUnder';

/** The options of all commands, as far as they are given. */
export interface Options {
  readonly game?: string;
  readonly library?: string;
  readonly locale?: string;
  readonly color?: string;
  readonly clientProcessId?: string;
  readonly turns?: string;
  readonly search?: string;
  readonly size?: string;
  readonly as?: string;
  readonly second?: boolean;
  readonly upto?: string;
  readonly budget?: string;
  readonly strict?: boolean;
  readonly check?: boolean;
  readonly stdio?: boolean;
  readonly 'time-limit'?: string;
  readonly each?: boolean;
  readonly case?: string;
  readonly compare?: string;
  readonly seed?: string;
  readonly cases?: string;
  readonly for?: string;
  readonly shard?: string;
  /** At `stress` a file; elsewhere it has no value. */
  readonly add?: string | boolean;
  readonly json?: boolean;
  readonly all?: boolean;
  readonly min?: string;
  readonly mistakes?: boolean;
  readonly small?: string;
  readonly hard?: boolean;
  readonly bounds?: boolean;
  readonly random?: string;
  readonly won?: string;
  readonly max?: string;
  readonly into?: string;
  readonly to?: string;
  readonly help?: boolean;
  readonly version?: boolean;
}

/** Options as help tells of them. */
export type OptionTexts = Partial<Record<keyof Options, { readonly shown: string; readonly text: Message }>>;

export interface Call {
  /** What is named after the command. */
  readonly operands: readonly string[];
  readonly options: Options;
  readonly translate: Translate;
  /** The words after `--`, if it is there: a program and what is handed to it. */
  readonly program?: readonly string[] | undefined;
}

export interface Command {
  readonly name: string;
  /** What to write after the name. */
  readonly operands: string;
  /** What it does, in a clause. */
  readonly summary: Message;
  /** What else there is to know, a paragraph each. */
  readonly details: readonly Message[];
  /** The options that it has of its own. */
  readonly options: readonly (keyof Options)[];
  /** What help says of options that mean something else here. */
  readonly optionTexts?: OptionTexts;
  /** The words after `--` are a program, not operands. */
  readonly takesProgram?: true;
  run(call: Call): ExitCode | Promise<ExitCode>;
}

/** What help says of the folders that commands are given. */
export const folderStands = message(
  'A folder stands for all *.game files in it, and all inputs with answers beside them: x.in with x.ans or x.out, 01 with 01.a.',
);

/** Returns the one file that a command works on. */
export function onlyFile({ operands }: Call): string {
  const [file, ...more] = operands;
  if (file === undefined) throw misuse(message('expected a file name'));
  if (more.length > 0) throw misuse(message('expected one file; unexpected argument “{0}”', more[0]!));
  return file;
}

/** Works on all files, those in folders included, whatever becomes of one, and gives the worst of their exit codes. */
export async function forEachFile(
  { operands, translate }: Call,
  work: (file: string) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  if (operands.length === 0) throw misuse(message('expected a file name'));
  return worstOf(operands, translate, async (operand) => {
    let unread: ExitCode = FINE;
    const files = filesUnder(operand, (failure) => (unread = reportFailure(failure, translate)));
    const code = await worstOf(files, translate, work);
    return code > unread ? code : unread;
  });
}

async function worstOf(
  names: readonly string[],
  translate: Translate,
  work: (name: string) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = FINE;
  for (const name of names) {
    const code = await codeOf(() => work(name), translate);
    if (code > worst) worst = code;
  }
  return worst;
}

async function codeOf(work: () => ExitCode | Promise<ExitCode>, translate: Translate): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    // A program that cannot be started for one file cannot be for the others.
    if (error instanceof Failure && error.exitCode === NOT_STARTED) throw error;
    return reportFailure(error, translate);
  }
}
