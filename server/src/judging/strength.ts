/** Which known mistakes a test file catches, and by which of its cases. */
import { type Input, type Mistake, Stop } from '../mistakes/mistake';

export interface Catch {
  readonly mistake: Mistake;
  /**
   * The cases that the mistake answers wrong, ascending from 0; the number of cases stands for what is printed after all
   * answers. Empty if the file does not catch it.
   */
  readonly cases: readonly number[];
}

/** Pieces of output between two pauses. */
const SLICE = 32;

/** Runs each mistake on the input. It stops now and then, so that the caller can pause or give up. */
export function* catches(mistakes: readonly Mistake[], input: Input): Generator<undefined, readonly Catch[]> {
  const found: Catch[] = [];
  for (const mistake of mistakes) found.push({ mistake, cases: yield* casesThatCatch(mistake, input) });
  return found;
}

/** Returns the same without a pause. */
export const catchesOf = (mistakes: readonly Mistake[], input: Input): readonly Catch[] =>
  resultOf(catches(mistakes, input));

/** Does work that may pause without a pause. */
export function resultOf<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

export const isCaught = ({ cases }: Catch): boolean => cases.length > 0;

function* casesThatCatch(mistake: Mistake, input: Input): Generator<undefined, number[]> {
  const { truths } = input;
  const found: number[] = [];
  let count = 0;
  try {
    for (const piece of mistake.pieces(input)) {
      if (count % SLICE === 0) yield;
      if (count >= truths.length || !isRight(piece, truths[count]!)) found.push(Math.min(count, truths.length));
      count++;
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return [...found, count];
  }
  // What is missing is missed at the first case that gets no answer.
  return count < truths.length ? [...found, count] : found;
}

const isRight = (piece: string, truth: string): boolean =>
  piece.length === truth.length + 1 && piece.endsWith('\n') && piece.startsWith(truth);

/** A case that stands for a mistake, as people are shown it. */
export interface Shown {
  readonly expected: string;
  /** Undefined if the program prints nothing more, since it has ended or never ends. */
  readonly wrong: string | undefined;
}

/** Returns what differs first when a program with the mistake is given the input; undefined if nothing does. */
export function firstDifference(mistake: Mistake, input: Input): (Shown & { readonly index: number }) | undefined {
  const [index] = catchesOf([mistake], input)[0]!.cases;
  if (index === undefined) return undefined;
  const pieces: string[] = [];
  try {
    for (const piece of mistake.pieces(input)) if (pieces.push(piece) > index) break;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return { index, expected: input.truths[index] ?? '', wrong: pieces[index]?.replace(/\n$/, '') };
}
