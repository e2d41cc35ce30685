/** Mistakes that programs make with the input as a whole and with the form of their output, whatever the game. */
import type { AnyFields } from '../formats/format';
import { message } from '../text/message';
import { whole, wrong } from './declare';
import type { Input, Mistake } from './mistake';

/** The right output, a piece for each case. */
const pieces = (truths: readonly string[]): string[] => truths.map((truth) => `${truth}\n`);

export const feofLoop = (smallest: string): Mistake =>
  whole(
    'feof-loop',
    message('Asks for the end of the file before it reads, so the last case is answered twice.'),
    'while (!feof(stdin)) { scanf(…); puts(…); }',
    smallest,
    ({ truths }) => pieces([...truths, ...truths.slice(-1)]),
  );

/** `words` is what the program prints for the zeros. */
export const answersTheTerminator = (smallest: string, words: string): Mistake =>
  whole(
    'answers-the-terminator',
    message('Answers the zeros that end the input as if they were a case.'),
    'do { scanf(…); puts(…); } while (n);',
    smallest,
    ({ truths }) => pieces([...truths, words]),
  );

export const oneCaseShort = (smallest: string): Mistake =>
  whole(
    'one-case-short',
    message('The loop over the cases ends one too early.'),
    'for (i = 1; i < T; i++)',
    smallest,
    ({ truths }) => pieces(truths.slice(0, -1)),
  );

export const firstCaseOnly = (smallest: string): Mistake =>
  whole(
    'first-case-only',
    message('Answers the first case and ends: there is no loop over the cases.'),
    'scanf(…); puts(…); return 0;',
    smallest,
    ({ truths }) => pieces(truths.slice(0, 1)),
  );

/** Gives the pieces before the first case at which the program stops reading. */
export function before({ cases, truths }: Input, isEnd: (fields: never) => boolean): string[] {
  const end = cases.findIndex((fields: AnyFields) => isEnd(fields as never));
  return pieces(end < 0 ? truths : truths.slice(0, end));
}

/** Cases numbered from 0; `labelled` is the text before the number. */
export const casesFromZero = (smallest: string, label: string): Mistake =>
  wrong(
    'cases-from-zero',
    message('Numbers the cases from 0.'),
    `printf("${label}%d…", i) // i = 0, 1, …`,
    smallest,
    (_, number, truth) => truth.replace(`${label}${number}`, `${label}${number - 1}`),
  );

/** The two words that say who wins, the wrong way round. */
export const wordsSwapped = (smallest: string, one: string, other: string): Mistake =>
  wrong(
    'words-swapped',
    message('Takes the lost positions for the won ones: the words are the wrong way round.'),
    `puts(won ? "${other}" : "${one}")`,
    smallest,
    (_, _number, truth) => truth.replace(one, '\0').replace(other, one).replace('\0', other),
  );

/** Drops the empty line that ends each answer, of all cases or of the last one. */
export const emptyLineMissing = (smallest: string): Mistake =>
  wrong(
    'empty-line-missing',
    message('Prints no empty line after a case.'),
    'printf("…\\n")',
    smallest,
    (_, _number, truth) => truth.replace(/\n$/, ''),
  );

export const emptyLineBetweenOnly = (smallest: string): Mistake =>
  whole(
    'empty-line-between-cases-only',
    message('Prints the empty line between cases only, not after the last one.'),
    'if (i > 1) puts("")',
    smallest,
    ({ truths }) =>
      pieces(truths.map((truth, index) => (index === truths.length - 1 ? truth.replace(/\n$/, '') : truth))),
  );
