import { message, render, type Translate } from '../text/message';
import { ClosedPipe, type ExitCode, Failure, failureOf, FAULTY, Refusal, systemCode } from './failure';
import { tell } from './terminal/descriptor';
import { findingLine } from './terminal/report';

/** Says why there is no result, and gives the exit code for that. */
export function complain(error: unknown, translate: Translate): ExitCode {
  if (error instanceof ClosedPipe) throw error;
  if (error instanceof Refusal) {
    tell(`${findingLine(error.file, error.finding, translate)}\n`);
    return FAULTY;
  }
  const { sentence, exitCode } = error instanceof Failure ? error : unexpected(error);
  tell(`winning-move: ${render(sentence, translate)}\n`);
  return exitCode;
}

/** An error that nobody has thought of, in a line, too: whoever looks for a bug asks for its trace. */
function unexpected(error: unknown): Failure {
  if (process.env['WINNING_MOVE_TRACE'] !== undefined) throw error;
  if (systemCode(error) !== '') return failureOf(error, pathOf(error));
  const words = error instanceof Error ? error.message : String(error);
  return new Failure(message('internal error: {0} (WINNING_MOVE_TRACE=1 shows a stack trace)', words));
}

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error ? String(error.path) : (error as NodeJS.ErrnoException).syscall!;
