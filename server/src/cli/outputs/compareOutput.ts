import { existsSync } from 'node:fs';
import { type Message, message, render } from '../../text/message';
import type { Call } from '../command';
import { type ExitCode, FAULTY, FINE } from '../failure';
import { BlockStream } from '../input/blockStream';
import { problemOf } from '../input/choose';
import { Chunks } from '../input/chunks';
import type { Input } from '../input/input';
import { answerAll, MOST_FAULTS } from '../parallel/answers';
import { writeLine } from '../terminal/descriptor';
import { Output } from '../terminal/output';
import { Progress } from '../terminal/progress';
import { Report } from '../terminal/report';
import { STDERR, STDOUT } from '../terminal/standard';
import { Comparison, type ReadNext, withBytes } from './comparison';

/** Says what `write` would make of a file, and writes nothing; a change counts as a fault. */
export async function compareOutput(call: Call, input: Input, target: string): Promise<ExitCode> {
  const isThere = existsSync(target);
  const isSame = isThere
    ? await withBytes(target, (next) => compareAnswers(call, input, next))
    : await compareAnswers(call, input, () => undefined);
  const sentence = result(target, isThere, isSame);
  writeLine(`${render(sentence, call.translate)}\n`, isSame === undefined ? STDERR : STDOUT);
  return isThere && isSame ? FINE : FAULTY;
}

/** Tells whether a file holds the answers, byte for byte; undefined if the input has errors. */
async function compareAnswers(call: Call, input: Input, next: ReadNext): Promise<boolean | undefined> {
  const chunks = new Chunks(input);
  const stream = new BlockStream(chunks, problemOf(chunks, call));
  const progress = new Progress(chunks);
  const report = new Report(input.name, call.translate, MOST_FAULTS, (line) => progress.print(line));
  const comparison = new Comparison(next);
  const output = new Output((bytes) => comparison.take(bytes));
  await answerAll(stream, output, report, () => progress.show(), { busy: 1 });
  progress.clear();
  return report.counts.error === 0 ? comparison.end() : undefined;
}

function result(target: string, isThere: boolean, isSame: boolean | undefined): Message {
  if (isSame === undefined) return message('{0}: not written, because of the errors', target);
  if (!isThere) return message('{0}: would be written', target);
  return isSame ? message('{0}: unchanged', target) : message('{0}: would be replaced', target);
}
