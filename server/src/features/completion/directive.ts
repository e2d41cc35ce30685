/** Completions of lines that begin with `#`: the header of the file, and the expected output of the case above. */
import { type CompletionItem, InsertTextFormat, type Range } from 'vscode-languageserver-types';
import { answer, type Case, caseAt } from '../../document/case';
import { BEGINNING_LINES } from '../../document/choice/beginning';
import { detect } from '../../document/choice/detect';
import { expectationLine } from '../../document/findings/expectations';
import { message } from '../../text/message';
import { COMMENT, kindOf, lastAtMost, VALUES } from '../../text/table';
import { lineRange } from '../codeAction/edits';
import type { Typing } from '../completion';
import { type ProblemData, problemNames } from '../render/problemNames';
import { translated, type View } from '../view';

const VALUE = 12;
const SNIPPET = 15;
const AS_IS = 1;

/** What comes before the id in a header. */
const START = '# game: ';

/** A header as far as it is written: what comes before the id, and the id or the beginning of the word `game`. */
const HEADER = /^(#\s*(?:game\s*[:：]\s*)?)([^\s:：]*)\s*$/i;

/**
 * Returns what is typed in the line of a header or of an expected output; if not asked for, only as far as it is surely
 * one.
 */
export function directiveCompletions(
  view: View,
  line: number,
  before: string,
  { triggerCharacter, canFillIn }: Typing,
): CompletionItem[] {
  const isUnasked = triggerCharacter !== undefined;
  if (isUnasked && before === '#> ') return expectationCompletions(view, line, before);
  if (isUnasked) return /[:：]/.test(before) ? headerCompletions(view, line, before, canFillIn) : [];
  return [...headerCompletions(view, line, before, canFillIn), ...expectationCompletions(view, line, before)];
}

/**
 * Returns each problem and each of its aliases, those that fit the file first, and a game of one's own between. Problems
 * are found by their titles as well.
 */
function headerCompletions(view: View, line: number, before: string, canFillIn: boolean): CompletionItem[] {
  const { document } = view;
  const typed = HEADER.exec(before);
  if (!typed || !HEADER.test(document.lineText(line)) || !isHeaderPlace(view, line)) return [];
  const [, prefix = '', word = ''] = typed;
  // Only the id where the rest stands as it should: some editors complete words, not lines.
  const isWritten = prefix === START;
  const range = isWritten
    ? { ...lineRange(document, line), start: { line, character: START.length } }
    : lineRange(document, line);
  // Editors keep the items that match what is written, of which the word `game` is no part of an id.
  const written = /[:：]/.test(prefix) || !'game'.startsWith(word.toLowerCase()) ? prefix : before;
  const fitting = new Set(
    detect(document.firstLines(BEGINNING_LINES), document.library).candidates.map(({ id }) => id),
  );
  const problems = problemNames(document.library).map(({ id, problem, title, game }, index): CompletionItem => ({
    label: id,
    labelDetails: { description: title },
    detail: translated(view, game),
    kind: VALUE,
    filterText: `${isWritten ? '' : written}${id} ${title}`,
    sortText: `${fitting.has(problem) || fitting.has(id) ? 0 : 1}${String(index).padStart(4, '0')}`,
    textEdit: { range, newText: isWritten ? id : `${START}${id}` },
    data: { uri: document.uri, id } satisfies ProblemData,
  }));
  const start = isWritten ? { range, before: '', typed: '' } : { range, before: START, typed: written };
  return [ownGameCompletion(view, start, canFillIn), ...problems];
}

/** What a header takes the place of: a range, what is to come before the name, and what is typed of that. */
interface Start {
  readonly range: Range;
  readonly before: string;
  readonly typed: string;
}

/** Begins a game of one's own: its name, and a line below in which a list of keys comes up. */
function ownGameCompletion(view: View, { range, before, typed }: Start, canFillIn: boolean): CompletionItem {
  return {
    label: translated(view, message('A game of your own…')),
    detail: translated(view, message('rules in the header: input, move, win, lose')),
    kind: SNIPPET,
    filterText: `${typed}own`,
    // Behind the problems that fit the file, before all others.
    sortText: '0~',
    insertTextMode: AS_IS,
    ...(canFillIn && { insertTextFormat: InsertTextFormat.Snippet }),
    textEdit: { range, newText: before + (canFillIn ? '${1:my-game}\n# $0' : 'my-game\n# ') },
  };
}

/** A header stands above all numbers, and there is one. */
function isHeaderPlace({ document: { blocks, header } }: View, line: number): boolean {
  if (line >= BEGINNING_LINES || (header && header.span.start.line !== line)) return false;
  if (blocks.blockOfLine(line) > 0) return false;
  const { table } = blocks.at(0);
  for (let above = 0; above < line; above++) {
    if (
      kindOf(table, above) !== COMMENT &&
      !(kindOf(table, above) === VALUES && table.lineToken[above] === table.lineToken[above + 1])
    )
      return false;
  }
  return true;
}

/** Returns what is left of the judge's output for the case above; one line where later ones are there already. */
function expectationCompletions(view: View, line: number, before: string): CompletionItem[] {
  const { document } = view;
  const testCase = caseAbove(view, line);
  if (!testCase || !/^#(?:\s*|>.*)$/.test(before)) return [];
  const truth = answer(document, testCase).output ?? [];
  const written = testCase.expectation.filter((one) => one.line < line).length;
  const goesOn = testCase.expectation.some((one) => one.line > line);
  const rest = truth.slice(written, goesOn ? written + 1 : truth.length).map(expectationLine);
  const [first] = rest;
  if (first === undefined) return [];
  const item = (label: string, lines: readonly string[]): CompletionItem => ({
    label,
    detail: translated(view, message('what the judge prints')),
    kind: VALUE,
    filterText: first,
    sortText: '0',
    preselect: true,
    insertTextMode: AS_IS,
    textEdit: { range: lineRange(document, line), newText: lines.join('\n') },
  });
  if (rest.length === 1) return [item(first, rest)];
  const documentation = { kind: 'markdown', value: ['```text', ...rest, '```'].join('\n') } as const;
  // To go on typing the first line is to want that line: all of them match the beginning alone.
  const all: CompletionItem = { ...item(`${first} …`, rest), filterText: '#> ', documentation };
  return [all, { ...item(first, [first]), sortText: '1', preselect: false }];
}

/** Returns the case of the input that ends above the line. */
function caseAbove({ document }: View, line: number): Case | undefined {
  const { blocks, end } = document;
  const place = blocks.blockOfLine(line);
  if (place < 0 || (end.terminator !== undefined && line > end.terminator)) return undefined;
  const { cases } = blocks.at(place);
  const testCase = caseAt(
    document,
    blocks.casesBefore(place) + lastAtMost(cases.firstLine, cases.caseCount, line - blocks.linesBefore(place)),
  );
  return testCase && testCase.lastLine < line && !testCase.isBeyondEnd ? testCase : undefined;
}
