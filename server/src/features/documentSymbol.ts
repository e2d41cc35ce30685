/** textDocument/documentSymbol: the cases with their verdicts, for the outline and the breadcrumbs. */
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver-types';
import { type LineAt, lineAt } from '../document/blocks/blockList';
import { Stretch } from '../document/blocks/stretch';
import { type Case, caseAt, type PositionAt, positionsOf } from '../document/case';
import { unitsOf } from '../document/caseSize';
import { spanOfCase, spanOfLines, spanOfNumbers } from '../document/caseSpan';
import { linesOfCase, tokensOn } from '../document/lineRoles';
import { prepareCase } from '../document/rules/prepare';
import { message } from '../text/message';
import { shortened } from '../text/shortened';
import { tokenText } from '../text/table';
import type { Checkpoint } from './diagnostic';
import { symbols, verdictWords } from './render/verdict';
import { isPrepared } from './slices';
import { translated, type View } from './view';

/** Nobody looks through more, and editors grow slow: a last entry stands for the rest. */
export const MOST_SYMBOLS = 5000;
/** The positions of one case that are listed, likewise. */
export const MOST_POSITIONS = 500;
/** Longer names are cut. */
const MAX_NAME_UNITS = 48;
/** How many short cases are solved between two pauses. */
const SLICE = 64;

/** Returns the cases of the input; undefined if cancelled. */
export async function documentSymbols(view: View, checkpoint: Checkpoint): Promise<DocumentSymbol[] | undefined> {
  const { document } = view;
  const symbols: DocumentSymbol[] = [];
  let entries = 0;
  const stretch = new Stretch(SLICE);
  for (let index = 0; index < document.end.cases; index++) {
    if (entries >= MOST_SYMBOLS) return [...symbols, otherCases(view, index)];
    const one = caseAt(document, index)!;
    if (stretch.isOverBefore(unitsOf(document, one)) && !(await checkpoint())) return undefined;
    if (!(await isPrepared(prepareCase(document, one), checkpoint))) return undefined;
    const symbol = caseSymbol(view, one);
    entries += 1 + (symbol.children?.length ?? 0);
    symbols.push(symbol);
  }
  return symbols;
}

function caseSymbol(view: View, testCase: Case): DocumentSymbol {
  const { document } = view;
  const name = caseName(view, testCase);
  const symbol = { name, range: spanOfCase(document, testCase), selectionRange: spanOfNumbers(document, testCase) };
  const positions = positionsOf(document, testCase);
  if (document.problem?.each !== undefined)
    return { ...symbol, kind: SymbolKind.Array, children: positionSymbols(view, testCase, positions) };
  const [only] = positions;
  return {
    ...symbol,
    kind: SymbolKind.Number,
    detail: only ? verdict(view, testCase, only) : translated(view, message('no answer')),
  };
}

/** Returns a case by its number and its numbers. */
export const caseName = (view: View, testCase: Case): string =>
  translated(view, message('Case {0}: {1}', testCase.number, numbersOf(view, testCase)));

function positionSymbols(view: View, testCase: Case, positions: readonly PositionAt[]): DocumentSymbol[] {
  const listed = positions.slice(0, MOST_POSITIONS).map((at): DocumentSymbol => {
    const range = spanOfLines(view.document, at.line, at.line);
    return {
      name: textOn(lineAt(view.document, at.line)),
      kind: SymbolKind.Number,
      detail: verdict(view, testCase, at),
      range,
      selectionRange: range,
    };
  });
  const next = positions[MOST_POSITIONS];
  if (!next) return listed;
  const range = spanOfLines(view.document, next.line, testCase.lastLine);
  return [
    ...listed,
    {
      name: translated(view, message('… {0} more', positions.length - MOST_POSITIONS)),
      kind: SymbolKind.Array,
      range,
      selectionRange: range,
    },
  ];
}

/** As an inlay hint has it. */
function verdict({ document, ...view }: View, testCase: Case, { position }: PositionAt): string {
  const problem = document.problem!;
  return cut(
    `${symbols[problem.ruleset.outcome(position)]} ${translated(view, verdictWords(problem, position, testCase.number))}`,
  );
}

function otherCases(view: View, index: number): DocumentSymbol {
  const { document } = view;
  const first = spanOfCase(document, caseAt(document, index)!);
  const last = spanOfCase(document, caseAt(document, document.end.cases - 1)!);
  const name = translated(view, message('… {0} more', document.end.cases - index));
  return { name, kind: SymbolKind.Array, range: { start: first.start, end: last.end }, selectionRange: first };
}

/** Returns the numbers of the case, without those of positions that have entries of their own. */
function numbersOf({ document }: View, testCase: Case): string {
  let name = '';
  for (const [at, { row }] of linesOfCase(document, testCase)) {
    if (name.length > MAX_NAME_UNITS) break;
    if (row.name === '' || row.name !== document.problem?.each) name += `${name === '' ? '' : ' / '}${textOn(at)}`;
  }
  return cut(name);
}

/** Returns the numbers of a line, as far as they matter for a name. */
function textOn(at: LineAt | undefined): string {
  if (!at) return '';
  const { table, local } = at;
  const shown = Array.from({ length: Math.min(tokensOn(at), MAX_NAME_UNITS) }, (_, numberIndex) => {
    const token = table.lineToken[local]! + numberIndex;
    return cut(tokenText(table, token));
  });
  return cut(shown.join(' '));
}

const cut = (text: string): string => shortened(text, MAX_NAME_UNITS);
