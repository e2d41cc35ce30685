/** What an editor shows of a file, as text: each line with its hints, and below it its findings and hovers. */
import assert from 'node:assert/strict';
import type { Diagnostic, MarkupContent } from 'vscode-languageserver-types';
import { answer, caseAt } from '../../server/src/document/case';
import { GameDocument } from '../../server/src/document/document';
import { diagnostics } from '../../server/src/features/diagnostic';
import { hover } from '../../server/src/features/hover';
import { inlayHints } from '../../server/src/features/inlayHint';
import type { View } from '../../server/src/features/view';
import { translateBy } from '../../server/src/l10n/translator';
import zhCn from '../../server/src/l10n/zh-cn.json';
import { english } from '../../server/src/text/message';

const severities = ['', 'error', 'warning', 'information', 'hint'];

export function openView(text: string, fileName: string, locale: 'en' | 'zh-cn' = 'en'): View {
  return {
    document: new GameDocument(`file:///${fileName}`, text, { fileName }),
    translate: locale === 'en' ? english : translateBy(zhCn),
    hasCommands: false,
  };
}

/** The judge's output for all cases that have one. */
export function outputOf({ document }: View): string {
  let output = '';
  for (let index = 0; index < document.end.cases; index++) {
    const lines = answer(document, caseAt(document, index)!).output;
    if (lines) output += `${lines.join('\n')}\n`;
  }
  return output;
}

export async function renderView(view: View): Promise<string> {
  const { document } = view;
  const found = (await diagnostics(view, () => Promise.resolve(true))) ?? [];
  const lines = Array.from({ length: document.lineCount }, (_, line) => renderLine(view, line, found));
  return `${header(view)}\n\n${lines.join('\n')}\n`;
}

const header = ({ document: { choice, blocks } }: View): string =>
  `${choice.problem ? `${choice.problem.id} by ${choice.source ?? ''}` : `no problem; candidates: ${choice.candidates.map(({ id }) => id).join(' ')}`}, cases: ${blocks.caseCount}`;

function renderLine(view: View, line: number, found: readonly Diagnostic[]): string {
  const text = view.document.lineText(line);
  const hints = inlayHints(view, lineRange(line, text), { verdict: true, winningMove: true }).map(
    ({ label }) => `  ‹${textOf(label)}›`,
  );
  const below = found.filter(({ range }) => range.start.line === line).map((finding) => renderFinding(finding, text));
  return [
    `${String(line + 1).padStart(3)} │${visible(text)}${hints.join('')}`,
    ...below,
    ...renderHover(view, line),
  ].join('\n');
}

const lineRange = (line: number, text: string) => ({
  start: { line, character: 0 },
  end: { line, character: text.length },
});

/** What the server sends is plain text, though the protocol knows richer kinds. */
function textOf(words: string | object): string {
  assert.ok(typeof words === 'string');
  return words;
}

/** Blanks at the end and other things that cannot be seen, made visible. */
const visible = (text: string): string =>
  text
    .replace(/[^\n -~\u3001-\uffee]/g, (unit) => `⟨${unit.charCodeAt(0).toString(16)}⟩`)
    .replace(/ +$/, (blanks) => '·'.repeat(blanks.length));

function renderFinding({ range, severity, code, message, tags }: Diagnostic, text: string): string {
  const end = range.end.line === range.start.line ? range.end.character : text.length;
  const mark = ' '.repeat(range.start.character) + '^'.repeat(Math.max(1, end - range.start.character));
  const lines = range.end.line > range.start.line ? ` (to line ${range.end.line + 1})` : '';
  return `    │${mark} ${severities[severity ?? 0] ?? ''} ${String(code)}: ${textOf(message)}${lines}${tags ? ' (faded)' : ''}`;
}

/** The hover of a case, shown once, at its last line or at each line with a position of its own. */
function renderHover(view: View, line: number): string[] {
  const shown = hover(view, { line, character: 0 });
  const isOwn =
    shown?.range?.end.line === line ||
    (shown && view.document.problem?.each !== undefined && line > (shown.range?.start.line ?? 0));
  if (!shown || !isOwn || view.document.lineText(line).startsWith('#')) return [];
  return (shown.contents as MarkupContent).value.split('\n').map((text) => `    ┆ ${text}`.trimEnd());
}
