/** How strong a file is: which known mistakes its cases catch, and which it says it need not catch. */
import { type Catch, catches, isCaught } from '../../judging/strength';
import type { Mistake } from '../../mistakes/mistake';
import type { GameDocument } from '../document';
import { type Ignore, ignoresOf } from './ignores';
import { type KnownCases, knownCases } from './knownCases';

export interface Strength {
  readonly known: KnownCases;
  /** Those that count, in the order in which they are declared: caught, or not. */
  readonly catches: readonly Catch[];
  /** Those that the file need not catch, and why. */
  readonly ignored: readonly { readonly mistake: Mistake; readonly ignore: Ignore }[];
  /** Lines that excuse nothing: the name is none of a mistake's, or there is no reason. */
  readonly idle: readonly Ignore[];
}

/** The cases beyond are not looked at. */
const MOST_CASES = 20_000;

/** Measures a file. It stops now and then, so that the caller can pause or give up. */
export function* strengthOf(document: GameDocument, mistakes: readonly Mistake[]): Generator<undefined, Strength> {
  const known = yield* knownCases(document, MOST_CASES);
  const ignores = ignoresOf(document);
  const meant = (ignore: Ignore) =>
    ignore.reason === '' ? undefined : mistakes.find(({ name }) => name === ignore.name);
  const ignored = ignores.flatMap((ignore) => {
    const mistake = meant(ignore);
    return mistake ? [{ mistake, ignore }] : [];
  });
  const counting = mistakes.filter((mistake) => !ignored.some((one) => one.mistake === mistake));
  return {
    known,
    catches: yield* catches(counting, known),
    ignored,
    idle: ignores.filter((ignore) => !meant(ignore)),
  };
}

export const survivorsOf = ({ catches }: Pick<Strength, 'catches'>): Mistake[] =>
  catches.filter((one) => !isCaught(one)).map(({ mistake }) => mistake);
