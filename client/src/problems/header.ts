import { Position, type TextDocument, TextEdit, type TextLine } from 'vscode';

/** The same as in server/src/document/choice/header.ts, the colon of Chinese keyboards included. */
const HEADER = /^#\s*game\s*[:\uff1a]\s*\S*\s*$/i;

/** Names the problem in the file's first line, or in the line that names another one already. */
export function writeHeader(document: TextDocument, id: string): TextEdit {
  const text = `# game: ${id}`;
  const line = headerLine(document);
  return line ? TextEdit.replace(line.range, text) : TextEdit.insert(new Position(0, 0), `${text}\n`);
}

/** A header stands among the first lines, those that hold no case yet. */
function headerLine(document: TextDocument): TextLine | undefined {
  for (let number = 0; number < document.lineCount; number++) {
    const line = document.lineAt(number);
    if (HEADER.test(line.text)) return line;
    if (!line.isEmptyOrWhitespace && (!line.text.startsWith('#') || line.text.startsWith('#>'))) return undefined;
  }
  return undefined;
}
