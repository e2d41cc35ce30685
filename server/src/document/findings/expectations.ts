/** Expected outputs in the file, held against the truth. */
import { legible } from '../../formats/numeral';
import type { Edit, Finding, Fix } from '../../text/finding';
import { message } from '../../text/message';
import { type Span, spanOfLine } from '../../text/place';
import { shortened } from '../../text/shortened';
import type { ReadInput } from '../blocks/readInput';
import { answer, type Case, type ExpectationLine } from '../case';
import { hasTooManyDigits, tooManyDigits } from '../caseSize';
import type { GameDocument } from '../document';

/** Longer lines are shown shortened in messages. */
const MAX_QUOTE_UNITS = 100;

/** Returns a line of expected output as it is written under a case. */
export const expectationLine = (output: string): string => (output === '' ? '#>' : `#> ${output}`);

/**
 * Returns what is wrong with the expected output of a case; undefined if there is none, or where the truth is unknown.
 */
export function checkExpectation(document: GameDocument, testCase: Case): Finding | undefined {
  const lines = testCase.expectation;
  if (lines.length === 0) return undefined;
  if (hasTooManyDigits(document, testCase)) return unchecked(document, testCase);
  const truth = answer(document, testCase).output;
  if (!truth) return undefined;
  const wrong = lines.findIndex(({ text }, index) => text !== truth[index]);
  if (wrong < 0 && lines.length === truth.length) return undefined;
  if (wrong >= 0 && wrong < truth.length) return stale(document, testCase, truth, wrong);
  return wrong >= truth.length ? surplus(document, testCase, truth) : incomplete(document, testCase, truth);
}

/** Edits that put the true output below a case, in place of what is there. */
export function updateExpectation(document: GameDocument, testCase: Case, truth: readonly string[]): Fix['edits'] {
  const text = truth.map((line) => `${expectationLine(line)}\n`).join('');
  const [first, ...rest] = runsOf(testCase.expectation);
  if (!first) return [insertBelow(document, testCase.lastLine, text)];
  return [
    { span: spanOfRun(document, first), text: atEndOfText(document, first.last, text) },
    ...rest.map((run) => removal(document, run)),
  ];
}

/** Edits that take away the expected output of a case. */
export const removeExpectation = (document: GameDocument, testCase: Case): Fix['edits'] =>
  removeLines(document, testCase.expectation);

/** Lines without others between them: an edit for each of very many lines would take seconds to send. */
interface Run {
  readonly first: number;
  last: number;
}

function runsOf(lines: readonly ExpectationLine[]): Run[] {
  const runs: Run[] = [];
  for (const { line } of lines) {
    const run = runs.at(-1);
    if (run && line === run.last + 1) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs;
}

const removeLines = (document: GameDocument, lines: readonly ExpectationLine[]): Fix['edits'] =>
  runsOf(lines).map((run) => removal(document, run));

const removal = (document: GameDocument, run: Run): Edit => ({ span: spanOfRun(document, run), text: '' });

const spanOfRun = (document: GameDocument, { first, last }: Run): Span => ({
  start: { line: first, character: 0 },
  end: wholeLine(document, last).end,
});

/** Returns the line with its line ending. */
export function wholeLine(input: ReadInput, line: number): Span {
  if (line + 1 < input.lineCount) return { start: { line, character: 0 }, end: { line: line + 1, character: 0 } };
  return spanOfLine(line, 0, input.lineText(line).length);
}

/** Returns an edit that puts whole lines below a line, which may be the last one and lack its line ending. */
export function insertBelow(input: ReadInput, line: number, text: string): Fix['edits'][number] {
  if (line + 1 < input.lineCount) return { span: spanOfLine(line + 1, 0, 0), text };
  const end = input.lineText(line).length;
  return { span: spanOfLine(line, end, end), text: `\n${text.replace(/\n$/, '')}` };
}

const atEndOfText = (document: GameDocument, line: number, text: string): string =>
  line + 1 < document.lineCount ? text : text.replace(/\n$/, '');

function unchecked(document: GameDocument, testCase: Case): Finding {
  return {
    code: 'expectation-unchecked',
    severity: 'information',
    span: spanOfExpectation(document, testCase.expectation[0]!.line),
    message: tooManyDigits(document),
  };
}

function stale(document: GameDocument, testCase: Case, truth: readonly string[], wrong: number): Finding {
  const { line, text } = testCase.expectation[wrong]!;
  return {
    code: 'expectation-stale',
    severity: 'error',
    span: spanOfExpectation(document, line),
    message: message(
      'The expected output is “{0}”, not “{1}”.',
      truth[wrong]!,
      legible(shortened(text, MAX_QUOTE_UNITS), Infinity),
    ),
    fixes: [update(document, testCase, truth)],
  };
}

function incomplete(document: GameDocument, testCase: Case, truth: readonly string[]): Finding {
  const last = testCase.expectation.at(-1)!;
  return {
    code: 'expectation-incomplete',
    severity: 'error',
    span: spanOfExpectation(document, last.line),
    message: message('The expected output continues: “{0}”.', truth[testCase.expectation.length]!),
    fixes: [update(document, testCase, truth)],
  };
}

function surplus(document: GameDocument, testCase: Case, truth: readonly string[]): Finding {
  const extra = testCase.expectation.slice(truth.length);
  const [first, last] = [extra[0]!.line, extra.at(-1)!.line];
  return {
    code: 'expectation-surplus',
    severity: 'error',
    span: { start: { line: first, character: 0 }, end: { line: last, character: document.lineText(last).length } },
    message: message('The expected output ends before this line.'),
    fixes: [{ title: message('Remove the surplus lines'), edits: removeLines(document, extra) }],
  };
}

const update = (document: GameDocument, testCase: Case, truth: readonly string[]): Fix => ({
  title: message('Update the expected output'),
  edits: updateExpectation(document, testCase, truth),
});

const spanOfExpectation = (document: GameDocument, line: number): Span =>
  spanOfLine(line, 0, document.lineText(line).length);
