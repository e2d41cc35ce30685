/** What to say when it is not clear which problem a file holds. */
import { legible } from '../../formats/numeral';
import type { Problem } from '../../problems/problem';
import type { Finding, Fix } from '../../text/finding';
import { type Message, message } from '../../text/message';
import { type Span, spanOfLine } from '../../text/place';
import { kindOf, VALUES } from '../../text/table';
import { headerLine } from '../choice/header';
import { closestId, similarIds } from '../choice/similarIds';
import type { GameDocument } from '../document';
import { beginOwnGame, ownFindings } from '../rules/ownFindings';

export function choiceFindings(document: GameDocument): Finding[] {
  const { choice } = document;
  if (choice.problem || choice.own) return ownFindings(document);
  if (choice.id !== undefined) return [unknownProblem(document, choice.id)];
  const span = firstValues(document);
  if (!span) return [];
  return choice.candidates.length > 0
    ? [
        {
          code: 'ambiguous-problem',
          severity: 'warning',
          span,
          message: whichOf(choice.candidates),
          fixes: [
            ...choice.candidates.slice(0, LISTED).map(writeHeader),
            ...(choice.candidates.length > LISTED ? [selectProblem] : []),
          ],
        },
      ]
    : [
        {
          code: 'no-problem',
          severity: 'warning',
          span,
          message: message(
            'The layout fits no known problem. Name the problem on a line “# game: …” to see what is wrong.',
          ),
          fixes: [selectProblem],
        },
      ];
}

/** Several fit as well as each other, or one does and there is too little to rule out the others. */
const whichOf = (candidates: readonly Problem[]): Message =>
  candidates.length > 1
    ? message('Several problems have this layout: {0}. Name yours on a line “# game: …”.', idsOf(candidates))
    : message(
        'This may be {0}, but there is too little to tell. Name your problem on a line “# game: …”.',
        idsOf(candidates),
      );

/** Editors without a list of problems are given the line to fill in. */
const selectProblem: Fix = {
  title: message('Select the problem…'),
  edits: [{ span: spanOfLine(0, 0, 0), text: headerLine('') }],
  action: 'selectProblem',
};

const writeHeader = ({ id, title }: Problem): Fix => ({
  title: message('This is {0}: {1}', id, title),
  edits: [{ span: spanOfLine(0, 0, 0), text: headerLine(id) }],
});

const LISTED = 8;

function idsOf(candidates: readonly Problem[]): string {
  const ids = candidates.slice(0, LISTED).map(({ id }) => id);
  return candidates.length > LISTED ? `${ids.join(', ')}, …` : ids.join(', ');
}

function unknownProblem(document: GameDocument, id: string): Finding {
  const { choice, header } = document;
  const span = header?.span ?? spanOfLine(0, 0, 0);
  const fixes =
    choice.source === 'header' && header
      ? [
          ...similarIds(id, LISTED).map((similar) => ({
            title: message('Write {0}', similar),
            edits: [{ span, text: similar }],
          })),
          ...beginOwnGame(document, header),
        ]
      : [];
  return { code: 'unknown-problem', severity: 'error', span, message: sentenceOn(id), fixes };
}

function sentenceOn(id: string): Message {
  if (id === '') return message('The line names no problem.');
  const near = closestId(id);
  return near === undefined
    ? message('Unknown problem “{0}”.', legible(id))
    : message('Unknown problem “{0}”. Did you mean “{1}”?', legible(id), near);
}

/** Returns the first line with numbers. */
function firstValues({ blocks }: GameDocument): Span | undefined {
  for (let index = 0; index < blocks.length; index++) {
    const { table } = blocks.at(index);
    for (let line = 0; line < table.lineCount; line++) {
      const [from, to] = [table.lineToken[line]!, table.lineToken[line + 1]!];
      const origin = table.lineStart[line]!;
      if (kindOf(table, line) === VALUES && from < to) {
        return spanOfLine(
          blocks.linesBefore(index) + line,
          table.tokenStart[from]! - origin,
          table.tokenEnd[to - 1]! - origin,
        );
      }
    }
  }
  return undefined;
}
