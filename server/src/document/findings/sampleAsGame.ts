/**
 * Makes a test file of a sample: its input, with the output below each case as `#>` lines, and all other text as
 * comments.
 */
import { problemsById } from '../../library/index';
import type { Problem } from '../../problems/problem';
import { type Message, message } from '../../text/message';
import { answer, type Case, caseAt } from '../case';
import { detect } from '../choice/detect';
import { headerIn, headerLine } from '../choice/header';
import { GameDocument } from '../document';
import { isEmpty } from '../formatting';
import { expectationLine } from './expectations';
import type { PastedSample } from './pastedSample';

/** Returns the text, and what to say that it is. A problem that only the output told is named in a header. */
export function asGameFile(
  { choice: { problem, source } }: GameDocument,
  { before, input, output, after }: PastedSample,
): { text: string; title: Message } {
  // Below words, the header is not read as one yet.
  const header = before.map(headerIn).find((id) => id !== undefined);
  const named = problemsById.get(header ?? '') ?? (source === 'fit' ? undefined : problem);
  const readings = (named ? [named] : detect(textOf(input)).candidates).map((one) => new Reading(one, input));
  const agreeing = readings.filter((reading) => reading.agrees(output));
  const told = named || agreeing.length !== 1 ? undefined : agreeing[0]!.problem;
  const lines = (agreeing[0] ?? readings[0])?.withOutput(output) ?? withOutputBelow(input, output);
  const title = told
    ? message('Make it a test file of {0}: {1}', told.id, told.title)
    : message('Make it input with expected outputs');
  const start = told ? headerLine(told.id) : '';
  return { text: start + textOf([...before.map(asComment), ...lines, ...after.map(asComment)].filter(isText)), title };
}

const isText = (line: string): boolean => !isEmpty(line);

const asComment = (line: string): string => (isEmpty(line) || line.startsWith('#') ? line : `# ${line.trim()}`);

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The input as a problem reads it. */
class Reading {
  private readonly cases: readonly Case[];
  /** What the judge prints for each case; undefined if that is not known. */
  private readonly truth: readonly (readonly string[] | undefined)[];

  constructor(
    readonly problem: Problem,
    private readonly input: readonly string[],
  ) {
    const document = new GameDocument('', textOf(input), { fileName: '', pick: problem.id });
    this.cases = Array.from({ length: document.end.cases }, (_, index) => caseAt(document, index)!);
    this.truth = this.cases.map((testCase) => answer(document, testCase).output);
  }

  /** Empty lines and blanks at the end of a line are lost where a page is copied. */
  agrees(output: readonly string[]): boolean {
    const wanted = this.truth.flatMap((lines) => lines ?? ['?']).map((line) => line.trim());
    return wanted.filter(isText).join('\n') === output.map((line) => line.trim()).join('\n');
  }

  /** Returns the output below each case, as it was pasted unless only blanks differ: what disagrees is to be found. */
  withOutput(output: readonly string[]): string[] {
    if (this.truth.length === 0 || this.truth.includes(undefined)) return withOutputBelow(this.input, output);
    const below = new Map<number, readonly string[]>();
    const isTrue = this.agrees(output);
    let taken = 0;
    this.truth.forEach((lines, index) => {
      const next = index === this.truth.length - 1 ? output.length : taken + lines!.filter(isText).length;
      below.set(this.cases[index]!.lastLine, isTrue ? lines! : output.slice(taken, next));
      taken = next;
    });
    return this.input.flatMap((line, at) => [line, ...(below.get(at) ?? []).map(expectationLine)]);
  }
}

/** Where the cases are not known, all of the output stands below the last line that may be of one. */
function withOutputBelow(input: readonly string[], output: readonly string[]): string[] {
  const isEnd = input.length > 1 && /^[0\s]+$/.test(input.at(-1)!);
  const numbers = isEnd ? input.slice(0, -1) : input;
  return [...numbers, ...output.map((line) => expectationLine(line.trim())), ...(isEnd ? input.slice(-1) : [])];
}
