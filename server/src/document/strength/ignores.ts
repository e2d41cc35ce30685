/** Lines `# ignore: NAME reason` among the comments at the top of a file: mistakes that it need not catch. */
import { COMMENT, kindOf } from '../../text/table';
import { lineAt } from '../blocks/blockList';
import type { GameDocument } from '../document';

export interface Ignore {
  readonly line: number;
  readonly name: string;
  /** Where the name stands in its line. */
  readonly start: number;
  /** Why; empty if nobody says. */
  readonly reason: string;
}

const IGNORE = /^#\s*ignore\s*[:：]\s*(\S*)\s*(.*?)\s*$/i;

/** Comments further down are not looked at. */
const MOST_LINES = 1000;

/** Returns the lines above the first number, in their order. */
export function ignoresOf(document: GameDocument): Ignore[] {
  const found: Ignore[] = [];
  for (let line = 0; line < MOST_LINES; line++) {
    const at = lineAt(document, line);
    if (!at) break;
    const { table, local } = at;
    if (kindOf(table, local) !== COMMENT) {
      if (table.lineToken[local]! < table.lineToken[local + 1]!) break;
      continue;
    }
    const ignore = ignoreIn(document.lineText(line), line);
    if (ignore) found.push(ignore);
  }
  return found;
}

function ignoreIn(text: string, line: number): Ignore | undefined {
  const [, name, reason] = IGNORE.exec(text) ?? [];
  if (name === undefined || reason === undefined) return undefined;
  const start = text.search(/[:：]/) + 1;
  return { line, name, start: name === '' ? text.trimEnd().length : text.indexOf(name, start), reason };
}
