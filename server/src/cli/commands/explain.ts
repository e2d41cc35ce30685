import { existsSync } from 'node:fs';
import { type Case, caseAt, caseAtLine } from '../../document/case';
import type { GameDocument } from '../../document/document';
import { message, render } from '../../text/message';
import { type Call, type Command, onlyFile } from '../command';
import { type ExitCode, FAULTY, FINE, misuse } from '../failure';
import { problemIn, reportGuess } from '../input/choose';
import { type Input, withInput } from '../input/input';
import { openDocument } from '../input/openDocument';
import { Output } from '../terminal/output';
import { explanations } from './explanation';

export const explain: Command = {
  name: 'explain',
  operands: 'FILE[:LINE]|-',
  summary: message('explain who wins each case, by which moves, and why'),
  details: [
    message('With a line number, it explains the case on that line alone, and shows its line of play turn by turn.'),
  ],
  options: ['game', 'library', 'turns'],
  run: (call) => {
    const { file, line } = fileAndLine(onlyFile(call));
    const turns = turnsOf(call);
    return withInput(file, (input) => explainInput(call, input, { line, turns }));
  },
};

const TURNS = 20;

/** Returns how many turns of the line of play are wanted. */
function turnsOf({ options: { turns } }: Call): number {
  if (turns === undefined) return TURNS;
  if (!/^[1-9]\d{0,8}$/.test(turns)) throw misuse(message('--turns expects a positive number, not “{0}”', turns));
  return Number(turns);
}

/** What is asked for of a file. */
interface Wanted {
  readonly line: number | undefined;
  readonly turns: number;
}

/** The name of a file may end like this, too. */
function fileAndLine(operand: string): { file: string; line?: number } {
  const [, file, line] = existsSync(operand) ? [] : (/^(.+):([1-9]\d*)$/.exec(operand) ?? []);
  return file === undefined ? { file: operand } : { file, line: Number(line) };
}

async function explainInput({ options, translate }: Call, input: Input, { line, turns }: Wanted): Promise<ExitCode> {
  const document = openDocument(input, options.game);
  const problem = problemIn(document);
  reportGuess(input.name, document.choice, translate);
  const asked = line === undefined ? casesOf(document) : [caseOn(document, input, line)];
  const output = Output.forPeople();
  let code: ExitCode = FINE;
  for (const testCase of asked) {
    if (!testCase.isLegal) code = FAULTY;
    const told = testCase.isLegal
      ? await explanations({ document, problem, translate, turns }, testCase, line)
      : [
          {
            line: testCase.firstLine,
            text: render(message('This case has an error: “winning-move check” shows it.'), translate),
          },
        ];
    for (const { line: at, text } of told) output.line(`${input.name}:${at + 1}: ${text}\n`);
  }
  output.flush();
  return code;
}

function* casesOf(document: GameDocument): Generator<Case> {
  for (let index = 0; index < document.end.cases; index++) yield caseAt(document, index)!;
}

function caseOn(document: GameDocument, { name }: Input, line: number): Case {
  const testCase = caseAtLine(document, line - 1);
  if (!testCase) throw misuse(message('{0}: there is no case on line {1}', name, line));
  return testCase;
}
