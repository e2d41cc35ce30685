/** Declares mistakes. Their programs are given the cases as the problem's layout names the numbers. */
import { type JudgeOutput, textOf } from '../problems/problem';
import type { Message } from '../text/message';
import type { Input, Mistake } from './mistake';

/**
 * Answers a case, without the last line ending. `truth` is the right answer. Undefined if the wrong answer would take too
 * long to work out, which counts as right: a test file never gets credit for a case that was not tried.
 */
export type WrongAnswer = (fields: never, number: number, truth: string) => JudgeOutput;

/** A program that answers each case on its own. */
export const wrong = (
  name: string,
  explanation: Message,
  formula: string,
  smallest: string,
  answer: WrongAnswer,
): Mistake => keeping(name, explanation, formula, smallest, () => answer);

/** A program that keeps something from case to case; `start` begins an input. */
export const keeping = (
  name: string,
  explanation: Message,
  formula: string,
  smallest: string,
  start: () => WrongAnswer,
): Mistake =>
  whole(name, explanation, formula, smallest, function* ({ cases, truths }) {
    const answer = start();
    for (const [index, fields] of cases.entries()) {
      const truth = truths[index]!;
      yield `${textOf(answer(fields as never, index + 1, truth)) ?? truth}\n`;
    }
  });

/** A program that has a way of its own with whole inputs. */
export const whole = (
  name: string,
  explanation: Message,
  formula: string,
  smallest: string,
  pieces: (input: Input) => Iterable<string>,
): Mistake => ({ name, explanation, formula, smallest, pieces });
