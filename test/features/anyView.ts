/** Files of any problem, in any state: what every feature has to put up with. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Range } from 'vscode-languageserver-types';
import { GameDocument } from '../../server/src/document/document';
import type { View } from '../../server/src/features/view';
import { problems } from '../../server/src/problems/index';
import { english } from '../../server/src/text/message';
import { anyProblem } from '../problems/anyProblem';
import { anyText } from '../text/anyText';

/** Samples with lines put in between, left out, or put in their place. */
const worked: fc.Arbitrary<{ id: string; text: string }> = anyProblem.chain(({ id, sample }) => {
  const lines = sample.input.split('\n');
  const odd = fc.constantFrom(
    '# a remark',
    '#> Stan wins',
    '#>',
    '',
    '0',
    '0 0',
    '1',
    '7 x 7',
    '3 3',
    '007 2',
    '99999999999999999999 1',
    ' 1  2 ',
    '# game: poj-2348',
    '2\r',
  );
  const change = fc.tuple(fc.nat(lines.length), fc.nat(2), odd);
  return fc.array(change, { maxLength: 6 }).map((changes) => {
    const text = [...lines];
    for (const [at, removed, line] of changes) text.splice(at, removed, ...(removed === 2 ? [] : [line]));
    return { id, text: text.join('\n') };
  });
});

const wild = fc.record({ id: fc.constantFrom(...problems.map(({ id }) => id), 'nothing'), text: anyText });

/** In blocks of a few lines, so that their borders are met as well. */
export const anyView: fc.Arbitrary<View> = fc.oneof(worked, wild).map(({ id, text }) => {
  const fileName = `x.${id}.game`;
  return {
    document: new GameDocument(`file:///${fileName}`, text, { fileName }, 48),
    translate: english,
    hasCommands: true,
  };
});

export const goOn = (): Promise<boolean> => Promise.resolve(true);

/** The range lies within the text, and does not end before it begins. */
export function assertInside({ document }: View, { start, end }: Range): void {
  for (const { line, character } of [start, end]) {
    assert.ok(line >= 0 && line < document.lineCount, `line ${line} of ${document.lineCount}`);
    assert.ok(
      character >= 0 && character <= document.lineText(line).length,
      `character ${character} of ‘${document.lineText(line)}’`,
    );
  }
  assert.ok(isAtMost(start, end));
}

export const contains = (outer: Range, inner: Range): boolean =>
  isAtMost(outer.start, inner.start) && isAtMost(inner.end, outer.end);

export const isAtMost = (a: Range['start'], b: Range['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.character <= b.character);

/** What the text of a one-line range reads. */
export const textAt = ({ document }: View, { start, end }: Range): string =>
  start.line === end.line
    ? document.lineText(start.line).slice(start.character, end.character)
    : `${start.line}…${end.line}`;
