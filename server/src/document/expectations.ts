/** Expected outputs in the file, held against the truth. */
import { legible } from '../formats/numeral';
import type { Edit, Finding, Fix } from '../text/finding';
import { message } from '../text/message';
import { type Span, spanOfLine } from '../text/place';
import { shortened } from '../text/shortened';
import { answer, type Case, type ExpectationLine } from './case';
import { hasTooManyDigits, tooManyDigits } from './caseSize';
import type { GameDocument } from './document';
import type { ReadInput } from './readInput';

/** Longer lines are shown shortened in messages. */
const LONGEST = 100;

/** A line of expected output as it is written under a case. */
export const expectationLine = (output: string): string => (output === '' ? '#>' : `#> ${output}`);

/** What is wrong with the expected output of a case; nothing where there is none, or where the truth is unknown. */
export function checkExpectation(document: GameDocument, found: Case): Finding | undefined {
  const lines = found.expectation;
  if (lines.length === 0) return undefined;
  if (hasTooManyDigits(document, found)) return unchecked(document, found);
  const truth = answer(document, found).output;
  if (!truth) return undefined;
  const wrong = lines.findIndex(({ text }, index) => text !== truth[index]);
  if (wrong < 0 && lines.length === truth.length) return undefined;
  if (wrong >= 0 && wrong < truth.length) return stale(document, found, truth, wrong);
  return wrong >= truth.length ? surplus(document, found, truth) : incomplete(document, found, truth);
}

/** Edits that put the true output below a case, in place of what is there. */
export function updateExpectation(document: GameDocument, found: Case, truth: readonly string[]): Fix['edits'] {
  const text = truth.map((line) => `${expectationLine(line)}\n`).join('');
  const [first, ...rest] = runsOf(found.expectation);
  if (!first) return [insertBelow(document, found.lastLine, text)];
  return [
    { span: spanOfRun(document, first), text: atEndOfText(document, first.last, text) },
    ...rest.map((run) => removal(document, run)),
  ];
}

/** Edits that take away the expected output of a case. */
export const removeExpectation = (document: GameDocument, found: Case): Fix['edits'] =>
  removeLines(document, found.expectation);

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

/** The line with its line ending. */
export function wholeLine(input: ReadInput, line: number): Span {
  if (line + 1 < input.lineCount) return { start: { line, character: 0 }, end: { line: line + 1, character: 0 } };
  return spanOfLine(line, 0, input.lineText(line).length);
}

/** An edit that puts whole lines below a line, which may be the last one and lack its line ending. */
export function insertBelow(input: ReadInput, line: number, text: string): Fix['edits'][number] {
  if (line + 1 < input.lineCount) return { span: spanOfLine(line + 1, 0, 0), text };
  const end = input.lineText(line).length;
  return { span: spanOfLine(line, end, end), text: `\n${text.replace(/\n$/, '')}` };
}

const atEndOfText = (document: GameDocument, line: number, text: string): string =>
  line + 1 < document.lineCount ? text : text.replace(/\n$/, '');

function unchecked(document: GameDocument, found: Case): Finding {
  return {
    code: 'expectation-unchecked',
    severity: 'information',
    span: spanOfExpectation(document, found.expectation[0]!.line),
    message: tooManyDigits(document),
  };
}

function stale(document: GameDocument, found: Case, truth: readonly string[], wrong: number): Finding {
  const { line, text } = found.expectation[wrong]!;
  return {
    code: 'expectation-stale',
    severity: 'error',
    span: spanOfExpectation(document, line),
    message: message(
      'The expected output is “{0}”, not “{1}”.',
      truth[wrong]!,
      legible(shortened(text, LONGEST), Infinity),
    ),
    fixes: [update(document, found, truth)],
  };
}

function incomplete(document: GameDocument, found: Case, truth: readonly string[]): Finding {
  const last = found.expectation.at(-1)!;
  return {
    code: 'expectation-incomplete',
    severity: 'error',
    span: spanOfExpectation(document, last.line),
    message: message('The expected output continues: “{0}”.', truth[found.expectation.length]!),
    fixes: [update(document, found, truth)],
  };
}

function surplus(document: GameDocument, found: Case, truth: readonly string[]): Finding {
  const extra = found.expectation.slice(truth.length);
  const [first, last] = [extra[0]!.line, extra.at(-1)!.line];
  return {
    code: 'expectation-surplus',
    severity: 'error',
    span: { start: { line: first, character: 0 }, end: { line: last, character: document.lineText(last).length } },
    message: message('The expected output ends before this line.'),
    fixes: [{ title: message('Remove the surplus lines'), edits: removeLines(document, extra) }],
  };
}

const update = (document: GameDocument, found: Case, truth: readonly string[]): Fix => ({
  title: message('Update the expected output'),
  edits: updateExpectation(document, found, truth),
});

const spanOfExpectation = (document: GameDocument, line: number): Span =>
  spanOfLine(line, 0, document.lineText(line).length);
