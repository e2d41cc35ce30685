/** What stands in the wrong place: the headings of a pasted sample, a header below the first number. */
import type { Finding } from '../../text/finding';
import { message } from '../../text/message';
import { spanOfLine } from '../../text/place';
import { BEGINNING_LINES } from '../choice/beginning';
import { headerIn, headerLine } from '../choice/header';
import type { GameDocument } from '../document';
import { isEmpty } from '../formatting';
import { wholeLine } from './expectations';
import { findPastedSample, LONGEST_SAMPLE_UNITS } from './pastedSample';
import { asGameFile } from './sampleAsGame';

export function strayFindings(document: GameDocument): Finding[] {
  if (document.blocks.length === 0) return [];
  const pasted = pastedSampleFinding(document);
  return pasted.length > 0 ? pasted : misplacedHeader(document);
}

/** The first blocks of a long text tell. */
function isLong({ blocks }: GameDocument): boolean {
  let length = 0;
  for (let index = 0; index < blocks.length && length <= LONGEST_SAMPLE_UNITS; index++)
    length += blocks.at(index).table.text.length;
  return length > LONGEST_SAMPLE_UNITS;
}

/** Returns the finding that the file is a pasted sample, with the fix that makes it a test file. */
function pastedSampleFinding(document: GameDocument): Finding[] {
  const sample = isLong(document) ? undefined : findPastedSample(document.text());
  if (!sample) return [];
  const { text, title } = asGameFile(document, sample);
  const last = document.lineCount - 1;
  const whole = { start: { line: 0, character: 0 }, end: spanOfLine(last, 0, document.lineText(last).length).end };
  return [
    {
      code: 'pasted-sample',
      severity: 'warning',
      span: spanOfLine(sample.line, 0, document.lineText(sample.line).length),
      message: message('A statement’s sample with its headings: a judge reads the input alone.'),
      fixes: [{ title, edits: [{ span: whole, text }] }],
    },
  ];
}

/** Looked for among so many lines at either end, where people put it. */
const AT_ENDS = 100;

function misplacedHeader(document: GameDocument): Finding[] {
  if (document.header) return [];
  const { lineCount } = document;
  // Above all else it is in its place, even if it is not looked at because the problem is given.
  let isBelow = false;
  for (let line = 0; line < lineCount; line++) {
    if (line === AT_ENDS) line = Math.max(line, lineCount - AT_ENDS);
    const text = document.lineText(line);
    const id = headerIn(text);
    isBelow ||= line >= BEGINNING_LINES || !(isEmpty(text) || (text.startsWith('#') && !text.startsWith('#>')));
    if (isBelow && id !== undefined && id !== '') return [headerFinding(document, line, id)];
  }
  return [];
}

const headerFinding = (document: GameDocument, line: number, id: string): Finding => ({
  code: 'misplaced-header',
  severity: 'warning',
  span: spanOfLine(line, 0, document.lineText(line).length),
  message: message('A header names the problem only above the first number.'),
  fixes: [
    {
      title: message('Move it to the top'),
      edits: [
        { span: spanOfLine(0, 0, 0), text: headerLine(id) },
        { span: wholeLine(document, line), text: '' },
      ],
    },
  ],
});
