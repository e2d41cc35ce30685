import { message, render, type Translate } from '../text/message';
import { ClosedPipe, type ExitCode, Failure, failureOf, FAULTY, Refusal, systemCode } from './failure';
import { writeLine } from './terminal/descriptor';
import { findingLine } from './terminal/report';

/** Says why there is no result, and gives the exit code for that. */
export function reportFailure(error: unknown, translate: Translate): ExitCode {
  if (error instanceof ClosedPipe) throw error;
  if (error instanceof Refusal) {
    writeLine(`${findingLine(error.file, error.finding, translate)}\n`);
    return FAULTY;
  }
  const { sentence, exitCode } = error instanceof Failure ? error : unexpected(error);
  writeLine(`winning-move: ${render(sentence, translate)}\n`);
  return exitCode;
}

/** Reports an unexpected error in one line, too; WINNING_MOVE_TRACE shows its trace. */
function unexpected(error: unknown): Failure {
  if (process.env['WINNING_MOVE_TRACE'] !== undefined) throw error;
  if (systemCode(error) !== '') return failureOf(error, pathOf(error));
  const words = error instanceof Error ? error.message : String(error);
  return new Failure(message('internal error: {0} (WINNING_MOVE_TRACE=1 shows a stack trace)', words));
}

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error ? String(error.path) : (error as NodeJS.ErrnoException).syscall!;
