/** Reads the command line. */
import { parseArgs } from 'node:util';
import { translator } from '../l10n/translator';
import { type Message, message } from '../text/message';
import { closest } from '../text/similar';
import type { Call, Options } from './command';
import { type Failure, misuse } from './failure';

/** Every option, whichever command has it. */
const known = {
  game: { type: 'string' },
  locale: { type: 'string' },
  clientProcessId: { type: 'string' },
  turns: { type: 'string' },
  search: { type: 'string' },
  strict: { type: 'boolean' },
  check: { type: 'boolean' },
  stdio: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

/** What the options of people are, as help tells of them. Those that are left out are for programs. */
export const optionTexts: Partial<Record<keyof Options, { readonly shown: string; readonly text: Message }>> = {
  game: { shown: '--game ID', text: message('the problem, whatever the file says') },
  search: {
    shown: '--search WORDS',
    text: message('only those with all these words: of ids, titles, judges, games and rules'),
  },
  turns: { shown: '--turns N', text: message('how many turns of the line of play to show (default: 20)') },
  strict: { shown: '--strict', text: message('treat warnings as errors') },
  check: {
    shown: '--check',
    text: message('write nothing; list what would be written, and exit with 1 if anything would'),
  },
  locale: { shown: '--locale en|zh-cn', text: message('the language of messages (default: that of the system)') },
  help: { shown: '-h, --help', text: message('show this help') },
  version: { shown: '-V, --version', text: message('show the version') },
};

/** Options that go with every command. */
export const common: readonly (keyof Options)[] = ['locale', 'help', 'version'];

/** Returns the words that are no options, and the options. */
export function readWords(words: readonly string[]): Call {
  const { positionals, tokens } = parseArgs({ args: [...words], options: known, strict: false, tokens: true });
  const options: Options = Object.fromEntries(
    tokens.flatMap((token) => (token.kind === 'option' ? [[token.name, valueOf(token)]] : [])),
  );
  return { operands: positionals, options, translate: translator(options.locale ?? systemLocale()) };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
}

function valueOf({ name, rawName, value }: OptionToken): string | boolean {
  const kind = Object.hasOwn(known, name) ? known[name as keyof typeof known].type : undefined;
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
