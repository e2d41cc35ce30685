import { message } from '../text/message';
import { answerAll, MOST_FAULTS } from './answers';
import { problemOf } from './choose';
import { type Call, type Command, onlyFile } from './command';
import { STDOUT } from './descriptor';
import { type ExitCode, FAULTY, FINE } from './failure';
import { type Input, withInput } from './input';
import { Output } from './output';
import { Passages } from './passages';
import { Pieces } from './pieces';
import { Progress } from './progress';
import { Report } from './report';

export const solve: Command = {
  name: 'solve',
  operands: 'FILE|-',
  summary: message('print the judge’s output for a file'),
  details: [
    message('Errors and warnings go to the standard error output. A case with an error gets no answer; the others do.'),
    message('The input ends where the judge stops reading: what follows is not answered.'),
  ],
  options: ['game'],
  run: (call) => withInput(onlyFile(call), (input) => solveInput(call, input)),
};

async function solveInput({ options, translate }: Call, input: Input): Promise<ExitCode> {
  const pieces = new Pieces(input);
  const passages = new Passages(pieces, problemOf(pieces, options.game));
  const progress = new Progress(pieces);
  const report = new Report(input.name, translate, MOST_FAULTS, (line) => progress.tell(line));
  await answerAll(passages, Output.to(STDOUT), report, () => progress.show(), { script: __filename, size: input.size });
  progress.clear();
  return report.found.error > 0 ? FAULTY : FINE;
}
