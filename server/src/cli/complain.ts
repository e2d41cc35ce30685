import { render, type Translate } from '../text/message';
import { tell } from './descriptor';
import { type ExitCode, Failure, FAULTY, Refusal } from './failure';
import { findingLine } from './report';

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
