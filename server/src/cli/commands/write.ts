import { fstatSync } from 'node:fs';
import path from 'node:path';
import { OutputFile, type Writing } from '../../../../common/outputFile';
import { type Message, message, render } from '../../text/message';
import { type Call, type Command, folderStands, forEachFile } from '../command';
import { type ExitCode, failureOf, FAULTY, FINE, misuse } from '../failure';
import { BlockStream } from '../input/blockStream';
import { problemOf } from '../input/choose';
import { Chunks } from '../input/chunks';
import { type Input, withInput } from '../input/input';
import { compareOutput } from '../outputs/compareOutput';
import { outputNameOf } from '../outputs/outputName';
import { answerAll, MOST_FAULTS } from '../parallel/answers';
import { writeLine } from '../terminal/descriptor';
import { Output } from '../terminal/output';
import { Progress } from '../terminal/progress';
import { Report } from '../terminal/report';
import { nextTurn, undoneBySignals } from '../terminal/signals';
import { STDERR, STDOUT } from '../terminal/standard';

export const write: Command = {
  name: 'write',
  operands: 'FILE…',
  summary: message('write the judge’s output beside each file: x.out for x.game'),
  details: [
    message('Nothing is written for a file with an error, or with a case whose answer is not known.'),
    folderStands,
    message('A different x.out that is there already is kept as x.out.bak, or as x.out.bak2 and so on.'),
  ],
  options: ['game', 'library', 'check'],
  run: (call) => {
    const targets = new Set<string>();
    return forEachFile(call, (file) => {
      const target = outputName(file);
      if (targets.has(path.resolve(target)))
        throw misuse(message('{0}: another file has its output there already', target));
      targets.add(path.resolve(target));
      const work = call.options.check ? compareOutput : writeOutput;
      return withInput(file, (input) => work(call, input, target));
    });
  },
};

function outputName(file: string): string {
  if (file === '-')
    throw misuse(message('standard input has no folder to write to; “winning-move solve -” prints its output'));
  const target = outputNameOf(file);
  // Some file systems take x.OUT for x.out.
  if (path.resolve(target).toLowerCase() === path.resolve(file).toLowerCase())
    throw misuse(message('{0}: its output would overwrite the file itself', file));
  return target;
}

async function writeOutput(call: Call, input: Input, target: string): Promise<ExitCode> {
  const writing = await writeAnswers(call, input, target);
  const sentence = writing ? result(target, writing) : message('{0}: not written, because of the errors', target);
  writeLine(`${render(sentence, call.translate)}\n`, writing ? STDOUT : STDERR);
  return writing ? FINE : FAULTY;
}

/** Returns undefined if the input has errors. */
async function writeAnswers(call: Call, input: Input, target: string): Promise<Writing | undefined> {
  const chunks = new Chunks(input);
  const stream = new BlockStream(chunks, problemOf(chunks, call));
  const progress = new Progress(chunks);
  const report = new Report(input.name, call.translate, MOST_FAULTS, (line) => progress.print(line));
  let draft: OutputFile | undefined;
  // Signals are heard before the draft is there, so that none can leave it behind.
  return undoneBySignals(
    () => draft?.discard(),
    async () => {
      try {
        const file = (draft = new OutputFile(target, fstatSync(input.descriptor, { bigint: true })));
        await answerAll(stream, Output.to(file.descriptor), report, () => (progress.show(), nextTurn()), {
          busy: 1,
        });
        progress.clear();
        if (report.counts.error === 0) return file.commit();
        file.discard();
        return undefined;
      } catch (error) {
        draft?.discard();
        throw failureOf(error, target);
      }
    },
  );
}

function result(target: string, writing: Writing): Message {
  if (writing.result === 'unchanged') return message('{0}: unchanged', target);
  return writing.kept === undefined
    ? message('{0}: written', target)
    : message('{0}: written; what was there is now {1}', target, writing.kept);
}
