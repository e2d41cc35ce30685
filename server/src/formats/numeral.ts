/** One token, looked at closely: what number it means, and what is wrong with the way it is written. */
import type { Severity } from '../text/finding';
import type { FindingCode } from '../text/findingCode';
import { type Message, message } from '../text/message';
import { type Natural, parseNatural } from '../text/natural';

export interface Numeral {
  /** The number that is meant; left out where there is none. */
  readonly value?: Natural;
  readonly fault?: Fault;
}

/** A token of which the number is left as it is written: to make numbers of long digits takes long. */
export interface Written {
  /**
   * The digits of the number that is meant, the first of them no zero unless it is the only one; left out where there
   * is none.
   */
  readonly digits?: string;
  readonly fault?: Fault;
}

export interface Fault {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Put into words on demand: of many faults, few are shown. */
  readonly describe: () => Message;
  /** The token written as it should be, where that is plain. */
  readonly better?: string;
}

/** Longer pieces are shown shortened in messages. */
const MAX_QUOTE_UNITS = 30;

/** Longer numbers would take seconds to read, again and again while one types. */
const MOST_DIGITS = 1_000_000;

export function readNumeral(token: string): Numeral {
  const { digits, ...rest } = readDigits(token);
  return digits === undefined ? rest : { value: parseNatural(digits), ...rest };
}

export function readDigits(token: string): Written {
  if (token.length > MOST_DIGITS)
    return wrong('number-too-long', () =>
      message('Expected a number of at most {0} digits, found {1}.', MOST_DIGITS, quoted(token)),
    );
  if (!/^[-+.,0-9０-９]/.test(token)) return word(token);
  if (/^(?:0|[1-9][0-9]*)$/.test(token)) return { digits: token };
  if (/^0[0-9]+$/.test(token))
    return written(token, 'leading-zero', () => message('A number begins with a zero: {0}.', quoted(token)));
  if (/^\+[0-9]+$/.test(token))
    return written(token, 'plus-sign', () => message('A number has a plus sign: {0}.', quoted(token)));
  if (/^-[0-9]+$/.test(token))
    return wrong('negative-number', () =>
      message('Expected a natural number, found the negative number {0}.', quoted(token)),
    );
  if (/^[+-]?[0-9]*[.,][0-9]+$|^[+-]?[0-9]+[.,]$/.test(token)) return fraction(token);
  if (/^[0-9０-９]+$/.test(token)) return fullWidth(token);
  return word(token);
}

/** The number is clear, and programs read it, but judges do not write it so. */
function written(token: string, code: FindingCode, describe: () => Message): Written {
  const better = withoutFrills(token);
  return { digits: better, fault: { code, severity: 'warning', describe, better } };
}

/** What `1,000` means depends on who wrote it: only a stop before zeros is plain, or a comma or stop at the end. */
function fraction(token: string): Written {
  const better = /^\+?([0-9]+)(?:,|\.0*)$/.exec(token)?.[1];
  const describe = (): Message => message('Expected a whole number, found {0}.', quoted(token));
  return {
    fault: {
      code: 'fraction',
      severity: 'error',
      describe,
      ...(better !== undefined && { better: withoutFrills(better) }),
    },
  };
}

function fullWidth(token: string): Written {
  const ascii = token.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  const describe = (): Message => message('Full-width digits, which programs do not read: {0}.', quoted(token));
  return { fault: { code: 'full-width-digit', severity: 'error', describe, better: withoutFrills(ascii) } };
}

const wrong = (code: FindingCode, describe: () => Message): Written => ({
  fault: { code, severity: 'error', describe },
});

const word = (token: string): Written =>
  wrong('not-a-number', () => message('Expected a number, found {0}.', quoted(token)));

const withoutFrills = (digits: string): string => digits.replace(/^\+/, '').replace(/^0+(?=[0-9])/, '');

const quoted = (token: string): string => `“${legible(token)}”`;

/** Returns a piece of a text as a message can show it: not too long, and with what cannot be seen made visible. */
export function legible(piece: string, longest = MAX_QUOTE_UNITS): string {
  const cut = piece.length <= longest ? piece : `${piece.slice(0, longest)}…`;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (unit) => `\\u${unit.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}
