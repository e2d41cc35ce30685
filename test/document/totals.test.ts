import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GameDocument } from '../../server/src/document/document';
import type { Finding } from '../../server/src/text/finding';
import { english, render } from '../../server/src/text/message';
import { anyDraw } from '../draw';
import { runs } from '../thorough';
import { allFindings } from './observe';

const HEADER = '# game: mine\n# input: T / n / a1 … an / …\n# bounds: sum(n) over all cases <= 6\n# move: take 1..a\n';

const open = (text: string, blockSize?: number): GameDocument =>
  new GameDocument('file:///x.game', text, { fileName: 'x.game' }, blockSize);

const isOfAll = ({ code }: Finding): boolean => code === 'sum-too-large' || code === 'too-many-cases';

const said = (text: string, blockSize?: number): string[] =>
  allFindings(open(text, blockSize))
    .filter(isOfAll)
    .map(
      ({ span: { start }, severity, message }) =>
        `${start.line + 1}:${start.character + 1} ${severity} ${render(message, english)}`,
    );

const fileOf = (lengths: readonly number[]): string =>
  `${HEADER}${lengths.length}\n${lengths.map((n) => `${n}\n${Array(n).fill(1).join(' ')}\n`).join('')}`;

describe('document/totals', () => {
  it('warns at the number with which a sum is passed', () => {
    assert.deepEqual(said(fileOf([1, 2, 3])), []);
    assert.deepEqual(said(fileOf([1, 2, 3, 1, 2])), [
      '12:1 warning The statement allows a sum of n over all cases of at most 6: here it is passed.',
    ]);
  });

  it('warns within a list, and at the first case too many', () => {
    const header = HEADER.replace('sum(n)', 'at most 2 cases, sum(a)');
    assert.deepEqual(said(`${header}3\n2\n3 2\n3\n1 1 1\n1\n1\n`), [
      '10:1 warning The statement allows at most 2 cases in a file: this is one more.',
      '9:3 warning The statement allows a sum of a over all cases of at most 6: here it is passed.',
    ]);
  });

  it('counts what the first line says, and answers all the same', () => {
    assert.deepEqual(said(fileOf([5, 5]).replace('\n2\n', '\n1\n')), []);
    assert.deepEqual(
      allFindings(open(fileOf([5, 5])))
        .filter(({ severity }) => severity === 'error')
        .map(({ code }) => code),
      [],
    );
  });

  it('knows the place in blocks of every size, and after every edit', () => {
    fc.assert(
      fc.property(anyDraw, fc.integer({ min: 1, max: 200 }), (draw, blockSize) => {
        const lengths = Array.from({ length: draw.integer(1, 8) }, () => draw.integer(1, 3));
        const document = open(fileOf(lengths), blockSize);
        for (let edit = 0; edit < 3; edit++) {
          const index = draw.integer(0, lengths.length - 1);
          const line = 5 + 2 * index;
          lengths[index] = draw.integer(1, 3);
          document.update([
            {
              span: { start: { line, character: 0 }, end: { line: line + 2, character: 0 } },
              text: `${lengths[index]}\n${Array(lengths[index]).fill(1).join(' ')}\n`,
            },
          ]);
          let sum = 0;
          const passing = lengths.findIndex((n) => (sum += n) > 6);
          const found = allFindings(document).filter(isOfAll);
          assert.deepEqual(
            found.map(({ span }) => span.start.line),
            passing < 0 ? [] : [5 + 2 * passing],
          );
        }
      }),
      runs(60),
    );
  });
});
