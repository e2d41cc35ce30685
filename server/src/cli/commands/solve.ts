import { message } from '../../text/message';
import { type Call, type Command, onlyFile } from '../command';
import { type ExitCode, FAULTY, FINE } from '../failure';
import { BlockStream } from '../input/blockStream';
import { problemOf } from '../input/choose';
import { Chunks } from '../input/chunks';
import { type Input, withInput } from '../input/input';
import { answerAll, MOST_FAULTS } from '../parallel/answers';
import { Output } from '../terminal/output';
import { Progress } from '../terminal/progress';
import { Report } from '../terminal/report';
import { STDOUT } from '../terminal/standard';

export const solve: Command = {
  name: 'solve',
  operands: 'FILE|-',
  summary: message('print the judge’s output for a file'),
  details: [
    message('Errors and warnings go to standard error. A case with an error gets no answer; the others do.'),
    message('The input ends where the judge stops reading: what follows is not answered.'),
  ],
  options: ['game', 'library'],
  run: (call) => withInput(onlyFile(call), (input) => solveInput(call, input)),
};

async function solveInput(call: Call, input: Input): Promise<ExitCode> {
  const chunks = new Chunks(input);
  const stream = new BlockStream(chunks, problemOf(chunks, call));
  const progress = new Progress(chunks);
  const report = new Report(input.name, call.translate, MOST_FAULTS, (line) => progress.print(line));
  await answerAll(stream, Output.to(STDOUT), report, () => progress.show(), { busy: 1 });
  progress.clear();
  return report.counts.error > 0 ? FAULTY : FINE;
}
