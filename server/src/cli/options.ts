/** Reads the command line. */
import { parseArgs } from 'node:util';
import { translator } from '../l10n/translator';
import { message } from '../text/message';
import { closest } from '../text/similar';
import type { Call, Options, OptionTexts } from './command';
import { type Failure, misuse } from './failure';

/** Every option, whichever command has it; `stress` has a file for the value of one. */
const known = {
  game: { type: 'string' },
  library: { type: 'string' },
  locale: { type: 'string' },
  color: { type: 'string' },
  clientProcessId: { type: 'string' },
  turns: { type: 'string' },
  search: { type: 'string' },
  size: { type: 'string' },
  as: { type: 'string' },
  second: { type: 'boolean' },
  upto: { type: 'string' },
  budget: { type: 'string' },
  strict: { type: 'boolean' },
  check: { type: 'boolean' },
  stdio: { type: 'boolean' },
  'time-limit': { type: 'string' },
  each: { type: 'boolean' },
  case: { type: 'string' },
  compare: { type: 'string' },
  seed: { type: 'string' },
  cases: { type: 'string' },
  for: { type: 'string' },
  shard: { type: 'string' },
  add: { type: 'boolean' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  min: { type: 'string' },
  mistakes: { type: 'boolean' },
  small: { type: 'string' },
  hard: { type: 'boolean' },
  bounds: { type: 'boolean' },
  random: { type: 'string' },
  won: { type: 'string' },
  max: { type: 'string' },
  into: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

/** What the options of people are, as help tells of them. Those that are left out are for programs. */
export const optionTexts: OptionTexts = {
  game: { shown: '--game ID', text: message('the problem, or a file of rules, whatever the file says') },
  library: { shown: '--library FOLDER', text: message('the problems of the *.gamerules files in this folder, too') },
  search: {
    shown: '--search WORDS',
    text: message('only those with all these words: of ids, titles, judges, games and rules'),
  },
  turns: { shown: '--turns N', text: message('how many turns of the line of play to show (default: 20)') },
  size: { shown: '--size N', text: message('how many positions a side of the map has') },
  as: {
    shown: '--as FORMAT',
    text: message('the format: text, csv or svg for a map; table, bfile, oeis, json or csv for a sequence'),
  },
  second: { shown: '--second', text: message('let the program move first') },
  upto: { shown: '--upto N', text: message('the last heap (default: 100)') },
  budget: {
    shown: '--budget STEPS',
    text: message('how many steps the values and the proof may take (default: 200,000,000)'),
  },
  strict: { shown: '--strict', text: message('treat warnings as errors') },
  check: {
    shown: '--check',
    text: message('write nothing; list what would be written, and exit with 1 if anything would'),
  },
  'time-limit': {
    shown: '--time-limit 2s',
    text: message('how long a run of the program may take, in s or ms (default: 2s)'),
  },
  each: { shown: '--each', text: message('run the program once for each case') },
  case: { shown: '--case N', text: message('this case alone, counted from 1') },
  compare: {
    shown: '--compare exact|lines|words',
    text: message('what counts of the output (default: lines, without the blanks at their ends)'),
  },
  seed: { shown: '--seed N', text: message('another number gives other random cases (default: 0)') },
  cases: { shown: '--cases N', text: message('how many cases') },
  for: { shown: '--for 10s', text: message('how long to go on (default: 10s)') },
  shard: { shown: '--shard 2/8', text: message('do this part of the work only; all parts together are the whole') },
  add: { shown: '--add FILE', text: message('add the failing case to this file, with its expected output') },
  json: { shown: '--json', text: message('print a JSON object a line, for programs') },
  all: { shown: '--all', text: message('list the mistakes that are caught, too, with the cases that catch them') },
  min: { shown: '--min N|N%', text: message('end with exit code 1 if fewer mistakes are caught') },
  mistakes: { shown: '--mistakes', text: message('the smallest cases that catch all known mistakes') },
  small: { shown: '--small N', text: message('so many of the smallest cases') },
  hard: { shown: '--hard', text: message('cases that wrong programs trip over') },
  bounds: { shown: '--bounds', text: message('cases at the bounds of the statement') },
  random: { shown: '--random N', text: message('so many random cases') },
  won: { shown: '--won N%', text: message('how many of the random cases the player to move wins') },
  max: { shown: '--max N', text: message('no number is greater than this') },
  to: { shown: '--to FOLDER|ZIP', text: message('where to write') },
  into: {
    shown: '--into FOLDER',
    text: message('write files into this folder, which is made if need be, as many as the cases need'),
  },
  locale: { shown: '--locale en|zh-cn', text: message('the language of messages (default: that of the system)') },
  color: {
    shown: '--color auto|always|never',
    text: message('colors (default: auto, on a terminal unless NO_COLOR is set)'),
  },
  help: { shown: '-h, --help', text: message('show this help') },
  version: { shown: '-V, --version', text: message('show the version') },
};

/** Options that go with every command. */
export const common: readonly (keyof Options)[] = ['locale', 'color', 'help', 'version'];

/** Options whose values depend on the command: in `strength --add FILE` the file is an operand. */
const knownTo = (command: string | undefined): Known =>
  command === 'stress' ? { ...known, add: { type: 'string' } } : known;

type Known = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>>;

/** Returns the words that are no options, the options, and the program after `--`. */
export async function readWords(words: readonly string[]): Promise<Call> {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  const options = knownTo(own.find((word) => !word.startsWith('-')));
  const { positionals, tokens } = parseArgs({ args: [...own], options, strict: false, tokens: true });
  const given: Options = Object.fromEntries(
    tokens.flatMap((token) => (token.kind === 'option' ? [[token.name, valueOf(token, options)]] : [])),
  );
  const program = end < 0 ? undefined : words.slice(end + 1);
  const translate = await translator(given.locale ?? systemLocale());
  return { operands: positionals, options: given, translate, program };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
}

function valueOf({ name, rawName, value }: OptionToken, options: Known): string | boolean {
  const kind = Object.hasOwn(options, name) ? options[name]?.type : undefined;
  if (kind === undefined) throw unknownOption(name, rawName);
  if (kind === 'string' && value === undefined) throw misuse(message('option {0} needs a value', rawName));
  if (kind === 'boolean' && value !== undefined) throw misuse(message('option {0} takes no value', rawName));
  return value ?? true;
}

function unknownOption(name: string, rawName: string): Failure {
  const meant = closest(name, Object.keys(optionTexts));
  return misuse(
    meant === undefined
      ? message('unknown option {0}', rawName)
      : message('unknown option {0}; did you mean {1}?', rawName, `--${meant}`),
  );
}

/** The first of the variables that is set counts, as everywhere. */
export function systemLocale(): string | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return [LC_ALL, LC_MESSAGES, LANG].find((name) => name !== undefined && name !== '');
}
