import { render, type Translate } from '../text/message';
import { type ExitCode, Failure, FAULTY, Refusal } from './failure';
import { tell } from './terminal/descriptor';
import { findingLine } from './terminal/report';

/** Says why there is no result, and gives the exit code for that. Bugs go on as they are. */
export function complain(error: unknown, translate: Translate): ExitCode {
  if (error instanceof Refusal) {
    tell(`${findingLine(error.file, error.finding, translate)}\n`);
    return FAULTY;
  }
  if (!(error instanceof Failure)) throw error;
  tell(`winning-move: ${render(error.sentence, translate)}\n`);
  return error.exitCode;
}
