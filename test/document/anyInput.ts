/** Files at random: inputs of a problem as people have them, and what happens to them. */
import fc, { type GeneratorValue } from 'fast-check';
import type { Change } from '../../server/src/document/document';
import type { Problem } from '../../server/src/problems/problem';
import { terminatorOf, writeCase } from '../../server/src/formats/write';
import { anyCase } from '../formats/anyFormat';
import { anyText } from '../text/anyText';
import { linesOf } from '../text/edits';

const upTo = (draw: GeneratorValue, max: number, min = 0): number => draw(fc.integer, { min, max });

/** What stands between cases, or in the middle of one. */
const oddLine = fc.constantFrom('', '# a remark', '#> Stan wins', '#> 1', '#>', '0', '0 0', '1', '3', '1 2', ' 1  2 ', '007 5', 'x', '-1 2', '1000000000000000000', '# game: nothing', '# game: luogu-p1290', '\u3000', '5 1 2 3', '\ufeff');

/** A piece of an input: whole cases, with odd lines between, and perhaps an end. */
export function anyPiece(draw: GeneratorValue, problem: Problem, most = 4): string {
  const { input } = problem;
  const lines: string[] = [];
  for (let left = upTo(draw, most, most >> 2); left > 0; left--) {
    const kind = upTo(draw, 19);
    if (kind < 15) lines.push(...writeCase(input, anyCase(draw, input)));
    else if (kind === 15) lines.push(terminatorOf(input) ?? String(upTo(draw, 4)));
    else lines.push(draw(() => oddLine));
    if (upTo(draw, 3) === 0) lines.push(`#> ${problem.sample.output.split('\n')[0]!}`);
  }
  const ending = draw(() => fc.oneof({ weight: 12, arbitrary: fc.constant('\n') }, fc.constant('\r\n'), fc.constant('\r')));
  const text = lines.map((line) => line + ending).join('');
  return upTo(draw, 4) === 0 ? text.slice(0, -1) : text;
}

/** An input with its count and its end as they should be, or nearly. */
export function anyInput(draw: GeneratorValue, problem: Problem, most = 24): string {
  const count = problem.input.end.kind === 'count' && upTo(draw, 5) > 0 ? `${upTo(draw, most)}\n` : '';
  const terminator = terminatorOf(problem.input);
  return count + anyPiece(draw, problem, most) + (terminator !== undefined && upTo(draw, 2) > 0 ? `${terminator}\n` : '');
}

/** A change anywhere: mostly small, sometimes of all there is, sometimes beyond the end. */
export function anyChange(draw: GeneratorValue, problem: Problem, before: string): Change {
  if (upTo(draw, 39) === 0) return { text: anyInput(draw, problem) };
  const lines = linesOf(before);
  const line = upTo(draw, lines.length);
  const start = { line, character: anyCharacter(draw, lines[line]) };
  const end = upTo(draw, 2) === 0 ? start : anyEnd(draw, lines, line);
  const isBackward = end.line === start.line && end.character < start.character;
  return { span: isBackward ? { start: end, end: start } : { start, end }, text: anyReplacement(draw, problem) };
}

function anyEnd(draw: GeneratorValue, lines: readonly string[], from: number): { line: number; character: number } {
  const line = from + draw(() => fc.oneof({ weight: 12, arbitrary: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 3) }, fc.constantFrom(10, 1000)));
  return { line, character: line > from && upTo(draw, 1) === 0 ? 0 : anyCharacter(draw, lines[line]) };
}

function anyCharacter(draw: GeneratorValue, line = ''): number {
  return draw(() => fc.oneof(fc.constant(0), fc.constant(line.length), fc.nat(line.length + 2)));
}

function anyReplacement(draw: GeneratorValue, problem: Problem): string {
  return draw(() => fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', '', '\n', '1', '0', ' ', '2', '\r', '\r\n', '#', '\n\n', 'x', '#> ', '0 0\n') },
    { weight: 1, arbitrary: anyText },
    { weight: 3, arbitrary: fc.gen().map((piece) => anyPiece(piece, problem, 3)) },
  ));
}
