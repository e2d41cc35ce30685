/** The report on a case as Markdown, for hovers and the tooltips of hints. */
import type { MarkupContent } from 'vscode-languageserver-types';
import type { Case } from '../../document/case';
import { hasTooManyDigits, tooManyDigits } from '../../document/caseSize';
import type { Problem } from '../../problems/problem';
import { nameOf } from '../../problems/shared/names';
import type { Explanation } from '../../rulesets/ruleset';
import { message } from '../../text/message';
import { translated, type View } from '../view';
import {
  type CaseReport,
  caseReport,
  type Listing,
  moreMoves,
  type PositionReport,
  type ReportRoom,
  type Verdict,
  verdictsOn,
} from './caseReport';
import { boardUrl, lineOfPlayUrl, rulesetUrl } from './links';
import { pictureMarkdown } from './picture';
import { escapeMarkdown, explanationMarkdown } from './reasons';
import { symbols } from './verdict';

/** As much as one sees of a hover without scrolling far. */
export const HOVER_ROOM: ReportRoom = {
  moves: 8,
  turns: 12,
  positionUnits: 60,
  playUnits: 240,
  outputLines: 12,
  outputLineUnits: 1000,
};

/** Returns all that is to be said of a case, or of its position on the line; undefined if the case is not legal. */
export function caseMarkdown(view: View, testCase: Case, line: number): MarkupContent | undefined {
  const { document } = view;
  if (hasTooManyDigits(document, testCase))
    return markdown([escapeMarkdown(translated(view, tooManyDigits(document)))]);
  const report = caseReport(document, testCase, line, HOVER_ROOM);
  if (!report) return undefined;
  return markdown(
    report.position
      ? aboutPosition(view, report, report.position)
      : [
          links(view, report.problem, line),
          outputMarkdown(view, report),
          verdictTable(view, verdictsOn(document, testCase, HOVER_ROOM)),
        ],
  );
}

const markdown = (parts: readonly string[]): MarkupContent => ({
  kind: 'markdown',
  value: parts.filter((part) => part !== '').join('\n\n'),
});

/** The links stand in the first line, since below a long explanation they would not be found. */
const aboutPosition = (view: View, report: CaseReport, position: PositionReport): string[] => [
  pictureMarkdown(view, report.problem, position.position),
  `**${symbols[position.outcome]} ${escapeMarkdown(translated(view, position.verdict))}** · ${links(view, report.problem, position.line)}`,
  escapeMarkdown(capitalized(translated(view, position.sentence))),
  report.isBeyondEnd
    ? `_${translated(view, message('This case comes after the end of the input: no judge reads it.'))}_`
    : '',
  outputMarkdown(view, report),
  movesMarkdown(view, position),
  `${translated(view, message('Why:'))}\n\n${inHover(view, position.reasons)}`,
  position.play ? escapeMarkdown(translated(view, position.play)) : '',
];

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Renders an explanation for a hover; those of VS Code set the columns of a table side by side without a gap. */
const inHover = (view: View, explanation: Explanation): string =>
  explanationMarkdown(explanation, view, view.hasCommands);

function verdictTable(view: View, { shown, total }: Listing<Verdict>): string {
  const rows = shown.map(({ line, notation, outcome }) => [String(line + 1), notation, symbols[outcome]]);
  const table = {
    head: [message('line'), message('position'), message('outcome')],
    rows: total > shown.length ? [...rows, ['…', '…', '…']] : rows,
  };
  return inHover(view, [table]);
}

function outputMarkdown(view: View, { output }: CaseReport): string {
  if (!output) return '';
  const more = output.total > output.shown.length ? ['…'] : [];
  return [translated(view, message('Expected output:')), '```text', ...output.shown, ...more, '```'].join('\n');
}

function movesMarkdown(view: View, { moves }: PositionReport): string {
  const { shown, total } = moves;
  const [first] = shown;
  if (!first) return '';
  const more = moreMoves(moves);
  if (total === 1 && !more) return escapeMarkdown(translated(view, message('Winning move: {0}', first)));
  return [
    translated(view, message('Winning moves:')),
    ...shown.map((move) => `- ${escapeMarkdown(translated(view, move))}`),
    ...(more ? [`- ${translated(view, more)}`] : []),
  ].join('\n');
}

/** Returns the judge's page, and ours where the editor can show them. */
function links(view: View, problem: Problem, line: number): string {
  const { id, source } = view.document.choice;
  const { id: shown, title, url } = nameOf(problem, id);
  const name = shown === title ? title : `${shown} ${title}`;
  const judge: Page = [source === 'fit' ? translated(view, message('{0}, told by the layout', name)) : name, url];
  const ours: Page[] = [
    [translated(view, message('Rules and theory')), rulesetUrl(view, problem)],
    [translated(view, message('The whole line of play')), lineOfPlayUrl(view, line)],
    [translated(view, message('Board')), boardUrl(view, line)],
  ];
  return [judge, ...ours.filter(([, url]) => url !== undefined)].map(link).join(' · ');
}

type Page = [name: string, url: string | undefined];

const link = ([name, url]: Page): string =>
  url === undefined ? escapeMarkdown(name) : `[${escapeMarkdown(name)}](${url})`;
