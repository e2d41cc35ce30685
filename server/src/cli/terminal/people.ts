/**
 * Text for people, the one place where what others wrote (words, players, titles, names of files, outputs of programs) is made
 * harmless: nothing in it moves the cursor of a terminal, changes its title or colours, or turns around what is read.
 */
import { message } from '../../text/message';
import { misuse } from '../failure';
import { type Descriptor, STDERR, STDOUT } from './standard';
import { isTerminal } from './terminal';

const choices = ['auto', 'always', 'never'] as const;
let choice: (typeof choices)[number] = 'auto';

/** Takes what the user says about colours. Throws a failure if it is none of the choices. */
export function useColor(word: string): void {
  const found = choices.find((one) => one === word);
  if (!found) throw misuse(message('--color takes auto, always or never, not “{0}”', word));
  choice = found;
}

/** Returns the text as it is to be written: made harmless, and with our own colours where there are to be some. */
export const forPeople = (text: string, descriptor: Descriptor): Buffer =>
  Buffer.from(hasColors(descriptor) ? colored(visible(text)) : visible(text));

/** Returns data as it is to be written: as it is, unless it goes to a terminal straight away. */
export const dataFor = (bytes: Uint8Array, descriptor: number): Uint8Array =>
  isDescriptor(descriptor) && isTerminal(descriptor) ? Buffer.from(visible(Buffer.from(bytes).toString())) : bytes;

const isDescriptor = (descriptor: number): descriptor is Descriptor => descriptor === STDOUT || descriptor === STDERR;

/** https://no-color.org */
function hasColors(descriptor: Descriptor): boolean {
  if (choice !== 'auto') return choice === 'always';
  const { NO_COLOR = '', TERM } = process.env;
  return NO_COLOR === '' && TERM !== 'dumb' && isTerminal(descriptor);
}

/** Control characters but for line ends and tabs, and characters that change the direction of writing. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a text with such characters as `\u001b`. */
const visible = (text: string): string =>
  text.replace(UNSEEN, (unit) => `\\u${unit.codePointAt(0)!.toString(16).padStart(4, '0')}`);

const sgr =
  (code: string) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;
const [red, green, yellow, cyan, bold] = ['1;31', '32', '33', '36', '1'].map(sgr) as [
  Paint,
  Paint,
  Paint,
  Paint,
  Paint,
];
type Paint = (text: string) => string;

const severities: Readonly<Record<string, Paint>> = { error: red, warning: yellow, information: cyan, note: cyan };

/** Findings are known by their form, which is for programs anyway. */
const FINDING = /^(.*?:\d+:\d+: )(error|warning|information|note)(?= [a-z][a-z0-9-]*:)/gm;

const colored = (text: string): string =>
  text
    .replace(FINDING, (_, place: string, severity: string) => bold(place) + severities[severity]!(severity))
    .replace(/^winning-move: /gm, bold)
    .replace(/𝒩/gu, green)
    .replace(/𝒫/gu, red);
