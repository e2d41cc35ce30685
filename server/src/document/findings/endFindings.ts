/** What to say about the way a file ends, and about its line endings. */
import { legible, readNumeral } from '../../formats/numeral';
import { terminatorOf } from '../../formats/write';
import type { Problem } from '../../problems/problem';
import type { Finding, Fix } from '../../text/finding';
import { message } from '../../text/message';
import { type Span, spanOfLine } from '../../text/place';
import { contentOf, kindOf, lastAtMost, tokenText, VALUES } from '../../text/table';
import { lineAt } from '../blocks/blockList';
import type { ReadInput } from '../blocks/readInput';
import { type Case, caseAt } from '../case';
import { insertBelow, wholeLine } from './expectations';

export function endFindings(input: ReadInput): Finding[] {
  const { problem } = input;
  const findings = [...carriageReturn(input), ...finalNewline(input)];
  if (!problem) return findings;
  return [...findings, ...missingTerminator(input, problem), ...countFindings(input, problem), ...textAfterEnd(input)];
}

function missingTerminator(input: ReadInput, problem: Problem): Finding[] {
  const terminator = terminatorOf(problem.input);
  const line = lastLineWithText(input);
  if (terminator === undefined || input.end.terminator !== undefined || line === undefined) return [];
  const last = caseAt(input, input.blocks.caseCount - 1);
  if (last && isLoneZero(input, last)) return [];
  const below = last?.expectation.at(-1)?.line ?? line;
  const fix: Fix = {
    title: message('Add the line “{0}”', terminator),
    edits: [insertBelow(input, below, `${terminator}\n`)],
  };
  const { isComplete } = input.blocks.at(input.blocks.length - 1).cases;
  return [
    {
      code: 'missing-terminator',
      severity: 'error',
      span: lineSpan(input, line),
      message: message('The input ends with a line “{0}”, which is missing.', terminator),
      fixes: isComplete ? [fix] : [],
    },
  ];
}

/** A lone zero at the end has a finding of its own, and a fix that makes it the terminator. */
function isLoneZero(input: ReadInput, { firstLine, lastLine, isLegal }: Case): boolean {
  const { compiled } = input;
  const { table, local } = lineAt(input, lastLine)!;
  const from = table.lineToken[local]!;
  const to = table.lineToken[local + 1]!;
  if (isLegal || firstLine !== lastLine || to - from >= (compiled?.rows[0]?.shape.fields.length ?? 0)) return false;
  for (let token = from; token < to; token++) if (readNumeral(tokenText(table, token)).value !== 0) return false;
  return true;
}

function countFindings(input: ReadInput, problem: Problem): Finding[] {
  const { end, blocks } = input;
  if (problem.input.end.kind !== 'count') return [];
  if (!end.count) return missingCount(input);
  const { line, value } = end.count;
  const caseCount = blocks.caseCount;
  const span = lineSpan(input, line);
  const fixes = [{ title: message('Write {0}', caseCount), edits: [{ span, text: String(caseCount) }] }];
  if (value === undefined)
    return [
      {
        code: 'not-a-count',
        severity: 'error',
        span,
        message: message('Expected the number of cases, found “{0}”.', legible(input.lineText(line).trim())),
        fixes,
      },
    ];
  if (value === caseCount) return [];
  return [
    {
      code: 'wrong-count',
      severity: 'error',
      span,
      message: message('The first line says {0} cases, but {1} follow.', value, caseCount),
      fixes,
    },
  ];
}

function missingCount(input: ReadInput): Finding[] {
  const first = caseAt(input, 0);
  if (!first) return [];
  const text = `${input.blocks.caseCount}\n`;
  return [
    {
      code: 'missing-count',
      severity: 'error',
      span: lineSpan(input, first.firstLine),
      message: message('The number of cases is expected on a line of its own before the first case.'),
      fixes: [
        { title: message('Add the number of cases'), edits: [{ span: spanOfLine(first.firstLine, 0, 0), text }] },
      ],
    },
  ];
}

function textAfterEnd(input: ReadInput): Finding[] {
  const { end } = input;
  const last = lastLineWithText(input);
  if (last === undefined || last < end.line) return [];
  const span: Span = {
    start: { line: end.line, character: 0 },
    end: { line: last, character: input.lineText(last).length },
  };
  const sentence =
    end.terminator === undefined
      ? message('Text after the last case: no judge reads it.')
      : message('Text after the line that ends the input: no judge reads it.');
  return [
    {
      code: 'text-after-end',
      severity: 'warning',
      span,
      message: sentence,
      unused: true,
      fixes: [
        {
          title: message('Remove the text after the end'),
          edits: [{ span: { start: span.start, end: wholeLine(input, last).end }, text: '' }],
        },
      ],
    },
  ];
}

function finalNewline(input: ReadInput): Finding[] {
  const line = input.lineCount - 1;
  const end = input.lineText(line).length;
  if (end === 0 || line >= input.end.line) return [];
  const span = spanOfLine(line, end, end);
  return [
    {
      code: 'no-final-newline',
      severity: 'hint',
      span: spanOfLine(line, 0, end),
      message: message('The last line has no line ending: some programs miss it.'),
      fixes: [{ title: message('Add a line ending'), edits: [{ span, text: '\n' }] }],
    },
  ];
}

/** Returns one finding for the whole file, at the first such line. */
function carriageReturn({ blocks, end: { line: after } }: ReadInput): Finding[] {
  for (let index = 0; index < blocks.length; index++) {
    const { table } = blocks.at(index);
    const line = blocks.at(index).cases.carriageReturnLine;
    if (line < 0) continue;
    const place = blocks.linesBefore(index) + line;
    const span = spanOfLine(place, 0, contentOf(table, line).end);
    return place >= after
      ? []
      : [
          {
            code: 'carriage-return',
            severity: 'hint',
            span,
            message: message('Lines end in CR LF; judges’ files have LF alone.'),
            fixes: [{ title: message('Use LF throughout'), edits: [], action: 'useLf' }],
          },
        ];
  }
  return [];
}

const lineSpan = (input: ReadInput, line: number): Span => {
  const text = input.lineText(line);
  return spanOfLine(line, text.length - text.trimStart().length, text.trimEnd().length);
};

/** Returns the last line that holds numbers, or what should be numbers. */
function lastLineWithText({ blocks }: ReadInput): number | undefined {
  for (let index = blocks.length - 1; index >= 0; index--) {
    const { table } = blocks.at(index);
    const tokens = table.lineToken[table.lineCount]!;
    if (tokens === 0) continue;
    const line = lastAtMost(table.lineToken, table.lineCount, tokens - 1);
    if (kindOf(table, line) === VALUES) return blocks.linesBefore(index) + line;
  }
  return undefined;
}
