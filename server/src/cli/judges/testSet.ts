/** The tests of a package: what a judge reads of each file, and what it expects. */
import { problemsById } from '../../library/index';
import { type Problem } from '../../problems/problem';
import { message } from '../../text/message';
import type { Call } from '../command';
import { Failure } from '../failure';
import { BlockStream } from '../input/blockStream';
import { checked } from '../input/checked';
import { problemOf } from '../input/choose';
import { Chunks, wholeText } from '../input/chunks';
import { type Input, withInput } from '../input/input';
import { withoutDirectives } from '../input/inputFilter';
import { answerAll, MOST_FAULTS } from '../parallel/answers';
import { writeLine } from '../terminal/descriptor';
import { Output } from '../terminal/output';
import { Progress } from '../terminal/progress';
import { Report } from '../terminal/report';

export interface TestFile {
  readonly name: string;
  readonly problem: Problem;
  readonly input: Buffer;
  readonly answer: Buffer;
}

/**
 * Reads a file; throws a `Failure` if it has errors, those included that `check` alone finds, or cases whose answers are not
 * known. What is wrong is told.
 */
export async function testFileOf(call: Call, name: string): Promise<TestFile> {
  const { problem, answer } = await withInput(name, (input) => answered(call, input));
  await requireNoErrors(call, name, problem);
  return withInput(name, (input) => ({ name: input.fileName, problem, input: inputOf(input), answer }));
}

async function answered(call: Call, input: Input): Promise<Pick<TestFile, 'problem' | 'answer'>> {
  const chunks = new Chunks(input);
  const problem = problemOf(chunks, call);
  const progress = new Progress(chunks);
  const report = new Report(input.name, call.translate, MOST_FAULTS, (line) => progress.print(line));
  const pieces: Buffer[] = [];
  const output = new Output((bytes) => pieces.push(Buffer.from(bytes)));
  await answerAll(new BlockStream(chunks, problem), output, report, () => progress.show(), { busy: 1 });
  progress.clear();
  if (report.counts.error > 0) throw notPacked(input.name);
  return { problem, answer: Buffer.concat(pieces) };
}

const notPacked = (name: string): Failure => new Failure(message('{0}: not packed, because of the errors', name));

/** Tells the errors that have nothing to do with the answers, such as wrong expected outputs, in the file or beside it. */
async function requireNoErrors({ options, ...call }: Call, file: string, problem: Problem): Promise<void> {
  // Whoever names the problem does not hear again that the layout has told it.
  const game = problemsById.get(problem.id) === problem ? problem.id : options.game;
  const { name, found } = await checked(
    { ...call, options: { ...options, ...(game !== undefined && { game }) } },
    file,
  );
  const report = new Report(name, call.translate, MOST_FAULTS, (line) => writeLine(`${line}\n`));
  for (const finding of found) if (finding.severity === 'error') report.add(finding);
  report.close();
  if (report.counts.error > 0) throw notPacked(name);
}

/** Returns the input without comments, with LF at the end of every line and without a byte-order mark. */
function inputOf(input: Input): Buffer {
  const text = Buffer.from(wholeText(input));
  const bare = withoutDirectives(text).toString();
  const lines = bare.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return Buffer.from(lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`);
}
