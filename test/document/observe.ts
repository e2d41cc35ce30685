/** Everything that can be seen of a document, as one plain value. */
import { type Case, caseAt, fieldsOf } from '../../server/src/document/case';
import { GameDocument } from '../../server/src/document/document';
import { findings } from '../../server/src/document/findings/findings';
import type { AnyFields } from '../../server/src/formats/format';
import type { Finding } from '../../server/src/text/finding';

export function allFindings(document: GameDocument): Finding[] {
  return [...findings(document)].flat();
}

const inOrder = (a: Finding, b: Finding): number =>
  a.span.start.line - b.span.start.line ||
  a.span.start.character - b.span.start.character ||
  (a.code < b.code ? -1 : Number(a.code > b.code));

/** A case, with its numbers where it has any. */
export interface SeenCase extends Case {
  readonly fields: AnyFields | undefined;
}

export function allCases(document: GameDocument): SeenCase[] {
  return Array.from({ length: document.blocks.caseCount }, (_, index) => {
    const found = caseAt(document, index)!;
    return { ...found, fields: found.isLegal ? fieldsOf(document, found) : undefined };
  });
}

export function observe(document: GameDocument): Record<string, unknown> {
  const { choice, header, end, lineCount, blocks } = document;
  return {
    text: document.text(),
    lineCount,
    lines: Array.from({ length: lineCount }, (_, line) => document.lineText(line)),
    choice: {
      ...choice,
      problem: choice.problem?.id,
      candidates: choice.candidates.map(({ id }) => id),
      own: choice.own?.game,
    },
    header,
    end,
    caseCount: blocks.caseCount,
    cases: allCases(document),
    findings: allFindings(document).sort(inOrder),
  };
}

/** A file whose name says which problem it holds. */
export function openNamed(text: string, id: string, blockSize?: number): GameDocument {
  const fileName = `x.${id}.game`;
  return new GameDocument(`file:///${fileName}`, text, { fileName }, blockSize);
}
