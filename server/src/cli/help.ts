/** What `--help` shows. */
import { columns } from '../text/columns';
import { type Message, message, render, type Translate } from '../text/message';
import type { Command, Options } from './command';
import { common, optionTexts } from './options';

const exitCodes = message('Exit codes: 0 success; 1 a file has errors, or cannot be read or written; 2 wrong usage.');
const exitCodesWithProgram = message(
  'Exit codes: 0 success; 1 the program is wrong, or a file has errors or cannot be read or written; 2 wrong usage; 3 the program could not be started.',
);

/** Help for the program as a whole. */
export function overview(commands: readonly Command[], translate: Translate): string[] {
  const translated = (sentence: Message): string => render(sentence, translate);
  return [
    translated(message('Solves positions of combinatorial games in the input format of online judges.')),
    '',
    translated(message('Usage:')),
    ...indented(
      commands.map(({ name, operands, summary }) => [`winning-move ${name} ${operands}`, translated(summary)]),
    ),
    '',
    translated(message('Options:')),
    ...optionLines(common, translate),
    '',
    translated(message('The name - stands for standard input. Each command has its own --help.')),
    translated(exitCodes),
  ];
}

/** Help for one command. */
export function helpFor(command: Command, translate: Translate): string[] {
  const { name, operands, summary, details, options } = command;
  const translated = (sentence: Message): string => render(sentence, translate);
  return [
    `winning-move ${name} ${operands}: ${translated(summary)}`,
    '',
    ...details.map(translated),
    ...(details.length > 0 ? [''] : []),
    translated(message('Options:')),
    ...optionLines([...options, ...common], translate, { ...optionTexts, ...command.optionTexts }),
    '',
    translated(command.takesProgram ? exitCodesWithProgram : exitCodes),
  ];
}

const indented = (rows: readonly (readonly string[])[]): string[] => columns(rows).map((line) => `  ${line}`);

const optionLines = (names: readonly (keyof Options)[], translate: Translate, texts = optionTexts): string[] =>
  indented(
    names.flatMap((name) => {
      const option = texts[name];
      return option ? [[option.shown, render(option.text, translate)]] : [];
    }),
  );
