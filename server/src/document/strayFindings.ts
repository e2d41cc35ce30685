/** What stands in the wrong place: words above the first number, a header below it. */
import type { Edit, Finding } from '../text/finding';
import { message } from '../text/message';
import { spanOfLine } from '../text/place';
import { BEGINNING_LINES } from './beginning';
import type { GameDocument } from './document';
import { wholeLine } from './expectations';
import { headerIn, headerLine } from './header';
import { pastedSampleFinding } from './pastedSample';
import { isEmpty } from './tidy';

export function strayFindings(document: GameDocument): Finding[] {
  if (document.blocks.length === 0) return [];
  const pasted = pastedSampleFinding(document);
  return pasted.length > 0 ? pasted : [...misplacedHeader(document), ...strayWords(document)];
}

/** Looked for among so many lines at either end, where people put it. */
const AT_ENDS = 100;

function misplacedHeader(document: GameDocument): Finding[] {
  if (document.header) return [];
  const { lineCount } = document;
  // Above all else it is in its place, even if nobody looks at it because the problem is given.
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

/** More lines of words are no title. */
const MOST_LINES = 20;

/** Lines that begin with a word, above the first that begins with a number: a title, or a heading that was copied along. */
function strayWords(document: GameDocument): Finding[] {
  const lines = leadingWords(document);
  const [first] = lines;
  if (first === undefined || isLoneCount(document, lines)) return [];
  const edits = lines.map((line): Edit => {
    const text = document.lineText(line);
    return { span: spanOfLine(line, 0, text.length - text.trimStart().length), text: '# ' };
  });
  const title = lines.length === 1 ? message('Make the line a comment') : message('Make these lines comments');
  return [
    {
      code: 'stray-words',
      severity: 'error',
      span: spanOfLine(first, 0, document.lineText(first).length),
      message: message('Words before the first number: a judge reads numbers alone.'),
      fixes: [{ title, edits }],
    },
  ];
}

/** The lines of words; none where no number follows. */
function leadingWords(document: GameDocument): number[] {
  const lines: number[] = [];
  for (let line = 0; line < Math.min(document.lineCount, MOST_LINES); line++) {
    const text = document.lineText(line);
    if (isEmpty(text) || text.startsWith('#')) continue;
    if (/^\s*[\d+\-.,０-９]/u.test(text)) return lines;
    lines.push(line);
  }
  return [];
}

/** A single word where the number of cases is expected has a finding of its own. */
const isLoneCount = (document: GameDocument, lines: readonly number[]): boolean =>
  lines.length === 1 && document.end.count?.line === lines[0] && !/\S\s+\S/.test(document.lineText(lines[0]!));
