/** Explanations as Markdown, for hovers, and as plain text, for terminals. */
import type { Drawing, Explanation, Reason, Table } from '../../rulesets/ruleset';
import { columns } from '../../text/columns';
import type { Message } from '../../text/message';
import { translated, type View } from '../view';

type Words = Pick<View, 'translate'>;

const isTable = (reason: Reason): reason is Table => 'head' in reason;
const isDrawing = (reason: Reason): reason is Drawing => 'lines' in reason;

/** `hasGaps` says that the columns of tables need a gap of their own. */
export function explanationMarkdown(explanation: Explanation, words: Words, hasGaps = false): string {
  return blocks(
    explanation,
    (reason) => `- ${escapeMarkdown(translated(words, reason))}`,
    (table) => tableMarkdown(table, words, hasGaps),
    ({ lines }) => ['```text', ...lines, '```'].join('\n'),
  );
}

export function explanationText(explanation: Explanation, words: Words): string {
  return blocks(
    explanation,
    (reason) => `  ${translated(words, reason)}`,
    (table) => tableText(table, words),
    ({ lines }) => lines.map((line) => `    ${line}`).join('\n'),
  );
}

/** Sentences follow each other; tables and drawings stand apart. */
function blocks(
  explanation: Explanation,
  sentence: (reason: Message) => string,
  table: (table: Table) => string,
  drawing: (drawing: Drawing) => string,
): string {
  let text = '';
  let wasSentence = false;
  for (const reason of explanation) {
    const isSentence = !isTable(reason) && !isDrawing(reason);
    const gap = text === '' ? '' : isSentence && wasSentence ? '\n' : '\n\n';
    text += gap + (isTable(reason) ? table(reason) : isDrawing(reason) ? drawing(reason) : sentence(reason));
    wasSentence = isSentence;
  }
  return text;
}

const GAP = '&nbsp;'.repeat(4);

function tableMarkdown({ head, rows }: Table, words: Words, hasGaps: boolean): string {
  const gap = hasGaps ? GAP : '';
  const row = (cells: readonly (Message | string)[]): string =>
    `| ${cells.map((cell) => escapeMarkdown(translated(words, cell))).join(` | ${gap}`)} |`;
  const columns = head.map((_, index) => (rows.every((cells) => isNumber(cells[index])) ? '---:' : '---'));
  return [row(head), `| ${columns.join(' | ')} |`, ...rows.map(row)].join('\n');
}

const isNumber = (cell: Message | string | undefined): boolean => typeof cell === 'string' && /^[\d…–]*$/.test(cell);

function tableText({ head, rows }: Table, words: Words): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => translated(words, cell)));
  return columns(cells)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** Keeps the characters of a sentence from being taken for Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
