/** What an editor shows of a file depends on its text, never on how the text came about. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { type Change, GameDocument } from '../../server/src/document/document';
import { inlayHints } from '../../server/src/features/inlayHint';
import type { View } from '../../server/src/features/view';
import { problems } from '../../server/src/problems/index';
import { english } from '../../server/src/text/message';
import type { Place } from '../../server/src/text/place';
import { anyChange, anyInput } from '../document/anyInput';
import { observe } from '../document/observe';
import { anyDraw, type Draw, editNote } from '../draw';
import { linesOf, replaced } from '../text/edits';
import { runs } from '../thorough';
import { outputOf } from './view';

const samples = path.join(__dirname, '../../samples');

/** The statements' samples and the test files, with nothing in them that names the problem. */
const texts: readonly string[] = [
  ...problems.map(({ sample }) => sample.input),
  ...readdirSync(samples).map((name) => readFileSync(path.join(samples, name), 'utf8').replace(/^# game: .*\n/, '')),
];

const openFile = (text: string, blockSize?: number): View => ({
  document: new GameDocument('file:///x.game', text, { fileName: 'x.game' }, blockSize),
  translate: english,
  hasCommands: true,
});

/** The choice, the cases and the findings; the hints; the judge's output. */
const shown = (view: View) => ({
  ...observe(view.document),
  hints: inlayHints(view, { start: origin, end: endOf(view.document.text()) }, { verdict: true, winningMove: true }),
  output: outputOf(view),
});

const origin: Place = { line: 0, character: 0 };

function endOf(text: string): Place {
  const lines = linesOf(text);
  return { line: lines.length - 1, character: lines.at(-1)!.length };
}

/** Puts a piece in place of a span, which editors may well give backwards. */
const change = (draw: Draw, start: Place, end: Place, text: string): Change => ({
  span: draw.oneIn(3) ? { start: end, end: start } : { start, end },
  text,
});

/** Ways from an empty text to a given one, change by change. */
const ways: readonly ((draw: Draw, text: string) => Change[])[] = [
  (_, text) => [{ text }],
  (draw, text) => [change(draw, origin, origin, text)],
  (_, text) => typed(Array.from(text)),
  (_, text) => typed(text.split(/(?<=\n)/)),
  (_, text) => typed(text.split(/(?<=\n)/).reverse(), () => origin),
  (draw, text) => inAnyOrder(draw, text),
];

/** Each piece after the ones before it, or where `place` says. */
function typed(pieces: readonly string[], place = endOf): Change[] {
  let before = '';
  return pieces.map((text) => {
    const at = place(before);
    before += text;
    return { span: { start: at, end: at }, text };
  });
}

/** The lines are written in any order, each at its place among those that are there. */
function inAnyOrder(draw: Draw, text: string): Change[] {
  const lines = text.split(/(?<=\n)/);
  const written: number[] = [];
  const changes: Change[] = [];
  const left = [...lines.keys()];
  while (left.length > 0) {
    const [index] = left.splice(draw.integer(0, left.length - 1), 1);
    const line = written.filter((other) => other < index!).length;
    // The last line may have no line ending: then what is below it is pushed on as it is put in.
    changes.push({ span: { start: { line, character: 0 }, end: { line, character: 0 } }, text: lines[index!]! });
    written.push(index!);
  }
  return changes;
}

/** First some other text with changes anywhere, then all of it is gone. */
function detour(draw: Draw): Change[] {
  if (draw.oneIn(3)) return [];
  const problem = draw.oneOf(problems);
  let text = draw.oneIn(2) ? draw.oneOf(texts) : anyInput(draw, problem);
  if (draw.oneIn(4)) text = `# game: ${problem.id}\n${text}`;
  const changes: Change[] = [{ text }];
  for (let more = draw.integer(0, 6); more > 0; more--) {
    const next = anyChange(draw, problem, text);
    changes.push(next);
    text = next.span ? replaced(text, next.span, next.text) : next.text;
  }
  changes.push(change(draw, origin, endOf(text), ''));
  return changes;
}

describe('features: a text that is typed', () => {
  it('is shown as if it were opened, whatever way it came about', () => {
    fc.assert(
      fc.property(anyDraw, fc.constantFrom(undefined, 1, 20, 300), (draw, blockSize) => {
        const wanted = draw.oneOf(texts);
        const view = openFile(draw.oneIn(2) ? '' : draw.oneOf(texts), blockSize);
        const { document } = view;
        document.update([change(draw, origin, endOf(document.text()), '')]);
        const changes = [...detour(draw), ...draw.oneOf(ways)(draw, wanted)];
        for (const one of changes) draw.note(one, editNote);
        while (changes.length > 0) {
          document.update(changes.splice(0, draw.oneOf([1, 1, 1, 5])));
          // What was seen before must not be remembered where it is no longer true.
          if (draw.oneIn(8)) shown(view);
        }
        const text = document.text();
        assert.deepEqual(shown(view), shown(openFile(text, blockSize)));
        assert.deepEqual(shown(view), shown(openFile(text)), 'in one block');
      }),
      runs(30, 120),
    );
  });

  it('has all of its parts in the end, and no others', () => {
    fc.assert(
      fc.property(anyDraw, fc.constantFrom(...texts), (draw, wanted) => {
        for (const way of ways.slice(0, -1)) {
          const view = openFile('');
          for (const one of way(draw, wanted)) view.document.update([one]);
          assert.equal(view.document.text(), wanted);
        }
      }),
      runs(6, 20),
    );
  });

  it('is never shown as another game on the way', () => {
    for (const { id, sample } of problems) {
      const { document } = openFile('');
      for (const one of typed(Array.from(sample.input))) {
        document.update([one]);
        assert.ok([undefined, id].includes(document.problem?.id), `${id}: ${JSON.stringify(document.text())}`);
      }
    }
  });
});
