/** The line that names the problem: `# game: poj-2348`, among the first lines that hold no numbers. */
import { RULE_LINES } from '../../games/lines';
import { isBlank } from '../../text/blank';
import { type Span, spanOfLine } from '../../text/place';

export interface Header {
  /** In lower case. */
  readonly id: string;
  /** As it is written. */
  readonly name: string;
  /** Where the id stands. */
  readonly span: Span;
}

const HEADER = /^#\s*game\s*[:：]\s*(\S*)$/i;

/** Returns the header of a text of which the heading is given: one further down is none. */
export function findHeader(text: string): Header | undefined {
  const lines = /([^\r\n]*)(?:\r\n|\r|\n|$)/y;
  for (let line = 0; line < RULE_LINES && lines.lastIndex < text.length; line++) {
    const content = lines.exec(text)?.[1] ?? '';
    const id = HEADER.exec(content.trimEnd())?.[1];
    if (id !== undefined)
      return {
        id: id.toLowerCase(),
        name: id,
        span: spanOfLine(line, content.trimEnd().length - id.length, content.trimEnd().length),
      };
    if (!isComment(content) && !isEmpty(content)) return undefined;
  }
  return undefined;
}

const isComment = (content: string): boolean => content.startsWith('#') && !content.startsWith('#>');

function isEmpty(content: string): boolean {
  for (let at = 0; at < content.length; at++) if (!isBlank(content.charCodeAt(at))) return false;
  return true;
}

/** Returns the id that a line names as a header would, wherever it stands; undefined if it is no such line. */
export const headerIn = (line: string): string | undefined => HEADER.exec(line.trimEnd())?.[1]?.toLowerCase();

export const headerLine = (id: string): string => `# game: ${id}\n`;
