/** The tests of a package: what a judge reads of each file, and what it expects. */
import { type Problem } from '../../problems/problem';
import { message } from '../../text/message';
import type { Call } from '../command';
import { Failure } from '../failure';
import { BlockStream } from '../input/blockStream';
import { problemOf } from '../input/choose';
import { Chunks, wholeText } from '../input/chunks';
import { type Input, withInput } from '../input/input';
import { withoutDirectives } from '../input/inputFilter';
import { answerAll, MOST_FAULTS } from '../parallel/answers';
import { Output } from '../terminal/output';
import { Progress } from '../terminal/progress';
import { Report } from '../terminal/report';

export interface TestFile {
  readonly name: string;
  readonly problem: Problem;
  readonly input: Buffer;
  readonly answer: Buffer;
}

/** Reads a file; throws a `Failure` if it has errors, or cases whose answers are not known, which are told. */
export async function testFileOf(call: Call, name: string): Promise<TestFile> {
  const { problem, answer } = await withInput(name, (input) => answered(call, input));
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
  if (report.counts.error > 0) throw new Failure(message('{0}: not packed, because of the errors', input.name));
  return { problem, answer: Buffer.concat(pieces) };
}

/** Returns the input without comments, with LF at the end of every line and without a byte-order mark. */
function inputOf(input: Input): Buffer {
  const text = Buffer.from(wholeText(input));
  const bare = withoutDirectives(text).toString();
  const lines = bare.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return Buffer.from(lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`);
}
