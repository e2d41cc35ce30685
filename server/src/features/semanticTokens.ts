/**
 * textDocument/semanticTokens: what each number is, and which positions are won.
 *
 * Nothing is said of what could not be made out, such as malformed or surplus numbers and text after the end: there the
 * colours of the grammar and the findings have the word.
 */
import type { Range, SemanticTokens, SemanticTokensLegend } from 'vscode-languageserver-types';
import type { LineAt } from '../document/blocks/blockList';
import { Stretch } from '../document/blocks/stretch';
import { type Case, positionsOf } from '../document/case';
import { type LineRole, rolesBetween, type RowOfCase, spanOfTokens, tokensOn } from '../document/lineRoles';
import { prepareCase } from '../document/rules/prepare';
import { isCount, itemAt } from '../formats/caseLines';
import type { Outcome } from '../rulesets/ruleset';
import { lineText } from '../text/table';
import { type RuleToken, ruleTokens } from './rules/tokens';
import { rulesInHeader, type RulesView } from './rules/view';
import { atOnce } from './slices';
import type { View } from './view';

/** The manifest says the same, with colours: a test holds the two together. */
export const legend = {
  tokenTypes: [
    ...(['count', 'number', 'terminator', 'keyword', 'problem', 'comment', 'expectation'] as const),
    ...(['function', 'operator', 'parameter', 'string', 'variable'] as const),
  ],
  tokenModifiers: ['won', 'lost'],
} satisfies SemanticTokensLegend;

type TokenType = (typeof legend.tokenTypes)[number];

/** A window shows a hundred lines; whoever asks for more than this gets the first. */
export const MOST_LINES = 10_000;
/** Lines can be long, too. */
export const MOST_TOKENS = 50_000;

const modifiers: Readonly<Record<Outcome, number>> = { N: 1, P: 2, unknown: 0 };

/** How many short lines are looked at between two pauses. */
const SLICE = 1024;

/** Pauses now and then, for whoever has others to answer; `semanticTokensInRange` does not. */
export function* semanticTokensInSlices(view: View, { start, end }: Range): Generator<undefined, SemanticTokens> {
  const { document } = view;
  const tokens = new Tokens();
  const last = Math.min(end.line, start.line + MOST_LINES - 1);
  const outcomes = new Outcomes(document);
  const rules = rulesByLine(view);
  let prepared = 0;
  const stretch = new Stretch(SLICE);
  for (const [at, role] of rolesBetween(document, start.line, last)) {
    if (tokens.isFull) break;
    if (stretch.isOverBefore(UNITS_SOLVED * unitsOfLine(at)) && at.line > start.line) yield;
    if (role.kind === 'case' && role.testCase.number !== prepared) yield* prepareCase(document, role.testCase);
    if (role.kind === 'case') prepared = role.testCase.number;
    const found = role.kind === 'comment' ? rules.get(at.line) : undefined;
    if (found) for (const token of found) tokens.add(token.line, token.start, token.end, token.type);
    else addLine(tokens, document, at, role, outcomes);
  }
  return { data: tokens.data };
}

/** Returns the tokens of a file of rules. */
export function semanticTokensOfRules(view: RulesView): SemanticTokens {
  const tokens = new Tokens();
  for (const { line, start, end, type } of ruleTokens(view)) tokens.add(line, start, end, type);
  return { data: tokens.data };
}

/** Returns the tokens of the rules in a header, line by line. */
function rulesByLine(view: View): ReadonlyMap<number, readonly RuleToken[]> {
  const rules = rulesInHeader(view);
  const lines = new Map<number, RuleToken[]>();
  for (const token of rules ? ruleTokens(rules) : []) lines.set(token.line, [...(lines.get(token.line) ?? []), token]);
  return lines;
}

/** A short line takes hardly any time, one of thousands of digits as long as it takes to solve it. */
const UNITS_SOLVED = 16;
const unitsOfLine = ({ table, local }: LineAt): number => table.lineStart[local + 1]! - table.lineStart[local]!;

/** Returns the tokens of the lines in the range. */
export const semanticTokensInRange = (view: View, range: Range): SemanticTokens =>
  atOnce(semanticTokensInSlices(view, range));

/** Returns the tokens of the whole file; nothing for one that is too large to ask at once. */
export const semanticTokens = (view: View): SemanticTokens | null => atOnce(allSemanticTokensInSlices(view));

export function* allSemanticTokensInSlices(view: View): Generator<undefined, SemanticTokens | null> {
  const { lineCount } = view.document;
  if (lineCount > MOST_LINES) return null;
  const all = { start: { line: 0, character: 0 }, end: { line: lineCount, character: 0 } };
  return yield* semanticTokensInSlices(view, all);
}

/** Tokens as the protocol has them: five numbers each, places counted from the token before. */
class Tokens {
  readonly data: number[] = [];
  private line = 0;
  private character = 0;

  get isFull(): boolean {
    return this.data.length >= 5 * MOST_TOKENS;
  }

  add(line: number, start: number, end: number, type: TokenType, modifier = 0): void {
    if (end <= start) return;
    this.data.push(
      line - this.line,
      line === this.line ? start - this.character : start,
      end - start,
      legend.tokenTypes.indexOf(type),
      modifier,
    );
    this.line = line;
    this.character = start;
  }
}

/** Who wins the positions at hand: found out once for a case, and only for lines that are asked for. */
class Outcomes {
  private number = 0;
  private positions = new Map<number, unknown>();
  private ofCase: Outcome = 'unknown';

  constructor(private readonly document: View['document']) {}

  /** Returns the outcome of the position that the line belongs to; `unknown` for lines that several positions share. */
  at({ testCase, row }: RowOfCase, line: number): Outcome {
    const { problem } = this.document;
    if (this.number !== testCase.number) this.take(testCase);
    if (problem?.each === undefined) return this.ofCase;
    return row.name === problem.each ? this.outcomeOf(line) : 'unknown';
  }

  private take(testCase: Case): void {
    this.number = testCase.number;
    this.positions = new Map(positionsOf(this.document, testCase).map(({ line, position }) => [line, position]));
    if (this.document.problem?.each === undefined) this.ofCase = this.outcomeOf(testCase.lastLine);
  }

  private outcomeOf(line: number): Outcome {
    return this.positions.has(line) ? this.document.problem!.ruleset.outcome(this.positions.get(line)) : 'unknown';
  }
}

function addLine(tokens: Tokens, document: View['document'], at: LineAt, role: LineRole, outcomes: Outcomes): void {
  switch (role.kind) {
    case 'header':
      addHeader(tokens, document, at);
      break;
    case 'comment':
      tokens.add(at.line, 0, lineText(at.table, at.local).length, 'comment');
      break;
    case 'expectation':
      addExpectation(tokens, at);
      break;
    case 'count':
    case 'terminator':
      addSpan(tokens, at, role.kind);
      break;
    case 'case':
      addNumbers(tokens, at, role, modifiers[outcomes.at(role, at.line)]);
      break;
    case 'none':
  }
}

/** `# game: poj-2348`: the word and the id. */
function addHeader(tokens: Tokens, { header }: View['document'], { line, table, local }: LineAt): void {
  const start = lineText(table, local).search(/\w/);
  tokens.add(line, start, start + 'game'.length, 'keyword');
  if (header) tokens.add(line, header.span.start.character, header.span.end.character, 'problem');
}

function addExpectation(tokens: Tokens, { line, table, local }: LineAt): void {
  const text = lineText(table, local);
  const start = text.slice('#>'.length).search(/\S/);
  if (start >= 0) tokens.add(line, start + '#>'.length, text.length, 'expectation');
}

function addSpan(tokens: Tokens, at: LineAt, type: TokenType): void {
  if (!isLegible(at, 0)) return;
  const { start, end } = spanOfTokens(at, 0, tokensOn(at) - 1);
  tokens.add(at.line, start.character, end.character, type);
}

function addNumbers(tokens: Tokens, at: LineAt, { row: { shape } }: RowOfCase, modifier: number): void {
  for (let numberIndex = 0; numberIndex < tokensOn(at) && itemAt(shape, numberIndex) && !tokens.isFull; numberIndex++) {
    if (!isLegible(at, numberIndex)) continue;
    const { start, end } = spanOfTokens(at, numberIndex);
    if (isCount(shape, numberIndex)) tokens.add(at.line, start.character, end.character, 'count');
    else tokens.add(at.line, start.character, end.character, 'number', modifier);
  }
}

/** Digits alone; anything else is for the grammar to mark. */
function isLegible({ table, local }: LineAt, numberIndex: number): boolean {
  const token = table.lineToken[local]! + numberIndex;
  return (
    !Number.isNaN(table.tokenValue[token]!) ||
    /^[1-9][0-9]*$/.test(table.text.slice(table.tokenStart[token], table.tokenEnd[token]))
  );
}
