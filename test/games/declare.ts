/** Games as people write them, and what is said about them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Declared, gameOf, type OwnGame } from '../../server/src/games/game';
import { readHeader } from '../../server/src/games/lines';
import type { Finding } from '../../server/src/text/finding';
import { english, render } from '../../server/src/text/message';

export interface Judged {
  /** The lines, without the name of the game. */
  readonly header: readonly string[];
  readonly input: string;
  readonly output: string;
}

/** Headers for real problems, with the samples of their statements as far as they are known. */
export const judged: Readonly<Record<string, Judged>> = JSON.parse(
  readFileSync(path.join(__dirname, 'headers.json'), 'utf8'),
) as Record<string, Judged>;

/** The text of a header with these lines. */
export const headerOf = (...lines: readonly string[]): string =>
  ['# game: mine', ...lines.map((line) => `# ${line}`)].map((line) => `${line}\n`).join('');

export const declare = (...lines: readonly string[]): OwnGame => gameOf(readHeader(headerOf(...lines))!);

/** A game with nothing wrong. */
export function good(...lines: readonly string[]): Declared {
  const { declared, findings } = declare(...lines);
  assert.deepEqual(findings.map(shown), []);
  assert.ok(declared);
  return declared;
}

/** `3:32–34 unknown-name: Nothing is called …`, line and columns from 1, the last one past the end. */
export const shown = ({ span: { start, end }, code, message }: Finding): string =>
  `${start.line + 1}:${start.character + 1}–${end.character + 1} ${code}: ${render(message, english)}`;

/** The text after a finding's best fix, or one of its others. */
export function fixed(text: string, finding: Finding, fix = 0): string {
  const lines = text.split('\n');
  const edits = finding.fixes?.[fix]?.edits ?? [];
  for (const { span, text: inserted } of [...edits].reverse()) {
    const line = lines[span.start.line]!;
    lines[span.start.line] = line.slice(0, span.start.character) + inserted + line.slice(span.end.character);
  }
  return lines.join('\n');
}
