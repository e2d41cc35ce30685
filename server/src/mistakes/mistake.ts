/**
 * Known mistakes: what wrong programs print.
 *
 * A mistake is a program of a few lines that answers case after case, as public programs do that are wrong in this way.
 * It sees the cases of a whole input and prints a piece of output for each, so what one case leaves behind for the next, and
 * what goes wrong at the end of the input, are as much its affair as a wrong formula.
 */
import type { AnyFields } from '../formats/format';
import { writeInput } from '../formats/write';
import { type Problem, textOf } from '../problems/problem';
import type { Message } from '../text/message';
import { readCases } from './readCases';

export interface Mistake {
  /** Names the fault, not its cure: `twice-in-32-bits`. Unique among the mistakes of a problem. */
  readonly name: string;
  /** What the program does, in a sentence or two. */
  readonly explanation: Message;
  /** The fault as code or as a formula, in no language. */
  readonly formula: string;
  /** The smallest cases that show it, as they stand in an input: without the number of cases and without a terminator. */
  readonly smallest: string;
  /** Yields what the program prints, its line endings included: a piece for each case, fewer if it ends early, one more if it goes on. Throws `Stop`. */
  pieces(input: Input): Iterable<string>;
}

/** The cases of an input, and the right output for each, without the last line ending. */
export interface Input {
  readonly cases: readonly AnyFields[];
  readonly truths: readonly string[];
}

/** An end of a program that no answer follows. */
export class Stop extends Error {
  constructor(readonly ending: 'crash' | 'forever') {
    super(ending);
  }
}

/** What a program prints for an input, and how it ends. */
export interface Run {
  readonly pieces: readonly string[];
  readonly ending: 'done' | Stop['ending'];
}

/** Runs the program. Its output is all pieces, one after the other. */
export function run(mistake: Mistake, input: Input): Run {
  const pieces: string[] = [];
  try {
    for (const piece of mistake.pieces(input)) pieces.push(piece);
    return { pieces, ending: 'done' };
  } catch (error) {
    if (error instanceof Stop) return { pieces, ending: error.ending };
    throw error;
  }
}

/** Answers the cases; undefined if the answer to one of them is not known. */
export function inputOf(problem: Problem, cases: readonly AnyFields[]): Input | undefined {
  const truths: string[] = [];
  for (const [index, fields] of cases.entries()) {
    const truth = textOf(problem.answer(fields, index + 1));
    if (truth === undefined) return undefined;
    truths.push(truth);
  }
  return { cases, truths };
}

/** Tells whether a file with these cases catches the mistake. */
export function isCaught(mistake: Mistake, input: Input): boolean {
  const { pieces, ending } = run(mistake, input);
  return (
    ending !== 'done' ||
    pieces.length !== input.truths.length ||
    pieces.some((piece, index) => piece !== `${input.truths[index]!}\n`)
  );
}

/** Gives the smallest cases that show a mistake. */
export const smallestCases = (problem: Problem, { smallest }: Mistake): AnyFields[] =>
  readCases(problem.input, smallest);

/** Gives the smallest whole input that shows a mistake. */
export const smallestInput = (problem: Problem, mistake: Mistake): string =>
  writeInput(problem.input, smallestCases(problem, mistake));
