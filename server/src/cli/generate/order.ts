/** What `generate` is asked for, from its options. */
import { LONGEST, type Request } from '../../judging/testData';
import { message } from '../../text/message';
import type { Options } from '../command';
import { misuse } from '../failure';
import { numberOf } from '../programs/programOptions';

/** What a file has if nothing is said: of every kind some, `MOST` in all. */
const SMALL = 40;
const RANDOM = 60;
const MOST = 400;

export function requestOf(options: Options): Request {
  const { mistakes, hard, bounds, small, random } = options;
  const isPlain = [mistakes, hard, bounds, small, random].every((part) => part === undefined);
  const cases = numberOf(options, 'cases', 1);
  const most = Math.min(cases ?? (isPlain ? MOST : LONGEST), LONGEST);
  return {
    mistakes: isPlain || mistakes === true,
    hard: isPlain || hard === true,
    bounds: isPlain || bounds === true,
    small: numberOf(options, 'small', 0) ?? (isPlain ? SMALL : 0),
    // Where so many cases are asked for, random ones fill the file up.
    random: numberOf(options, 'random', 0) ?? (isPlain ? (cases ?? RANDOM) : 0),
    won: wonOf(options),
    seed: numberOf(options, 'seed', 0) ?? 0,
    most,
    max: numberOf(options, 'max', 0),
  };
}

function wonOf({ won }: Options): number | undefined {
  if (won === undefined) return undefined;
  const value = /^\d{1,3}%?$/.test(won) ? parseInt(won, 10) : 101;
  if (value > 100) throw misuse(message('--won takes a percentage such as 50%, not “{0}”', won));
  return value;
}
