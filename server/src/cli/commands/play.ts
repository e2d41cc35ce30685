import { message } from '../../text/message';
import type { Command } from '../command';
import { type ExitCode, FINE, misuse } from '../failure';
import { beginningAt, beginningOf } from '../input/beginning';
import { positionFrom } from '../input/caseWords';
import { problemNamed } from '../input/choose';
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
    const file = beginningAt(call, first);
    if (file && words.length > 0) throw misuse(message('expected one file; unexpected argument “{0}”', words[0]!));
    const { problem, position } = (await file) ?? beginningOf(call, first);
    const start = words.length > 0 ? positionFrom(problemNamed(first), words.join(' ')) : position;
    new Match(problem, start, call.translate).play(call.options.second === true);
    return FINE;
  },
};
