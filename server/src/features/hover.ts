/** textDocument/hover: who wins, by which moves, and why. */
import type { Hover, MarkupContent, Position } from 'vscode-languageserver-types';
import { answer, type Case, caseAtLine, type PositionAt, positionsOf } from '../document/case';
import { hasTooManyDigits, tooManyDigits } from '../document/caseSize';
import type { GameDocument } from '../document/document';
import type { Problem } from '../problems/problem';
import { nameOf } from '../problems/shared/names';
import { turnsFrom } from '../rulesets/lineOfPlay';
import { briefly } from '../rulesets/ruleset';
import { message } from '../text/message';
import { shortened } from '../text/shortened';
import { lineOfPlayUrl, rulesetUrl } from './render/links';
import { pictureMarkdown } from './render/picture';
import { problemMarkdown } from './render/problemMarkdown';
import { escapeMarkdown, explanationMarkdown } from './render/reasons';
import { outcomeSentence, symbols, verdictWords, winnerName } from './render/verdict';
import { say, type View } from './view';

/** How many winning moves and how many moves of the line of play are shown. */
const MOVES = 8;
const TURNS = 12;
/** Longer positions are shown shortened. */
const LONGEST = 60;
const LINE_OF_PLAY = 240;
/** Longer lines of output, likewise. */
const LONGEST_LINE = 1000;

export function hover(view: View, { line }: Position): Hover | null {
  const { document } = view;
  const {
    header,
    choice: { problem, id },
  } = document;
  if (problem && id !== undefined && header?.span.start.line === line)
    return { contents: { kind: 'markdown', value: problemMarkdown(view, problem, id) }, range: header.span };
  const found = caseAtLine(document, line);
  if (!found) return null;
  const contents = caseMarkdown(view, found, line);
  if (!contents) return null;
  return {
    contents,
    range: {
      start: { line: found.firstLine, character: 0 },
      end: { line: found.lastLine, character: document.lineText(found.lastLine).length },
    },
  };
}

/** All that is to be said of a case; nothing of one that is not legal. */
export function caseMarkdown(view: View, found: Case, line: number): MarkupContent | undefined {
  const { document } = view;
  const { problem } = document;
  const positions = positionsOf(document, found);
  const shown =
    positions.find((at) => at.line === line) ?? (problem?.each === undefined ? positions.at(-1) : undefined);
  if (hasTooManyDigits(document, found))
    return { kind: 'markdown', value: escapeMarkdown(say(view, tooManyDigits(document))) };
  if (!problem || positions.length === 0) return undefined;
  if (!shown)
    return {
      kind: 'markdown',
      value: [links(view, problem, line), judgeOutput(view, document, found), overview(view, problem, positions)].join(
        '\n\n',
      ),
    };
  const parts = [
    pictureMarkdown(view, problem, shown.position),
    headline(view, problem, found, shown),
    beyondEnd(view, found),
    judgeOutput(view, document, found),
    winningMoves(view, problem, shown),
    reasons(view, problem, shown),
    play(view, problem, shown),
  ];
  return { kind: 'markdown', value: parts.filter((part) => part !== '').join('\n\n') };
}

/** The positions of a case that has several, where none of them is pointed at. */
function overview(view: View, { ruleset }: Problem, positions: readonly PositionAt[]): string {
  const rows = positions
    .slice(0, TURNS)
    .map(({ position, line }) => [
      String(line + 1),
      shortened(briefly(ruleset, position, LONGEST), LONGEST),
      symbols[ruleset.outcome(position)],
    ]);
  const table = {
    head: [message('line'), message('position'), message('outcome')],
    rows: positions.length > TURNS ? [...rows, ['…', '…', '…']] : rows,
  };
  return explanationMarkdown([table], view);
}

/** The verdict; in the same line the links, which below a long explanation nobody would find. */
function headline(view: View, problem: Problem, found: Case, { line, position }: PositionAt): string {
  const outcome = problem.ruleset.outcome(position);
  const words = escapeMarkdown(say(view, verdictWords(problem, position, found.number)));
  return [
    `**${symbols[outcome]} ${words}** · ${links(view, problem, line)}`,
    escapeMarkdown(capitalized(say(view, outcomeSentence(problem, outcome)))),
  ].join('\n\n');
}

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const beyondEnd = (view: View, { isBeyondEnd }: Case): string =>
  isBeyondEnd ? `_${say(view, message('This case comes after the end of the input: no judge reads it.'))}_` : '';

/** The output itself where it takes more than the one line that the headline shows. */
function judgeOutput(view: View, document: GameDocument, found: Case): string {
  const { output } = answer(document, found);
  if (!output || (output.length === 1 && document.problem?.each === undefined)) return '';
  return [
    say(view, message('Expected output:')),
    '```text',
    ...output.slice(0, TURNS).map((line) => shortened(line, LONGEST_LINE)),
    ...(output.length > TURNS ? ['…'] : []),
    '```',
  ].join('\n');
}

function winningMoves(view: View, { ruleset }: Problem, { position }: PositionAt): string {
  const moves = ruleset.winningMoves(position);
  if (moves.length === 0) return '';
  const sentences = moves
    .slice(0, MOVES)
    .map((move) =>
      message(
        '{0}, which leaves {1}',
        ruleset.describe(position, move),
        shortened(briefly(ruleset, ruleset.play(position, move), LONGEST), LONGEST),
      ),
    );
  if (moves.length === 1) return escapeMarkdown(say(view, message('Winning move: {0}', sentences[0]!)));
  const lines = sentences.map((sentence) => escapeMarkdown(say(view, sentence)));
  const more = moves.length > MOVES ? [`- ${say(view, message('and more: {0} in all', moves.length))}`] : [];
  return [say(view, message('Winning moves:')), ...lines.map((line) => `- ${line}`), ...more].join('\n');
}

function reasons(view: View, { ruleset }: Problem, { position }: PositionAt): string {
  const grundy = ruleset.grundy?.(position);
  const value = grundy === undefined ? [] : [message('Grundy value: {0}.', grundy)];
  return `${say(view, message('Why:'))}\n\n${explanationMarkdown([...ruleset.explain(position), ...value], view)}`;
}

function play(view: View, problem: Problem, { position }: PositionAt): string {
  const { ruleset } = problem;
  const shown = [shortened(briefly(ruleset, position, LONGEST), LONGEST)];
  let length = shown[0]!.length;
  let isOver = false;
  // Of large positions few fit into a few lines of a hover, and none is made for nothing. Two always do.
  for (const turns = turnsFrom(ruleset, position); ;) {
    const { done, value } = turns.next();
    if (done) isOver = value;
    if (done || shown.length > TURNS) break;
    const text = shortened(briefly(ruleset, value.after, LONGEST), LONGEST);
    length += text.length;
    if (length > LINE_OF_PLAY && shown.length >= 2) break;
    shown.push(text);
  }
  if (shown.length === 1) return '';
  const line = `${shown.join(' → ')}${isOver ? '' : ' → …'}`;
  const winner = winnerName(problem, ruleset.outcome(position)) ?? '';
  return escapeMarkdown(say(view, message('Line of play: {0}; {1} wins.', line, winner)));
}

function links(view: View, problem: Problem, line: number): string {
  const { id, source } = view.document.choice;
  const { id: shown, title, url } = nameOf(problem, id);
  const name = `${shown} ${title}`;
  const judge: Page = [source === 'fit' ? say(view, message('{0}, told by the layout', name)) : name, url];
  const ours: Page[] = [
    [say(view, message('Rules and theory')), rulesetUrl(view, problem)],
    [say(view, message('The whole line of play')), lineOfPlayUrl(view, line)],
  ];
  return [judge, ...ours.filter(([, url]) => url !== undefined)].map(link).join(' · ');
}

type Page = [name: string, url: string | undefined];

const link = ([name, url]: Page): string =>
  url === undefined ? escapeMarkdown(name) : `[${escapeMarkdown(name)}](${url})`;
