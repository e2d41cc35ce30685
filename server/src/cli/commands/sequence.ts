import { readBareMoves } from '../../games/bareMoves';
import { GrundySequence } from '../../rulesets/own/grundySequence';
import type { Rules } from '../../rulesets/own/rules';
import { message, render } from '../../text/message';
import type { Call, Command } from '../command';
import { FINE, misuse } from '../failure';
import { writers } from '../outputs/sequence';
import { writeLine } from '../terminal/descriptor';
import { Output } from '../terminal/output';
import { STDOUT } from '../terminal/standard';

export const sequence: Command = {
  name: 'sequence',
  operands: 'CODE|MOVE…',
  summary: message('print the Grundy values of a heap game, and prove their period'),
  details: [
    message(
      'CODE is a take-and-break code such as 0.77; MOVE is a move of one heap such as “take 1..9”, “split unequal” or “h -> h - x for x in {1, 3, 4}”. Several moves make one game.',
    ),
    message('The player who cannot move loses. A game in which that player wins has no Grundy values.'),
  ],
  options: ['upto', 'as', 'budget'],
  run(call) {
    const [last, steps] = [numberOf(call, 'upto', 100), numberOf(call, 'budget', BUDGET)];
    const writer = writers.get(call.options.as ?? 'table');
    if (writer === undefined)
      throw misuse(message('--as takes one of {0}, not “{1}”', [...writers.keys()].join(', '), call.options.as!));
    const output = Output.to(STDOUT);
    const values = new GrundySequence(rulesOf(call), steps);
    const title = call.operands.join(', ');
    writer({ output, values, last, steps, title, tell: (text) => writeLine(text), translate: call.translate });
    output.flush();
    return FINE;
  },
};

/** Enough for the periods of .16 and .56. */
const BUDGET = 200_000_000;

function numberOf({ options }: Call, name: 'upto' | 'budget', usual: number): number {
  const text = options[name];
  if (text === undefined) return usual;
  if (!/^\d{1,12}$/.test(text)) throw misuse(message('--{0} takes a number, not “{1}”', name, text));
  return Number(text);
}

/** The rules of a game of one number. */
function rulesOf({ operands, translate }: Call): Rules {
  if (operands.length === 0) throw misuse(message('no code and no move is named'));
  const { declared, mistakes } = readBareMoves(operands);
  for (const { move, from, to, finding } of mistakes) {
    const place = `${operands[move]!}\n${' '.repeat(from)}${'^'.repeat(Math.max(1, to - from))}\n`;
    writeLine(`${from + 1}: ${render(finding.message, translate)}\n${place}`);
  }
  if (declared === undefined) throw misuse(message('not a move of a heap'));
  const { rules } = declared;
  if (rules.coordinates.length !== 1)
    throw misuse(
      message('only a game of one number has a sequence: a position of this one has {0}', rules.coordinates.length),
    );
  if (rules.constants.length > 0 || rules.lists.length > 0)
    throw misuse(message('a sequence needs numbers in place of {0}', [...rules.constants, ...rules.lists].join(', ')));
  return rules;
}
