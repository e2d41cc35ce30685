import type { Problem } from '../../problems/problem';
import { type Message, message, render } from '../../text/message';
import { type Call, type Command, folderStands, forEachFile } from '../command';
import { type ExitCode, FAULTY, FINE } from '../failure';
import { withInput } from '../input/input';
import { comparisonOf, makerOf } from '../programs/programOptions';
import { testInput, type TestOptions } from '../programs/testFile';
import { LARGE, testLarge } from '../programs/testLarge';
import { jsonLines, textLines } from '../programs/testReport';
import { Output } from '../terminal/output';
import { STDOUT } from '../terminal/standard';

export const test: Command = {
  name: 'test',
  operands: 'FILE…|- [OPTION…] -- PROGRAM [WORD…]',
  summary: message('run a program on files, and say which cases it answers wrong'),
  details: [
    message('The right answers are known: the files need no expected outputs.'),
    folderStands,
    message(
      'The program is started as it is, without a shell, in this folder. It reads the file from its standard input.',
    ),
  ],
  options: ['game', 'library', 'time-limit', 'each', 'compare', 'json'],
  takesProgram: true,
  run: async (call) => {
    const options = optionsOf(call);
    const [files, right] = [new Counter(), new Counter()];
    const code = await forEachFile(call, async (file) => {
      files.count++;
      const found = await testFile(call, file, options);
      if (found === FINE) right.count++;
      return found;
    });
    if (files.count > 1 && call.options.json !== true) print([render(total(right.count, files.count), call.translate)]);
    return code;
  },
};

class Counter {
  count = 0;
}

const total = (right: number, files: number): Message =>
  right === 1 ? message('1 of {0} files is right.', files) : message('{0} of {1} files are right.', right, files);

function optionsOf(call: Call): TestOptions {
  const diagnosed = new Set<Problem>();
  return {
    maker: makerOf(call),
    comparison: comparisonOf(call.options),
    isEach: call.options.each === true,
    wantsDiagnosis: (problem) => !diagnosed.has(problem) && Boolean(diagnosed.add(problem)),
  };
}

function testFile(call: Call, file: string, options: TestOptions): Promise<ExitCode> {
  return withInput(file, async (input) => {
    const isLarge = file !== '-' && !options.isEach && (input.size ?? 0) >= LARGE;
    const right = isLarge ? await testLarge(call, input, file, options) : undefined;
    const tested = right ?? (await withInput(file, (again) => testInput(call, again, options)));
    const { translate } = call;
    if (call.options.json === true) print(jsonLines(tested, translate), Output.to(STDOUT));
    else print(textLines(tested, translate));
    return tested.wrong === 0 && tested.right === tested.cases ? FINE : FAULTY;
  });
}

function print(lines: readonly string[], output = Output.forPeople()): void {
  for (const line of lines) output.line(line);
  output.flush();
}
