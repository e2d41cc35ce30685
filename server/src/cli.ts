/** The command line: finds the subcommand, runs it, and makes an exit code of what became of it. */
import { version } from '../../package.json';
import type { Call, Command, Options } from './cli/command';
import { often } from './cli/commands/often';
import { reportFailure } from './cli/complain';
import { ClosedPipe, type ExitCode, type Failure, FINE, misuse, MISUSED } from './cli/failure';
import type { RandomTask } from './cli/generate/randomBlocks';
import { helpFor, overview } from './cli/help';
import { useLibrary } from './cli/input/library';
import { common, readWords, systemLocale } from './cli/options';
import { help, HELPER, type Task } from './cli/parallel/worker';
import { Output } from './cli/terminal/output';
import { useColor } from './cli/terminal/people';
import { type Descriptor, STDERR, STDOUT } from './cli/terminal/standard';
import { translator } from './l10n/translator';
import { message } from './text/message';
import { closest } from './text/similar';

async function main(words: readonly string[]): Promise<ExitCode> {
  let translate = await translator(systemLocale());
  try {
    const call = await readWords(words);
    ({ translate } = call);
    if (call.options.color !== undefined) useColor(call.options.color);
    return await dispatch(call);
  } catch (error) {
    return error instanceof ClosedPipe ? FINE : reportFailure(error, translate);
  }
}

async function dispatch(call: Call): Promise<ExitCode> {
  const {
    operands: [name, ...operands],
    options,
    translate,
    program,
  } = call;
  if (options.version) return print([version]);
  if (name === 'help') return dispatch({ ...call, operands, options: { ...options, help: true } });
  if (name === undefined)
    return options.help
      ? print(overview(await all(), translate))
      : print(overview(await all(), translate), STDERR, MISUSED);
  const command = often.find((one) => one.name === name) ?? (await all()).find((one) => one.name === name);
  if (!command) throw unknownCommand(name, await all());
  if (options.help) return print(helpFor(command, translate));
  for (const option of Object.keys(options) as (keyof Options)[]) {
    if (!common.includes(option) && !command.options.includes(option))
      throw misuse(message('{0} has no option --{1}', name, option));
  }
  if (options.library !== undefined) useLibrary(options.library);
  if (command.takesProgram) return command.run({ operands, options, translate, program });
  return command.run({ operands: [...operands, ...(program ?? [])], options, translate });
}

/** All of them. */
const all = async (): Promise<readonly Command[]> => [...often, ...(await import('./cli/commands/index')).others];

function unknownCommand(name: string, commands: readonly Command[]): Failure {
  const meant = closest(name, [...commands.map((command) => command.name), 'help']);
  return misuse(
    meant === undefined
      ? message('unknown command “{0}”; “winning-move --help” lists them all', name)
      : message('unknown command “{0}”; did you mean “{1}”?', name, meant),
  );
}

function print(lines: readonly string[], descriptor: Descriptor = STDOUT, code: ExitCode = FINE): ExitCode {
  const output = Output.forPeople(descriptor);
  for (const line of lines) output.line(line);
  output.flush();
  return code;
}

/** Does the work of a thread that is a helper; false if this is the main one. */
async function helpIfMeant(): Promise<boolean> {
  const threads = await import('node:worker_threads');
  if (threads.isMainThread) return false;
  const task = threads.workerData as Task | RandomTask;
  if (!('random' in task)) help(task);
  else {
    const { helpToGenerate } = await import('./cli/commands/index');
    helpToGenerate(task, (block) => threads.parentPort?.postMessage(block, [block.bytes.buffer]));
  }
  return true;
}

async function start(words: readonly string[]): Promise<void> {
  if (words[0] === HELPER && (await helpIfMeant())) return;
  process.exitCode = await main(words);
}

void start(process.argv.slice(2));
