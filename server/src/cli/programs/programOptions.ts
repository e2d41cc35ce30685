/** The options of commands that run a program. */
import { type Comparison, comparisons } from '../../judging/expected';
import type { Shard } from '../../judging/schedule';
import { message } from '../../text/message';
import type { Call, Options } from '../command';
import { misuse } from '../failure';
import type { Maker } from './runs';

const TIME_LIMIT = 2000;
/** Longer ones are longer than what Node.js waits for. */
const LONGEST = 2 ** 31 - 1;

/** Gives the program that is to be run, and how. */
export function makerOf({ program, options }: Call): Maker {
  if (!program?.[0])
    throw misuse(message('no program is named: write it after “--”, as in “-- ./a.out” or “-- python3 main.py”'));
  return { program: { words: program }, timeLimit: durationOf(options, 'time-limit') ?? TIME_LIMIT };
}

/** Reads a duration such as 2s, 1.5s or 500ms as milliseconds; undefined if the option is not given. */
export function durationOf(options: Options, name: 'time-limit' | 'for'): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const [, number, unit] = /^(\d{1,9}(?:\.\d{1,9})?)(ms|s)$/.exec(text) ?? [];
  const ms = Number(number) * (unit === 's' ? 1000 : 1);
  if (!(ms >= 1 && ms <= LONGEST))
    throw misuse(message('--{0} takes a time such as 2s or 500ms, not “{1}”', name, text));
  return ms;
}

export function comparisonOf({ compare }: Options): Comparison {
  if (compare === undefined) return 'lines';
  const found = comparisons.find((one) => one === compare);
  if (!found) throw misuse(message('--compare takes exact, lines or words, not “{0}”', compare));
  return found;
}

/** Reads a number of at least `least`; undefined if the option is not given. */
export function numberOf(
  options: Options,
  name: 'seed' | 'cases' | 'case' | 'small' | 'random' | 'max',
  least: number,
): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (value < least) throw misuse(message('--{0} takes a number from {1} on, not “{2}”', name, least, text));
  return value;
}

/** Reads which part of the work is to be done: 2/8 is the second of eight. */
export function shardOf({ shard }: Options): Shard | undefined {
  if (shard === undefined) return undefined;
  const [, part, count] = (/^(\d{1,6})\/(\d{1,6})$/.exec(shard) ?? []).map(Number);
  if (part === undefined || count === undefined || part < 1 || part > count)
    throw misuse(message('--shard takes a part and the number of parts, such as 2/8, not “{0}”', shard));
  return { index: part - 1, count };
}
