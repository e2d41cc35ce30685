import { message } from '../../text/message';
import type { Call, Command } from '../command';
import { type ExitCode, FINE, misuse } from '../failure';
import { type Beginning, beginningAt, beginningOf } from '../input/beginning';
import { positionFrom } from '../input/caseWords';
import { namesFile, problemNamed } from '../input/choose';
import { isRulesFile } from '../input/rulesFile';
import { STDIN } from '../terminal/standard';
import { Match } from './match';

export const play: Command = {
  name: 'play',
  operands: 'ID [POSITION]|FILE[:LINE]',
  summary: message('play a game against perfect play'),
  details: [
    message(
      'The position is written as the judge writes a case; without one, the game begins with the first case of the sample. Of a file, it is the first case or that on the line.',
    ),
    message('While playing: the choices of a move, or “moves”, “hint”, “why”, “undo”, “help”, “quit”.'),
  ],
  options: ['game', 'library', 'second'],
  run: async (call): Promise<ExitCode> => {
    const [first, ...words] = call.operands;
    if (first === undefined) throw misuse(message('expected a problem or a file name'));
    const { problem, position } = words.length > 0 ? given(call, first, words) : await begun(call, first);
    const { isatty } = await import('node:tty');
    new Match(problem, position, call.translate, isatty(STDIN)).play(call.options.second === true);
    return FINE;
  },
};

const begun = async (call: Call, first: string): Promise<Beginning> =>
  (await beginningAt(call, first)) ?? beginningOf(call, first);

function given({ options }: Call, id: string, words: readonly string[]): Beginning {
  if (options.game !== undefined || (namesFile(id) && !isRulesFile(id)))
    throw misuse(message('expected one file; unexpected argument “{0}”', words[0]!));
  const problem = problemNamed(id);
  return { problem, position: positionFrom(problem, words.join(' ')) };
}
