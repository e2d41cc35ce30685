/** The line that names the problem: `# game: poj-2348`, among the first lines that hold no numbers. */
import { spanOfLine, type Span } from '../text/place';
import { COMMENT, EXPECTATION, kindOf, lineText, type TokenTable } from '../text/table';

export interface Header {
  readonly id: string;
  /** Where the id stands. */
  readonly span: Span;
}

const HEADER = /^#\s*game\s*[::]\s*(\S*)\s*$/i;

export function findHeader(table: TokenTable): Header | undefined {
  for (let line = 0; line < table.lineCount && !holdsNumbers(table, line); line++) {
    if (kindOf(table, line) === COMMENT) {
      const text = lineText(table, line);
      const id = HEADER.exec(text)?.[1];
      if (id !== undefined) return { id: id.toLowerCase(), span: spanOfLine(line, text.lastIndexOf(id), text.lastIndexOf(id) + id.length) };
    }
  }
  return undefined;
}

const holdsNumbers = (table: TokenTable, line: number): boolean =>
  kindOf(table, line) === EXPECTATION || table.lineToken[line]! < table.lineToken[line + 1]!;

export const headerLine = (id: string): string => `# game: ${id}\n`;
