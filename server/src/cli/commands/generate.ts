import path from 'node:path';
import { generatedText } from '../../document/strength/generatedFile';
import type { AnyFields } from '../../formats/format';
import { filesOf } from '../../formats/totals';
import { writeCase } from '../../formats/write';
import { roomOf } from '../../judging/batch';
import { commandFor, type Part, partsOf, partsOfFile, type Request } from '../../judging/testData';
import { loadMistakes } from '../../mistakes/load';
import type { Mistake } from '../../mistakes/mistake';
import { type Problem, textOf } from '../../problems/problem';
import { type Message, message, render } from '../../text/message';
import { type Call, type Command, onlyFile } from '../command';
import { type ExitCode, FINE } from '../failure';
import { requestOf } from '../generate/order';
import { writeGenerated } from '../generate/writeGenerated';
import { namesInput, problemIn, problemNamed, requireOutput } from '../input/choose';
import { withInput } from '../input/input';
import { openDocument } from '../input/openDocument';
import { makeFolder, writeWhole } from '../outputs/writeWhole';
import { writeLine } from '../terminal/descriptor';
import { Output } from '../terminal/output';
import { STDERR, STDOUT } from '../terminal/standard';

export const generate: Command = {
  name: 'generate',
  operands: 'ID|FILE',
  summary: message('print a test file: known mistakes, small, hard and random cases, with their outputs'),
  details: [
    message('The file begins with the command that makes it: the same command prints the same bytes everywhere.'),
    message('Without options it has some cases of every kind, 400 in all; --cases N makes it N.'),
    message('It keeps to the bounds of the statement, the number of cases included; --into writes several files.'),
  ],
  options: [
    'mistakes',
    'small',
    'hard',
    'bounds',
    'random',
    'won',
    'cases',
    'max',
    'seed',
    'into',
    'game',
    'library',
    'json',
  ],
  run: async (call) => {
    const problem = await problemFor(call);
    requireOutput(problem);
    const request = requestOf(call.options);
    const mistakes = request.mistakes ? (await loadMistakes())(problem) : [];
    if (call.options.into !== undefined) return writeFiles(call, problem, mistakes, request);
    const room = roomOf(problem.input);
    const { parts, isFull } = partsOfFile(problem, mistakes, request);
    const output = Output.to(STDOUT);
    if (call.options.json === true) writeJson(output, problem, parts);
    else await writeGenerated(output, problem, [commandFor(onlyFile(call), request)], parts);
    if (count(parts) === room) tellLimit(call, tooMany(room));
    else if (isFull) tellLimit(call, SUM_REACHED);
    return FINE;
  },
};

/** What is named is a file if there is one, else a problem. */
function problemFor(call: Call): Promise<Problem> | Problem {
  const name = onlyFile(call);
  if (!namesInput(name)) return problemNamed(name);
  return withInput(name, (input) => problemIn(openDocument(input, call.options.game)));
}

function writeText(output: Output, portions: Iterable<string>): void {
  for (const portion of portions) output.write(portion);
  output.flush();
}

const count = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.count, 0);

const tooMany = (room: number): Message =>
  room === 1
    ? message('The statement allows one case in a file; --into FOLDER writes more, in several files.')
    : message('The statement allows {0} cases in a file; --into FOLDER writes more, in several files.', room);

const SUM_REACHED = message(
  'The statement allows no greater sum over all cases of a file; --into FOLDER writes more, in several files.',
);

function tellLimit({ translate }: Call, sentence: Message): void {
  writeLine(`winning-move: ${render(sentence, translate)}\n`, STDERR);
}

function writeJson(output: Output, { input, answer }: Problem, parts: readonly Part[]): void {
  let number = 0;
  for (const { name, cases } of parts)
    for (const fields of cases)
      output.line(
        JSON.stringify({
          part: name,
          input: `${writeCase(input, fields).join('\n')}\n`,
          output: `${textOf(answer(fields, ++number)) ?? ''}\n`,
        }),
      );
  output.flush();
}

/** Writes as many files as the statement's number of cases makes necessary. */
function writeFiles(call: Call, problem: Problem, mistakes: readonly Mistake[], request: Request): ExitCode {
  const folder = call.options.into ?? '';
  const room = roomOf(problem.input);
  const all = partsOf(problem, mistakes, request).flatMap(({ name, cases }) =>
    [...cases].map((fields) => ({ name, fields })),
  );
  const files = all.length === 0 ? [[]] : filesOf(problem.input, all, room, ({ fields }) => fields);
  const width = Math.max(2, String(files.length).length);
  makeFolder(folder);
  for (const [file, mine] of files.entries()) {
    const name = path.join(folder, `${String(file + 1).padStart(width, '0')}.${problem.id}.game`);
    const comments = [`${commandFor(onlyFile(call), request)} --into FOLDER`, `File ${file + 1} of ${files.length}.`];
    writeWhole(name, (descriptor) => writeText(Output.to(descriptor), generatedText(problem, comments, grouped(mine))));
    writeLine(`${render(message('{0}: written', name), call.translate)}\n`, STDOUT);
  }
  return FINE;
}

/** Puts neighbours of the same part together again. */
function grouped(cases: readonly { readonly name: Part['name']; readonly fields: AnyFields }[]): Part[] {
  const names = [...new Set(cases.map(({ name }) => name))];
  return names.map((name) => {
    const mine = cases.filter((one) => one.name === name).map(({ fields }) => fields);
    return { name, count: mine.length, cases: mine };
  });
}
