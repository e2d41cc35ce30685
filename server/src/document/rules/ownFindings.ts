/** What to say of the lines that declare a game: in the header of a file, or in a file of rules beside it. */
import { guessLayouts } from '../../games/editing/guess';
import { isKey } from '../../games/keyNames';
import type { RuleLine } from '../../games/lines';
import type { Finding, Fix } from '../../text/finding';
import { message } from '../../text/message';
import { spanOfLine } from '../../text/place';
import { declaredIn } from '../choice/declaration';
import type { Header } from '../choice/header';
import type { GameDocument } from '../document';

/** Returns the findings on the lines that declare the game, or that declare nothing although they seem to. */
export function ownFindings(document: GameDocument): Finding[] {
  const {
    choice: { own, problem, source },
    header,
  } = document;
  if (!own) return problem && source === 'header' && header ? unusedRules(document, header) : [];
  if (!own.text.nameSpan) return brokenFile(document);
  return [...linesAbove(own.text.above ?? []), ...own.game.findings];
}

/** Rules are not read there, so a game without them would be another one. */
const linesAbove = (above: readonly RuleLine[]): Finding[] =>
  above
    .filter(({ key }) => isKey(key))
    .map(({ line, keyPiece, value }) => ({
      code: 'rules-unused',
      severity: 'warning',
      span: spanOfLine(line, keyPiece.from, Math.max(value.to, keyPiece.to)),
      message: message('Rules stand below the line that names the game: above it they say nothing.'),
    }));

/** A game that is built in is played by its own rules. A line without moves may be a remark. */
function unusedRules(document: GameDocument, header: Header): Finding[] {
  const moves = declaredIn(document.heading)?.lines.filter(({ key }) => key === 'move') ?? [];
  const name = `my-${header.id}`;
  return moves.slice(0, 1).map(({ line, keyPiece, value }) => ({
    code: 'rules-unused',
    severity: 'warning',
    span: spanOfLine(line, keyPiece.from, Math.max(value.to, keyPiece.to)),
    message: message('{0} is built in, and played by its own rules: these lines are comments.', header.id),
    fixes: [{ title: message('Write {0}', name), edits: [{ span: header.span, text: name }] }],
  }));
}

/** Its mistakes are shown where they are; here it is only said why nothing is answered. */
function brokenFile({ choice: { own }, header }: GameDocument): Finding[] {
  const first = own?.game.findings.find(({ severity }) => severity === 'error');
  if (!own || own.playable || !first) return [];
  return [
    {
      code: 'broken-rules',
      severity: 'error',
      span: header?.span ?? spanOfLine(0, 0, 0),
      message: message(
        'The rules in {0} cannot be played: line {1}: {2}',
        `${own.text.name}.gamerules`,
        first.span.start.line + 1,
        first.message,
      ),
    },
  ];
}

/** Longer texts are not guessed at anyway. */
const MOST_LINES = 20_000;

/** Begins a game of one's own below a header: the layout that the numbers fit, and a move to be filled in. */
export function beginOwnGame(document: GameDocument, { name, span }: Header): Fix[] {
  if (name === '') return [];
  const { line } = span.start;
  const end = document.lineText(line).length;
  // A layout that counts its cases can only be told from all of them.
  const [layout] = guessLayouts(document.firstLines(MOST_LINES));
  const lines = [...(layout === undefined ? [] : [`# input: ${layout}`]), '# move: '];
  return [
    {
      title: message('Declare {0} as a game of your own', name),
      edits: [{ span: spanOfLine(line, end, end), text: `\n${lines.join('\n')}` }],
    },
  ];
}
