/**
 * textDocument/documentHighlight: the number under the caret with those of its case that belong to it.
 *
 * A count goes with what it counts, a number of a list with the list and its count, a number of repeated lines with the
 * same number of the other lines, any other with the single numbers of its case, and an expected output with its case.
 */
import { type DocumentHighlight, DocumentHighlightKind, type Position } from 'vscode-languageserver-types';
import type { LineAt } from '../document/blocks/blockList';
import { type Case, caseAtLine } from '../document/case';
import { spanOfLines } from '../document/caseSpan';
import type { GameDocument } from '../document/document';
import { linesOfCase, numberIndexAt, roleAt, spanOfTokens, tokensOn } from '../document/lineRoles';
import { isCount, itemAt } from '../formats/caseLines';
import type { CompiledRow } from '../formats/compile';
import type { Field } from '../formats/format';
import type { Span } from '../text/place';
import { ruleHighlights } from './rules/rename';
import { rulesInHeader } from './rules/view';
import type { View } from './view';

/** A window shows less. */
export const MOST_HIGHLIGHTS = 2000;

/** Returns undefined if the caret touches nothing that there is to say about. */
export function documentHighlights(view: View, position: Position): DocumentHighlight[] | null {
  const rules = rulesInHeader(view);
  return (rules && ruleHighlights(rules, position)) ?? numberHighlights(view, position);
}

function numberHighlights({ document }: View, { line, character }: Position): DocumentHighlight[] | null {
  const [at, role] = roleAt(document, line) ?? [];
  if (!at || !role) return null;
  const numberIndex = numberIndexAt(at, character);
  switch (role.kind) {
    case 'header':
      return document.header ? [{ range: document.header.span, kind: DocumentHighlightKind.Text }] : null;
    case 'expectation':
      return expectationHighlights(document, line);
    case 'case':
      return numberIndex >= 0 ? take(related(document, role.testCase, { row: role.row, numberIndex, line })) : null;
    case 'count':
    case 'terminator':
      return [text(spanOfTokens(at, 0, tokensOn(at) - 1))];
    case 'comment':
    case 'none':
      return null;
  }
}

const text = (range: Span): DocumentHighlight => ({ range, kind: DocumentHighlightKind.Text });

function take(highlights: Iterable<DocumentHighlight>): DocumentHighlight[] {
  const taken: DocumentHighlight[] = [];
  for (const highlight of highlights) {
    if (taken.length >= MOST_HIGHLIGHTS) break;
    taken.push(highlight);
  }
  return taken;
}

function expectationHighlights(document: GameDocument, line: number): DocumentHighlight[] | null {
  const testCase = caseAtLine(document, line);
  if (!testCase) return null;
  return [
    ...take(allNumbers(document, testCase)),
    ...testCase.expectation.map((expected) => text(spanOfLines(document, expected.line, expected.line))),
  ];
}

function* allNumbers(document: GameDocument, testCase: Case): Generator<DocumentHighlight> {
  for (const [at] of linesOfCase(document, testCase))
    yield { range: spanOfTokens(at, 0, tokensOn(at) - 1), kind: DocumentHighlightKind.Read };
}

/** The number that is asked about. */
interface Chosen {
  readonly row: CompiledRow;
  readonly numberIndex: number;
  readonly line: number;
}

/** Places on a line, from … to, counted from 0. */
type TokenSpans = readonly (readonly [number, number])[];

function* related(document: GameDocument, testCase: Case, chosen: Chosen): Generator<DocumentHighlight> {
  const placesOn = relationOf(chosen);
  for (const [at, { row }] of linesOfCase(document, testCase)) {
    for (const [first, last] of placesOn(row, at)) {
      const isItself = at.line === chosen.line && first <= chosen.numberIndex && chosen.numberIndex <= last;
      yield {
        range: spanOfTokens(at, first, last),
        kind: isItself ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      };
    }
  }
}

/** Returns what belongs to the chosen number, line by line. */
function relationOf({ row, numberIndex, line }: Chosen): (other: CompiledRow, at: LineAt) => TokenSpans {
  const item = itemAt(row.shape, numberIndex);
  const itself: TokenSpans = [[numberIndex, numberIndex]];
  if (!item) return (_, at) => (at.line === line ? itself : []);
  if (item.kind === 'list')
    return (other, at) => [
      ...fieldsIn(other, at, (field) => field.name === item.count && isInScope(row, item.count, at, line)),
      ...(at.line === line ? listIn(other, at) : []),
    ];
  if (isCount(row.shape, numberIndex)) {
    return (other, at) => {
      if (other.timesName === item.name) return [[0, tokensOn(at) - 1]];
      const isCounted = other.shape.list?.count === item.name && isInScope(other, item.name, at, line);
      return [...(at.line === line ? itself : []), ...(isCounted ? listIn(other, at) : [])];
    };
  }
  if (row.times >= 0) return (other, at) => (other === row && numberIndex < tokensOn(at) ? itself : []);
  return (other, at) => (other.times < 0 ? fieldsIn(other, at, (_, index) => !isCount(other.shape, index)) : []);
}

/** A count on the line of its list is that line's own; one on an earlier line holds for all that follow. */
const isInScope = ({ shape }: CompiledRow, count: string, at: LineAt, line: number): boolean =>
  at.line === line || !shape.fields.some(({ name }) => name === count);

const fieldsIn = ({ shape }: CompiledRow, at: LineAt, isMeant: (field: Field, index: number) => boolean): TokenSpans =>
  shape.fields.flatMap((field, index) =>
    index < tokensOn(at) && isMeant(field, index) ? ([[index, index]] as const) : [],
  );

const listIn = ({ shape }: CompiledRow, at: LineAt): TokenSpans =>
  shape.list && tokensOn(at) > shape.fields.length ? [[shape.fields.length, tokensOn(at) - 1]] : [];
