import { caseAt } from '../../document/case';
import { GameDocument } from '../../document/document';
import type { AnyFields } from '../../formats/format';
import type { Found, Step } from '../../judging/stress';
import type { Problem } from '../../problems/problem';
import { sentences } from '../../text/joined';
import { type Message, message, render } from '../../text/message';
import { type Call, type Command, onlyFile } from '../command';
import { FAULTY, FINE } from '../failure';
import { namesInput, problemIn, problemNamed, reportGuess, requireOutput } from '../input/choose';
import { withInput } from '../input/input';
import { openDocument } from '../input/openDocument';
import { addToFile, casesToReplay, usableCases } from '../programs/addTo';
import { diagnosisSentence } from '../programs/diagnosisWords';
import { failingFile } from '../programs/failingFile';
import { makerOf } from '../programs/programOptions';
import { stressObjects } from '../programs/stressJson';
import { doing, foundSentences, rightSentences, stepWords } from '../programs/stressReport';
import { stressProgram, type StressResult } from '../programs/stressRun';
import { writeData, writeLine } from '../terminal/descriptor';
import { explanations } from './explanation';

export const stress: Command = {
  name: 'stress',
  operands: 'ID|FILE [OPTION…] -- PROGRAM [WORD…]',
  summary: message('try a program on many cases, and print the smallest that it answers wrong'),
  details: [
    message('The standard output is a .game file with the smallest failing case, or nothing.'),
    message('It begins with the cases of FILE and of --add FILE, so that a failure of the last time is seen first.'),
    message(
      'The program is started as it is, without a shell, in this folder. It reads the cases from its standard input.',
    ),
  ],
  options: ['game', 'library', 'time-limit', 'compare', 'seed', 'cases', 'for', 'shard', 'add', 'json'],
  takesProgram: true,
  run: async (call) => {
    const maker = makerOf(call);
    const { problem, first, name, document } = await taskOf(call);
    requireOutput(problem);
    const teller = tellerFor(call);
    const result = await stressProgram({ problem, first, maker, options: call.options, tell: teller });
    const { found } = result.stressed;
    const file = found && failingFile(problem, found.cases, [comment(call, result, found)]);
    if (call.options.json === true)
      printObjects(
        stressObjects(problem, result, file, { document, timeLimit: maker.timeLimit, translate: call.translate }),
      );
    else await report(call, { problem, result, name, timeLimit: maker.timeLimit, file });
    if (found && file !== undefined && typeof call.options.add === 'string')
      await add(call, call.options.add, problem, found, file);
    return found ? FAULTY : FINE;
  },
};

interface StressTask {
  readonly problem: Problem;
  readonly first: readonly AnyFields[];
  readonly name: string;
  /** The file that is named, if one is. */
  readonly document: GameDocument | undefined;
}

/** What is named is a file if there is one, else a problem. */
async function taskOf(call: Call): Promise<StressTask> {
  const name = onlyFile(call);
  const { game, add } = call.options;
  const { problem, first, document } = namesInput(name)
    ? await fromFile(call, name, game)
    : { problem: problemNamed(name), first: [], document: undefined };
  const replayed = typeof add === 'string' && add !== name ? await casesToReplay(add, problem) : [];
  return { problem, first: [...replayed, ...first], name, document };
}

function fromFile(call: Call, name: string, game: string | undefined): Promise<Omit<StressTask, 'name'>> {
  return withInput(name, (input) => {
    const document = openDocument(input, game);
    const problem = problemIn(document);
    reportGuess(input.name, document.choice, call.translate);
    return { problem, first: usableCases(document, problem), document };
  });
}

/** Tells of steps as they come, on one line of the terminal. */
function tellerFor({ options, translate }: Call): (step: Step) => void {
  let last: Step['source'] | undefined;
  return (step) => {
    if (options.json === true) {
      printObjects([{ phase: step.source, cases: step.cases, right: step.isRight }]);
      return;
    }
    writeLine(`${last === undefined ? '' : ' '}${render(stepWords(step, step.source === last), translate)}`);
    last = step.source;
  };
}

function printObjects(objects: readonly object[]): void {
  writeData(objects.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

function comment({ translate }: Call, { seed }: StressResult, { fault }: Found): string {
  return render(message('found by winning-move stress, seed {0}; {1}', seed, doing(fault)), translate);
}

interface Reported {
  readonly problem: Problem;
  readonly result: StressResult;
  readonly name: string;
  readonly timeLimit: number;
  readonly file: string | undefined;
}

async function report(call: Call, { problem, result, name, timeLimit, file }: Reported): Promise<void> {
  const { stressed, diagnosis, runs, ms, seed } = result;
  const seconds = (ms / 1000).toFixed(1);
  const line = (said: Iterable<Message>): void => writeLine(`${render(sentences([...said]), call.translate)}\n`);
  writeLine('\n');
  if (!stressed.found || file === undefined) {
    line(rightSentences(stressed, { runs, seconds }));
    return;
  }
  line(foundSentences(problem, stressed.found, { timeLimit }));
  if (diagnosis) line([diagnosisSentence(diagnosis)]);
  await explain(call, file);
  line([message('{0} runs, {1} s. Again: {2}', runs, seconds, again(call, name, seed))]);
  writeData(file);
}

/** Longer inputs are not explained: they show a limit of the program, not the rules. */
const MOST_EXPLAINED = 1000;

/** Tells why the last case of a file has the answer that it has. */
async function explain({ translate }: Call, file: string): Promise<void> {
  if (file.length > MOST_EXPLAINED) return;
  const document = new GameDocument('', file, { fileName: '' });
  const found = caseAt(document, document.end.cases - 1);
  if (!found || !document.problem) return;
  const explained = { document, problem: document.problem, translate, turns: 20 };
  for (const { text } of await explanations(explained, found, found.firstLine + 1)) writeLine(`${text}\n`);
}

/** The command that does the same again. */
function again({ program = [], options }: Call, name: string, seed: number): string {
  const shard = options.shard === undefined ? [] : ['--shard', options.shard];
  const library = options.library === undefined ? [] : ['--library', options.library];
  const words = ['winning-move', 'stress', name, ...library, '--seed', String(seed), ...shard, '--', ...program];
  return words.map(asWord).join(' ');
}

/** Double quotes are quotes in every shell, `cmd.exe` included. */
function asWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`!%]|\\\\|\\$/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}

async function add(call: Call, target: string, problem: Problem, { cases }: Found, file: string): Promise<void> {
  const isAdded = await addToFile(target, problem, cases, file);
  const sentence = isAdded
    ? message('{0}: the case was added', target)
    : message('{0}: the case is there already', target);
  writeLine(`${render(sentence, call.translate)}\n`);
}
