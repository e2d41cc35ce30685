/** Lines of words above the first number, such as a title that was copied along: the fix that makes them comments. */
import type { Finding, Fix } from '../../text/finding';
import { message } from '../../text/message';
import { spanOfLine } from '../../text/place';
import type { GameDocument } from '../document';
import { isEmpty } from '../formatting';

/** More lines of words are no title. */
const MOST_LINES = 20;

/** What is said of such a line, or of a layout that fits nothing because of it. */
const CODES: ReadonlySet<string> = new Set(['not-a-number', 'not-a-count', 'no-problem', 'ambiguous-problem']);

/** Returns the findings, the first on each of these lines with the fix. */
export function withWordsFix(document: GameDocument, findings: readonly Finding[]): Finding[] {
  if (!findings.some(isOnWords)) return [...findings];
  const lines = leadingWords(document);
  const fix = wordsFix(document, lines);
  const fixed = new Set<number>();
  return findings.map((finding) => {
    const { line } = finding.span.start;
    if (!isOnWords(finding) || !lines.includes(line) || fixed.has(line)) return finding;
    fixed.add(line);
    const others = finding.fixes ?? [];
    return { ...finding, fixes: finding.code === 'no-problem' ? [fix, ...others] : [...others, fix] };
  });
}

const isOnWords = ({ code, span }: Finding): boolean => span.start.line < MOST_LINES && CODES.has(code);

/**
 * Returns the lines that begin with a word, above the first that begins with a number; none where no number follows.
 */
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

const wordsFix = (document: GameDocument, lines: readonly number[]): Fix => ({
  title: lines.length === 1 ? message('Make the line a comment') : message('Make these lines comments'),
  edits: lines.map((line) => {
    const text = document.lineText(line);
    return { span: spanOfLine(line, 0, text.length - text.trimStart().length), text: '# ' };
  }),
  isForAll: true,
});
