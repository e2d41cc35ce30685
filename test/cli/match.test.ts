import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Match } from '../../server/src/cli/programs/match';
import type { Comparison } from '../../server/src/judging/expected';
import { runs } from '../thorough';

/** What counts of an output, read as a whole. */
const counting: Readonly<Record<Comparison, (output: string) => string>> = {
  exact: (output) => output,
  lines: (output) => output.replace(/[ \t\r]+(?=\n|$)/g, '').replace(/([^\n])$/, '$1\n'),
  words: (output) => (output.match(/\S+/g) ?? []).join('\n'),
};

const anyPieces = fc.array(
  fc
    .array(fc.constantFrom('a', 'b', ' ', '\t', '\r', '\n', 'Stan wins\n'), { maxLength: 6 })
    .map((units) => units.join('')),
  { maxLength: 8 },
);

/** Pieces of one output in two ways of cutting it, the second with other blanks or another letter now and then. */
const anyOutputs = fc.oneof(
  fc.tuple(anyPieces, anyPieces),
  fc
    .tuple(anyPieces, fc.constantFrom('', ' ', 'b'), fc.func(fc.integer({ min: 1, max: 4 })))
    .map(([pieces, more, lengthAt]): [string[], string[]] => {
      const output = pieces.join('').replace('\n', `${more}\n`);
      const cut: string[] = [];
      for (let at = 0; at < output.length;) {
        const length = lengthAt(at);
        cut.push(output.slice(at, at + length));
        at += length;
      }
      return [pieces, cut];
    }),
);

function commonPrefix(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return one.slice(0, length);
}

const linesIn = (text: string): number => text.split('\n').length - 1;

describe('cli/match', () => {
  for (const comparison of ['lines', 'words', 'exact'] as const) {
    it(`finds the same as reading both outputs as a whole: ${comparison}`, () => {
      fc.assert(
        fc.property(anyOutputs, fc.boolean(), ([wanted, got], isInTurn) => {
          const match = new Match(comparison);
          const wantAll = () => wanted.forEach((piece) => match.want(Buffer.from(piece)));
          if (!isInTurn) wantAll();
          for (const piece of got) match.take(Buffer.from(piece));
          if (isInTurn) wantAll();
          const whole = counting[comparison];
          const [one, other] = [whole(wanted.join('')), whole(got.join(''))];
          assert.equal(match.end(), one === other, JSON.stringify([one, other]));
          const [raw, otherRaw] = [wanted.join(''), got.join('')];
          const same = commonPrefix(raw, otherRaw);
          assert.equal(match.agreed.bytes, same.length);
          const isDivided = raw !== otherRaw && comparison === 'lines';
          if (isDivided) assert.equal(match.agreed.units, linesIn(commonPrefix(one, other)) - linesIn(same));
        }),
        runs(2000),
      );
    });
  }
});
