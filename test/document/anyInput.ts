/** Files at random: inputs of a problem as people have them, and what happens to them. */
import type { Change } from '../../server/src/document/document';
import { terminatorOf, writeCase, writeInput } from '../../server/src/formats/write';
import type { Problem } from '../../server/src/problems/problem';
import { type Draw, editNote, textNote } from '../draw';
import { anyCase, anyCases } from '../formats/anyFormat';
import { anyText } from '../text/anyText';
import { linesOf } from '../text/edits';

/** What stands between cases, or in the middle of one. */
const ODD_LINES = [
  '',
  '# a remark',
  '#> Stan wins',
  '#> 1',
  '#>',
  '0',
  '0 0',
  '1',
  '3',
  '1 2',
  ' 1  2 ',
  '007 5',
  'x',
  '-1 2',
  '1000000000000000000',
  '# game: nothing',
  '# game: luogu-p1290',
  '\u3000',
  '5 1 2 3',
  '\ufeff',
];

/** A piece of an input: whole cases, with odd lines between, and perhaps an end. */
function anyPiece(draw: Draw, problem: Problem, most = 4): string {
  const { input } = problem;
  const lines: string[] = [];
  for (let left = draw.integer(most >> 2, most); left > 0; left--) {
    const kind = draw.integer(0, 19);
    if (kind < 15) lines.push(...writeCase(input, anyCase(draw, input)));
    else if (kind === 15) lines.push(terminatorOf(input) ?? String(draw.integer(0, 4)));
    else lines.push(draw.oneOf(ODD_LINES));
    if (draw.oneIn(4)) lines.push(`#> ${problem.sample.output.split('\n')[0]!}`);
  }
  const ending = draw.oneIn(7) ? draw.oneOf(['\r\n', '\r']) : '\n';
  const text = lines.map((line) => line + ending).join('');
  return draw.oneIn(5) ? text.slice(0, -1) : text;
}

/** An input with its count and its end as they should be, or nearly. */
export function anyInput(draw: Draw, problem: Problem, most = 24): string {
  const count = problem.input.end.kind === 'count' && !draw.oneIn(6) ? `${draw.integer(0, most)}\n` : '';
  const terminator = terminatorOf(problem.input);
  const text =
    count + anyPiece(draw, problem, most) + (terminator !== undefined && !draw.oneIn(3) ? `${terminator}\n` : '');
  return draw.note(text, textNote);
}

/** An input that is as the statement has it. */
export function rightInput(draw: Draw, { input, objections }: Problem): string {
  const cases = anyCases(draw, input, draw.oneOf([1, 3, 12]));
  const legal = cases.filter((fields) => !objections || objections(fields).length === 0);
  return draw.note(writeInput(input, legal), textNote);
}

/** A change anywhere: mostly small, sometimes of all there is, sometimes beyond the end. */
export function anyChange(draw: Draw, problem: Problem, before: string): Change {
  if (draw.oneIn(40)) return draw.note({ text: anyInput(draw, problem) }, editNote);
  const lines = linesOf(before);
  const line = draw.integer(0, lines.length);
  const start = { line, character: anyCharacter(draw, lines[line]) };
  const end = draw.oneIn(3) ? start : anyEnd(draw, lines, line);
  const span = draw.oneIn(4) ? { start: end, end: start } : { start, end };
  return draw.note({ span, text: anyReplacement(draw, problem) }, editNote);
}

function anyEnd(draw: Draw, lines: readonly string[], from: number): { line: number; character: number } {
  const line = from + (draw.oneIn(13) ? draw.oneOf([10, 1000]) : draw.oneOf([0, 0, 0, 1, 1, 1, 2, 3]));
  return { line, character: line > from && draw.oneIn(2) ? 0 : anyCharacter(draw, lines[line]) };
}

const anyCharacter = (draw: Draw, line = ''): number => draw.oneOf([0, line.length, draw.integer(0, line.length + 2)]);

const TYPED = ['', '', '\n', '1', '0', ' ', '2', '\r', '\r\n', '#', '\n\n', 'x', '#> ', '0 0\n'];

function anyReplacement(draw: Draw, problem: Problem): string {
  const kind = draw.integer(0, 7);
  if (kind < 4) return draw.oneOf(TYPED);
  return kind < 7 ? anyPiece(draw, problem, 3) : draw.sample(anyText);
}
